import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPublicId } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { makeDemonstrationStaff } from '../../../server/src/desk/demonstration.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { logHeadTasks } from './logHead.ts'
import { checkDeskLog } from './operator.ts'

let server: TestServer
let now = new Date('2026-11-23T07:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

const run = (at: string) => {
  now = new Date(at)
  const { database, directory } = server
  return logHeadTasks({ database, directory, address: () => 'https://desk.example.org', now: () => now })['log-head']()
}
const write = (mosque: TestTenant, at: string) =>
  server.database.forStaff(mosque.id, { accountId: newPublicId(), roles: ['owner'] })((tx) =>
    writeLog(tx, { accountId: undefined, kind: 'staffInvited', content: { values: {} }, now: new Date(at) }),
  )
const heads = async (mosque: TestTenant) =>
  (await server.emails(mosque)).filter(({ kind }) => kind === 'log-head').map(({ email }) => email)
const fingerprintIn = (text = '') => /--head ([0-9a-f]{64})/.exec(text)?.[1] ?? ''

test('every Monday morning each owner is emailed the fingerprint, once, and nobody of a demonstration', async () => {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  await makeDemonstrationStaff(server.database, mosque.id, mosque.slug)
  await staffUser(server, mosque, ['owner'], { now })
  await staffUser(server, mosque, ['owner', 'imam'], { now })
  await staffUser(server, mosque, ['administrator'], { now })
  await run('2026-11-23T08:00:00Z')
  expect(await heads(mosque)).toEqual([])
  await write(mosque, '2026-11-24T10:00:00Z')
  await run('2026-11-30T07:59:00Z')
  await run('2026-11-30T08:00:00Z')
  await run('2026-11-30T09:00:00Z')
  await run('2026-12-02T09:00:00Z')
  const sent = await heads(mosque)
  expect(sent).toHaveLength(2)
  expect(sent.every(({ to }) => !to.endsWith('.invalid'))).toBe(true)
  // Nothing was written in two weeks: the owners have this fingerprint.
  await run('2026-12-14T09:00:00Z')
  expect(await heads(mosque)).toHaveLength(2)
})

test('an emailed fingerprint is found in the log later, with what came after, unless an entry before it was altered', async () => {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  await staffUser(server, mosque, ['owner'], { now })
  await write(mosque, '2026-11-24T10:00:00Z')
  await write(mosque, '2026-11-25T10:00:00Z')
  await run('2026-11-30T08:00:00Z')
  const [email] = await heads(mosque)
  const emailed = fingerprintIn(email?.text)
  await write(mosque, '2026-12-01T10:00:00Z')
  const check = () => checkDeskLog(server.database, mosque.id, emailed)
  expect(await check()).toMatchObject({ entries: 3, problems: [], noted: { position: 2 } })
  // Somebody rewrites the chain from its first entry on, so that it is whole by itself.
  await server.database.pool.query('delete from desk_log where tenant_id = $1', [mosque.id])
  await write(mosque, '2026-11-24T10:00:00Z')
  await write(mosque, '2026-11-25T10:00:00Z')
  expect(await check()).toMatchObject({ entries: 2, problems: [], noted: undefined })
})
