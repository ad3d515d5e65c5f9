import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createHostnameCheck, readHostnames } from './hostnameCheck.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  mosque = await server.tenant()
})
afterAll(() => server.close())

test('a local proxy has no limit per address, only the total of 1,200 unknown names a minute', async () => {
  let checkCount = 0
  const knows = createHostnameCheck({
    byHostname() {
      checkCount += 1
      return Promise.resolve(undefined)
    },
  })
  for (let time = 0; time < 61; time += 1) await knows(`x${time}.example`, '203.0.113.7')
  for (let time = 0; time < 1300; time += 1) await knows(`y${time}.example`, '127.0.0.1')
  expect(checkCount).toBe(1200)
})

test('under a flood of unknown names, mosques’ names and the desk’s are still confirmed', async () => {
  let listed = 0
  let time = 0
  const names = readHostnames(server.database, ['desk.example.org'], () => time)
  const counted = () => {
    listed += 1
    return names()
  }
  const knows = createHostnameCheck(server.directory, { fromAll: 5, hostnames: counted })
  for (let at = 0; at < 20; at += 1) await knows(`z${at}.example`, '127.0.0.1')
  expect(await knows('z.example', '127.0.0.1')).toBe('later')
  expect(await knows('desk.example.org', '127.0.0.1')).toBe('yes')
  expect(await knows(mosque.hostname, '127.0.0.1')).toBe('yes')
  const late = await server.tenant()
  expect(await knows(late.hostname, '127.0.0.1')).toBe('later')
  time = 5000
  expect(await knows(late.hostname, '127.0.0.1')).toBe('yes')
  expect(listed).toBeGreaterThan(20)
})
