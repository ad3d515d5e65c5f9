import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  type Provider,
  startGiving,
} from '../../../acceptance/src/stripe/giving.ts'

type Step = 'customer' | 'subscribe' | 'setUp'
/** How a call is lost: never sent, done and its answer lost, or done and the host died. */
type Loss = 'before' | 'after' | 'died'

const steps: readonly Step[] = ['customer', 'subscribe', 'setUp']

describe.each<Provider>(['demonstration', 'stripe'])('a regular gift is set up at most once through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  let lost: { step: Step; loss: Loss } | undefined
  const calls = { customer: 0, subscribe: 0, setUp: 0 }

  const losing =
    <A extends unknown[], R>(step: Step, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls[step] += 1
      if (lost?.step !== step) return work(...args)
      if (lost.loss !== 'before') await work(...args)
      if (lost.loss === 'died') throw new Error('The host has died here: nothing after this line has run.')
      throw new OutcomeUnknown('The test has lost it.')
    }
  const around = (gateway: Gateway): Gateway => ({
    ...gateway,
    customer: losing('customer', gateway.customer),
    subscribe: losing('subscribe', gateway.subscribe),
    setUp: losing('setUp', gateway.setUp),
  })

  beforeAll(async () => {
    giving = await startGiving(provider, { around })
  })
  afterAll(() => giving.close())

  const fresh = async () => {
    lost = undefined
    mosque = await giving.mosque()
    await makeCause(giving.host.database, mosque.id, { id: 'every', jummah: true })
    Object.assign(calls, { customer: 0, subscribe: 0, setUp: 0 })
  }
  const attempt = (): Promise<Attempt> => giving.attempt(mosque, { causeId: 'every', kind: 'weekly' })
  const rows = () => giving.host.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))

  const count = async (table: string) => {
    const { rows: found } = await giving.host.database.pool.query<Record<string, unknown>>(
      `select count(*)::int as n from ${table} where tenant_id = $1`,
      [mosque.id],
    )
    return found[0]?.n
  }
  /** What exists at the provider. */
  const atProvider = async () => {
    if (provider === 'demonstration') return { subscriptions: await count('demo_subscriptions') }
    const { subscriptions, customers } = giving.stub.account(mosque.secretKey)
    expect(customers.size).toBeLessThanOrEqual(1)
    return { subscriptions: subscriptions.size }
  }
  const old = (hours: number) =>
    giving.host.database.pool.query(
      `update cycles set confirming_since = confirming_since - interval '${hours} hours' where tenant_id = $1`,
      [mosque.id],
    )
  const loseLeases = () =>
    giving.host.database.pool.query(
      "update cycles set lease_until = now() - interval '1 second' where lease_until > now()",
    )

  test('a double click finds it and its answer', async () => {
    await fresh()
    const begun = await attempt()
    const token = giving.token('succeeds')
    const [one, two] = await Promise.all([giving.pay(mosque, begun, { token }), giving.pay(mosque, begun, { token })])
    expect(one).toMatchObject({ code: 200, body: { data: { state: 'scheduled' } } })
    expect(two.body).toEqual(one.body)
    expect(await atProvider()).toEqual({ subscriptions: 1 })
  })

  test.each(['succeeds', 'declined', '3ds'] as const)(
    'twenty posts of one attempt at once (%s) make one subscription and try one card, and all get the same answer',
    async (wish) => {
      await fresh()
      const begun = await attempt()
      const token = giving.token(wish)
      const answers = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, begun, { token })))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(calls).toEqual({ customer: 1, subscribe: 1, setUp: 1 })
      expect(await rows()).toHaveLength(1)
      expect(await atProvider()).toEqual({ subscriptions: 1 })
    },
  )

  test('twenty posts with twenty different cards at once set up one', async () => {
    await fresh()
    const begun = await attempt()
    const answers = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, begun, 'succeeds')))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    expect(calls).toEqual({ customer: 1, subscribe: 1, setUp: 1 })
    expect(await atProvider()).toEqual({ subscriptions: 1 })
  })

  const losses = steps.flatMap((step) => (['before', 'after', 'died'] as const).map((loss) => [step, loss] as const))

  test.each(losses)('%s lost (%s) is waited for, and found by the job', async (step, loss) => {
    await fresh()
    lost = { step, loss }
    const response = await giving.pay(mosque, await attempt())
    if (loss === 'died') expect(response.code).toBe(500)
    else expect(response).toMatchObject({ code: 200, body: { data: { state: 'pending_setup', next: 'poll' } } })
    expect(await rows()).toMatchObject([{ state: 'pending_setup', setup: 'confirming' }])

    lost = undefined
    if (loss === 'died') await loseLeases()
    await giving.work('cycle-settle')
    expect(await rows()).toMatchObject([
      { state: 'scheduled', setup: 'done', confirmNo: 1, confirmToken: null, leaseUntil: null },
    ])
    expect(await atProvider()).toEqual({ subscriptions: 1 })
    expect(await count('donor_customers')).toBe(1)
  })

  test.each(steps)('%s lost and repeated by hand makes nothing twice, whatever card comes with it', async (step) => {
    await fresh()
    lost = { step, loss: 'after' }
    const begun = await attempt()
    await giving.pay(mosque, begun)
    lost = undefined
    expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ state: 'scheduled' })
    expect(await rows()).toMatchObject([{ confirmNo: 1 }])
    expect(await atProvider()).toEqual({ subscriptions: 1 })
  })

  test('a lost decline is found again as the decline it was, and another card may be tried', async () => {
    await fresh()
    lost = { step: 'setUp', loss: 'after' }
    const begun = await attempt()
    await giving.pay(mosque, begun, 'insufficient_funds')
    lost = undefined
    await giving.work('cycle-settle')
    expect(await rows()).toMatchObject([{ setup: 'failed', declineCode: 'insufficient_funds' }])
    expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ state: 'scheduled' })
    expect(await atProvider()).toEqual({ subscriptions: 1 })
  })

  test.each([
    ['subscribe', 'before', 'failed'],
    ['subscribe', 'after', 'failed'],
    ['setUp', 'before', 'failed'],
    ['setUp', 'after', 'done'],
  ] as const)('after a day no key is repeated: %s lost (%s) is looked for', async (step, loss, setup) => {
    await fresh()
    lost = { step, loss }
    const begun = await attempt()
    await giving.pay(mosque, begun)
    lost = undefined
    await old(13)
    Object.assign(calls, { customer: 0, subscribe: 0, setUp: 0 })
    await giving.work('cycle-settle')
    expect(calls).toEqual({ customer: 0, subscribe: 0, setUp: 0 })
    expect(await rows()).toMatchObject([{ setup, state: setup === 'done' ? 'scheduled' : 'pending_setup' }])
    const another = provider === 'stripe' ? giving.token('succeeds') : 'demo_friday_check'
    expect((await giving.pay(mosque, begun, { token: another })).body.data).toMatchObject({ state: 'scheduled' })
    expect(await atProvider()).toEqual({ subscriptions: 1 })
  })
})
