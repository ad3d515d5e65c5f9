import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OutcomeUnknown, type Gateway } from '../providers/gateway.ts'
import { type Giving, type Mosque, providers, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

/** When a confirmation is lost: before it is sent, or after it was performed, together with its response. */
type Loss = 'before' | 'after'

describe.each(providers)('money is taken at most once through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  let loss: Loss | undefined
  let confirmCount = 0
  let isKilled = false

  const wrapGateway = (gateway: Gateway): Gateway => ({
    ...gateway,
    async confirm(order) {
      confirmCount += 1
      if (isKilled) {
        await gateway.confirm(order)
        throw new Error('Simulated server crash.')
      }
      if (provider === 'stripe' || !loss) return gateway.confirm(order)
      if (loss === 'after') await gateway.confirm(order)
      throw new OutcomeUnknown('Simulated loss.')
    },
  })
  const simulateLoss = (timing: Loss) => {
    const fault: Fault = timing === 'before' ? 'hang-up-before' : 'hang-up-after'
    if (provider === 'stripe') giving.stub.addFaults([fault])
    else loss = timing
  }
  const stopLosing = () => (loss = undefined)

  /** Counts the intents at the provider, and the paid ones among them. */
  const countAtProvider = async () => {
    if (provider === 'stripe') {
      const { intents, charges } = giving.stub.getAccount(mosque.secretKey)
      return { intents: intents.size, paid: charges.length }
    }
    const { rows } = await giving.server.database.pool.query<Record<string, unknown>>(
      'select status from demo_intents where tenant_id = $1',
      [mosque.id],
    )
    return { intents: rows.length, paid: rows.filter(({ status }) => status === 'succeeded').length }
  }

  beforeAll(async () => {
    giving = await startGiving(provider, { wrapGateway })
  })
  afterAll(() => giving.close())
  const createMosque = async () => {
    mosque = await giving.mosque()
    confirmCount = 0
  }

  test('a double click returns the same gift and response', async () => {
    await createMosque()
    const attempt = await giving.attempt(mosque)
    const token = giving.token('succeeds')
    const [firstResponse, secondResponse] = await Promise.all([
      giving.pay(mosque, attempt, { token }),
      giving.pay(mosque, attempt, { token }),
    ])
    expect(firstResponse).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(secondResponse.body).toEqual(firstResponse.body)
    expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each(['succeeds', 'declined', '3ds', 'processing'] as const)(
    'twenty concurrent posts of one attempt (%s) create one intent, and all get the same response',
    async (outcome) => {
      await createMosque()
      const attempt = await giving.attempt(mosque)
      const token = giving.token(outcome)
      const responses = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, attempt, { token })))
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(confirmCount).toBe(1)
      const paidCount = outcome === 'succeeds' ? 1 : 0
      expect(await countAtProvider()).toEqual({ intents: 1, paid: paidCount })
      const { gifts, ledger } = await giving.rows(mosque)
      expect([gifts.length, ledger.length]).toEqual([1, paidCount])
    },
  )

  test('twenty concurrent posts with different cards charge one card', async () => {
    await createMosque()
    const attempt = await giving.attempt(mosque)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        giving.pay(mosque, attempt, provider === 'stripe' ? { token: `ctoken_succeeds_many${index}` } : 'succeeds'),
      ),
    )
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
    expect((await giving.rows(mosque)).ledger).toHaveLength(1)
  })

  test.each<Loss>(['before', 'after'])(
    'waits for the outcome of a confirmation lost %s the charge, and charges once',
    async (timing) => {
      await createMosque()
      simulateLoss(timing)
      const attempt = await giving.attempt(mosque)
      const response = await giving.pay(mosque, attempt)
      expect(response).toMatchObject({ code: 200, body: { data: { state: 'confirming', next: 'poll' } } })
      expect((await giving.rows(mosque)).ledger).toEqual([])

      stopLosing()
      await giving.runJobs()
      const { gifts, ledger } = await giving.rows(mosque)
      expect(gifts).toMatchObject([{ state: 'paid', confirmNo: 1, confirmToken: null }])
      expect(ledger).toHaveLength(1)
      expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
    },
  )

  test('does not charge twice if the donor retries after a lost response, with any card', async () => {
    await createMosque()
    simulateLoss('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt)
    stopLosing()
    const response = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('recovers a lost decline, after which another card may be tried', async () => {
    await createMosque()
    simulateLoss('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt, 'insufficient_funds')
    stopLosing()
    await giving.runJobs()
    expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'failed', declineCode: 'insufficient_funds' }])
    await giving.pay(mosque, attempt)
    expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('settles a gift once on the next server if a server dies while confirming it', async () => {
    await createMosque()
    isKilled = true
    await giving.pay(mosque, await giving.attempt(mosque))
    isKilled = false
    const readGift = async () => (await giving.rows(mosque)).gifts[0]
    expect(await readGift()).toMatchObject({ state: 'confirming', leaseUntil: expect.any(Date) })
    await giving.runJobs('gift-settle')
    // No other server confirms while the lease holds.
    expect(confirmCount).toBe(1)
    await giving.expireLeases()
    await giving.runJobs('gift-settle')
    expect(await readGift()).toMatchObject({ state: 'paid', confirmNo: 1 })
    expect(await countAtProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each<Loss>(['before', 'after'])(
    'looks up a confirmation lost %s the charge at the provider, once the idempotency key has expired',
    async (timing) => {
      await createMosque()
      simulateLoss(timing)
      await giving.pay(mosque, await giving.attempt(mosque))
      stopLosing()
      confirmCount = 0
      await giving.server.database.pool.query(
        "update gifts set confirming_since = confirming_since - interval '13 hours'",
      )
      if (provider === 'stripe')
        for (const intent of giving.stub.getAccount(mosque.secretKey).intents.values()) intent.created -= 13 * 3600
      await giving.runJobs()
      expect(confirmCount).toBe(0)
      const { gifts } = await giving.rows(mosque)
      expect(gifts).toMatchObject([{ state: timing === 'after' ? 'paid' : 'failed' }])
      expect(await countAtProvider()).toEqual(timing === 'after' ? { intents: 1, paid: 1 } : { intents: 0, paid: 0 })
    },
  )

  test.each<Loss>(['before', 'after'])(
    'looks up a confirmation lost %s the charge, if the donor returns after the key has expired',
    async (timing) => {
      await createMosque()
      simulateLoss(timing)
      const attempt = await giving.attempt(mosque)
      await giving.pay(mosque, attempt)
      stopLosing()
      confirmCount = 0
      await giving.server.database.pool.query(
        "update gifts set confirming_since = confirming_since - interval '13 hours'",
      )
      if (provider === 'stripe')
        for (const intent of giving.stub.getAccount(mosque.secretKey).intents.values()) intent.created -= 13 * 3600
      const retry = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
      expect(confirmCount).toBe(0)
      expect(retry.code).toBe(timing === 'after' ? 200 : 502)
      expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: timing === 'after' ? 'paid' : 'failed' }])
      expect(await countAtProvider()).toEqual(timing === 'after' ? { intents: 1, paid: 1 } : { intents: 0, paid: 0 })
    },
  )

  test('makes one charge for each of forty concurrent gifts', async () => {
    await createMosque()
    const attempts = await Promise.all(Array.from({ length: 40 }, () => giving.attempt(mosque)))
    const responses = await Promise.all(attempts.map((attempt) => giving.pay(mosque, attempt)))
    expect(responses.every(({ code }) => code === 200)).toBe(true)
    expect(await countAtProvider()).toEqual({ intents: 40, paid: 40 })
    expect((await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(100_000)
  })
})
