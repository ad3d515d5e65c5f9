import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoxCount, BoxOverview, BoxSheet } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../testing/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../testing/index.ts'

const now = new Date('2026-11-27T14:00:00Z')
let host: TestServer
let mosque: TestTenant
let path: string
let omar: DeskUser
let zaynab: DeskUser
let treasurer: DeskUser

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => host.close())
beforeEach(async () => {
  mosque = await host.tenant({ timeZone: 'Europe/London', paymentMode: 'test' })
  path = `/mosques/${mosque.slug}/box`
  omar = await staffUser(host, mosque, ['counter'], { name: 'Omar Farooq', now })
  zaynab = await staffUser(host, mosque, ['counter'], { name: 'Zaynab Ali', now })
  treasurer = await staffUser(host, mosque, ['treasurer'], { name: 'Fatima Siddiqui', now })
})

const count = (change: Partial<BoxCount> = {}): BoxCount => ({
  envelopes: [
    { name: 'Aisha  Rahman ', amountMinor: 2000 },
    { name: 'Yusuf Khan', amountMinor: 500 },
  ],
  smallCashMinor: 12_345,
  largeNotes: 2,
  declaredMinor: 4000,
  cheques: 1,
  chequesMinor: 7500,
  ...change,
})
/** £25 in envelopes, £123.45 small, £100 in notes, £40 declared, £75 in cheques. */
const totalMinor = 36_345

const place = (change = {}) => ({ day: '2026-11-27', cause: 'general', second: zaynab.accountId, ...change })
async function open(by = omar, change = {}): Promise<string> {
  const { body } = await by.post(`${path}/sheets`, place(change))
  const { sheet }: { sheet: string } = Object(body.data)
  return sheet
}
const save = (id: string, version = 1, change: Partial<BoxCount> = {}, by = omar) =>
  by.post(`${path}/sheets/${id}`, { version, place: place(), count: count(change) })
const confirm = (by: DeskUser, id: string, version = 2, total = totalMinor) =>
  by.post(`${path}/sheets/${id}/confirm`, { version, totalMinor: total })
const view = async (by: DeskUser, id: string) => {
  const { code, body } = await by.get(`${path}/sheets/${id}`)
  const sheet: BoxSheet = Object(body.data)
  return { code, sheet }
}
const overview = async (by: DeskUser) => {
  const data: BoxOverview = Object((await by.get(path)).body.data)
  return data
}
const rows = async (text: string): Promise<unknown[]> =>
  (await host.database.pool.query<object>(text, [mosque.id])).rows
/** Which fields an answer says something is wrong with. */
const wrongFields = ({ body }: Awaited<ReturnType<DeskUser['post']>>): string[] => {
  const { errors = {} }: { errors?: object } = Object(body.data)
  return Object.keys(errors).toSorted()
}
const ledger = () =>
  rows(`SELECT g.how, g.donor_name, g.amount_minor, g.mode, e.amount_minor AS entry, g.paid_at
        FROM gifts g JOIN ledger_entries e ON e.tenant_id = g.tenant_id AND e.gift_id = g.id
        WHERE g.tenant_id = $1 ORDER BY g.amount_minor`)
const entries = () =>
  rows('SELECT sheet_id, year, day::text, amount_minor, building_id FROM gasds_entries WHERE tenant_id = $1')

async function closed(): Promise<string> {
  const id = await open()
  await save(id)
  await confirm(omar, id)
  await confirm(zaynab, id)
  return id
}

describe('a count', () => {
  test('goes to the ledger when both counters have confirmed it, and only its small cash into HMRC’s scheme', async () => {
    const id = await open()
    expect((await save(id)).code).toBe(200)
    expect((await confirm(omar, id)).body.data).toEqual({ closed: false })
    expect(await ledger()).toEqual([])
    expect((await confirm(zaynab, id)).body.data).toEqual({ closed: true })
    const gift = { mode: 'test', paid_at: now, donor_name: '', how: 'cash' }
    expect(await ledger()).toEqual([
      { ...gift, donor_name: 'Yusuf Khan', amount_minor: 500, entry: 500 },
      { ...gift, donor_name: 'Aisha Rahman', amount_minor: 2000, entry: 2000 },
      { ...gift, amount_minor: 4000, entry: 4000 },
      { ...gift, how: 'bank', amount_minor: 7500, entry: 7500 },
      { ...gift, amount_minor: 10_000, entry: 10_000 },
      { ...gift, amount_minor: 12_345, entry: 12_345 },
    ])
    expect(await entries()).toEqual([
      { sheet_id: id, year: 2027, day: '2026-11-27', amount_minor: 12_345, building_id: null },
    ])
    const { sheet } = await view(treasurer, id)
    expect(sheet).toMatchObject({
      state: 'closed',
      totalMinor,
      envelopeCount: 2,
      envelopesMinor: 2500,
      count: { envelopes: [] },
    })
    const owner = await staffUser(host, mosque, ['owner'], { now })
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).toContain('Zaynab Ali confirmed the count of 27 November 2026 as the second counter: £363.45')
    expect(log).not.toContain('Rahman')
  })

  test('is never closed by one counter alone, nor by somebody who did not count', async () => {
    const id = await open()
    await save(id)
    await confirm(omar, id)
    expect((await confirm(omar, id)).body.data).toEqual({ closed: false })
    expect((await confirm(treasurer, id)).code).toBe(403)
    expect(await ledger()).toEqual([])
    await expect(
      host.database.pool.query(
        `UPDATE box_sheets SET state = 'closed', closed_at = now(), envelopes = '[]' WHERE tenant_id = $1`,
        [mosque.id],
      ),
    ).rejects.toMatchObject({ constraint: 'box_sheets_closed_by_both' })
  })

  test('is confirmed anew by both after a change', async () => {
    const id = await open()
    await save(id)
    await confirm(omar, id)
    expect((await save(id, 2, { smallCashMinor: 12_346 }, zaynab)).code).toBe(200)
    expect((await view(zaynab, id)).sheet.counters.map(({ confirmedAt }) => confirmedAt)).toEqual([
      undefined,
      undefined,
    ])
    expect((await confirm(zaynab, id, 2)).code).toBe(409)
    expect((await confirm(zaynab, id, 3, totalMinor)).code).toBe(409)
    expect((await confirm(zaynab, id, 3, totalMinor + 1)).body.data).toEqual({ closed: false })
    expect(await ledger()).toEqual([])
  })

  test('is posted once, however often it is confirmed at once', async () => {
    const id = await open()
    await save(id)
    await confirm(omar, id)
    const codes = (await Promise.all([confirm(zaynab, id), confirm(zaynab, id), confirm(omar, id)])).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
    expect(await ledger()).toHaveLength(6)
    expect(await entries()).toHaveLength(1)
    expect((await confirm(zaynab, id)).code).toBe(404)
  })

  test('of two who type at once, the later one is told', async () => {
    const id = await open()
    expect((await save(id)).body.data).toEqual({ version: 2 })
    expect((await save(id, 1, {}, zaynab)).code).toBe(409)
  })

  test.each<[string, Partial<BoxCount>]>([
    ['an envelope without a name', { envelopes: [{ name: '  ', amountMinor: 1 }] }],
    ['notes that add up to something else', { denominations: [{ valueMinor: 500, count: 1 }] }],
    ['a note there is not', { smallCashMinor: 300, denominations: [{ valueMinor: 300, count: 1 }] }],
    ['cheques of nothing', { cheques: 1, chequesMinor: 0 }],
    ['money from no cheque', { cheques: 0, chequesMinor: 5 }],
    ['more than a collection ever has', { smallCashMinor: 100_000_000 }],
  ])('with %s is not stored', async (_what, change) => {
    const id = await open()
    expect((await save(id, 1, change)).code).toBe(422)
    expect((await view(omar, id)).sheet.version).toBe(1)
  })

  test('has its notes and coins where they were counted one by one', async () => {
    const id = await open()
    const denominations = [
      { valueMinor: 2000, count: 3 },
      { valueMinor: 5, count: 7 },
    ]
    await save(id, 1, { smallCashMinor: 6035, denominations: [...denominations, { valueMinor: 1, count: 0 }] })
    const { sheet } = await view(omar, id)
    expect(sheet.count.denominations?.toSorted((a, b) => b.valueMinor - a.valueMinor)).toEqual(denominations)
    expect(sheet).toMatchObject({ largeNoteMinor: 5000, notes: expect.arrayContaining([2000, 1]) })
  })

  test('without anything on it is not confirmed', async () => {
    const id = await open()
    expect((await confirm(omar, id, 1, 0)).code).toBe(409)
  })
})

describe('a sheet', () => {
  test.each([
    ['of tomorrow', { day: '2026-11-28' }, 'day'],
    ['for no cause', { cause: 'nothing' }, 'cause'],
    ['in no building', { building: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'building'],
    ['with nobody else', { second: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'second'],
  ])('%s is not opened', async (_what, change, field) => {
    const answer = await omar.post(`${path}/sheets`, place(change))
    expect([answer.code, wrongFields(answer)]).toEqual([422, [field]])
    expect((await overview(omar)).sheets).toEqual([])
  })

  test('is never opened by one person as both', async () => {
    expect((await omar.post(`${path}/sheets`, place({ second: omar.accountId }))).code).toBe(422)
    const editor = await staffUser(host, mosque, ['editor'], { now })
    expect((await omar.post(`${path}/sheets`, place({ second: editor.accountId }))).code).toBe(422)
  })

  test('is seen by its two counters until it is closed, by no other counter, and by the treasurer', async () => {
    const other = await staffUser(host, mosque, ['counter'], { name: 'Bilal', now })
    const id = await open()
    const seen = async () =>
      Promise.all(
        [omar, zaynab, other, treasurer].map(async (by) => (await overview(by)).sheets.map((sheet) => sheet.id)),
      )
    expect(await seen()).toEqual([[id], [id], [], [id]])
    expect([
      (await view(other, id)).code,
      (await save(id, 1, {}, other)).code,
      (await confirm(other, id)).code,
    ]).toEqual([404, 404, 404])
    await save(id)
    await confirm(omar, id)
    await confirm(zaynab, id)
    expect(await seen()).toEqual([[], [], [], [id]])
    expect((await view(omar, id)).code).toBe(404)
  })

  test('of another mosque is not there', async () => {
    const id = await open()
    const elsewhere = await host.tenant()
    const stranger = await staffUser(host, elsewhere, ['owner'], { now })
    const address = `/mosques/${elsewhere.slug}/box/sheets/${id}`
    expect((await stranger.get(address)).code).toBe(404)
    expect((await stranger.post(`${address}/discard`)).code).toBe(404)
    expect((await view(omar, id)).code).toBe(200)
  })

  test('is deleted while it is open, and never afterwards', async () => {
    const id = await open()
    expect((await omar.post(`${path}/sheets/${id}/discard`)).code).toBe(200)
    expect((await view(treasurer, id)).code).toBe(404)
    const second = await closed()
    expect((await treasurer.post(`${path}/sheets/${second}/discard`)).code).toBe(404)
    expect((await save(second, 2, {}, treasurer)).code).toBe(409)
  })

  test('is marked as paid in once, by the treasurer', async () => {
    const banked = (by: DeskUser, id: string, body = { day: '2026-11-27', reference: ' 000123 ' }) =>
      by.post(`${path}/sheets/${id}/banked`, body)
    const still = await open()
    expect((await banked(treasurer, still)).code).toBe(409)
    const id = await closed()
    expect((await banked(omar, id)).code).toBe(403)
    expect((await banked(treasurer, id, { day: '2026-11-26', reference: '1' })).code).toBe(422)
    expect((await banked(treasurer, id, { day: '2026-11-28', reference: '1' })).code).toBe(422)
    expect((await banked(treasurer, id, { day: '2026-11-27', reference: ' ' })).code).toBe(422)
    expect((await banked(treasurer, id)).code).toBe(200)
    expect((await banked(treasurer, id)).code).toBe(409)
    expect((await view(treasurer, id)).sheet).toMatchObject({
      state: 'banked',
      bankedOn: '2026-11-27',
      bankedReference: '000123',
    })
  })
})

describe('community buildings', () => {
  const gasds = () => `/mosques/${mosque.slug}/gasds`
  const hall = { name: 'Upper Hall', address: '1 High Street', postcode: 's95dh' }

  test('are checked by HMRC’s forms, and name where a collection was', async () => {
    const wrong = { name: 'قاعة', address: 'x'.repeat(41), postcode: 'JE1 1AA' }
    const answer = await treasurer.post(`${gasds()}/buildings`, wrong)
    expect([answer.code, wrongFields(answer)]).toEqual([422, ['address', 'name', 'postcode']])
    expect((await treasurer.post(`${gasds()}/buildings`, hall)).code).toBe(200)
    const [building] = (await overview(omar)).choices.buildings
    const id = await open(omar, { building: building?.id })
    expect((await overview(omar)).sheets).toMatchObject([{ building: 'Upper Hall' }])
    const address = `${gasds()}/buildings/${building?.id}`
    expect((await treasurer.post(address, { ...hall, open: false })).code).toBe(200)
    expect((await overview(omar)).choices.buildings).toEqual([])
    // Where it was collected stays so.
    const again = { version: 1, place: place({ building: building?.id }), count: count() }
    expect((await omar.post(`${path}/sheets/${id}`, again)).code).toBe(200)
    await confirm(omar, id)
    await confirm(zaynab, id)
    expect(await entries()).toMatchObject([{ building_id: building?.id }])
    expect((await treasurer.get(gasds())).body.data).toMatchObject({
      years: [{ year: 2027, collectedMinor: 12_345, capMinor: 0, claimableMinor: 0, deadline: '2029-04-05' }],
      buildings: [{ name: 'Upper Hall', postcode: 'S9 5DH', open: false }],
    })
  })

  test('and connected charities are the treasurer’s alone', async () => {
    const details = { connected: [{ name: 'Waqf', hmrcReference: 'ab 12345' }], shareMinor: 200_000 }
    expect((await omar.get(gasds())).code).toBe(403)
    expect((await omar.post(`${gasds()}/details`, details)).code).toBe(403)
    expect(
      (await treasurer.post(`${gasds()}/details`, { ...details, connected: [{ name: '', hmrcReference: '1' }] })).code,
    ).toBe(422)
    expect((await treasurer.post(`${gasds()}/details`, details)).code).toBe(200)
    expect((await treasurer.get(gasds())).body.data).toMatchObject({
      details: { connected: [{ name: 'Waqf', hmrcReference: 'AB12345' }], shareMinor: 200_000 },
    })
  })
})
