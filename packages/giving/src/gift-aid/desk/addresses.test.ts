import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyReport } from '../../../../server/src/email-reports/applyReport.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { insertRows } from '../../../../testkit/src/insertRows.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-25T12:00:00Z')
const email = 'aisha@example.org'
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  path = `/mosques/${mosque.slug}/gift-aid/addresses`
  await mosque.insertGift()
})

type AddressReport = { id: string; kind: string; name: string; donorId?: string }
const list = async () => {
  const rows: AddressReport[] = Object((await treasurer.get(path)).body.data)
  return rows
}
/** Inserts a sent email to Aisha, and applies a mail server's bounce with this status. */
async function bounce(status: string): Promise<void> {
  const { rows } = await server.database.pool.query<{ id: string }>('select id from donors where tenant_id = $1', [
    mosque.id,
  ])
  const mail = { id: `${'m'.repeat(21)}${status[0]}`, kind: 'receipt', cause: `gift ${status}`, state: 'sent' }
  await insertRows(server.database, mosque.id, 'mails', [
    { ...mail, donor_id: rows[0]?.id, created_at: now.toISOString(), sent_at: now.toISOString() },
  ])
  const report = { kind: 'bounced' as const, status, email: { id: mail.id, hostname: mosque.hostname } }
  await server.database.forTenant(mosque.id)((tx) => applyReport(tx, report, now))
}

test('lists returned post once, until the address is confirmed', async () => {
  const id = await mosque.insertDeclaration()
  for (let run = 0; run < 2; run += 1) expect((await treasurer.post(path, { declaration: id })).code).toBe(200)
  const [report, ...rest] = await list()
  expect(rest).toEqual([])
  expect(report).toMatchObject({ kind: 'post', name: 'Mrs Aisha Rahman', address: '4, S9 5DH', email })
  expect(report?.donorId).toBeDefined()
  expect((await treasurer.post(`${path}/${report?.id}/confirm`)).code).toBe(200)
  expect(await list()).toEqual([])
  expect((await treasurer.post(`${path}/${report?.id}/confirm`)).code).toBe(404)
  // Post can be returned again.
  expect((await treasurer.post(path, { declaration: id })).code).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('lists permanent email bounces, but not temporary ones', async () => {
  await mosque.insertDeclaration()
  await bounce('4.2.2')
  expect(await list()).toEqual([])
  await bounce('5.1.1')
  expect(await list()).toMatchObject([{ kind: 'email', email }])
})

test('a new declaration, or the end of the declaration, settles a report', async () => {
  const id = await mosque.insertDeclaration()
  await treasurer.post(path, { declaration: id })
  await mosque.insertDeclaration({ house: '12', agreed_at: '2026-11-25T13:00:00Z' })
  expect(await list()).toEqual([])

  const otherId = await mosque.insertDeclaration({ email: 'yusuf@example.org', last_name: 'Khan' })
  await treasurer.post(path, { declaration: otherId })
  expect(await list()).toHaveLength(1)
  await treasurer.post(`/mosques/${mosque.slug}/gift-aid/declarations/${otherId}/cancel`, { because: 'donor' })
  expect(await list()).toEqual([])
  expect((await treasurer.post(path, { declaration: otherId })).code).toBe(404)
})

test('rejects other roles and other mosques', async () => {
  const id = await mosque.insertDeclaration()
  const editor = await staffUser(server, mosque, ['editor'], { now })
  expect((await editor.get(path)).code).toBe(403)
  expect((await editor.post(path, { declaration: id })).code).toBe(403)
  const otherMosque = await startDeclaring(server.database)
  const otherTreasurer = await staffUser(server, otherMosque, ['treasurer'], { now })
  expect((await otherTreasurer.post(path.replace(mosque.slug, otherMosque.slug), { declaration: id })).code).toBe(404)
  expect(await list()).toEqual([])
})
