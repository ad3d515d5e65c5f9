import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
import { gifts } from '../../../foundation/src/db/money.ts'
import { advanceGift, IntentMismatch } from '../gift-payments/advance.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import { signEvent } from '../providers/events.ts'
import { createPayments } from '../providers/payments.ts'

let giving: Giving
let mosque: Mosque
let otherMosque: Mosque

beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await giving.mosque()
  otherMosque = await giving.mosque()
})

/** Posts an event as Stripe does; each part can be overridden. */
const post = (
  event: unknown,
  { to = mosque, secret = mosque.webhookSecret, at = new Date(), body = JSON.stringify(event) } = {},
) =>
  giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${to.accountId}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(JSON.stringify(event), secret, at) },
    payload: body,
  })

const getStub = (owner = mosque) => giving.stub.getAccount(owner.secretKey)
const readEvents = async () =>
  (await giving.server.database.pool.query<Record<string, unknown>>('select * from provider_events')).rows
const readIntentId = async () => (await giving.rows(mosque)).gifts[0]?.intentId ?? ''
const getLastEvent = (owner = mosque): StubEvent => {
  const event = getStub(owner).events.at(-1)
  if (!event) throw new Error('The account has no events.')
  return event
}

describe('an event', () => {
  test('that is repeated is stored and processed once, and returns 200 each time', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    getStub().completeProcessing(await readIntentId(), true)
    const countBefore = (await readEvents()).length
    const codes = await Promise.all(Array.from({ length: 5 }, () => post(getLastEvent())))
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await giving.runJobs('provider-event')
    expect((await post(getLastEvent())).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    const events = await readEvents()
    expect(events).toHaveLength(countBefore + 1)
    expect(events.at(-1)).toMatchObject({ worked_at: expect.any(Date) })
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  })

  test('from a clock ten minutes ahead is processed without future dates', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    const futureTime = new Date(Date.now() + 600_000)
    getStub().advanceTo(futureTime)
    getStub().completeProcessing(await readIntentId(), true)
    expect(getLastEvent().created).toBe(Math.floor(futureTime.getTime() / 1000))
    expect((await post(getLastEvent(), { at: futureTime })).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    const { gifts: paidGifts, ledger } = await giving.rows(mosque)
    expect([paidGifts, ledger]).toMatchObject([[{ state: 'paid' }], [{ amountMinor: 2500 }]])
    for (const at of [paidGifts[0]?.paidAt, ledger[0]?.at]) expect(at?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('for a suspended mosque is processed, because its money was received', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    getStub().completeProcessing(await readIntentId(), true)
    await giving.server.database.pool.query("update tenants set state = 'suspended' where id = $1", [mosque.id])
    await expect.poll(async () => (await giving.server.get(mosque, '/api/donations')).code).toBe(503)
    expect((await post(getLastEvent())).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  })

  test.each([
    ['without a valid signature', () => ({ secret: 'whsec_guessed' })],
    ['signed for another mosque', () => ({ secret: otherMosque.webhookSecret })],
    ['older than five minutes', () => ({ at: new Date(Date.now() - 302_000) })],
    ['changed after it was signed', () => ({ body: '{"id":"evt_x","type":"payment_intent.succeeded"}' })],
  ])('%s is refused with 400, and nothing is stored', async (_, overrides) => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    const countBefore = (await readEvents()).length
    const response = await post(getLastEvent(), overrides())
    expect(response).toMatchObject({ statusCode: 400 })
    expect(response.json()).toMatchObject({ status: 400, message: expect.stringContaining('signature') })
    expect(await readEvents()).toHaveLength(countBefore)
  })

  test('in live mode is refused by a test account', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    expect((await post({ ...getLastEvent(), livemode: true })).statusCode).toBe(400)
  })

  test('of an unknown type returns 200 and is discarded', async () => {
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      livemode: false,
      data: { object: { id: 'cus_1' } },
    }
    const countBefore = (await readEvents()).length
    expect((await post(event)).statusCode).toBe(200)
    expect(await readEvents()).toHaveLength(countBefore)
  })

  test('is only a trigger: its content is not trusted, and the intent is read', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    const event = getLastEvent()
    const forgedEvent = {
      ...event,
      type: 'payment_intent.succeeded',
      data: { object: { ...event.data.object, status: 'succeeded' } },
    }
    expect((await post({ ...forgedEvent, id: 'evt_forged' })).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'processing' }], ledger: [] })
  })

  test('about another mosque’s intent, signed by this one, changes neither', async () => {
    await giving.pay(otherMosque, await giving.attempt(otherMosque), 'processing')
    const id = (await giving.rows(otherMosque)).gifts[0]?.intentId ?? ''
    getStub(otherMosque).completeProcessing(id, true)
    expect((await post(getLastEvent(otherMosque))).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    expect(await giving.rows(mosque)).toEqual({ gifts: [], ledger: [] })
    expect(await giving.rows(otherMosque)).toMatchObject({ gifts: [{ state: 'processing' }], ledger: [] })
  })

  test('about another application’s payment in the same account is ignored', async () => {
    getStub().createIntent({
      amount: '900',
      currency: 'gbp',
      confirm: 'true',
      confirmation_token: `ctoken_succeeds_${randomUUID()}`,
    })
    expect((await post(getLastEvent())).statusCode).toBe(200)
    await giving.runJobs('provider-event')
    expect((await giving.rows(mosque)).ledger).toEqual([])
    expect((await readEvents()).at(-1)).toMatchObject({ worked_at: expect.any(Date) })
  })
})

test('an old webhook secret stays valid during a rotation', async () => {
  const { saveAccount } = await import('../providers/accounts.ts')
  const { database, secrets } = giving.server
  const { secretKey, webhookSecret } = mosque
  const keys = { tenantId: mosque.id, kind: 'own_keys', mode: 'test', publishableKey: 'pk_test_x', secretKey } as const
  expect(await saveAccount(database, secrets, { ...keys, webhookSecret: 'whsec_new' })).toBe(mosque.accountId)
  await giving.pay(mosque, await giving.attempt(mosque), 'processing')
  const events = await Promise.all([
    post(getLastEvent(), { secret: webhookSecret }),
    post({ ...getLastEvent(), id: 'evt_2' }, { secret: 'whsec_new' }),
  ])
  expect(events.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await saveAccount(database, secrets, { ...keys, webhookSecret: 'whsec_newer' })
  expect((await post({ ...getLastEvent(), id: 'evt_3' }, { secret: webhookSecret })).statusCode).toBe(400)
})

describe('a payment whose events and reads happen in any order', () => {
  const transitions = {
    acting: { status: 'requires_action' },
    processing: { status: 'processing' },
    failing: { decline: 'generic_decline', code: 'card_declined' },
    paying: { status: 'succeeded' },
    cancelling: { status: 'canceled' },
  } as const
  type Transition = keyof typeof transitions
  const anyTransition = fc.constantFrom<Transition>('acting', 'processing', 'failing', 'processing', 'failing')
  const anyStep = fc.oneof(
    fc.record({ move: anyTransition }),
    fc.record({ event: fc.nat({ max: 50 }) }),
    fc.constantFrom('work' as const, 'view' as const, 'settle' as const, 'all at once' as const),
  )

  test.each<[Transition, string, number]>([
    ['paying', 'paid', 1],
    ['cancelling', 'abandoned', 0],
  ])(
    'ending with %s, the gift is %s with %i ledger entries',
    async (lastStep, state, entryCount) => {
      const namedDonor = { name: 'Someone' }
      const run = async (
        stepsBefore: (typeof anyStep extends fc.Arbitrary<infer S> ? S : never)[],
        lastIndex: number,
        laterEvents: number[],
      ) => {
        const attempt = await giving.attempt(mosque, { donor: { ...namedDonor, email: `${randomUUID()}@example.org` } })
        const response = await giving.pay(mosque, attempt, 'processing')
        const id = String(Reflect.get(Object(response.body.data), 'id'))
        const readGift = async () => (await giving.rows(mosque)).gifts.find((row) => row.id === id)
        const intentId = (await readGift())?.intentId ?? ''
        const intentEvents = () => getStub().events.filter((event) => event.data.object.id === intentId)
        const deliver = async (index: number) => {
          const event = intentEvents()[index % intentEvents().length]
          expect((await post(event)).statusCode).toBe(200)
        }
        const view = async () => {
          await giving.server.database.pool.query('update gifts set checked_at = null')
          await giving.view(mosque, id)
        }
        const work = () => giving.runJobs('provider-event')
        const settle = () => giving.runJobs('gift-settle')
        const steps = stepsBefore.toSpliced(lastIndex % (stepsBefore.length + 1), 0, { move: lastStep })
        for (const stepToRun of steps)
          if (stepToRun === 'work') await work()
          else if (stepToRun === 'view') await view()
          else if (stepToRun === 'settle') await settle()
          else if (stepToRun === 'all at once')
            await Promise.all([deliver(intentEvents().length - 1), work(), view(), settle()])
          else if ('event' in stepToRun) await deliver(stepToRun.event)
          else getStub().setOutcome(intentId, transitions[stepToRun.move])
        // Every event arrives eventually, in any order; nothing else is needed.
        for (const index of [...laterEvents, ...intentEvents().keys()]) await deliver(index)
        await work()
        expect(await readGift()).toMatchObject({ state })
        const { ledger } = await giving.rows(mosque)
        expect(ledger.filter(({ giftId }) => giftId === id)).toHaveLength(entryCount)
        expect(getStub().charges.filter(({ giftId }) => giftId === id)).toHaveLength(entryCount)
        await view()
        await settle()
        expect(await readGift()).toMatchObject({ state })
      }
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyStep, { minLength: 2, maxLength: 12 }),
          fc.nat({ max: 12 }),
          fc.array(fc.nat({ max: 50 }), { maxLength: 6 }),
          run,
        ),
        { numRuns: effort(4, 10) },
      )
    },
    60_000,
  )
})

describe('a read intent that does not match its gift changes nothing', () => {
  test.each([
    ['amount', { amountMinor: 1 }],
    ['received', { receivedMinor: 2499 }],
    ['currency', { currency: 'eur' }],
    ['mode', { mode: 'live' }],
    ['tenant', { tenantId: randomUUID() }],
    ['account', { accountId: 'another' }],
    ['gift', { giftId: 'another' }],
    ['intent', { id: 'pi_another' }],
  ] as const)('%s', async (name, overrides) => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    getStub().completeProcessing(await readIntentId(), true)
    const db = giving.server.database.forTenant(mosque.id)
    const gateway = await createPayments({ secrets: giving.server.secrets, stripeApiBase: giving.stub.url }).gatewayOf(
      mosque,
      db,
      mosque.accountId,
    )
    if (!gateway) throw new Error('The account is missing.')
    const intent = await gateway.read(await readIntentId())
    const [gift] = await db((tx) => tx.select().from(gifts))
    if (!gift) throw new Error('The gift is missing.')
    const advancePromise = db((tx) => advanceGift(tx, { now: new Date() }, gift, { ...intent, ...overrides }))
    await expect(advancePromise).rejects.toThrow(IntentMismatch)
    await expect(advancePromise).rejects.toThrow(name)
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'processing' }], ledger: [] })
    // The unchanged intent is accepted.
    await db((tx) => advanceGift(tx, { now: new Date() }, gift, intent))
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
  })

  test('a response that reports a payment does not count as a read', async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    getStub().completeProcessing(await readIntentId(), true)
    const db = giving.server.database.forTenant(mosque.id)
    const gateway = await createPayments({ secrets: giving.server.secrets, stripeApiBase: giving.stub.url }).gatewayOf(
      mosque,
      db,
      mosque.accountId,
    )
    const [gift] = await db((tx) => tx.select().from(gifts))
    const intent = await gateway?.read(await readIntentId())
    if (!gift || !intent) throw new Error('The gift or the intent is missing.')
    expect(
      await db((tx) => advanceGift(tx, { now: new Date() }, gift, { ...intent, source: 'response' })),
    ).toMatchObject({ hasMoved: false })
  })
})
