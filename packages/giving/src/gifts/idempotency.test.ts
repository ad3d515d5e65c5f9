import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OutcomeUnknown, type Gateway } from '../providers/gateway.ts'
import { type Giving, type Mosque, type Provider, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { Fault } from '../../../testkit/src/stripe/index.ts'

/** How a confirmation is lost: never sent, or done and its answer lost. */
type Loss = 'before' | 'after'

describe.each<Provider>(['demonstration', 'stripe'])('money is taken at most once through %s', (provider) => {
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
        throw new Error('The host has died here: nothing after this line has run.')
      }
      if (provider === 'stripe' || !loss) return gateway.confirm(order)
      if (loss === 'after') await gateway.confirm(order)
      throw new OutcomeUnknown('The test has lost it.')
    },
  })
  const lose = (how: Loss) => {
    const fault: Fault = how === 'before' ? 'hang-up-before' : 'hang-up-after'
    if (provider === 'stripe') giving.stub.fail([fault])
    else loss = how
  }
  const find = () => (loss = undefined)

  /** Intents at the provider, and how many of them have been paid. */
  const atProvider = async () => {
    if (provider === 'stripe') {
      const { intents, charges } = giving.stub.account(mosque.secretKey)
      return { intents: intents.size, paid: charges.length }
    }
    const { rows } = await giving.host.database.pool.query<Record<string, unknown>>(
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

  test('a double click finds the gift and its answer', async () => {
    await freshMosque()
    const attempt = await giving.attempt(mosque)
    const token = giving.token('succeeds')
    const [one, two] = await Promise.all([
      giving.pay(mosque, attempt, { token }),
      giving.pay(mosque, attempt, { token }),
    ])
    expect(one).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(two.body).toEqual(one.body)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each(['succeeds', 'declined', '3ds', 'processing'] as const)(
    'twenty posts of one attempt at once (%s) make one intent, and all get the same answer',
    async (wish) => {
      await freshMosque()
      const attempt = await giving.attempt(mosque)
      const token = giving.token(wish)
      const answers = await Promise.all(Array.from({ length: 20 }, () => giving.pay(mosque, attempt, { token })))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(confirms).toBe(1)
      const paid = wish === 'succeeds' ? 1 : 0
      expect(await atProvider()).toEqual({ intents: 1, paid })
      const { gifts, ledger } = await giving.rows(mosque)
      expect([gifts.length, ledger.length]).toEqual([1, paid])
    },
  )

  test('twenty posts with twenty different cards at once charge one', async () => {
    await freshMosque()
    const attempt = await giving.attempt(mosque)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        giving.pay(mosque, attempt, provider === 'stripe' ? { token: `ctoken_succeeds_many${at}` } : 'succeeds'),
      ),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
    expect((await giving.rows(mosque)).ledger).toHaveLength(1)
  })

  test.each<Loss>(['before', 'after'])(
    'an answer lost %s the charge is waited for, and one charge is found',
    async (how) => {
      await freshMosque()
      lose(how)
      const attempt = await giving.attempt(mosque)
      const unknown = await giving.pay(mosque, attempt)
      expect(unknown).toMatchObject({ code: 200, body: { data: { state: 'confirming', next: 'poll' } } })
      expect((await giving.rows(mosque)).ledger).toEqual([])

      find()
      await giving.work()
      const { gifts, ledger } = await giving.rows(mosque)
      expect(gifts).toMatchObject([{ state: 'paid', confirmNo: 1, confirmToken: null }])
      expect(ledger).toHaveLength(1)
      expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
    },
  )

  test('a lost answer that a donor repeats by hand is not a second charge, whatever card comes with it', async () => {
    await freshMosque()
    lose('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt)
    find()
    const repeated = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
    expect(repeated).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('a lost decline is found again as the decline it was, and another card may be tried', async () => {
    await freshMosque()
    lose('after')
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt, 'insufficient_funds')
    find()
    await giving.work()
    expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'failed', declineCode: 'insufficient_funds' }])
    await giving.pay(mosque, attempt)
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test('a host that dies while it confirms leaves a gift that the next host settles, once', async () => {
    await freshMosque()
    killed = true
    await giving.pay(mosque, await giving.attempt(mosque))
    killed = false
    const gift = async () => (await giving.rows(mosque)).gifts[0]
    expect(await gift()).toMatchObject({ state: 'confirming', leaseUntil: expect.any(Date) })
    await giving.work('gift-settle')
    // While the lease holds, nobody else asks.
    expect(confirms).toBe(1)
    await giving.loseLeases()
    await giving.work('gift-settle')
    expect(await gift()).toMatchObject({ state: 'paid', confirmNo: 1 })
    expect(await atProvider()).toEqual({ intents: 1, paid: 1 })
  })

  test.each<Loss>(['before', 'after'])(
    'after a day no key is repeated: what was lost %s the charge is looked for in the books of the provider',
    async (how) => {
      await freshMosque()
      lose(how)
      await giving.pay(mosque, await giving.attempt(mosque))
      find()
      confirms = 0
      await giving.host.database.pool.query(
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
    'nor is a key repeated for a giver who comes back after a day: what was lost %s the charge is looked for',
    async (how) => {
      await freshMosque()
      lose(how)
      const attempt = await giving.attempt(mosque)
      await giving.pay(mosque, attempt)
      find()
      confirms = 0
      await giving.host.database.pool.query(
        "update gifts set confirming_since = confirming_since - interval '13 hours'",
      )
      if (provider === 'stripe')
        for (const intent of giving.stub.account(mosque.secretKey).intents.values()) intent.created -= 13 * 3600
      const back = await giving.pay(mosque, attempt, { token: giving.token('succeeds') })
      expect(confirms).toBe(0)
      expect(back.code).toBe(how === 'after' ? 200 : 502)
      expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: how === 'after' ? 'paid' : 'failed' }])
      expect(await atProvider()).toEqual(how === 'after' ? { intents: 1, paid: 1 } : { intents: 0, paid: 0 })
    },
  )

  test('forty gifts at once are forty charges', async () => {
    await freshMosque()
    const attempts = await Promise.all(Array.from({ length: 40 }, () => giving.attempt(mosque)))
    const answers = await Promise.all(attempts.map((attempt) => giving.pay(mosque, attempt)))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    expect(await atProvider()).toEqual({ intents: 40, paid: 40 })
    expect((await giving.rows(mosque)).ledger.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(100_000)
  })
})
