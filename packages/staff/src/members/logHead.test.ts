import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPublicId } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { createDemonstrationStaff } from '../../../server/src/desk/demonstration.ts'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createLogHeadTasks } from './logHead.ts'
import { checkDeskLog } from './operator.ts'

let server: TestServer
let now = new Date('2026-11-23T07:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

const run = (time: string) => {
  now = new Date(time)
  const { database, directory } = server
  return createLogHeadTasks({ database, directory, address: () => 'https://desk.example.org', now: () => now })[
    'log-head'
  ]()
}
const write = (mosque: TestTenant, time: string) =>
  server.database.forStaff(mosque.id, { accountId: newPublicId(), roles: ['owner'] })((tx) =>
    writeLog(tx, { accountId: undefined, kind: 'staffInvited', content: { values: {} }, now: new Date(time) }),
  )
const readEmails = async (mosque: TestTenant) =>
  (await server.emails(mosque)).filter(({ kind }) => kind === 'log-head').map(({ email }) => email)
const readFingerprint = (text = '') => /--head ([0-9a-f]{64})/.exec(text)?.[1] ?? ''

test('emails the fingerprint to each owner on Monday mornings, except demonstration accounts', async () => {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  await createDemonstrationStaff(server.database, mosque.id, mosque.slug)
  await staffUser(server, mosque, ['owner'], { now })
  await staffUser(server, mosque, ['owner', 'imam'], { now })
  await staffUser(server, mosque, ['administrator'], { now })
  await run('2026-11-23T08:00:00Z')
  expect(await readEmails(mosque)).toEqual([])
  await write(mosque, '2026-11-24T10:00:00Z')
  await run('2026-11-30T07:59:00Z')
  await run('2026-11-30T08:00:00Z')
  await run('2026-11-30T09:00:00Z')
  await run('2026-12-02T09:00:00Z')
  const sentEmails = await readEmails(mosque)
  expect(sentEmails).toHaveLength(2)
  expect(sentEmails.every(({ to }) => !to.endsWith('.invalid'))).toBe(true)
  // Without entries in two weeks, the owners already have this fingerprint.
  await run('2026-12-14T09:00:00Z')
  expect(await readEmails(mosque)).toHaveLength(2)
})

test('finds an emailed fingerprint in the log, unless an earlier entry was changed', async () => {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  await staffUser(server, mosque, ['owner'], { now })
  await write(mosque, '2026-11-24T10:00:00Z')
  await write(mosque, '2026-11-25T10:00:00Z')
  await run('2026-11-30T08:00:00Z')
  const [email] = await readEmails(mosque)
  const emailedHead = readFingerprint(email?.text)
  await write(mosque, '2026-12-01T10:00:00Z')
  const check = () => checkDeskLog(server.database, mosque.id, emailedHead)
  expect(await check()).toMatchObject({ entries: 3, problems: [], noted: { position: 2 } })
  // The chain is rewritten from its first entry on, so that it is consistent.
  await server.database.pool.query('delete from desk_log where tenant_id = $1', [mosque.id])
  await write(mosque, '2026-11-24T10:00:00Z')
  await write(mosque, '2026-11-25T10:00:00Z')
  expect(await check()).toMatchObject({ entries: 2, problems: [], noted: undefined })
})
