import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
import { issuePageToken } from '../attempts/pageToken.ts'
import { solveCaptcha } from '../../../testkit/src/solveCaptcha.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  startGiving,
  type TestOutcome,
} from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque
let clock = Date.now()

beforeAll(async () => {
  giving = await startGiving('stripe', { now: () => new Date(clock) })
})
afterAll(() => giving.close())
beforeEach(async () => {
  clock = Date.now()
  mosque = await giving.mosque()
})

const textAt = (value: unknown, field: string): string | undefined => {
  const text: unknown = Reflect.get(Object(value), field)
  return typeof text === 'string' ? text : undefined
}

/** Requests a page token, and returns the challenge that came with it. */
async function start(previous?: string, target = mosque) {
  const { code, body } = await giving.server.post(target, '/api/donation/start', { causeId: 'general', previous })
  return { code, pageToken: textAt(body.data, 'pageToken') ?? '', challenge: textAt(body.data, 'challenge') }
}

/** Sends an attempt without solving a challenge. */
function pay(
  target: Mosque,
  attempt: Attempt,
  tokenOrOutcome: TestOutcome | { token: string } = 'succeeds',
): Promise<TestResponse> {
  const confirmationTokenId = typeof tokenOrOutcome === 'object' ? tokenOrOutcome.token : giving.token(tokenOrOutcome)
  return giving.server.post(target, '/api/stripePaymentProcess', { ...attempt, confirmationTokenId })
}

let donorCount = 0
const createDonor = (email = `person${(donorCount += 1)}@example.org`) => ({ name: 'Someone', email })

const createAttempt = (pageToken: string, email?: string, fields: Record<string, unknown> = {}): Attempt => ({
  attemptId: randomUUID(),
  pageToken,
  causeId: 'general',
  amountMinor: 2500,
  currency: 'gbp',
  kind: 'once',
  donor: createDonor(email),
  ...fields,
})

/** Tries a card without solving a challenge, on a fresh page unless `previous` names its visit. */
async function tryCard(
  testOutcome: TestOutcome,
  { email, previous, at: target = mosque }: { email?: string; previous?: string; at?: Mosque } = {},
) {
  const { pageToken } = await start(previous, target)
  return { response: await pay(target, createAttempt(pageToken, email), testOutcome), pageToken }
}

const challengeMessage = (response: TestResponse) =>
  textAt(Reflect.get(Object(response.body.data), 'errors'), 'captcha')
const outcomeOf = (response: TestResponse) => (challengeMessage(response) ? 'challenge' : response.code)

/** Declines a number of cards. */
const declineCards = async (
  n: number,
  donorOf: (n: number) => { email: string; previous?: string },
  target = mosque,
) => {
  for (let i = 0; i < n; i += 1)
    expect((await tryCard('declined', { ...donorOf(i), at: target })).response.code).toBe(402)
}

/** Deletes the marks of networks, as if each card had come from a different one. */
const clearNetworks = () =>
  giving.server.database.pool.query("delete from decline_marks where kind = 'address' and tenant_id = $1", [mosque.id])

const countIntents = () => giving.stub.getAccount(mosque.secretKey).intents.size

describe('allows, challenges or blocks', () => {
  test.each([
    [0, 200],
    [2, 200],
    [3, 'challenge'],
    [5, 'challenge'],
    [6, 429],
  ])('an email address with %i declines in an hour: %s', async (declines, expected) => {
    const { pool } = giving.server.database
    for (let n = 0; n < declines; n += 1) {
      // Six declines take concurrent tries: each was allowed or had solved its challenge.
      if (n >= 3) await pool.query(repeatDecline, [mosque.id, `more${n}`])
      else await declineCards(1, () => ({ email: 'donor@example.org' }))
    }
    await clearNetworks()
    const intentCount = countIntents()
    const { response } = await tryCard('succeeds', { email: 'Donor@Example.org' })
    expect(outcomeOf(response)).toBe(expected)
    expect(countIntents() - intentCount).toBe(expected === 200 ? 1 : 0)
    expect((await tryCard('succeeds')).response.code).toBe(200)
    clock += 3_600_001
    expect((await tryCard('succeeds', { email: 'donor@example.org' })).response.code).toBe(200)
  })

  test('a visit with three declines, across email addresses and a reload', async () => {
    let previous: string | undefined
    for (let n = 0; n < 3; n += 1) {
      const { response, pageToken } = await tryCard('declined', { previous })
      expect(response.code).toBe(402)
      previous = pageToken
    }
    await clearNetworks()
    expect(outcomeOf((await tryCard('succeeds', { previous })).response)).toBe('challenge')
    expect((await start(previous)).challenge).toBeDefined()
    expect((await tryCard('succeeds')).response.code).toBe(200)
  })

  test('a network with ten declines: challenged, never blocked; a donor on another network is neither', async () => {
    await declineCards(10, () => createDonor())
    expect(outcomeOf((await tryCard('succeeds')).response)).toBe('challenge')
    for (let n = 0; n < 8; n += 1) await giving.server.database.pool.query(repeatDecline, [mosque.id, `wifi${n}`])
    const { pageToken, challenge } = await start()
    const captcha = await solveCaptcha(challenge ?? '')
    expect((await pay(mosque, createAttempt(pageToken, undefined, { captcha }))).code).toBe(200)
    await clearNetworks()
    expect((await tryCard('succeeds')).response.code).toBe(200)
  })

  test('sixty gifts of a congregation from one address, a few of them declined: all allowed', async () => {
    for (let n = 0; n < 60; n += 1)
      expect(outcomeOf((await tryCard(n % 7 === 0 ? 'declined' : 'succeeds')).response)).toBe(n % 7 === 0 ? 402 : 200)
  })

  test('a tester of many cards, each with a new name and network: only about twenty reach the provider', async () => {
    const cards = effort(60, 200)
    let challengeCount = 0
    for (let n = 0; n < cards; n += 1) {
      await clearNetworks()
      if (outcomeOf((await tryCard('declined')).response) === 'challenge') challengeCount += 1
    }
    expect(countIntents()).toBeLessThanOrEqual(21)
    expect(challengeCount).toBeGreaterThanOrEqual(cards - 21)
    const { rows } = await giving.server.database.pool.query(
      "select 1 from decline_marks where kind = 'alarm' and tenant_id = $1",
      [mosque.id],
    )
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows.length).toBeLessThanOrEqual(2)
  }, 120_000)

  test('two mosques independently', async () => {
    const otherMosque = await giving.mosque()
    await declineCards(10, () => ({ email: createDonor().email }))
    expect(outcomeOf((await tryCard('succeeds')).response)).toBe('challenge')
    expect((await tryCard('succeeds', { at: otherMosque })).response.code).toBe(200)
    expect((await start(undefined, otherMosque)).challenge).toBeUndefined()
  })
})

/** Repeats the last decline's marks of email address and network. */
const repeatDecline = `insert into decline_marks (tenant_id, id, kind, mark, at)
  select tenant_id, $2 || kind, kind, mark, at from (
    select distinct on (kind) * from decline_marks where tenant_id = $1 and kind in ('email', 'address') order by kind, at desc
  ) last`

describe('a challenge', () => {
  const email = 'slow@example.org'
  beforeEach(() => declineCards(3, () => ({ email })))

  test('that appears between start and pay loses no input: the same attempt continues with a new page token', async () => {
    const firstPage = await start()
    const attempt = createAttempt(firstPage.pageToken, email)
    const token = giving.token('succeeds')
    expect(challengeMessage(await pay(mosque, attempt, { token }))).toMatch(/try again/)
    const nextPage = await start(firstPage.pageToken)
    const captcha = await solveCaptcha(nextPage.challenge ?? '')
    const response = await pay(mosque, { ...attempt, pageToken: nextPage.pageToken, captcha }, { token })
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    // A lost response can be requested again with either token.
    for (const repeated of [attempt, { ...attempt, pageToken: nextPage.pageToken, captcha }])
      expect(await pay(mosque, repeated, { token })).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect((await giving.rows(mosque)).ledger).toHaveLength(1)
  })

  test('covers only one card: the next card for the same gift needs another challenge', async () => {
    const firstPage = await start()
    const attempt = createAttempt(firstPage.pageToken, email)
    await pay(mosque, attempt)
    const secondPage = await start(firstPage.pageToken)
    const solvedAttempt = {
      ...attempt,
      pageToken: secondPage.pageToken,
      captcha: await solveCaptcha(secondPage.challenge ?? ''),
    }
    expect((await pay(mosque, solvedAttempt, 'declined')).code).toBe(402)
    expect(outcomeOf(await pay(mosque, solvedAttempt))).toBe('challenge')
    const thirdPage = await start(secondPage.pageToken)
    const captcha = await solveCaptcha(thirdPage.challenge ?? '')
    expect((await pay(mosque, { ...solvedAttempt, pageToken: thirdPage.pageToken, captcha })).code).toBe(200)
  })

  test('applies to a regular gift too, which continues once it is solved', async () => {
    const firstPage = await start()
    const attempt = createAttempt(firstPage.pageToken, email, { kind: 'weekly' })
    await giving.server.database.pool.query('update causes set jummah = true where tenant_id = $1', [mosque.id])
    expect(outcomeOf(await pay(mosque, attempt))).toBe('challenge')
    const nextPage = await start(firstPage.pageToken)
    const captcha = await solveCaptcha(nextPage.challenge ?? '')
    expect((await pay(mosque, { ...attempt, pageToken: nextPage.pageToken, captcha })).code).toBe(200)
  })

  test.each([
    ['that is malformed', async () => 'nonsense'],
    ['of a challenge for another page', async () => solveCaptcha((await start(visit)).challenge ?? '')],
    ['that claims less work', async (challenge: string) => forgeChallenge(await solveCaptcha(challenge))],
    ['with the wrong answer', async (challenge: string) => forgeSolution(await solveCaptcha(challenge))],
  ])('rejects a solution %s', async (_, forge) => {
    const firstPage = await start()
    visit = firstPage.pageToken
    const attempt = createAttempt(firstPage.pageToken, email)
    await pay(mosque, attempt)
    const nextPage = await start(firstPage.pageToken)
    const captcha = await forge(nextPage.challenge ?? '')
    const intentCount = countIntents()
    expect(outcomeOf(await pay(mosque, { ...attempt, pageToken: nextPage.pageToken, captcha }))).toBe('challenge')
    expect(countIntents()).toBe(intentCount)
  })

  test('expires after 15 minutes, without counting as a failure', async () => {
    const firstPage = await start()
    const attempt = createAttempt(firstPage.pageToken, email)
    await pay(mosque, attempt)
    const nextPage = await start(firstPage.pageToken)
    const captcha = await solveCaptcha(nextPage.challenge ?? '')
    const countMarks = async () => (await giving.server.database.pool.query('select 1 from decline_marks')).rows.length
    const markCount = await countMarks()
    clock += 15 * 60_000
    expect(outcomeOf(await pay(mosque, { ...attempt, pageToken: nextPage.pageToken, captcha }))).toBe('challenge')
    expect(await countMarks()).toBe(markCount)
  })
})

let visit = ''
const alterField = (captcha: string, field: string, changes: Record<string, unknown>) => {
  const challenge: Record<string, object> = JSON.parse(Buffer.from(captcha, 'base64').toString())
  return Buffer.from(JSON.stringify({ ...challenge, [field]: { ...challenge[field], ...changes } })).toString('base64')
}
const forgeChallenge = (captcha: string) => alterField(captcha, 'challenge', { signature: '0'.repeat(64) })
const forgeSolution = (captcha: string) => alterField(captcha, 'solution', { derivedKey: '00'.repeat(32) })

test('forged solutions count against their visit, and never against the email address they name', async () => {
  await declineCards(3, () => ({ email: 'victim@example.org' }))
  let { pageToken } = await start()
  for (let n = 0; n < 6; n += 1) {
    const attempt = createAttempt(pageToken, 'victim@example.org', { captcha: 'forged' })
    expect(outcomeOf(await pay(mosque, attempt))).toBe('challenge')
    pageToken = (await start(pageToken)).pageToken
  }
  expect(outcomeOf(await pay(mosque, createAttempt(pageToken)))).toBe(429)
  await clearNetworks()
  expect(outcomeOf((await tryCard('succeeds', { email: 'victim@example.org' })).response)).toBe('challenge')
})

test('allows donors if no challenge could be created, but six declines still block', async () => {
  const email = 'unlucky@example.org'
  await declineCards(3, () => ({ email }))
  const issueUnchallengedToken = () =>
    issuePageToken(giving.server.secrets, mosque.id, new Date(clock), { isUnchallenged: true }).pageToken
  for (let n = 0; n < 3; n += 1)
    expect((await pay(mosque, createAttempt(issueUnchallengedToken(), email), 'declined')).code).toBe(402)
  expect((await pay(mosque, createAttempt(issueUnchallengedToken(), email))).code).toBe(429)
})
