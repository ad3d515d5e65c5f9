import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GiftAidOverview } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await startDeclaring(server.database, { paymentMode: 'test', timeZone: 'Europe/London' })
  path = `/mosques/${mosque.slug}/gift-aid`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  const declaration_id = await mosque.insertDeclaration({ mode: 'test' })
  for (const amount_minor of [1000, 2000])
    await mosque.insertGift({ mode: 'test', declaration_id, gift_aid: 'yes', amount_minor })
})

const createClaim = () => treasurer.post(`${path}/claims`, { gifts: 2, amountMinor: 3000, include: [] })
const readOverview = async () => {
  const data: GiftAidOverview = Object((await treasurer.get(path)).body.data)
  return data
}

describe('schedules', () => {
  test('explain why they can’t be sent, undone or downloaded', async () => {
    const downloadSchedule = async (number: number) =>
      (await treasurer.get(`${path}/claims/${number}/schedule`)).body.message
    const markAs = async (number: number, outcome: string) =>
      (await treasurer.post(`${path}/claims/${number}/outcome`, { outcome })).body.message
    const invalidResponse = await treasurer.post(`${path}/claims`, {
      gifts: 2,
      amountMinor: 3000,
      include: ['ZZZZ-ZZZZ'],
    })
    expect([invalidResponse.code, invalidResponse.body.message]).toEqual([409, expect.stringContaining('ZZZZ-ZZZZ')])
    expect([await downloadSchedule(1), await markAs(1, 'sent')]).toEqual(Array(2).fill('We couldn’t find that claim.'))
    await createClaim()
    expect(await markAs(1, 'sent')).toBe('The claim is marked as sent.')
    expect(await markAs(1, 'sent')).toBe('Claim 1 is already marked as sent.')
    expect(await markAs(1, 'undone')).toContain('Undo it only if HMRC has rejected it')
    expect(await markAs(1, 'rejected')).toContain('undone')
    expect([await downloadSchedule(1), await markAs(1, 'undone')]).toEqual(Array(2).fill('Claim 1 has been undone.'))
  })

  test('are created, downloaded, sent and undone in one transaction with their log entry', async () => {
    const readXmin = async (query: string) =>
      (await server.database.pool.query<{ xmin: string }>(query, [mosque.id])).rows[0]?.xmin
    const claimXmin = () => readXmin('SELECT xmin FROM gift_aid_claims WHERE tenant_id = $1 ORDER BY number DESC')
    const logXmin = () =>
      readXmin('SELECT xmin FROM desk_log WHERE tenant_id = $1 ORDER BY at DESC, xmin::text::bigint DESC')
    await createClaim()
    expect(await claimXmin()).toBe(await logXmin())
    for (const outcome of ['sent', 'rejected']) {
      await treasurer.post(`${path}/claims/1/outcome`, { outcome })
      expect(await claimXmin()).toBe(await logXmin())
    }
    await createClaim()
    await treasurer.get(`${path}/claims/2/schedule`)
    const auditXmin = await readXmin(
      `SELECT xmin FROM audit_entries WHERE tenant_id = $1 ORDER BY xmin::text::bigint DESC`,
    )
    expect(auditXmin).toBe(await logXmin())
  })

  test('keep their state if the log entry can’t be written', async () => {
    await createClaim()
    await server.database.pool.query(`
      CREATE FUNCTION refuse_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
      CREATE TRIGGER refuse_log BEFORE INSERT ON desk_log FOR EACH ROW EXECUTE FUNCTION refuse_log()`)
    try {
      for (const outcome of ['sent', 'undone'])
        expect((await treasurer.post(`${path}/claims/1/outcome`, { outcome })).code).toBe(500)
      expect((await treasurer.get(`${path}/claims/1/schedule`)).code).toBe(500)
    } finally {
      await server.database.pool.query('DROP TRIGGER refuse_log ON desk_log; DROP FUNCTION refuse_log')
    }
    expect((await readOverview()).claims).toMatchObject([{ state: 'open' }])
  })
})
