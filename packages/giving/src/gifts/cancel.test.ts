import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { signEvent } from '../providers/events.ts'
import { makeCause, type TestResponse } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  providers,
  startGiving,
  type TestOutcome,
} from '../../../acceptance/src/stripe/giving.ts'

const readField = ({ body }: TestResponse, name: string): string => String(Reflect.get(Object(body.data), name))
const cancel = (giving: Giving, mosque: Mosque, id: string) =>
  giving.server.post(mosque, '/api/donation/cancel', { id })
const readAttempt = (giving: Giving, mosque: Mosque, body: object) =>
  giving.server.post(mosque, '/api/donation/attempt', body)
const attemptKey = ({ attemptId, pageToken }: Attempt) => ({ attemptId, pageToken })

describe.each(providers)('through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  beforeAll(async () => {
    giving = await startGiving(provider)
    mosque = await giving.mosque()
    await makeCause(giving.server.database, mosque.id, { id: 'friday', title: 'Fridays', jummah: true })
  })
  afterAll(() => giving.close())

  const startGift = async (outcome: TestOutcome, overrides = {}) => {
    const attempt = await giving.attempt(mosque, overrides)
    const payResponse = await giving.pay(mosque, attempt, outcome)
    return { attempt, paid: payResponse, id: readField(payResponse, 'id') }
  }
  const approve = async (attempt: Attempt, giftId: string) => {
    if (provider === 'demonstration') return giving.pay(mosque, attempt, { token: 'demo_3ds_approved' })
    const { gifts } = await giving.rows(mosque)
    const row = gifts.find(({ id }) => id === giftId)
    return giving.stub.getAccount(mosque.secretKey).authenticate(row?.intentId ?? '', true)
  }
  const countEntries = async (giftId: string) =>
    (await giving.rows(mosque)).ledger.filter((entry) => entry.giftId === giftId).length

  test('permanently closes a gift with an open bank check once the provider has cancelled it', async () => {
    const { attempt, id } = await startGift('3ds')
    expect(await cancel(giving, mosque, id)).toMatchObject({
      code: 200,
      body: { data: { id, state: 'abandoned', next: 'done' } },
    })
    expect((await giving.pay(mosque, attempt)).code).toBe(409)
    if (provider === 'stripe') {
      const row = (await giving.rows(mosque)).gifts.find((gift) => gift.id === id)
      expect(giving.stub.getAccount(mosque.secretKey).intents.get(row?.intentId ?? '')?.status).toBe('canceled')
    }
    await giving.runJobs()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'abandoned' })
    expect(await countEntries(id)).toBe(0)
    expect((await cancel(giving, mosque, id)).body.data).toMatchObject({ state: 'abandoned' })
  })

  test('returns a gift approved by the bank in the meantime as paid', async () => {
    const { attempt, id } = await startGift('3ds')
    await approve(attempt, id)
    expect((await cancel(giving, mosque, id)).body.data).toMatchObject({ state: 'paid', next: 'done' })
    await giving.runJobs()
    expect(await countEntries(id)).toBe(1)
  })

  test('applies either an approval or a concurrent cancellation, and the provider’s state matches ours', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { attempt, id } = await startGift('3ds')
      // If the cancellation came first, the provider has no check left to pass.
      const approval = approve(attempt, id).catch((error: unknown) => {
        if (!String(error).includes('waits for no bank check')) throw error
      })
      const [, cancelResponse] = await Promise.all([approval, cancel(giving, mosque, id)])
      await giving.runJobs()
      const state = readField(await giving.view(mosque, id), 'state')
      expect(readField(cancelResponse, 'state')).toBe(state)
      expect({ state, paid: await countEntries(id) }).toEqual(
        state === 'paid' ? { state, paid: 1 } : { state: 'abandoned', paid: 0 },
      )
    }
  })

  test('does not cancel a payment the bank is processing: the page keeps waiting until it is paid', async () => {
    const { id } = await startGift('processing')
    expect((await cancel(giving, mosque, id)).body.data).toMatchObject({ state: 'processing', next: 'poll' })
    const row = (await giving.rows(mosque)).gifts.find((gift) => gift.id === id)
    if (provider === 'stripe') giving.stub.getAccount(mosque.secretKey).completeProcessing(row?.intentId ?? '', true)
    await giving.runJobs()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'paid' })
  })

  test('closes a declined gift, and leaves a paid gift and another mosque’s gift alone', async () => {
    const attempt = await giving.attempt(mosque, { donor: { name: 'Bilal', email: 'bilal@example.org' } })
    expect((await giving.pay(mosque, attempt, 'declined')).code).toBe(402)
    const row = (await giving.rows(mosque)).gifts.find(({ attemptId }) => attemptId === attempt.attemptId)
    expect((await cancel(giving, mosque, row?.id ?? '')).body.data).toMatchObject({ state: 'abandoned' })
    const { id } = await startGift('succeeds')
    expect((await cancel(giving, mosque, id)).body.data).toMatchObject({ state: 'paid' })
    const openGift = await startGift('3ds')
    expect((await cancel(giving, await giving.mosque(), openGift.id)).code).toBe(404)
    expect((await giving.view(mosque, openGift.id)).body.data).toMatchObject({ state: 'requires_action', next: 'act' })
  })

  test('ends a regular gift with an open bank check along with its subscription, and keeps one that is set up', async () => {
    const weeklyFields = { kind: 'weekly', causeId: 'friday', donor: { name: 'Zaynab', email: 'zaynab@example.org' } }
    const { attempt, id, paid: payResponse } = await startGift('3ds', weeklyFields)
    expect(payResponse.body.data).toMatchObject({ state: 'pending_setup', next: 'act' })
    expect((await cancel(giving, mosque, id)).body.data).toMatchObject({ state: 'expired', next: 'done' })
    expect((await giving.pay(mosque, attempt)).code).toBe(409)
    const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    const { subscriptionId } = rows.find((regularGift) => regularGift.id === id) ?? {}
    if (provider === 'stripe')
      expect(giving.stub.getAccount(mosque.secretKey).subscriptions.get(subscriptionId ?? '')?.status).toBe('canceled')
    const runningGift = await startGift('succeeds', weeklyFields)
    expect((await cancel(giving, mosque, runningGift.id)).body.data).toMatchObject({ state: 'scheduled' })
  })

  test('returns the state of an attempt and the next step to the page that sent it, and to no other', async () => {
    const openGift = await startGift('3ds')
    expect((await readAttempt(giving, mosque, attemptKey(openGift.attempt))).body.data).toMatchObject({
      id: openGift.id,
      state: 'requires_action',
      next: 'act',
      intentType: 'payment',
      clientSecret: expect.any(String),
    })
    const paidGift = await startGift('succeeds')
    const response = await readAttempt(giving, mosque, attemptKey(paidGift.attempt))
    expect(response.body.data).toMatchObject({ id: paidGift.id, state: 'paid', next: 'done' })
    expect(response.body.data).not.toHaveProperty('clientSecret')
    expect(JSON.stringify(response.body)).not.toMatch(/aisha/i)

    const declinedAttempt = await giving.attempt(mosque, { donor: { name: 'Musa', email: 'musa@example.org' } })
    await giving.pay(mosque, declinedAttempt, 'insufficient_funds')
    expect(await readAttempt(giving, mosque, attemptKey(declinedAttempt))).toMatchObject({
      code: 200,
      body: { data: { state: 'failed', next: 'retry', decline: 'funds' } },
    })

    const unsentAttempt = await giving.attempt(mosque)
    expect((await readAttempt(giving, mosque, attemptKey(unsentAttempt))).code).toBe(404)
    // Another page's token, no token, and another mosque.
    const { pageToken } = unsentAttempt
    expect((await readAttempt(giving, mosque, { ...attemptKey(paidGift.attempt), pageToken })).code).toBe(404)
    expect((await readAttempt(giving, mosque, { attemptId: paidGift.attempt.attemptId })).code).toBe(404)
    expect((await readAttempt(giving, await giving.mosque(), attemptKey(paidGift.attempt))).code).toBe(404)
  })

  test("returns the state of a regular gift's attempt in the same way", async () => {
    const weeklyFields = { kind: 'weekly', causeId: 'friday', donor: { name: 'Hafsa', email: 'hafsa@example.org' } }
    const { attempt, id } = await startGift('3ds', weeklyFields)
    expect((await readAttempt(giving, mosque, attemptKey(attempt))).body.data).toMatchObject({
      id,
      state: 'pending_setup',
      next: 'act',
      intentType: 'setup',
      clientSecret: expect.any(String),
    })
  })
})

/** Set by `npm run test:long`, which tries more orders. */
const isLong = process.env.MINARET_YEARS !== undefined

describe('events around a cancellation, in any order', () => {
  let giving: Giving
  beforeAll(async () => {
    giving = await startGiving('stripe')
  })
  afterAll(() => giving.close())

  const deliverEvents = async (mosque: Mosque) => {
    for (const event of giving.stub.getAccount(mosque.secretKey).events) {
      const payload = JSON.stringify(event)
      const signature = signEvent(payload, mosque.webhookSecret, new Date())
      await giving.server.app.inject({
        method: 'POST',
        url: `/api/stripe/webhook/${mosque.accountId}`,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
    }
    await giving.runJobs('provider-event')
  }
  type GiftContext = { mosque: Mosque; id: string; attempt: Attempt; intentId: string }
  const actions: Record<string, (context: GiftContext) => unknown> = {
    cancel: ({ mosque, id }) => cancel(giving, mosque, id),
    'cancel with a lost response': ({ mosque, id }) => {
      giving.stub.setFaults(mosque.secretKey, ['hang-up-after', 'hang-up-after', 'hang-up-after'])
      return cancel(giving, mosque, id)
    },
    approve: ({ mosque, intentId }) =>
      giving.stub.getAccount(mosque.secretKey).setOutcome(intentId, { status: 'succeeded' }),
    refuse: ({ mosque, intentId }) =>
      giving.stub
        .getAccount(mosque.secretKey)
        .setOutcome(intentId, { decline: 'generic_decline', code: 'card_declined' }),
    webhooks: ({ mosque }) => deliverEvents(mosque),
    view: ({ mosque, id }) => giving.view(mosque, id),
    job: () => giving.runJobs('gift-settle'),
    'another card': ({ mosque, attempt }) => giving.pay(mosque, attempt),
  }

  test('the gift is paid only if the provider has taken the money, and closed only if it is cancelled there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(actions)), { minLength: 2, maxLength: 6 }),
        async (actionNames) => {
          const mosque = await giving.mosque()
          const attempt = await giving.attempt(mosque)
          await giving.pay(mosque, attempt, '3ds')
          const { gifts } = await giving.rows(mosque)
          const { id = '', intentId } = gifts[0] ?? {}
          const context = { mosque, id, attempt, intentId: intentId ?? '' }
          for (const name of actionNames) await actions[name]?.(context)
          giving.stub.setFaults(mosque.secretKey, [])
          await giving.server.database.pool.query("update gifts set checked_at = now() - interval '3 seconds'")
          await deliverEvents(mosque)
          const state = readField(await giving.view(mosque, id), 'state')
          const { status } = giving.stub.getAccount(mosque.secretKey).intents.get(context.intentId) ?? {}
          const ledger = (await giving.rows(mosque)).ledger.length
          expect([state === 'paid', ledger]).toEqual([status === 'succeeded', status === 'succeeded' ? 1 : 0])
          expect(state === 'abandoned').toBe(status === 'canceled')
        },
      ),
      { numRuns: isLong ? 200 : 12, seed: 20_261_122 },
    )
  }, 240_000)
})
