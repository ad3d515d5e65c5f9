import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyReport } from '../../../../server/src/email-reports/applyReport.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { fill } from '../../../../testkit/src/fill.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-25T12:00:00Z')
const email = 'aisha@example.org'
let host: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => host.close())
beforeEach(async () => {
  mosque = await startDeclaring(host.database, { timeZone: 'Europe/London' })
  treasurer = await staffUser(host, mosque, ['treasurer'], { now })
  path = `/mosques/${mosque.slug}/gift-aid/addresses`
  await mosque.gift()
})

type Listed = { id: string; kind: string; name: string; donorId?: string }
const list = async () => {
  const rows: Listed[] = Object((await treasurer.get(path)).body.data)
  return rows
}
/** An email to Aisha that was sent, and what a mail server says of it. */
async function bounce(status: string): Promise<void> {
  const { rows } = await host.database.pool.query<{ id: string }>('select id from donors where tenant_id = $1', [
    mosque.id,
  ])
  const mail = { id: `${'m'.repeat(21)}${status[0]}`, kind: 'receipt', cause: `gift ${status}`, state: 'sent' }
  await fill(host.database, mosque.id, 'mails', [
    { ...mail, donor_id: rows[0]?.id, created_at: now.toISOString(), sent_at: now.toISOString() },
  ])
  const report = { kind: 'bounced' as const, status, email: { id: mail.id, hostname: mosque.hostname } }
  await host.database.forTenant(mosque.id)((tx) => applyReport(tx, report, now))
}

test('returned post is listed until somebody confirms the address; twice is once', async () => {
  const id = await mosque.declaration()
  for (let again = 0; again < 2; again += 1) expect((await treasurer.post(path, { declaration: id })).code).toBe(200)
  const [report, ...others] = await list()
  expect(others).toEqual([])
  expect(report).toMatchObject({ kind: 'post', name: 'Mrs Aisha Rahman', address: '4, S9 5DH', email })
  expect(report?.donorId).toBeDefined()
  expect((await treasurer.post(`${path}/${report?.id}/confirm`)).code).toBe(200)
  expect(await list()).toEqual([])
  expect((await treasurer.post(`${path}/${report?.id}/confirm`)).code).toBe(404)
  // It may come back again.
  expect((await treasurer.post(path, { declaration: id })).code).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('an email that cannot arrive is listed, one that only failed for now is not', async () => {
  await mosque.declaration()
  await bounce('4.2.2')
  expect(await list()).toEqual([])
  await bounce('5.1.1')
  expect(await list()).toMatchObject([{ kind: 'email', email }])
})

test('a donor who declares anew is settled, and so is one whose declaration ends', async () => {
  const id = await mosque.declaration()
  await treasurer.post(path, { declaration: id })
  await mosque.declaration({ house: '12', agreed_at: '2026-11-25T13:00:00Z' })
  expect(await list()).toEqual([])

  const other = await mosque.declaration({ email: 'yusuf@example.org', last_name: 'Khan' })
  await treasurer.post(path, { declaration: other })
  expect(await list()).toHaveLength(1)
  await treasurer.post(`/mosques/${mosque.slug}/gift-aid/declarations/${other}/cancel`, { because: 'donor' })
  expect(await list()).toEqual([])
  expect((await treasurer.post(path, { declaration: other })).code).toBe(404)
})

test('another role and another mosque neither see it nor report it', async () => {
  const id = await mosque.declaration()
  const editor = await staffUser(host, mosque, ['editor'], { now })
  expect((await editor.get(path)).code).toBe(403)
  expect((await editor.post(path, { declaration: id })).code).toBe(403)
  const other = await startDeclaring(host.database)
  const stranger = await staffUser(host, other, ['treasurer'], { now })
  expect((await stranger.post(path.replace(mosque.slug, other.slug), { declaration: id })).code).toBe(404)
  expect(await list()).toEqual([])
})
