import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Giving, type Mosque, type Provider, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'

const readField = (response: TestResponse, name: string): string => {
  const value: unknown = response.body.data && Reflect.get(Object(response.body.data), name)
  return typeof value === 'string' ? value : ''
}

describe.each<Provider>(['demonstration', 'stripe'])('a gift through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  const mode = provider === 'stripe' ? 'test' : 'demo'

  beforeAll(async () => {
    giving = await startGiving(provider)
    mosque = await giving.mosque()
  })
  afterAll(() => giving.close())

  const intentOf = async (id: string) => {
    const { gifts } = await giving.rows(mosque)
    return gifts.find((gift) => gift.id === id)?.intentId ?? ''
  }
  const ledgerOf = async (id: string) => (await giving.rows(mosque)).ledger.filter(({ giftId }) => giftId === id)

  test('is paid, recorded once in the ledger, and readable by its id', async () => {
    const payResponse = await giving.pay(mosque, await giving.attempt(mosque))
    expect(payResponse).toMatchObject({ code: 200, body: { data: { state: 'paid', next: 'done', mode } } })

    const id = readField(payResponse, 'id')
    expect(await ledgerOf(id)).toMatchObject([
      { kind: 'paid', amountMinor: 2500, currency: 'gbp', mode, providerRef: await intentOf(id) },
    ])
    const viewResponse = await giving.view(mosque, id)
    expect(viewResponse.body.data).toMatchObject({
      id,
      state: 'paid',
      amountMinor: 2500,
      cause: { id: 'general', title: 'General fund' },
    })
    expect(readField(viewResponse, 'reference')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(readField(viewResponse, 'paidAt')).not.toBe('')
  })

  test('reveals no names to a caller who knows only its id', async () => {
    const payResponse = await giving.pay(mosque, await giving.attempt(mosque))
    const viewResponse = await giving.view(mosque, readField(payResponse, 'id'))
    expect(JSON.stringify(viewResponse.body)).not.toMatch(/aisha|example\.org|pi_|demo_[A-Za-z0-9_-]{22}/i)
  })

  test('a declined card returns 402 and takes no money, and another card pays the same intent', async () => {
    const attempt = await giving.attempt(mosque)
    const declineResponse = await giving.pay(mosque, attempt, 'insufficient_funds')
    expect(declineResponse).toMatchObject({
      code: 402,
      body: {
        status: 402,
        message: expect.stringContaining('insufficient funds'),
        data: { state: 'failed', next: 'retry', decline: 'funds' },
      },
    })
    const id = readField(declineResponse, 'id')
    const intentId = await intentOf(id)
    expect(intentId).not.toBe('')
    expect(await ledgerOf(id)).toEqual([])

    const payResponse = await giving.pay(mosque, attempt)
    expect(payResponse).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    expect(await intentOf(id)).toBe(intentId)
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  test('keeps the name, address and message corrected after a decline', async () => {
    const attempt = await giving.attempt(mosque)
    await giving.pay(mosque, attempt, 'declined')
    const donor = { name: 'Aisha R. Rahman', email: 'Right@example.org' }
    const payResponse = await giving.pay(mosque, { ...attempt, donor, anonymous: true, message: ' For my mother ' })
    const { gifts } = await giving.rows(mosque)
    expect(gifts.find(({ id }) => id === readField(payResponse, 'id'))).toMatchObject({
      state: 'paid',
      donorName: 'Aisha R. Rahman',
      donorEmail: 'right@example.org',
      anonymous: true,
      message: 'For my mother',
    })
    // A paid gift no longer changes.
    await giving.pay(mosque, { ...attempt, donor: { ...donor, name: 'Somebody else' } })
    const rowsAfter = await giving.rows(mosque)
    expect(rowsAfter.gifts.find(({ id }) => id === readField(payResponse, 'id'))?.donorName).toBe('Aisha R. Rahman')
  })

  test.each(['constructor', '__proto__', 'toString'])('rejects a token named %s with a message', async (token) => {
    const response = await giving.pay(mosque, await giving.attempt(mosque), { token })
    expect([402, 422, 502]).toContain(response.code)
  })

  test('requests the bank check with a client secret, which is repeated on request and not stored', async () => {
    const attempt = await giving.attempt(mosque)
    const token = giving.token('3ds')
    const response = await giving.pay(mosque, attempt, { token })
    expect(response).toMatchObject({
      code: 200,
      body: { data: { state: 'requires_action', next: 'act', intentType: 'payment' } },
    })
    const secret = readField(response, 'clientSecret')
    expect(secret).toContain('_secret')
    expect(readField(await giving.pay(mosque, attempt, { token }), 'clientSecret')).toBe(secret)
    const { gifts } = await giving.rows(mosque)
    expect(JSON.stringify(gifts)).not.toContain(secret)

    const id = readField(response, 'id')
    const outcome =
      provider === 'stripe'
        ? await giving.view(mosque, id).then(async () => {
            giving.stub.getAccount(mosque.secretKey).authenticate(await intentOf(id), true)
            await giving.server.database.pool.query('update gifts set checked_at = null')
            return giving.view(mosque, id)
          })
        : await giving.pay(mosque, attempt, { token: 'demo_3ds_approved' })
    expect(outcome.body.data).toMatchObject({ id, state: 'paid' })
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  test('allows another card after a failed bank check', async () => {
    const attempt = await giving.attempt(mosque)
    const id = readField(await giving.pay(mosque, attempt, '3ds'), 'id')
    if (provider === 'stripe') giving.stub.getAccount(mosque.secretKey).authenticate(await intentOf(id), false)
    else expect(await giving.pay(mosque, attempt, { token: 'demo_3ds_refused' })).toMatchObject({ code: 402 })
    const payResponse = await giving.pay(mosque, attempt)
    expect(payResponse).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  test('waits for a slow bank, whose result arrives by event', async () => {
    if (provider === 'stripe') giving.stub.deliverTo(mosque.secretKey, await listenForWebhooks(giving, mosque))
    const response = await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    const id = readField(response, 'id')
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'processing', next: 'poll' } } })
    if (provider === 'stripe') {
      const account = giving.stub.getAccount(mosque.secretKey)
      account.completeProcessing(await intentOf(id), true)
      await expect.poll(async () => (await readStoredEvents(giving, mosque)).length).toBeGreaterThan(1)
    }
    await giving.runJobs()
    await giving.runJobs()
    expect((await giving.rows(mosque)).gifts.find((gift) => gift.id === id)).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  test('closes the gift and cancels its intent after three declined cards', async () => {
    const attempt = await giving.attempt(mosque, { donor: { name: 'B', email: 'b@example.org' } })
    await giving.pay(mosque, attempt, 'declined')
    await giving.pay(mosque, attempt, 'incorrect_cvc')
    const thirdResponse = await giving.pay(mosque, attempt, 'processing_error')
    expect(thirdResponse).toMatchObject({ code: 402, body: { data: { state: 'abandoned', next: 'done' } } })
    const id = readField(thirdResponse, 'id')
    if (provider === 'stripe')
      expect(giving.stub.getAccount(mosque.secretKey).intents.get(await intentOf(id))?.status).toBe('canceled')
    const fourthResponse = await giving.pay(mosque, attempt)
    expect(fourthResponse.body).toMatchObject({ status: 402, data: { state: 'abandoned' } })
    expect(await ledgerOf(id)).toEqual([])
  })

  test('a demonstration states at each step that no money is taken', async () => {
    const payResponse = await giving.pay(mosque, await giving.attempt(mosque))
    const viewResponse = await giving.view(mosque, readField(payResponse, 'id'))
    for (const { body } of [payResponse, viewResponse])
      expect(/no money is taken/.test(body.message)).toBe(provider === 'demonstration')
  })
})

async function listenForWebhooks(giving: Giving, mosque: Mosque) {
  const { app } = giving.server
  const base = app.server.listening ? '' : await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${base}/api/stripe/webhook/${mosque.accountId}`, secret: mosque.webhookSecret }
}

async function readStoredEvents(giving: Giving, mosque: Mosque): Promise<unknown[]> {
  const { rows } = await giving.server.database.pool.query<Record<string, unknown>>(
    'select * from provider_events where tenant_id = $1',
    [mosque.id],
  )
  return rows
}
