import { expect, test } from 'vitest'
import { ignoreClosedOutput } from './closedOutput.ts'

test('output whose reader has ended is no error of the process, any other failed write is', () => {
  ignoreClosedOutput()
  const fail = (code: string) => () => process.stderr.emit('error', Object.assign(new Error(`write ${code}`), { code }))
  expect(fail('EPIPE')).not.toThrow()
  expect(fail('ENOSPC')).toThrow('write ENOSPC')
})
