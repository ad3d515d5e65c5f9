import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Setup } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { type Regular, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'
import { solve } from '../../../testkit/src/solve.ts'
import type { Mosque, Wish } from '../../../acceptance/src/stripe/giving.ts'

let giving: RegularGifts
/** What the provider says otherwise than it would, while a test wants that. */
let misreading: Partial<Setup> = {}

const misled = (gateway: Gateway): Gateway => ({
  ...gateway,
  setUp: async (order) => ({ ...(await gateway.setUp(order)), ...misreading }),
  readSetup: async (id) => ({ ...(await gateway.readSetup(id)), ...misreading }),
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { around: misled })
})
afterAll(() => giving.close())

const setups = (mosque: Mosque) => [...giving.stub.account(mosque.secretKey).setups.keys()]
const start = (gift: Regular, wish: Wish) => gift.card({ action: 'start', confirmationTokenId: giving.token(wish) })
const finish = (gift: Regular, setupIntentId = '') => gift.card({ action: 'finish', setupIntentId })
const failed = async (gift: Regular) => (await gift.letters()).filter(({ kind }) => kind === 'cycle-failed').length

/** A regular gift whose last collection was declined. */
async function pastDue(): Promise<Regular> {
  const gift = await giving.begin('friday_declined')
  const next = (await gift.row()).nextOn ?? ''
  await giving.until(`${next}T18:00:00Z`)
  await giving.until(`${next}T19:00:00Z`)
  expect(await gift.row()).toMatchObject({ state: 'past_due', failures: 1 })
  return gift
}

test('a card that stands may be offered nine times more: one try of the open collection, one email', async () => {
  const gift = await pastDue()
  expect((await start(gift, 'friday_declined')).body.message).toContain('The new card is saved, but')
  expect(await gift.row()).toMatchObject({ version: 1, failures: 2 })
  const card = setups(gift.mosque).at(-1)
  for (let n = 0; n < 9; n += 1) expect(await finish(gift, card)).toMatchObject({ code: 200 })
  expect(await gift.row()).toMatchObject({ version: 1, failures: 2 })
  expect(await failed(gift)).toBe(2)
})

test('two cards offered in turn try the open collection once each, and stop after six declines', async () => {
  const gift = await pastDue()
  await start(gift, 'friday_declined')
  const one = setups(gift.mosque).at(-1)
  await start(gift, 'friday_declined')
  const other = setups(gift.mosque).at(-1)
  expect(await gift.row()).toMatchObject({ failures: 3 })
  const codes: number[] = []
  for (let n = 0; n < 8; n += 1) codes.push((await finish(gift, n % 2 ? other : one)).code)
  expect(codes).toEqual([200, 200, 200, 200, 429, 200, 429, 200])
  expect(await gift.row()).toMatchObject({ failures: 3 })
  expect(await failed(gift)).toBe(3)
})

test('after six declined cards the next waits an hour, a card set up before too; another donor does not', async () => {
  const gift = await giving.begin()
  await start(gift, '3ds')
  const waiting = setups(gift.mosque).at(-1) ?? ''
  giving.stub.account(gift.mosque.secretKey).authenticate(waiting, true)
  const codes: number[] = []
  for (let n = 0; n < 7; n += 1) codes.push((await proven(gift.card, 'declined')).code)
  expect(codes).toEqual([402, 402, 402, 402, 402, 402, 429])
  expect((await finish(gift, waiting)).code).toBe(429)
  expect((await start(gift, 'succeeds')).code).toBe(429)
  expect(await gift.row()).toMatchObject({ version: 0 })

  const other = await byLink(gift.mosque, 'bilal@example.org')
  const card = await other('card', { confirmationTokenId: giving.token('succeeds') })
  expect(card).toMatchObject({ code: 200, body: { data: { version: 1 } } })
  await giving.until(new Date(giving.now().getTime() + 3_601_000).toISOString())
  expect(await finish(gift, waiting)).toMatchObject({ code: 200, body: { data: { cycle: { version: 1 } } } })
})

/** A card of one's own as its page offers it: with the challenge solved, where the host asks for one. */
async function proven(ask: (body: Record<string, unknown>) => Promise<TestResponse>, wish: Wish, action = 'start') {
  const body = { action, confirmationTokenId: giving.token(wish) }
  const response = await ask(body)
  const challenge = challengeIn(response)
  return challenge
    ? ask({ ...body, pageToken: challenge.pageToken, captcha: await solve(challenge.challenge) })
    : response
}

/** What a refusal wants solved first. */
function challengeIn({ code, body }: TestResponse) {
  const challenge: unknown = Reflect.get(Object(body.data), 'challenge')
  const pageToken: unknown = Reflect.get(Object(body.data), 'pageToken')
  return code === 422 && typeof challenge === 'string' && typeof pageToken === 'string'
    ? { challenge, pageToken }
    : undefined
}

test('after three declined cards another is tried with a solved challenge alone, each solution for one card', async () => {
  const gift = await giving.begin()
  const tried = async () => setups(gift.mosque).length
  for (let n = 0; n < 3; n += 1) expect((await start(gift, 'declined')).code).toBe(402)
  const before = await tried()
  const asked = challengeIn(await start(gift, 'succeeds'))
  if (!asked) throw new Error('No challenge was asked for.')
  const { pageToken, challenge } = asked
  const captcha = await solve(challenge)
  const offer = (more: Record<string, unknown>, confirmationTokenId = giving.token('declined')) =>
    gift.card({ action: 'start', confirmationTokenId, ...more })

  const other = challengeIn(await start(gift, 'succeeds'))
  expect((await offer({ pageToken })).code).toBe(422)
  expect((await offer({ pageToken, captcha: 'e30=' })).code).toBe(422)
  expect((await offer({ pageToken: other?.pageToken, captcha })).code).toBe(422)
  expect(await tried()).toBe(before)

  const card = giving.token('declined')
  expect((await offer({ pageToken, captcha }, card)).code).toBe(402)
  expect((await offer({ pageToken, captcha }, card)).code).toBe(402)
  expect((await offer({ pageToken, captcha })).code).toBe(422)
  expect(await tried()).toBe(before + 1)
})

test("a challenge that was solved at another mosque, or for another page, is none; by an email's link it is asked for too", async () => {
  const [gift, elsewhere] = [await giving.begin(), await giving.begin()]
  for (const one of [gift, elsewhere]) for (let n = 0; n < 3; n += 1) await start(one, 'declined')
  const there = challengeIn(await start(elsewhere, 'succeeds'))
  const captcha = await solve(there?.challenge ?? '')
  const answered = {
    action: 'start',
    confirmationTokenId: giving.token('succeeds'),
    pageToken: there?.pageToken,
    captcha,
  }
  expect((await gift.card(answered)).code).toBe(422)
  expect((await elsewhere.card(answered)).code).toBe(200)

  const bilal = await byLink(elsewhere.mosque, 'bilal@example.org')
  const ask = ({ action, ...more }: Record<string, unknown>) => bilal(String(action), more)
  for (let n = 0; n < 3; n += 1) expect((await proven(ask, 'declined', 'card')).code).toBe(402)
  expect((await ask({ action: 'card', confirmationTokenId: giving.token('succeeds') })).code).toBe(422)
  expect(await proven(ask, 'succeeds', 'card')).toMatchObject({ code: 200, body: { data: { version: 1 } } })
})

/** Another donor of the same mosque, by the link of their email. */
async function byLink(mosque: Mosque, email: string) {
  const attempt = await giving.attempt(mosque, {
    causeId: 'every',
    kind: 'weekly',
    donor: { name: 'Bilal Omar', email },
  })
  expect((await giving.pay(mosque, attempt)).code).toBe(200)
  const emails = await giving.host.letters(mosque)
  const text = emails.find(({ letter }) => letter.to === email)?.letter.text ?? ''
  const reference = /\/donation\/manage\/([\w-]+)/.exec(text)?.[1]
  return (action: string, more: Record<string, unknown>) =>
    giving.host.post(mosque, '/api/donation/manage', { reference, action, ...more })
}

test("a card another donor of the mosque has set up, or one of another mosque, is not this gift's", async () => {
  const gift = await giving.begin()
  const bilal = await byLink(gift.mosque, 'bilal@example.org')
  expect((await bilal('card', { confirmationTokenId: giving.token('3ds') })).code).toBe(200)
  const theirs = setups(gift.mosque).at(-1) ?? ''
  giving.stub.account(gift.mosque.secretKey).authenticate(theirs, true)
  expect(await finish(gift, theirs)).toMatchObject({ code: 409 })

  const elsewhere = await giving.begin()
  await start(elsewhere, 'succeeds')
  expect((await finish(gift, setups(elsewhere.mosque).at(-1))).code).toBe(502)
  expect(await gift.row()).toMatchObject({ version: 0 })
})

test.each<Partial<Setup>>([
  { accountId: 'another' },
  { customerId: 'cus_another' },
  { customerId: undefined },
  { tenantId: 'another' },
  { tenantId: undefined },
  { cycleId: 'another' },
  { cycleId: undefined },
])('a card set up for %o is refused, when it is begun and when it is finished', async (wrong) => {
  const gift = await giving.begin()
  misreading = wrong
  const begun = await start(gift, 'succeeds')
  const finished = await finish(gift, setups(gift.mosque).at(-1))
  misreading = {}
  expect([begun.code, finished.code]).toEqual([409, 409])
  expect(await gift.row()).toMatchObject({ version: 0 })
})
