import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

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

const expectNoCharge = async () => {
  expect(giving.stub.getAccount(mosque.secretKey).intents.size).toBe(0)
  expect((await giving.rows(mosque)).ledger).toEqual([])
}

describe('the provider is not called', () => {
  test.each([
    ['below the smallest gift', { amountMinor: 99 }, 422],
    ['above the largest gift', { amountMinor: 1_000_001 }, 422],
    ['in a currency the cause does not take', { currency: 'usd' }, 422],
    ['of a fraction of a penny', { amountMinor: 10.5 }, 422],
    ['with a negative amount', { amountMinor: -2500 }, 422],
    ['whose amount is a string', { amountMinor: '2500' }, 422],
    ['with an unknown field', { state: 'paid' }, 422],
    ['to an unknown cause', { causeId: 'unknown' }, 404],
    ['with a forged page token', { pageToken: 'v1.e30.AAAA' }, 410],
  ])('for a gift %s', async (_, overrides, code) => {
    expect(await giving.pay(mosque, await giving.attempt(mosque, overrides))).toMatchObject({
      code,
      body: { status: code },
    })
    await expectNoCharge()
  })

  test("for a cause that is not published, or is another mosque's", async () => {
    const otherMosque = await giving.mosque()
    await makeCause(giving.server.database, mosque.id, { id: 'draft', publishedAt: null })
    const publishDate = new Date(clock + 60_000)
    await makeCause(giving.server.database, mosque.id, { id: 'later', publishedAt: publishDate })
    await makeCause(giving.server.database, otherMosque.id, { id: 'theirs' })
    for (const causeId of ['draft', 'later', 'theirs'])
      expect(await giving.pay(mosque, await giving.attempt(mosque, { causeId }))).toMatchObject({ code: 404 })
    await expectNoCharge()
  })

  test('with a page token older than half an hour', async () => {
    const attempt = await giving.attempt(mosque)
    clock += 30 * 60_000
    expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 410 })
    await expectNoCharge()
  })

  test("with another mosque's page token", async () => {
    const { pageToken } = await giving.attempt(await giving.mosque())
    expect(await giving.pay(mosque, await giving.attempt(mosque, { pageToken }))).toMatchObject({ code: 410 })
    await expectNoCharge()
  })

  test('while the mosque does not take cards, which both the start and the payment report', async () => {
    const attempt = await giving.attempt(mosque)
    const { pool } = giving.server.database
    await pool.query("update settings set value = 'live' where key = 'paymentMode' and tenant_id = $1", [mosque.id])
    const newHost = { ...mosque, hostname: `new-${mosque.hostname}` }
    await pool.query('insert into hostnames (hostname, tenant_id) values ($1, $2)', [newHost.hostname, mosque.id])
    expect(await giving.server.post(newHost, '/api/donation/start', {})).toMatchObject({ code: 503 })
    expect(await giving.pay(newHost, attempt)).toMatchObject({
      code: 503,
      body: { message: expect.stringContaining('bank transfer') },
    })
    await expectNoCharge()
  })
})

test.each([
  ['with a null character', 'Aisha\u0000Rahman', 'control characters'],
  ['with a line break', 'Aisha\nRahman', 'one line'],
  ['with a tab', 'Aisha\tRahman', 'tabs'],
  ['with a C1 control character', 'Aisha\u0085', 'one line'],
  ['of spaces only', '   ', 'Enter text'],
])("a donor's name %s is refused with a message and not stored", async (_, name, messagePart) => {
  const attempt = await giving.attempt(mosque, { donor: { name, email: 'aisha@example.org' } })
  expect(await giving.pay(mosque, attempt)).toMatchObject({
    code: 422,
    body: { data: { errors: { 'donor.name': expect.stringContaining(messagePart) } } },
  })
  expect((await giving.rows(mosque)).gifts).toEqual([])
})

test.each(["Zaynab bint 'Alī al-Ḥusayn", 'عائشة رحمن', '王小明', 'Ö.'])("a donor's name may be %s", async (name) => {
  const attempt = await giving.attempt(mosque, { donor: { name, email: 'aisha@example.org' } })
  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 200 })
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ donorName: name }])
})

describe('a page token', () => {
  test('opens only one gift, which can be retried later', async () => {
    const attempt = await giving.attempt(mosque)
    const token = giving.token('declined')
    expect(await giving.pay(mosque, attempt, { token })).toMatchObject({ code: 402 })
    expect(await giving.pay(mosque, { ...attempt, attemptId: randomUUID() })).toMatchObject({ code: 409 })
    clock += 2 * 3_600_000
    expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect((await giving.rows(mosque)).gifts).toHaveLength(1)
  })

  test.each([
    ['padding', (token: string) => `${token}=`],
    ['a character base64 ignores', (token: string) => `${token}!`],
    ['a tilde', (token: string) => `${token}~`],
    ['a space', (token: string) => `${token} `],
    ['a line break in the signature', (token: string) => `${token.slice(0, -5)}\n${token.slice(-5)}`],
    ['a different encoding of the last bits', (token: string) => reencode(token)],
    ['a second signature', (token: string) => `${token}.${token.split('.')[2]}`],
    ['a missing character', (token: string) => token.slice(0, -1)],
  ])('with %s does not count as a second token', async (_, modify) => {
    const attempt = await giving.attempt(mosque)
    expect(await giving.pay(mosque, attempt, 'declined')).toMatchObject({ code: 402 })
    const pageToken = modify(attempt.pageToken)
    expect(await giving.pay(mosque, { ...attempt, attemptId: randomUUID(), pageToken })).toMatchObject({ code: 410 })
    expect((await giving.rows(mosque)).gifts).toHaveLength(1)
  })

  test('from another page cannot access the gift', async () => {
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt, 'declined')
    const { pageToken } = await giving.attempt(mosque)
    expect(await giving.pay(mosque, { ...attempt, pageToken })).toMatchObject({ code: 409 })
  })
})

/** Encodes the same bytes differently: 32 bytes leave two bits of the last base64 character unused. */
function reencode(token: string): string {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  const bytes = Buffer.from(signature, 'base64url')
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const alternative = Array.from(alphabet)
    .map((character) => signature.slice(0, -1) + character)
    .find((text) => text !== signature && Buffer.from(text, 'base64url').equals(bytes))
  return token.slice(0, token.lastIndexOf('.') + 1) + (alternative ?? signature)
}

test.each([
  ['amount', { amountMinor: 2600 }],
  ['currency', { currency: 'usd' }],
  ['cause', { causeId: 'roof' }],
])('refuses an attempt repeated with another %s, and leaves the first unchanged', async (_, changes) => {
  await makeCause(giving.server.database, mosque.id, { id: 'roof' })
  const attempt = await giving.attempt(mosque)
  await giving.pay(mosque, attempt, 'declined')
  expect(await giving.pay(mosque, { ...attempt, ...changes })).toMatchObject({ code: 409 })
  expect((await giving.rows(mosque)).gifts).toMatchObject([
    { amountMinor: 2500, currency: 'gbp', causeId: 'general', state: 'failed' },
  ])
})

describe('limits against card testing', () => {
  const declineTwice = async (email: string) => {
    const attempt = await giving.attempt(mosque, { donor: { name: 'Someone', email } })
    for (const _ of [1, 2]) expect(await giving.pay(mosque, attempt, 'declined')).toMatchObject({ code: 402 })
  }

  test('store hashes instead of addresses, for a day', async () => {
    await declineTwice('tester@example.org')
    const { pool } = giving.server.database
    const readMarks = async () =>
      (await pool.query<Record<string, unknown>>('select * from decline_marks where tenant_id = $1', [mosque.id])).rows
    expect(await readMarks()).toHaveLength(6)
    expect(JSON.stringify(await readMarks())).not.toMatch(/tester|127\.0\.0\.1/)
    clock += 25 * 3_600_000
    await declineTwice('other@example.org')
    expect(await readMarks()).toHaveLength(6)
  })

  test('do not count paid gifts: twenty from one address leave no mark', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await giving.pay(mosque, await giving.attempt(mosque))).toMatchObject({ code: 200 })
    const { rows } = await giving.server.database.pool.query<Record<string, unknown>>(
      'select * from decline_marks where tenant_id = $1',
      [mosque.id],
    )
    expect(rows).toEqual([])
  })
})

test('a cause accepts only currencies the mosque still uses', async () => {
  const euroMosque = await giving.mosque({ currencies: 'eur' })
  await makeCause(giving.server.database, euroMosque.id, { id: 'roof', currencies: ['gbp', 'eur'] })
  const pay = async (causeId: string, currency: string) =>
    (await giving.pay(euroMosque, await giving.attempt(euroMosque, { causeId, currency }))).code
  expect(await pay('roof', 'gbp')).toBe(422)
  expect(await pay('roof', 'eur')).toBe(200)
  expect(await pay('general', 'gbp')).toBe(422)
  expect(await pay('general', 'eur')).toBe(200)
})
