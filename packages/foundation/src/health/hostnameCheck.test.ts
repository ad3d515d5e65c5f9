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

test('limits a local proxy only by the total of 1,200 unknown names a minute', async () => {
  let checkCount = 0
  const check = createHostnameCheck({
    byHostname() {
      checkCount += 1
      return Promise.resolve(undefined)
    },
  })
  for (let time = 0; time < 61; time += 1) await check(`x${time}.example`, '203.0.113.7')
  for (let time = 0; time < 1300; time += 1) await check(`y${time}.example`, '127.0.0.1')
  expect(checkCount).toBe(1200)
})

test('confirms the names of mosques and the desk under a flood of unknown names', async () => {
  let listCount = 0
  let time = 0
  const names = readHostnames(server.database, ['desk.example.org'], () => time)
  const countedNames = () => {
    listCount += 1
    return names()
  }
  const check = createHostnameCheck(server.directory, { maxTotal: 5, hostnames: countedNames })
  for (let i = 0; i < 20; i += 1) await check(`z${i}.example`, '127.0.0.1')
  expect(await check('z.example', '127.0.0.1')).toBe('later')
  expect(await check('desk.example.org', '127.0.0.1')).toBe('yes')
  expect(await check(mosque.hostname, '127.0.0.1')).toBe('yes')
  const newMosque = await server.tenant()
  expect(await check(newMosque.hostname, '127.0.0.1')).toBe('later')
  time = 5000
  expect(await check(newMosque.hostname, '127.0.0.1')).toBe('yes')
  expect(listCount).toBeGreaterThan(20)
})
