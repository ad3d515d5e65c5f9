import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankOverview, DeskProblem, DeskToday, PayoutDetail, PayoutOverview } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type Giving, type Mosque, startGiving } from '../../../../acceptance/src/stripe/giving.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'

let giving: Giving

beforeAll(async () => {
  giving = await startGiving('stripe', { latency: 0, desk: { hostname: deskHostname } })
})
afterAll(() => giving.close())

const accountOf = (mosque: Mosque) => giving.stub.getAccount(mosque.secretKey)
const pathOf = (mosque: Mosque) => `/mosques/${mosque.slug}/payouts`

async function startMosque(): Promise<{ mosque: Mosque; treasurer: DeskUser }> {
  const mosque = await giving.mosque()
  return { mosque, treasurer: await staffUser(giving.server, mosque, ['treasurer'], { name: 'Aisha Rahman' }) }
}
async function readOverview(mosque: Mosque, user: DeskUser): Promise<PayoutOverview> {
  const overview: PayoutOverview = Object((await user.get(pathOf(mosque))).body.data)
  return overview
}
async function readProblems(mosque: Mosque, user: DeskUser): Promise<DeskProblem[]> {
  const today: DeskToday = Object((await user.get(`/mosques/${mosque.slug}/today`)).body.data)
  return today.problems.filter(({ kind }) => kind === 'payoutFailed')
}

test('lists and itemises payouts for a treasurer, and displays failed ones on the first page', async () => {
  const { mosque, treasurer } = await startMosque()
  await giving.pay(mosque, await giving.attempt(mosque))
  const id = accountOf(mosque).payOut()
  expect(await readOverview(mosque, treasurer)).toEqual({ mode: 'test', connected: true, payouts: [] })
  expect((await treasurer.post(`${pathOf(mosque)}/read`)).code).toBe(200)
  const { payouts, readAt } = await readOverview(mosque, treasurer)
  expect(readAt).toBeDefined()
  expect(payouts).toMatchObject([{ id, amountMinor: 2442, currency: 'gbp', state: 'paid', itemising: 'listed' }])
  const detail: PayoutDetail = Object((await treasurer.get(`${pathOf(mosque)}/${id}`)).body.data)
  expect(detail).toMatchObject({
    totals: [
      { kind: 'gift', amountMinor: 2500, count: 1 },
      { kind: 'fee', amountMinor: -58, count: 0 },
    ],
    unmatchedCount: 0,
    differenceMinor: 0,
    items: [{ kind: 'gift', feeMinor: 58, gift: { donorName: 'Aisha Rahman' } }],
  })
  const gift = detail.items[0]?.gift
  expect((await treasurer.get(`/mosques/${mosque.slug}/donors/${gift?.donorId}`)).code).toBe(200)

  accountOf(mosque).failPayout(id, 'no_account')
  await treasurer.post(`${pathOf(mosque)}/read`)
  const expectedProblems = [
    {
      kind: 'payoutFailed',
      payout: { id, amountMinor: 2442, state: 'failed', failure: expect.stringContaining('sort code') },
    },
  ]
  expect(await readProblems(mosque, treasurer)).toMatchObject(expectedProblems)
  // Staff who do not handle money see no failed payouts.
  const editor = await staffUser(giving.server, mosque, ['editor'])
  expect(await readProblems(mosque, editor)).toEqual([])
})

test('names a key’s missing right until it is granted', async () => {
  const { mosque, treasurer } = await startMosque()
  accountOf(mosque).denyPermission('payout_read')
  const { code, body } = await treasurer.post(`${pathOf(mosque)}/read`)
  expect([code, body.message]).toEqual([
    409,
    expect.stringContaining('“Payouts” to Read (Stripe calls it payout_read)'),
  ])
  expect((await readOverview(mosque, treasurer)).problem).toBe(body.message)
  accountOf(mosque).grantPermission('payout_read')
  expect((await treasurer.post(`${pathOf(mosque)}/read`)).code).toBe(200)
  expect((await readOverview(mosque, treasurer)).problem).toBeUndefined()
})

test('only staff of the same mosque who handle money can see payouts', async () => {
  const [{ mosque, treasurer }, otherDesk] = [await startMosque(), await startMosque()]
  await giving.pay(mosque, await giving.attempt(mosque))
  const id = accountOf(mosque).payOut()
  await treasurer.post(`${pathOf(mosque)}/read`)
  for (const role of ['administrator', 'editor', 'viewer'] as const)
    expect((await (await staffUser(giving.server, mosque, [role])).get(pathOf(mosque))).code).toBe(403)
  expect((await otherDesk.treasurer.get(pathOf(mosque))).code).toBe(404)
  expect((await otherDesk.treasurer.get(`${pathOf(otherDesk.mosque)}/${id}`)).code).toBe(404)
  expect((await readOverview(otherDesk.mosque, otherDesk.treasurer)).payouts).toEqual([])
})

test('matches a line of a bank statement to its payout', async () => {
  const { mosque, treasurer } = await startMosque()
  await giving.pay(mosque, await giving.attempt(mosque))
  const id = accountOf(mosque).payOut({ status: 'in_transit' })
  await treasurer.post(`${pathOf(mosque)}/read`)
  const formatDayAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('/')
  const lines = [
    // Another provider's line, and one further from the expected day.
    `${formatDayAgo(0)},SUMUP PAYMENTS,24.42`,
    `${formatDayAgo(3)},STRIPE BEFORE,24.42`,
    `${formatDayAgo(0)},STRIPE,24.42`,
    `${formatDayAgo(0)},STRIPE,24.43`,
  ]
  const csv = `Date,Description,Amount\n${lines.join('\n')}\n`
  const file = { purpose: 'statement' as const, name: 'statement.csv', bytes: Buffer.from(csv) }
  await postFile(treasurer, mosque.slug, file, { path: 'bank/statements', body: { account: 'Current account' } })
  const { waiting }: BankOverview = Object((await treasurer.get(`/mosques/${mosque.slug}/bank`)).body.data)
  expect(waiting.filter(({ kind }) => kind === 'payout')).toHaveLength(lines.length)
  expect(waiting.flatMap(({ text, amountMinor, payout }) => (payout ? [[text, amountMinor, payout]] : []))).toEqual([
    ['STRIPE', 2442, id],
  ])
})
