import { expect, test } from 'vitest'
import { ignoreClosedOutput } from './closedOutput.ts'

test('ignores a closed output pipe, but no other write error', () => {
  ignoreClosedOutput()
  const fail = (code: string) => () => process.stderr.emit('error', Object.assign(new Error(`write ${code}`), { code }))
  expect(fail('EPIPE')).not.toThrow()
  expect(fail('ENOSPC')).toThrow('write ENOSPC')
})
