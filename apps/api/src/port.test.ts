import { expect, test } from 'vitest'
import { portSentence } from './port.ts'

const messageFor = (port: number, code: string) =>
  portSentence({ port, host: 'localhost' }, Object.assign(new Error(`listen ${code}`), { code }))

test('a port below 1024 gets a sentence with one that any user may have, and how visitors get to it', () => {
  for (const port of [80, 443, 1023]) {
    expect(messageFor(port, 'EACCES')).toContain(`Port ${port} is below 1024, where only root can listen.`)
    expect(messageFor(port, 'EACCES')).toContain('PORT=8080 npm start')
    expect(messageFor(port, 'EADDRINUSE')).toContain('PORT=8080 npm start')
  }
})

test('another port is always one there is', () => {
  expect(messageFor(3000, 'EADDRINUSE')).toContain('PORT=3001 npm start')
  expect(messageFor(65_535, 'EADDRINUSE')).toContain('PORT=65534 npm start')
})
