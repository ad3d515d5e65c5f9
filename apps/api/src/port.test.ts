import { expect, test } from 'vitest'
import { portErrorMessage } from './port.ts'

const messageFor = (port: number, code: string) =>
  portErrorMessage({ port, host: 'localhost' }, Object.assign(new Error(`listen ${code}`), { code }))

test('for a port below 1024 the message suggests an unprivileged port, and how visitors reach it', () => {
  for (const port of [80, 443, 1023]) {
    expect(messageFor(port, 'EACCES')).toContain(`Port ${port} is below 1024, where only root can listen.`)
    expect(messageFor(port, 'EACCES')).toContain('PORT=8080 npm start')
    expect(messageFor(port, 'EADDRINUSE')).toContain('PORT=8080 npm start')
  }
})

test('always suggests a valid port', () => {
  expect(messageFor(3000, 'EADDRINUSE')).toContain('PORT=3001 npm start')
  expect(messageFor(65_535, 'EADDRINUSE')).toContain('PORT=65534 npm start')
})
