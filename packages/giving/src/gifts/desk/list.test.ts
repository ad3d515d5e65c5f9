import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GiftListed, GiftTotals } from '@minaret/contract/desk'
import { referenceOf } from '../../records/index.ts'
import { readLedger } from '../../reconciliation/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { addManyGifts } from '../../../../testkit/src/manyGifts.ts'
import { explainPlan, recordStatements } from '../../../../testkit/src/queryPlans.ts'

let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let idsByName: Record<string, string>

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London', currencies: 'gbp,kwd' })
  treasurer = await staffUser(server, mosque, ['treasurer'])
  const otherMosque = await startDeclaring(server.database)
  await otherMosque.insertGift({ donor_name: 'Aisha Elsewhere' })
  const gift = (row: Parameters<DeclaringMosque['insertGift']>[0]) => mosque.insertGift(row)
  idsByName = {
    aisha: await gift({
      donor_name: 'Aïsha O’Brien',
      donor_email: 'aisha.o@example.org',
      paid_at: '2026-03-01T10:00:00Z',
    }),
    ahmad: await gift({ donor_name: 'أَحْمَد العلي', donor_email: 'ahmad@example.org', paid_at: '2026-03-02T10:00:00Z' }),
    zakat: await gift({
      donor_name: 'Yusuf Khan',
      donor_email: 'y@example.org',
      cause_id: 'zakat',
      amount_minor: 12_345,
      paid_at: '2026-03-03T10:00:00Z',
    }),
    dinar: await gift({
      donor_name: 'Yusuf Aziz',
      donor_email: 'y@example.org',
      currency: 'kwd',
      amount_minor: 25_000,
      paid_at: '2026-03-04T10:00:00Z',
    }),
    cash: await gift({
      donor_name: 'Musa Khan',
      donor_email: '',
      how: 'cash',
      intent_id: 'offline:1',
      account_id: 'live',
      created_at: '2026-03-20T10:00:00Z',
      paid_at: '2026-02-28T23:30:00Z',
    }),
    failed: await gift({
      donor_name: 'Musa Bello',
      state: 'failed',
      paid_at: null,
      created_at: '2026-03-05T10:00:00Z',
    }),
    opened: await gift({
      donor_name: 'Musa Nobody',
      state: 'created',
      paid_at: null,
      created_at: '2026-03-06T10:00:00Z',
    }),
    demo: await gift({ donor_name: 'Musa Pretend', mode: 'demo', paid_at: '2026-03-07T10:00:00Z' }),
  }
  const { pool } = server.database
  await pool.query("update causes set title = 'Zakat al-mal' where tenant_id = $1 and id = 'zakat'", [mosque.id])
  await pool.query("update ledger_entries set currency = 'kwd' where gift_id = $1", [idsByName['dinar']])
  await mosque.insertEntry(idsByName['zakat'] ?? '', 'refunded', -2345)
  await pool.query("update gifts set state = 'part_refunded' where id = $1", [idsByName['zakat']])
}, 60_000)
afterAll(() => server.close())

const toQueryString = (query: Record<string, string>) => new URLSearchParams(query).toString()
async function listGifts(query: Record<string, string> = {}) {
  const { body } = await treasurer.get(`/mosques/${mosque.slug}/gifts?${toQueryString(query)}`)
  const items: GiftListed[] = Object(body.data)
  return items
}
const listNames = async (query: Record<string, string>) => {
  const names = Object.entries(idsByName)
  return (await listGifts(query)).map(({ id }) => names.find(([, giftId]) => giftId === id)?.[0])
}
async function readTotals(query: Record<string, string> = {}) {
  const { body } = await treasurer.get(`/mosques/${mosque.slug}/gift-totals?${toQueryString(query)}`)
  const data: GiftTotals = Object(body.data)
  return data
}

describe('a list of gifts', () => {
  test('contains all gifts ever paid, newest first, cash by its recorded day', async () => {
    expect(await listNames({})).toEqual(['dinar', 'zakat', 'ahmad', 'aisha', 'cash'])
    const [, zakat] = await listGifts()
    expect(zakat).toMatchObject({
      reference: referenceOf(idsByName['zakat'] ?? ''),
      state: 'part_refunded',
      at: '2026-03-03T10:00:00Z',
      donor: 'Yusuf Khan',
      way: 'card',
      amountMinor: 12_345,
      returnedMinor: 2345,
      giftAid: false,
    })
  })

  test.each<[query: Record<string, string>, expected: string[]]>([
    [{ state: 'all' }, ['failed', 'dinar', 'zakat', 'ahmad', 'aisha', 'cash']],
    [{ state: 'failed' }, ['failed']],
    [{ state: 'refunded' }, ['zakat']],
    [{ state: 'pending' }, []],
    [{ cause: 'zakat' }, ['zakat']],
    [{ way: 'cash' }, ['cash']],
    [{ way: 'card', from: '2026-03-02', to: '2026-03-03' }, ['zakat', 'ahmad']],
    [{ to: '2026-02-28' }, ['cash']],
    [{ giftAid: 'declared' }, []],
    [{ giftAid: 'undeclared', state: 'failed' }, ['failed']],
  ])('filtered by %o contains %o', async (query, expected) => {
    expect(await listNames(query)).toEqual(expected)
  })
})

describe('a search', () => {
  test.each([
    ['aish', ['aisha']],
    ['AÏSHA', ['aisha']],
    ["o'brien", ['aisha']],
    ['aisha.o@ex', ['aisha']],
    ['احمد علي', ['ahmad']],
    ['khan', ['zakat', 'cash']],
    ['khan yu', ['zakat']],
    ['yusuf', ['dinar', 'zakat']],
    ['yusuf yusuf k', []],
    ['zak', ['zakat']],
    ['zakat cash', []],
    ['123.45', ['zakat']],
    // As pounds and as dinars, which have three decimals.
    ['£25', ['dinar', 'ahmad', 'aisha', 'cash']],
    ['25', ['dinar', 'ahmad', 'aisha', 'cash']],
    ['25.000', ['dinar']],
    ['3/3/2026', ['zakat']],
    ['2026-02-28 musa', ['cash']],
    ['musa', ['cash']],
    ['elsewhere', []],
    ["%' or 1=1 --", []],
  ])('for “%s” finds %o', async (text, expected) => {
    expect(await listNames({ search: text })).toEqual(expected)
  })

  test('for a reference finds its gift, with or without the hyphen, and by a prefix', async () => {
    const reference = referenceOf(idsByName['ahmad'] ?? '')
    const start = reference.slice(0, 7)
    // Letters alone may be a hyphenated name: such a reference is found only once complete.
    const prefixes = /\d/.test(start) ? [start] : []
    for (const text of [reference, reference.toLowerCase(), reference.replace('-', ''), ...prefixes])
      expect(await listNames({ search: text })).toContain('ahmad')
  })
})

test('the totals are those of the ledger for the listed gifts', async () => {
  const { sums } = await readLedger(server.database, mosque.id, { mode: 'live' })
  const totals = await readTotals({ state: 'all' })
  expect(totals.mode).toBe('live')
  expect(totals.currencies.map(({ currency, netMinor }) => [currency, netMinor])).toEqual(
    sums.map(({ currency, amountMinor }) => [currency, amountMinor]),
  )
  expect((await readTotals({ search: 'khan' })).currencies).toEqual([
    { currency: 'gbp', gifts: 2, receivedMinor: 14_845, returnedMinor: 2345, netMinor: 12_500 },
  ])
  expect((await readTotals({ state: 'failed' })).currencies).toEqual([
    { currency: 'gbp', gifts: 1, receivedMinor: 0, returnedMinor: 0, netMinor: 0 },
  ])
})

test('only treasurers and owners can read it, and only of their own mosque', async () => {
  const base = `/mosques/${mosque.slug}`
  for (const role of ['administrator', 'editor', 'imam', 'counter', 'teacher', 'viewer'] as const) {
    const user = await staffUser(server, mosque, [role])
    for (const path of ['gifts', 'gift-totals']) expect((await user.get(`${base}/${path}`)).code).toBe(403)
  }
  const otherTreasurer = await staffUser(server, await startDeclaring(server.database), ['treasurer'])
  expect((await otherTreasurer.get(`${base}/gifts`)).code).toBe(404)
  const demonstrator = await staffUser(server, mosque, ['treasurer'], { demonstration: true })
  expect(JSON.stringify((await demonstrator.get(`${base}/gifts`)).body)).not.toContain('aisha.o@example.org')
})

describe('with thousands of gifts', () => {
  let largeMosque: DeclaringMosque
  let owner: DeskUser

  beforeAll(async () => {
    largeMosque = await startDeclaring(server.database)
    owner = await staffUser(server, largeMosque, ['owner'])
    await addManyGifts(server.database, largeMosque.id, 6000, {
      amountMinor: '100 + i % 500',
      donorName: "'Donor' || i % 3000 || ' Khan'",
    })
    await server.database.pool.query('analyze gifts; analyze gift_words')
  }, 60_000)

  test(
    'pages follow each other without gaps or repeats, even for gifts made at the same instant',
    { tags: ['slow'] },
    async () => {
      for (const query of ['', 'search=donor1', 'search=khan&cause=general']) {
        const ids: string[] = []
        let cursor = ''
        do {
          const { body } = await owner.get(`/mosques/${largeMosque.slug}/gifts?${query}${cursor && `&after=${cursor}`}`)
          const items: GiftListed[] = Object(body.data)
          ids.push(...items.map(({ id }) => id))
          const { next = '' }: { next?: string } = Object(body.responseData)
          cursor = next
        } while (cursor)
        const { body } = await owner.get(`/mosques/${largeMosque.slug}/gift-totals?${query}`)
        const { currencies }: GiftTotals = Object(body.data)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toHaveLength(currencies[0]?.gifts ?? 0)
      }
    },
  )

  test.each(['donor17', 'khan donor17', 'd17@exam', '=', '1.50 khan', ''])(
    'a search for “%s” under row security reads by an index, in the list and in the totals',
    async (text) => {
      const statements = await recordStatements(async () => {
        await owner.get(`/mosques/${largeMosque.slug}/gifts?${toQueryString({ search: text })}`)
      })
      const listStatements = statements.filter((statement) => /from "gifts"|gift_words/.test(statement.text))
      expect(listStatements.length).toBeGreaterThan(0)
      for (const statement of listStatements) {
        const plan = await explainPlan(server.database, largeMosque.id, statement, 'desk')
        expect(plan).not.toMatch(/Seq Scan on gift_words/)
        if (!text) expect(plan).toContain('Index Scan Backward using gifts_given')
        if (statement.text.includes('gift_words'))
          expect(plan).toMatch(/Index Cond: \(\(tenant_id = .*\) AND \(word (=|>=)/)
      }
    },
  )
})
