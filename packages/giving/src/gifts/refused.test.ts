import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

let giving: Giving
let mosque: Mosque
beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
})
const account = () => giving.stub.getAccount(mosque.secretKey)

test('returns 502 for a rejected key, never a 401 that would log the donor out, and allows another try', async () => {
  const attempt = await giving.attempt(mosque)
  giving.stub.addFaults(['revoked'])
  const token = giving.token('succeeds')
  const response = await giving.pay(mosque, attempt, { token })
  expect(response).toMatchObject({
    code: 502,
    body: { status: 502, message: expect.stringContaining('You haven’t been charged') },
  })
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'failed', intentId: null }])
  expect(await giving.pay(mosque, attempt, { token })).toEqual({ ...response, headers: expect.anything() })

  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
  expect(account().charges).toHaveLength(1)
})

test('closes the gift after the third refusal, as its page, the response and every further payment state', async () => {
  const attempt = await giving.attempt(mosque)
  giving.stub.addFaults(['revoked', 'revoked', 'revoked'])
  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 502 })
  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 502 })
  const closedResponse = { code: 409, body: { message: expect.stringContaining('can no longer be paid') } }
  expect(await giving.pay(mosque, attempt)).toMatchObject(closedResponse)
  const { gifts } = await giving.rows(mosque)
  expect(gifts).toMatchObject([{ state: 'abandoned', intentId: null }])
  expect(await giving.view(mosque, gifts[0]?.id ?? '')).toMatchObject({
    body: { message: expect.stringContaining('can no longer be paid'), data: { state: 'abandoned', next: 'done' } },
  })
  expect(await giving.pay(mosque, attempt)).toMatchObject(closedResponse)
})

test('a refusal on the third try cancels the intent of the earlier declined cards', async () => {
  const attempt = await giving.attempt(mosque)
  await giving.pay(mosque, attempt, 'declined')
  await giving.pay(mosque, attempt, 'declined')
  giving.stub.addFaults(['revoked'])
  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 409 })
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'abandoned' }])
  expect([...account().intents.values()]).toMatchObject([{ status: 'canceled' }])
})

test("a third card declined late by its bank leaves no further try, and the gift's page offers none", async () => {
  const attempt = await giving.attempt(mosque)
  await giving.pay(mosque, attempt, 'declined')
  await giving.pay(mosque, attempt, 'declined')
  await giving.pay(mosque, attempt, 'processing')
  const [gift] = (await giving.rows(mosque)).gifts
  account().completeProcessing(gift?.intentId ?? '', false)
  await giving.server.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
  expect(await giving.view(mosque, gift?.id ?? '')).toMatchObject({
    body: { message: expect.stringContaining('can no longer be paid'), data: { next: 'done' } },
  })
  expect(await giving.pay(mosque, attempt)).toMatchObject({ code: 409 })
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'abandoned' }])
})

test('does not trust a refusal after a lost response: looks the charge up at the provider, and finds it', async () => {
  giving.stub.addFaults(['hang-up-after', 'revoked'])
  await giving.pay(mosque, await giving.attempt(mosque))
  await giving.runJobs('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  expect(account().charges).toHaveLength(1)
})

test.each<[string, Fault[]]>([
  ['a lost response, then a refusal', ['hang-up-after', 'revoked']],
  ['a refusal, then a lost response', ['revoked', 'hang-up-after']],
  ['an error after the charge, then a refusal', ['error-after', 'revoked']],
  ['a lost request, then a refusal', ['hang-up-before', 'revoked']],
  ['two lost responses, then a refusal', ['hang-up-after', 'hang-up-after', 'revoked']],
])('charges once after %s, whatever cards are tried next', async (_, faults) => {
  const attempt = await giving.attempt(mosque)
  giving.stub.addFaults(faults)
  for (let tries = 0; tries < 3; tries += 1) await giving.pay(mosque, attempt)
  await giving.runJobs('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  expect(account().charges).toHaveLength(1)
  expect(giving.stub.addFaults([])).toBe(0)
})

test('keeps a gift open if all requests are refused after a lost response, until the keys work again', async () => {
  const attempt = await giving.attempt(mosque)
  giving.stub.addFaults(['hang-up-after', 'revoked', 'revoked'])
  await giving.pay(mosque, attempt)
  giving.stub.addFaults(['revoked', 'revoked'], 'read')
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'confirming' }])
  const response = await giving.pay(mosque, attempt)
  expect(response).toMatchObject({ code: 200, body: { data: { state: 'confirming', next: 'poll' } } })
  await giving.runJobs('gift-settle')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'paid' }])
  expect(account().charges).toHaveLength(1)
})

test.each([['startsOn'], ['until']])('rejects %s for a one-off gift, and takes no money', async (day) => {
  const attempt = await giving.attempt(mosque, { [day]: '2099-01-02' })
  expect(await giving.pay(mosque, attempt)).toMatchObject({
    code: 422,
    body: { data: { errors: { [day]: expect.stringContaining('one-off gift') } } },
  })
  expect((await giving.rows(mosque)).gifts).toEqual([])
})

test('removes invisible direction marks from a donor’s text', async () => {
  const donor = { name: 'Aisha \u202enahK\u202c', email: 'aisha@example.org' }
  const message = 'For \u2066the\u2069 roof\u202e,\nwith love'
  await giving.pay(mosque, await giving.attempt(mosque, { donor, message }))
  expect((await giving.rows(mosque)).gifts).toMatchObject([
    { state: 'paid', donorName: 'Aisha nahK', message: 'For the roof,\nwith love' },
  ])
})

test.each([2_147_483_648, 1e20])('rejects a cover of %d before it reaches the database', async (coverMinor) => {
  expect(await giving.pay(mosque, await giving.attempt(mosque, { coverMinor }))).toMatchObject({ code: 422 })
})

test('a charge that cannot be read yet is not paid; the next read settles it', async () => {
  const attempt = await giving.attempt(mosque)
  giving.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
  const response = await giving.pay(mosque, attempt)
  expect(response).toMatchObject({ code: 200, body: { data: { state: 'confirming', next: 'poll' } } })
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ intentId: expect.any(String) }], ledger: [] })
  await giving.runJobs('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({
    gifts: [{ state: 'paid', confirmNo: 1 }],
    ledger: [{ amountMinor: 2500 }],
  })
})

test('never counts a payment of a different amount than requested, nor reports it as paid', async () => {
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const [gift] = (await giving.rows(mosque)).gifts
  const intent = account().intents.get(gift?.intentId ?? '')
  if (!intent || !gift) throw new Error('Expected the intent and the gift.')
  intent.amount = 1
  account().completeProcessing(intent.id, true)
  await giving.runJobs('gift-settle')
  expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'processing' }], ledger: [] })
})

test('stores no secret, client secret or confirmation token in the database', async () => {
  const attempt = await giving.attempt(mosque)
  await giving.pay(mosque, attempt, { token: 'ctoken_3ds_scan' })
  const clientSecret = [...account().intents.values()][0]?.client_secret ?? 'none'
  const { pool } = giving.server.database
  const tables = await pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'graphile_worker')",
  )
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<Record<string, unknown>>(`select t::text from ${name} t`)
    const text = JSON.stringify(rows)
    for (const secret of [clientSecret, 'ctoken_3ds_scan', mosque.secretKey, mosque.webhookSecret, attempt.pageToken])
      expect(text.includes(secret), `${name} holds ${secret}`).toBe(false)
  }
})
