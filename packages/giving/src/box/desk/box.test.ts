import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoxCount, BoxOverview, BoxSheet } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type BoxMosque, boxTotal, createBoxMosque } from '../../../../acceptance/src/box.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-27T14:00:00Z')
let server: TestServer
let box: BoxMosque

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  box = await createBoxMosque(server, now)
})

const totalMinor = boxTotal
const readSheet = async (user: DeskUser, id: string) => {
  const { code, body } = await user.get(`${box.path}/sheets/${id}`)
  const sheet: BoxSheet = Object(body.data)
  return { code, sheet }
}
const readOverview = async (user: DeskUser) => {
  const data: BoxOverview = Object((await user.get(box.path)).body.data)
  return data
}
/** The fields with errors in a response. */
const readErrorFields = ({ body }: Awaited<ReturnType<DeskUser['post']>>): string[] => {
  const { errors = {} }: { errors?: object } = Object(body.data)
  return Object.keys(errors).toSorted()
}
const readLedger = () =>
  box.queryRows(`SELECT g.how, g.donor_name, g.amount_minor, g.mode, e.amount_minor AS entry, g.paid_at
        FROM gifts g JOIN ledger_entries e ON e.tenant_id = g.tenant_id AND e.gift_id = g.id
        WHERE g.tenant_id = $1 ORDER BY g.amount_minor`)
const readEntries = () =>
  box.queryRows('SELECT sheet_id, year, day::text, amount_minor, building_id FROM gasds_entries WHERE tenant_id = $1')

describe('a count', () => {
  test('is recorded in the ledger after both confirmations, with only its small cash for GASDS', async () => {
    const id = await box.openSheet()
    expect((await box.save(id)).code).toBe(200)
    expect((await box.confirm(box.omar, id)).body.data).toEqual({ closed: false })
    expect(await readLedger()).toEqual([])
    expect((await box.confirm(box.zaynab, id)).body.data).toEqual({ closed: true })
    const gift = { mode: 'test', paid_at: now, donor_name: '', how: 'cash' }
    expect(await readLedger()).toEqual([
      { ...gift, donor_name: 'Yusuf Khan', amount_minor: 500, entry: 500 },
      { ...gift, donor_name: 'Aisha Rahman', amount_minor: 2000, entry: 2000 },
      { ...gift, amount_minor: 4000, entry: 4000 },
      { ...gift, how: 'bank', amount_minor: 7500, entry: 7500 },
      { ...gift, amount_minor: 10_000, entry: 10_000 },
      { ...gift, amount_minor: 12_345, entry: 12_345 },
    ])
    expect(await readEntries()).toEqual([
      { sheet_id: id, year: 2027, day: '2026-11-27', amount_minor: 12_345, building_id: null },
    ])
    const listGifts = async (way: string) =>
      (await box.treasurer.get(`/mosques/${box.mosque.slug}/gifts?way=${way}`)).body.data
    expect(await listGifts('cheque')).toMatchObject([{ way: 'cheque', amountMinor: 7500 }])
    expect(await listGifts('bank')).toEqual([])
    const { sheet } = await readSheet(box.treasurer, id)
    expect(sheet).toMatchObject({
      state: 'closed',
      totalMinor,
      envelopeCount: 2,
      envelopesMinor: 2500,
      count: { envelopes: [] },
    })
    const owner = await staffUser(server, box.mosque, ['owner'], { now })
    const log = JSON.stringify((await owner.get(`/mosques/${box.mosque.slug}/log`)).body)
    expect(log).toContain('Zaynab Ali confirmed the count for 27 November 2026 as the second counter: £363.45')
    expect(log).not.toContain('Rahman')
  })

  test('cannot be closed by one counter alone or by someone who did not count', async () => {
    const id = await box.openSheet()
    await box.save(id)
    await box.confirm(box.omar, id)
    expect((await box.confirm(box.omar, id)).body.data).toEqual({ closed: false })
    expect((await box.confirm(box.treasurer, id)).code).toBe(403)
    expect(await readLedger()).toEqual([])
    await expect(
      server.database.pool.query(
        `UPDATE box_sheets SET state = 'closed', closed_at = now(), envelopes = '[]' WHERE tenant_id = $1`,
        [box.mosque.id],
      ),
    ).rejects.toMatchObject({ constraint: 'box_sheets_closed_by_both' })
  })

  test('must be confirmed again by both after a change', async () => {
    const id = await box.openSheet()
    await box.save(id)
    await box.confirm(box.omar, id)
    expect((await box.save(id, 2, { smallCashMinor: 12_346 }, { by: box.zaynab })).code).toBe(200)
    expect((await readSheet(box.zaynab, id)).sheet.counters.map(({ confirmedAt }) => confirmedAt)).toEqual([
      undefined,
      undefined,
    ])
    expect((await box.confirm(box.zaynab, id, 2)).code).toBe(409)
    expect((await box.confirm(box.zaynab, id, 3, totalMinor)).code).toBe(409)
    expect((await box.confirm(box.zaynab, id, 3, totalMinor + 1)).body.data).toEqual({ closed: false })
    expect(await readLedger()).toEqual([])
  })

  test('is posted once despite simultaneous confirmations', async () => {
    const id = await box.openSheet()
    await box.save(id)
    await box.confirm(box.omar, id)
    const codes = (
      await Promise.all([box.confirm(box.zaynab, id), box.confirm(box.zaynab, id), box.confirm(box.omar, id)])
    ).map(({ code }) => code)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
    expect(await readLedger()).toHaveLength(6)
    expect(await readEntries()).toHaveLength(1)
    expect((await box.confirm(box.zaynab, id)).code).toBe(404)
  })

  test('rejects the later of two concurrent changes', async () => {
    const id = await box.openSheet()
    expect((await box.save(id)).body.data).toEqual({ version: 2 })
    expect((await box.save(id, 1, {}, { by: box.zaynab })).code).toBe(409)
  })

  test.each<[string, Partial<BoxCount>]>([
    ['an envelope without a name', { envelopes: [{ name: '  ', amountMinor: 1 }] }],
    ['notes with a different total', { denominations: [{ valueMinor: 500, count: 1 }] }],
    ['an unknown denomination', { smallCashMinor: 300, denominations: [{ valueMinor: 300, count: 1 }] }],
    ['cheques without an amount', { cheques: 1, chequesMinor: 0 }],
    ['an amount without cheques', { cheques: 0, chequesMinor: 5 }],
    ['an amount above the maximum', { smallCashMinor: 100_000_000 }],
  ])('with %s is not stored', async (_what, fields) => {
    const id = await box.openSheet()
    expect((await box.save(id, 1, fields)).code).toBe(422)
    expect((await readSheet(box.omar, id)).sheet.version).toBe(1)
  })

  test('stores notes and coins if they were counted by denomination', async () => {
    const id = await box.openSheet()
    const denominations = [
      { valueMinor: 2000, count: 3 },
      { valueMinor: 5, count: 7 },
    ]
    await box.save(id, 1, { smallCashMinor: 6035, denominations: [...denominations, { valueMinor: 1, count: 0 }] })
    const { sheet } = await readSheet(box.omar, id)
    expect(sheet.count.denominations?.toSorted((a, b) => b.valueMinor - a.valueMinor)).toEqual(denominations)
    expect(sheet).toMatchObject({ largeNoteMinor: 5000, notes: expect.arrayContaining([2000, 1]) })
  })

  test('cannot be confirmed while it is empty', async () => {
    const id = await box.openSheet()
    expect((await box.confirm(box.omar, id, 1, 0)).code).toBe(409)
  })
})

describe('a sheet', () => {
  test.each([
    ['dated tomorrow', { day: '2026-11-28' }, 'day'],
    ['for an unknown cause', { cause: 'nothing' }, 'cause'],
    ['in an unknown building', { building: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'building'],
    ['with an unknown second counter', { second: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'second'],
  ])('%s is not opened', async (_what, fields, field) => {
    const response = await box.omar.post(`${box.path}/sheets`, box.createDetails(fields))
    expect([response.code, readErrorFields(response)]).toEqual([422, [field]])
    expect((await readOverview(box.omar)).sheets).toEqual([])
  })

  test('cannot have one person as both counters', async () => {
    expect((await box.omar.post(`${box.path}/sheets`, box.createDetails({ second: box.omar.accountId }))).code).toBe(
      422,
    )
    const editor = await staffUser(server, box.mosque, ['editor'], { now })
    expect((await box.omar.post(`${box.path}/sheets`, box.createDetails({ second: editor.accountId }))).code).toBe(422)
  })

  test('is visible to its two counters until it is closed, and to the treasurer, but to no other counter', async () => {
    const otherCounter = await staffUser(server, box.mosque, ['counter'], { name: 'Bilal', now })
    const id = await box.openSheet()
    const readVisibleSheets = async () =>
      Promise.all(
        [box.omar, box.zaynab, otherCounter, box.treasurer].map(async (user) =>
          (await readOverview(user)).sheets.map((sheet) => sheet.id),
        ),
      )
    expect(await readVisibleSheets()).toEqual([[id], [id], [], [id]])
    expect([
      (await readSheet(otherCounter, id)).code,
      (await box.save(id, 1, {}, { by: otherCounter })).code,
      (await box.confirm(otherCounter, id)).code,
    ]).toEqual([404, 404, 404])
    await box.save(id)
    await box.confirm(box.omar, id)
    await box.confirm(box.zaynab, id)
    expect(await readVisibleSheets()).toEqual([[], [], [], [id]])
    expect((await readSheet(box.omar, id)).code).toBe(404)
  })

  test('of another mosque is not found', async () => {
    const id = await box.openSheet()
    const otherMosque = await server.tenant()
    const otherOwner = await staffUser(server, otherMosque, ['owner'], { now })
    const otherPath = `/mosques/${otherMosque.slug}/box/sheets/${id}`
    expect((await otherOwner.get(otherPath)).code).toBe(404)
    expect((await otherOwner.post(`${otherPath}/discard`)).code).toBe(404)
    expect((await readSheet(box.omar, id)).code).toBe(200)
  })

  test('can be deleted only while it is open', async () => {
    const id = await box.openSheet()
    expect((await box.omar.post(`${box.path}/sheets/${id}/discard`)).code).toBe(200)
    expect((await readSheet(box.treasurer, id)).code).toBe(404)
    const closedSheet = await box.createClosedSheet()
    expect((await box.treasurer.post(`${box.path}/sheets/${closedSheet}/discard`)).code).toBe(404)
    expect((await box.save(closedSheet, 2, {}, { by: box.treasurer })).code).toBe(409)
  })

  test('can be marked as paid in once, by the treasurer', async () => {
    const markBanked = (user: DeskUser, id: string, body = { day: '2026-11-27', reference: ' 000123 ' }) =>
      user.post(`${box.path}/sheets/${id}/banked`, body)
    const openSheet = await box.openSheet()
    expect((await markBanked(box.treasurer, openSheet)).code).toBe(409)
    const id = await box.createClosedSheet()
    expect((await markBanked(box.omar, id)).code).toBe(403)
    expect((await markBanked(box.treasurer, id, { day: '2026-11-26', reference: '1' })).code).toBe(422)
    expect((await markBanked(box.treasurer, id, { day: '2026-11-28', reference: '1' })).code).toBe(422)
    expect((await markBanked(box.treasurer, id, { day: '2026-11-27', reference: ' ' })).code).toBe(422)
    expect((await markBanked(box.treasurer, id)).code).toBe(200)
    expect((await markBanked(box.treasurer, id)).code).toBe(409)
    expect((await readSheet(box.treasurer, id)).sheet).toMatchObject({
      state: 'banked',
      bankedOn: '2026-11-27',
      bankedReference: '000123',
    })
  })
})
