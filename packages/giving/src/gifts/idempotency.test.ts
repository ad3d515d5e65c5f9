import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OutcomeUnknown, type Gateway } from '../providers/gateway.ts'
import { type Giving, type Mosque, providers, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

/** How a confirmation is lost: before it is sent, or after it was performed, with its response. */
type Loss = 'before' | 'after'

describe.each(providers)('money is taken at most once through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  let loss: Loss | undefined
  let confirms = 0
  let killed = false

  const around = (gateway: Gateway): Gateway => ({
    ...gateway,
    async confirm(order) {
      confirms += 1
      if (killed) {
        await gateway.confirm(order)
        throw new Error('Simulated server crash.')
      }
      if (provider === 'stripe' || !loss) return gateway.confirm(order)
      if (loss === 'after') await gateway.confirm(order)
      throw new OutcomeUnknown('Simulated loss.')
    },
  })
  const lose = (how: Loss) => {
    const fault: Fault = how === 'before' ? 'hang-up-before' : 'hang-up-after'
    if (provider === 'stripe') giving.stub.fail([fault])
    else loss = how
  }
  const stopLosing = () => (loss = undefined)

  /** Counts the intents at the provider, and the paid ones among them. */
  const atProvider = async () => {
    if (provider === 'stripe') {
      const { intents, charges } = giving.stub.account(mosque.secretKey)
      return { intents: intents.size, paid: charges.length }
    }
    const { rows } = await giving.server.database.pool.query<Record<string, unknown>>(
      'select status from demo_intents where tenant_id = $1',
      [mosque.id],
    )
    return { intents: rows.length, paid: rows.filter(({ status }) => status === 'succeeded').length }
  }

  beforeAll(async () => {
    giving = await startGiving(provider, { around })
  })
  afterAll(() => giving.close())
  const freshMosque = async () => {
    mosque = await giving.mosque()
    confirms = 0
  }

  test('a double click returns the same gift and response', async () => {
    await freshMosque()
    const attempt = await giving.attempt(mosque)
    const token = giving.token('succeeds')
    const [first, second] = await Promise.all([
      giving.pay(mosque, attempt, { token }),
      giving.pay(mosque, attempt, { token }),
    ])
    expect(first).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(second.body).toEqual(first.body)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each(['succeeds', 'declined', '3ds', 'processing'] as const)(
    'twenty concurrent posts of one attempt (%s) create one intent, and all get the same response',
    async (wish) => {
      await freshMosque()
      const attempt = await giving.attempt(mosque)
      const token = giving.token(wish)
      const responses = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, attempt, { token })))
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(confirms).toBe(1)
      const paid = wish === 'succeeds' ? 1 : 0
      expect(await atProvider()).toEqual({ intents: 1, paid })
      const { gifts, ledger } = await giving.rows(mosque)
      expect([gifts.length, ledger.length]).toEqual([1, paid])
    },
  )

  test('twenty concurrent posts with different cards charge one card', async () => {
    await freshMosque()
    const attempt = await giving.attempt(mosque)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        giving.pay(mosque, attempt, provider === 'stripe' ? { token: `ctoken_succeeds_many${at}` } : 'succeeds'),
      ),
    )
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
    expect((await giving.rows(mosque)).ledger).toHaveLength(1)
  })

  test.each<Loss>(['before', 'after'])(
    'waits for the outcome of a confirmation lost %s the charge, and charges once',
    async (how) => {
      await freshMosque()
      lose(how)
      const attempt = await giving.attempt(mosque)
      const unknown = await giving.pay(mosque, attempt)
      expect(unknown).toMatchObject({ code: 200, body: { data: { state: 'confirming', next: 'poll' } } })
      expect((await giving.rows(mosque)).ledger).toEqual([])

      stopLosing()
      await giving.work()
      const { gifts, ledger } = await giving.rows(mosque)
      expect(gifts).toMatchObject([{ state: 'paid', confirmNo: 1, confirmToken: null }])
      expect(ledger).toHaveLength(1)
      expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
    },
  )

  test('a donor’s retry after a lost response is not a second charge, whatever the card', async () => {
    await freshMosque()
    lose('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt)
    stopLosing()
    const repeated = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
    expect(repeated).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('recovers a lost decline, after which another card may be tried', async () => {
    await freshMosque()
    lose('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt, 'insufficient_funds')
    stopLosing()
    await giving.work()
    expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'failed', declineCode: 'insufficient_funds' }])
    await giving.pay(mosque, attempt)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('a server that dies while confirming leaves a gift that the next server settles once', async () => {
    await freshMosque()
    killed = true
    await giving.pay(mosque, await giving.attempt(mosque))
    killed = false
    const gift = async () => (await giving.rows(mosque)).gifts[0]
    expect(await gift()).toMatchObject({ state: 'confirming', leaseUntil: expect.any(Date) })
    await giving.work('gift-settle')
    // No other server confirms while the lease holds.
    expect(confirms).toBe(1)
    await giving.loseLeases()
    await giving.work('gift-settle')
    expect(await gift()).toMatchObject({ state: 'paid', confirmNo: 1 })
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each<Loss>(['before', 'after'])(
    'after the idempotency key has expired, looks up a confirmation lost %s the charge at the provider',
    async (how) => {
      await freshMosque()
      lose(how)
      await giving.pay(mosque, await giving.attempt(mosque))
      stopLosing()
      confirms = 0
      await giving.server.database.pool.query(
        "update gifts set confirming_since = confirming_since - interval '13 hours'",
      )
      if (provider === 'stripe')
        for (const intent of giving.stub.account(mosque.secretKey).intents.values()) intent.created -= 13 * 3600
      await giving.work()
      expect(confirms).toBe(0)
      const { gifts } = await giving.rows(mosque)
      expect(gifts).toMatchObject([{ state: how === 'after' ? 'paid' : 'failed' }])
      expect(await atProvider()).toEqual(how === 'after' ? { intents: 1, paid: 1 } : { intents: 0, paid: 0 })
    },
  )

  test.each<Loss>(['before', 'after'])(
    'does so for a donor who returns after the key has expired: looks up a confirmation lost %s the charge',
    async (how) => {
      await freshMosque()
      lose(how)
      const attempt = await giving.attempt(mosque)
      await giving.pay(mosque, attempt)
      stopLosing()
      confirms = 0
      await giving.server.database.pool.query(
        "update gifts set confirming_since = confirming_since - interval '13 hours'",
      )
      if (provider === 'stripe')
        for (const intent of giving.stub.account(mosque.secretKey).intents.values()) intent.created -= 13 * 3600
      const retry = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
      expect(confirms).toBe(0)
      expect(retry.code).toBe(how === 'after' ? 200 : 502)
      expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: how === 'after' ? 'paid' : 'failed' }])
      expect(await atProvider()).toEqual(how === 'after' ? { intents: 1, paid: 1 } : { intents: 0, paid: 0 })
    },
  )

  test('forty concurrent gifts are forty charges', async () => {
    await freshMosque()
    const attempts = await Promise.all(Array.from({ length: 40 }, () => giving.attempt(mosque)))
    const responses = await Promise.all(attempts.map((attempt) => giving.pay(mosque, attempt)))
    expect(responses.every(({ code }) => code === 200)).toBe(true)
    expect(await atProvider()).toEqual({ intents: 40, paid: 40 })
    expect((await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(100_000)
  })
})
