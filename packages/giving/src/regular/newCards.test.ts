import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Setup } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'
import { solveCaptcha } from '../../../testkit/src/solveCaptcha.ts'
import type { Mosque, TestOutcome } from '../../../acceptance/src/stripe/giving.ts'

let giving: RegularGifts
/** Fields to falsify in the provider's card setups during a test. */
let falseFields: Partial<Setup> = {}

const falsify = (gateway: Gateway): Gateway => ({
  ...gateway,
  setUp: async (order) => ({ ...(await gateway.setUp(order)), ...falseFields }),
  readSetup: async (id) => ({ ...(await gateway.readSetup(id)), ...falseFields }),
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { wrapGateway: falsify })
})
afterAll(() => giving.close())

const setups = (mosque: Mosque) => [...giving.stub.getAccount(mosque.secretKey).setups.keys()]
const start = (gift: RegularDonor, outcome: TestOutcome) =>
  gift.submitCard({ action: 'start', confirmationTokenId: giving.token(outcome) })
const finish = (gift: RegularDonor, setupIntentId = '') => gift.submitCard({ action: 'finish', setupIntentId })
const countFailureEmails = async (gift: RegularDonor) =>
  (await gift.listEmails()).filter(({ kind }) => kind === 'cycle-failed').length

/** Starts a regular gift whose last collection was declined. */
async function startPastDue(): Promise<RegularDonor> {
  const gift = await giving.startRegularGift('friday_declined')
  const nextDay = (await gift.readRow()).nextOn ?? ''
  await giving.advanceTo(`${nextDay}T18:00:00Z`)
  await giving.advanceTo(`${nextDay}T19:00:00Z`)
  expect(await gift.readRow()).toMatchObject({ state: 'past_due', failures: 1 })
  return gift
}

test(
  'submitting a saved card nine more times tries the open collection once, with one email',
  { tags: ['slow'] },
  async () => {
    const gift = await startPastDue()
    expect((await start(gift, 'friday_declined')).body.message).toContain('The new card is saved, but')
    expect(await gift.readRow()).toMatchObject({ version: 1, failures: 2 })
    const card = setups(gift.mosque).at(-1)
    for (let n = 0; n < 9; n += 1) expect(await finish(gift, card)).toMatchObject({ code: 200 })
    expect(await gift.readRow()).toMatchObject({ version: 1, failures: 2 })
    expect(await countFailureEmails(gift)).toBe(2)
  },
)

test('two cards submitted alternately each try the open collection once, and are blocked after six declines', async () => {
  const gift = await startPastDue()
  await start(gift, 'friday_declined')
  const firstCard = setups(gift.mosque).at(-1)
  await start(gift, 'friday_declined')
  const secondCard = setups(gift.mosque).at(-1)
  expect(await gift.readRow()).toMatchObject({ failures: 3 })
  const codes: number[] = []
  for (let n = 0; n < 8; n += 1) codes.push((await finish(gift, n % 2 ? secondCard : firstCard)).code)
  expect(codes).toEqual([200, 200, 200, 200, 429, 200, 429, 200])
  expect(await gift.readRow()).toMatchObject({ failures: 3 })
  expect(await countFailureEmails(gift)).toBe(3)
})

test('blocks cards for an hour after six declines, even one already set up, but not another donor’s', async () => {
  const gift = await giving.startRegularGift()
  await start(gift, '3ds')
  const pendingSetup = setups(gift.mosque).at(-1) ?? ''
  giving.stub.getAccount(gift.mosque.secretKey).authenticate(pendingSetup, true)
  const codes: number[] = []
  for (let n = 0; n < 7; n += 1) codes.push((await startWithChallenge(gift.submitCard, 'declined')).code)
  expect(codes).toEqual([402, 402, 402, 402, 402, 402, 429])
  expect((await finish(gift, pendingSetup)).code).toBe(429)
  expect((await start(gift, 'succeeds')).code).toBe(429)
  expect(await gift.readRow()).toMatchObject({ version: 0 })

  const manageOther = await manageByLink(gift.mosque, 'bilal@example.org')
  const card = await manageOther('card', { confirmationTokenId: giving.token('succeeds') })
  expect(card).toMatchObject({ code: 200, body: { data: { version: 1 } } })
  await giving.advanceTo(new Date(giving.now().getTime() + 3_601_000).toISOString())
  expect(await finish(gift, pendingSetup)).toMatchObject({ code: 200, body: { data: { cycle: { version: 1 } } } })
})

/** Submits a card as its page does, solving the challenge if the server requires one. */
async function startWithChallenge(
  submitCard: (body: Record<string, unknown>) => Promise<TestResponse>,
  outcome: TestOutcome,
  action = 'start',
) {
  const body = { action, confirmationTokenId: giving.token(outcome) }
  const response = await submitCard(body)
  const challenge = challengeIn(response)
  return challenge
    ? submitCard({ ...body, pageToken: challenge.pageToken, captcha: await solveCaptcha(challenge.challenge) })
    : response
}

/** Returns the challenge in a refusal, if there is one. */
function challengeIn({ code, body }: TestResponse) {
  const challenge: unknown = Reflect.get(Object(body.data), 'challenge')
  const pageToken: unknown = Reflect.get(Object(body.data), 'pageToken')
  return code === 422 && typeof challenge === 'string' && typeof pageToken === 'string'
    ? { challenge, pageToken }
    : undefined
}

test('requires a solved challenge for each card after three declines', async () => {
  const gift = await giving.startRegularGift()
  const countSetups = async () => setups(gift.mosque).length
  for (let n = 0; n < 3; n += 1) expect((await start(gift, 'declined')).code).toBe(402)
  const initialCount = await countSetups()
  const challengeResponse = challengeIn(await start(gift, 'succeeds'))
  if (!challengeResponse) throw new Error('Expected a challenge.')
  const { pageToken, challenge } = challengeResponse
  const captcha = await solveCaptcha(challenge)
  const submit = (extra: Record<string, unknown>, confirmationTokenId = giving.token('declined')) =>
    gift.submitCard({ action: 'start', confirmationTokenId, ...extra })

  const otherChallenge = challengeIn(await start(gift, 'succeeds'))
  expect((await submit({ pageToken })).code).toBe(422)
  expect((await submit({ pageToken, captcha: 'e30=' })).code).toBe(422)
  expect((await submit({ pageToken: otherChallenge?.pageToken, captcha })).code).toBe(422)
  expect(await countSetups()).toBe(initialCount)

  const card = giving.token('declined')
  expect((await submit({ pageToken, captcha }, card)).code).toBe(402)
  expect((await submit({ pageToken, captcha }, card)).code).toBe(402)
  expect((await submit({ pageToken, captcha })).code).toBe(422)
  expect(await countSetups()).toBe(initialCount + 1)
})

test('rejects a challenge solved at another mosque, and also requires one through an emailed link', async () => {
  const [gift, otherGift] = [await giving.startRegularGift(), await giving.startRegularGift()]
  for (const target of [gift, otherGift]) for (let n = 0; n < 3; n += 1) await start(target, 'declined')
  const challenge = challengeIn(await start(otherGift, 'succeeds'))
  const captcha = await solveCaptcha(challenge?.challenge ?? '')
  const submission = {
    action: 'start',
    confirmationTokenId: giving.token('succeeds'),
    pageToken: challenge?.pageToken,
    captcha,
  }
  expect((await gift.submitCard(submission)).code).toBe(422)
  expect((await otherGift.submitCard(submission)).code).toBe(200)

  const bilal = await manageByLink(otherGift.mosque, 'bilal@example.org')
  const submit = ({ action, ...extra }: Record<string, unknown>) => bilal(String(action), extra)
  for (let n = 0; n < 3; n += 1) expect((await startWithChallenge(submit, 'declined', 'card')).code).toBe(402)
  expect((await submit({ action: 'card', confirmationTokenId: giving.token('succeeds') })).code).toBe(422)
  expect(await startWithChallenge(submit, 'succeeds', 'card')).toMatchObject({
    code: 200,
    body: { data: { version: 1 } },
  })
})

/** Sets up another donor of the same mosque, who manages their gift through an emailed link. */
async function manageByLink(mosque: Mosque, email: string) {
  const attempt = await giving.attempt(mosque, {
    causeId: 'every',
    kind: 'weekly',
    donor: { name: 'Bilal Omar', email },
  })
  expect((await giving.pay(mosque, attempt)).code).toBe(200)
  const emails = await giving.server.emails(mosque)
  const text = emails.find(({ email: candidate }) => candidate.to === email)?.email.text ?? ''
  const reference = /\/donation\/manage\/([\w-]+)/.exec(text)?.[1]
  return (action: string, extra: Record<string, unknown>) =>
    giving.server.post(mosque, '/api/donation/manage', { reference, action, ...extra })
}

test('rejects a card set up by another donor, or at another mosque', async () => {
  const gift = await giving.startRegularGift()
  const bilal = await manageByLink(gift.mosque, 'bilal@example.org')
  expect((await bilal('card', { confirmationTokenId: giving.token('3ds') })).code).toBe(200)
  const otherSetup = setups(gift.mosque).at(-1) ?? ''
  giving.stub.getAccount(gift.mosque.secretKey).authenticate(otherSetup, true)
  expect(await finish(gift, otherSetup)).toMatchObject({ code: 409 })

  const otherGift = await giving.startRegularGift()
  await start(otherGift, 'succeeds')
  expect((await finish(gift, setups(otherGift.mosque).at(-1))).code).toBe(502)
  expect(await gift.readRow()).toMatchObject({ version: 0 })
})

test.each<Partial<Setup>>([
  { accountId: 'another' },
  { customerId: 'cus_another' },
  { customerId: undefined },
  { tenantId: 'another' },
  { tenantId: undefined },
  { regularGiftId: 'another' },
  { regularGiftId: undefined },
])('rejects a card setup with %o, at start and at finish', async (overrides) => {
  const gift = await giving.startRegularGift()
  falseFields = overrides
  const startResponse = await start(gift, 'succeeds')
  const finishResponse = await finish(gift, setups(gift.mosque).at(-1))
  falseFields = {}
  expect([startResponse.code, finishResponse.code]).toEqual([409, 409])
  expect(await gift.readRow()).toMatchObject({ version: 0 })
})
