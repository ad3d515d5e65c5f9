import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { campaigns } from '../../../foundation/src/db/campaigns.ts'
import { ledgerEntries } from '../../../foundation/src/db/money.ts'
import { registerMember, verifyAddress, readText } from '../../../acceptance/src/accounts.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque
let token: string
let clock = new Date('2026-03-01T12:00:00Z')
const email = 'aisha@example.org'

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => clock })
})
beforeEach(async () => {
  clock = new Date('2026-03-01T12:00:00Z')
  mosque = await giving.mosque()
  token = (await registerMember(giving.server, mosque, { email })).token
})
afterAll(() => giving.close())

const post = (url: string, body: object = {}, header = token) =>
  giving.server.post(mosque, url, body, { 'x-jwt-token': header })
async function donate(overrides: object = {}, header?: string, confirmationTokenId = 'demo_succeeds') {
  const attempt = await giving.attempt(mosque, { ...overrides })
  const body = { ...attempt, confirmationTokenId }
  return giving.server.post(mosque, '/api/stripePaymentProcess', body, header ? { 'x-jwt-token': header } : {})
}
const history = async (body: object = {}, header = token) => post('/api/user/donations', body, header)
const isRecord = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null
const records = ({ body }: TestResponse): Record<string, unknown>[] => {
  const rows: unknown[] = Array.isArray(body.data) ? body.data : []
  return rows.filter(isRecord)
}
const insertLedgerEntry = (
  giftId: string,
  amountMinor: number,
  kind: 'refunded' | 'paid',
  at: Date,
  mode: 'demo' | 'live' = 'demo',
) =>
  giving.server.database.forTenant(mosque.id)((tx) =>
    tx.insert(ledgerEntries).values({
      tenantId: mosque.id,
      giftId,
      kind,
      providerRef: randomUUID(),
      amountMinor,
      currency: 'gbp',
      mode,
      at,
    }),
  )

test("a gift made while logged in is in the donor's history whatever its email, and in no other account's", async () => {
  const gift = await donate({ donor: { name: 'A', email: 'other@example.org' } }, token)
  expect(await history()).toMatchObject({
    code: 200,
    body: {
      data: [
        {
          id: readText(gift, 'id'),
          reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
          state: 'paid',
          mode: 'demo',
          amountMinor: 2500,
          refundedMinor: 0,
          currency: 'gbp',
          cause: { id: 'general', title: 'General fund' },
          created: clock.toISOString(),
          paidAt: expect.any(String),
        },
      ],
      responseData: {},
    },
  })
  const stranger = await registerMember(giving.server, mosque, { email: 'stranger@example.org' })
  expect(records(await history({}, stranger.token))).toEqual([])
  expect(await giving.server.post(mosque, '/api/user/donations', {})).toMatchObject({ code: 401 })
  const otherMosque = await giving.mosque()
  const response = await giving.server.post(otherMosque, '/api/user/donations', {}, { 'x-jwt-token': token })
  expect(response).toMatchObject({ code: 401, body: { data: { code: 401 } } })
})

test('an invalid session does not prevent a gift', async () => {
  expect(await donate({}, 'a.b.c')).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
})

test('guest gifts with the verified email join the account at the next login', async () => {
  await verifyAddress(giving.server, mosque, email)
  await donate({ donor: { name: 'A', email: 'AISHA@example.org' } })
  await donate({ donor: { name: 'A', email: 'aisha2@example.org' } })
  const login = { email, password: 'correct horse battery' }
  await giving.server.post(mosque, '/api/user/login', login)
  const { gifts } = await giving.rows(mosque)
  expect(gifts.filter(({ userId }) => userId)).toMatchObject([{ donorEmail: email }])
  expect(records(await history())).toHaveLength(1)
})

test.each([
  ['history', '/api/user/donations', {}, (response: TestResponse) => records(response)],
  [
    'statement',
    '/api/user/statement',
    { from: '2026-01-01', to: '2026-12-31' },
    ({ body }: TestResponse): unknown => Reflect.get(Object(body.data), 'gifts'),
  ],
])('a guest gift is in the %s of a logged-in donor once their email is verified', async (_, url, body, giftsOf) => {
  await donate({ donor: { name: 'A', email: 'AISHA@example.org' } })
  expect(giftsOf(await post(url, body))).toEqual([])
  await verifyAddress(giving.server, mosque, email)
  expect(giftsOf(await post(url, body))).toHaveLength(1)
  const stranger = await registerMember(giving.server, mosque, { email: 'stranger@example.org' })
  await verifyAddress(giving.server, mosque, 'stranger@example.org')
  expect(giftsOf(await post(url, body, stranger.token))).toEqual([])
})

test('the history omits failed attempts and is paged, newest first', async () => {
  for (let day = 1; day <= 5; day += 1) {
    clock = new Date(`2026-03-0${day}T13:00:00Z`)
    await donate({ amountMinor: day * 1000 }, token)
  }
  const attempt = await giving.attempt(mosque, {})
  await giving.server.post(mosque, '/api/stripePaymentProcess', {
    ...attempt,
    amountMinor: 1,
    confirmationTokenId: 'x',
  })
  const first = await history({ pageSize: 2 })
  expect(records(first).map(({ amountMinor }) => amountMinor)).toEqual([5000, 4000])
  const after = String(Reflect.get(Object(Reflect.get(first.body, 'responseData')), 'next'))
  const second = await history({ pageSize: 3, after })
  expect(records(second).map(({ amountMinor }) => amountMinor)).toEqual([3000, 2000, 1000])
  expect(second.body).toMatchObject({ responseData: {} })
  expect(await history({ after: 'nonsense' })).toMatchObject({ code: 422 })
  expect(await history({ pageSize: 101 })).toMatchObject({ code: 422 })
})

test('a gift records its campaign, which must be a published one of its cause', async () => {
  const campaign = {
    tenantId: mosque.id,
    causeId: 'general',
    title: 'Roof',
    summary: 's',
    body: 'b',
    currency: 'gbp',
    targetMinor: 1,
    presetsMinor: [],
  }
  await giving.server.database.forTenant(mosque.id)((tx) =>
    tx.insert(campaigns).values([
      { ...campaign, id: 'roof', publishedAt: new Date('2026-01-01T00:00:00Z') },
      { ...campaign, id: 'draft' },
    ]),
  )
  const response = await donate({ campaignId: 'roof' })
  expect(response).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
  const { gifts } = await giving.rows(mosque)
  expect(gifts).toMatchObject([{ id: readText(response, 'id'), campaignId: 'roof', userId: null }])
  for (const campaignId of ['draft', 'nothing'])
    expect(await donate({ campaignId })).toMatchObject({
      code: 422,
      body: { data: { errors: { campaignId: expect.any(String) } } },
    })
  expect((await giving.rows(mosque)).gifts).toHaveLength(1)
})

test("a statement totals the ledger by days in the mosque's time zone, less refunds, in the current mode only", async () => {
  const giftId = readText(await donate({}, token), 'id')
  const toDate = (time: string) => new Date(time)
  // Half past midnight on 1 April in London is still 31 March in UTC.
  await insertLedgerEntry(giftId, 700, 'paid', toDate('2026-03-31T23:30:00Z'))
  await insertLedgerEntry(giftId, 300, 'paid', toDate('2026-03-31T22:30:00Z'))
  await insertLedgerEntry(giftId, -200, 'refunded', toDate('2026-04-02T12:00:00Z'))
  await insertLedgerEntry(giftId, 9999, 'paid', toDate('2026-04-02T12:00:00Z'), 'live')
  const statement = (from: string, to: string, header = token) => post('/api/user/statement', { from, to }, header)
  expect(await statement('2026-04-01', '2026-04-30')).toMatchObject({
    code: 200,
    body: {
      data: {
        from: '2026-04-01',
        to: '2026-04-30',
        name: 'Aisha Rahman',
        mosque: { name: 'Test Mosque' },
        sums: [{ currency: 'gbp', amountMinor: 500 }],
        // A refund has a row of its own, so that the rows add up to the total.
        movements: [
          { giftId, day: '2026-04-01', kind: 'given', amountMinor: 700, currency: 'gbp' },
          { giftId, day: '2026-04-02', kind: 'returned', amountMinor: -200, currency: 'gbp' },
        ],
        gifts: [{ id: giftId, amountMinor: 2500, refundedMinor: 200 }],
      },
    },
  })
  expect((await statement('2026-03-31', '2026-03-31')).body.data).toMatchObject({
    sums: [{ amountMinor: 300 }],
    movements: [{ day: '2026-03-31', amountMinor: 300 }],
  })
  // A period with a refund only.
  expect((await statement('2026-04-02', '2026-04-02')).body.data).toMatchObject({
    sums: [{ amountMinor: -200 }],
    movements: [{ kind: 'returned', amountMinor: -200 }],
  })
  expect((await statement('2020-01-01', '2020-12-31')).body.data).toMatchObject({ sums: [], movements: [], gifts: [] })
  expect(await statement('2026-04-30', '2026-04-01')).toMatchObject({
    code: 422,
    body: { data: { errors: { to: expect.any(String) } } },
  })
  expect(await statement('2006-04-30', '2026-04-01')).toMatchObject({ code: 422 })
  expect(await statement('2026-02-30', '2026-04-01')).toMatchObject({ code: 422 })
  const stranger = await registerMember(giving.server, mosque, { email: 'stranger@example.org' })
  expect((await statement('2026-01-01', '2026-12-31', stranger.token)).body.data).toMatchObject({
    sums: [],
    movements: [],
    gifts: [],
  })
})
