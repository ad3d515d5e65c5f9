import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  providers,
  startGiving,
} from '../../../acceptance/src/stripe/giving.ts'

type Step = 'customer' | 'subscribe' | 'setUp'
/** How a call is lost: never sent, performed but with its response lost, or performed before the server crashed. */
type Loss = 'before' | 'after' | 'died'

const steps: readonly Step[] = ['customer', 'subscribe', 'setUp']

describe.each(providers)('a regular gift is set up at most once through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  let failure: { step: Step; loss: Loss } | undefined
  const calls = { customer: 0, subscribe: 0, setUp: 0 }

  const loseCall =
    <A extends unknown[], R>(step: Step, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls[step] += 1
      if (failure?.step !== step) return call(...args)
      if (failure.loss !== 'before') await call(...args)
      if (failure.loss === 'died') throw new Error('Simulated server crash.')
      throw new OutcomeUnknown('Simulated loss.')
    }
  const wrapGateway = (gateway: Gateway): Gateway => ({
    ...gateway,
    customer: loseCall('customer', gateway.customer),
    subscribe: loseCall('subscribe', gateway.subscribe),
    setUp: loseCall('setUp', gateway.setUp),
  })

  beforeAll(async () => {
    giving = await startGiving(provider, { wrapGateway })
  })
  afterAll(() => giving.close())

  const reset = async () => {
    failure = undefined
    mosque = await giving.mosque()
    await makeCause(giving.server.database, mosque.id, { id: 'every', jummah: true })
    Object.assign(calls, { customer: 0, subscribe: 0, setUp: 0 })
  }
  const attempt = (): Promise<Attempt> => giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
  const readRows = () => giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))

  const countRows = async (table: string) => {
    const { rows: counts } = await giving.server.database.pool.query<Record<string, unknown>>(
      `select count(*)::int as n from ${table} where tenant_id = $1`,
      [mosque.id],
    )
    return counts[0]?.n
  }
  /** Counts the subscriptions at the provider. */
  const countAtProvider = async () => {
    if (provider === 'demonstration') return { subscriptions: await countRows('demo_subscriptions') }
    const { subscriptions, customers } = giving.stub.getAccount(mosque.secretKey)
    expect(customers.size).toBeLessThanOrEqual(1)
    return { subscriptions: subscriptions.size }
  }
  const ageConfirmations = (hours: number) =>
    giving.server.database.pool.query(
      `update cycles set confirming_since = confirming_since - interval '${hours} hours' where tenant_id = $1`,
      [mosque.id],
    )
  const expireLeases = () =>
    giving.server.database.pool.query(
      "update cycles set lease_until = now() - interval '1 second' where lease_until > now()",
    )

  test('a double click returns the same regular gift and response', async () => {
    await reset()
    const request = await attempt()
    const token = giving.token('succeeds')
    const [firstResponse, secondResponse] = await Promise.all([
      giving.pay(mosque, request, { token }),
      giving.pay(mosque, request, { token }),
    ])
    expect(firstResponse).toMatchObject({ code: 200, body: { data: { state: 'scheduled' } } })
    expect(secondResponse.body).toEqual(firstResponse.body)
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
  })

  test.each(['succeeds', 'declined', '3ds'] as const)(
    'twenty concurrent posts of one attempt (%s) create one subscription, try one card and get the same response',
    async (outcome) => {
      await reset()
      const request = await attempt()
      const token = giving.token(outcome)
      const responses = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, request, { token })))
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(calls).toEqual({ customer: 1, subscribe: 1, setUp: 1 })
      expect(await readRows()).toHaveLength(1)
      expect(await countAtProvider()).toEqual({ subscriptions: 1 })
    },
  )

  test('twenty concurrent posts with different cards set up one of them', async () => {
    await reset()
    const request = await attempt()
    const responses = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, request, 'succeeds')))
    expect(responses.every(({ code }) => code === 200)).toBe(true)
    expect(calls).toEqual({ customer: 1, subscribe: 1, setUp: 1 })
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
  })

  const losses = steps.flatMap((step) => (['before', 'after', 'died'] as const).map((loss) => [step, loss] as const))

  test.each(losses)('waits for a lost %s call (%s), and the job completes it', async (step, loss) => {
    await reset()
    failure = { step, loss }
    const response = await giving.pay(mosque, await attempt())
    if (loss === 'died') expect(response.code).toBe(500)
    else expect(response).toMatchObject({ code: 200, body: { data: { state: 'pending_setup', next: 'poll' } } })
    expect(await readRows()).toMatchObject([{ state: 'pending_setup', setup: 'confirming' }])

    failure = undefined
    if (loss === 'died') await expireLeases()
    await giving.runJobs('cycle-settle')
    expect(await readRows()).toMatchObject([
      { state: 'scheduled', setup: 'done', confirmNo: 1, confirmToken: null, leaseUntil: null },
    ])
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
    expect(await countRows('donor_customers')).toBe(1)
  })

  test.each(steps)('a retry after a lost %s call creates no duplicates, whatever the card', async (step) => {
    await reset()
    failure = { step, loss: 'after' }
    const request = await attempt()
    await giving.pay(mosque, request)
    failure = undefined
    expect((await giving.pay(mosque, request)).body.data).toMatchObject({ state: 'scheduled' })
    expect(await readRows()).toMatchObject([{ confirmNo: 1 }])
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
  })

  test('recovers a lost decline, after which another card may be tried', async () => {
    await reset()
    failure = { step: 'setUp', loss: 'after' }
    const request = await attempt()
    await giving.pay(mosque, request, 'insufficient_funds')
    failure = undefined
    await giving.runJobs('cycle-settle')
    expect(await readRows()).toMatchObject([{ setup: 'failed', declineCode: 'insufficient_funds' }])
    expect((await giving.pay(mosque, request)).body.data).toMatchObject({ state: 'scheduled' })
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
  })

  test.each([
    ['subscribe', 'before', 'failed'],
    ['subscribe', 'after', 'failed'],
    ['setUp', 'before', 'failed'],
    ['setUp', 'after', 'done'],
  ] as const)('looks up a lost %s call (%s) once the idempotency key has expired', async (step, loss, setup) => {
    await reset()
    failure = { step, loss }
    const request = await attempt()
    await giving.pay(mosque, request)
    failure = undefined
    await ageConfirmations(13)
    Object.assign(calls, { customer: 0, subscribe: 0, setUp: 0 })
    await giving.runJobs('cycle-settle')
    expect(calls).toEqual({ customer: 0, subscribe: 0, setUp: 0 })
    expect(await readRows()).toMatchObject([{ setup, state: setup === 'done' ? 'scheduled' : 'pending_setup' }])
    const otherToken = provider === 'stripe' ? giving.token('succeeds') : 'demo_friday_check'
    expect((await giving.pay(mosque, request, { token: otherToken })).body.data).toMatchObject({ state: 'scheduled' })
    expect(await countAtProvider()).toEqual({ subscriptions: 1 })
  })
})
