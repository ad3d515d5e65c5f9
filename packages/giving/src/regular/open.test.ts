import { isFriday } from '@minaret/timetable'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularGifts, donorCustomers } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  providers,
  startGiving,
} from '../../../acceptance/src/stripe/giving.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'

const readField = (response: TestResponse, name: string): string => {
  const value: unknown = response.body.data && Reflect.get(Object(response.body.data), name)
  return typeof value === 'string' ? value : ''
}

describe.each(providers)('a regular gift through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  const mode = provider === 'stripe' ? 'test' : 'demo'

  beforeAll(async () => {
    giving = await startGiving(provider)
    mosque = await giving.mosque()
    await addCause(mosque)
  })
  afterAll(() => giving.close())

  const addCause = (owner: Mosque) =>
    makeCause(giving.server.database, owner.id, {
      id: 'every',
      title: 'Roof',
      jummah: true,
      monthly: true,
      daily: true,
    })
  const attempt = (kind: string, overrides: Record<string, unknown> = {}, owner = mosque): Promise<Attempt> =>
    giving.attempt(owner, { causeId: 'every', kind, ...overrides })
  const readRows = (owner = mosque) =>
    giving.server.database.forTenant(owner.id)((tx) => tx.select().from(regularGifts))
  const readRow = async (id: string) => {
    const regularGift = (await readRows()).find((candidate) => candidate.id === id)
    if (!regularGift) throw new Error(`Expected the regular gift ${id}.`)
    return regularGift
  }
  const pool = () => giving.server.database.pool
  const allowCheck = () => pool().query('update cycles set checked_at = null')

  test('sets up a weekly gift, takes no money today, and returns the first Friday', async () => {
    const response = await giving.pay(mosque, await attempt('weekly'))
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'scheduled', next: 'done', mode } } })
    expect(response.body.data).not.toHaveProperty('clientSecret')

    const id = readField(response, 'id')
    const regularGift = await readRow(id)
    expect(regularGift).toMatchObject({
      state: 'scheduled',
      rhythm: 'weekly',
      amountMinor: 2500,
      setup: 'done',
      confirmNo: 1,
      confirmToken: null,
      leaseUntil: null,
    })
    expect(isFriday(regularGift.startsOn)).toBe(true)
    const view = await giving.view(mosque, id)
    expect(view.body.data).toMatchObject({
      id,
      state: 'scheduled',
      next: 'done',
      mode,
      amountMinor: 2500,
      cause: { id: 'every', title: 'Roof' },
      regular: { rhythm: 'weekly', startsOn: regularGift.startsOn, next: regularGift.startsOn },
    })
    expect((await giving.rows(mosque)).ledger).toEqual([])
    expect(JSON.stringify(view.body)).not.toMatch(/aisha|example\.org|sub_|cus_|seti_/i)
  })

  test('sets up monthly gifts, and daily gifts with an end date', async () => {
    const startsOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const monthlyResponse = await giving.pay(mosque, await attempt('monthly', { startsOn }))
    expect(monthlyResponse.body.data).toMatchObject({ state: 'scheduled' })
    const dailyResponse = await giving.pay(mosque, await attempt('daily', { startsOn, until }))
    expect(await readRow(readField(dailyResponse, 'id'))).toMatchObject({ rhythm: 'daily', startsOn, until })
    const viewResponse = await giving.view(mosque, readField(dailyResponse, 'id'))
    expect(viewResponse.body.data).toMatchObject({ regular: { startsOn, until } })
  })

  test('charges the gift plus the fee cover each time', async () => {
    const coveringMosque = await giving.mosque({ cardFees: 'gbp 1.2% + 0.20' })
    await addCause(coveringMosque)
    const response = await giving.pay(coveringMosque, await attempt('weekly', { coverMinor: 51 }, coveringMosque))
    expect(response.code).toBe(200)
    expect(await readRows(coveringMosque)).toMatchObject([{ amountMinor: 2551, coverMinor: 51 }])
    expect((await giving.view(coveringMosque, readField(response, 'id'))).body.data).toMatchObject({
      amountMinor: 2551,
      coverMinor: 51,
    })
  })

  test('a declined card returns 402, and another card is set up for the same subscription', async () => {
    const request = await attempt('weekly', { donor: { name: 'D', email: 'declined@example.org' } })
    const declinedResponse = await giving.pay(mosque, request, 'insufficient_funds')
    expect(declinedResponse).toMatchObject({
      code: 402,
      body: {
        message: expect.stringContaining('insufficient funds'),
        data: { state: 'pending_setup', next: 'retry', decline: 'funds' },
      },
    })
    const id = readField(declinedResponse, 'id')
    const { subscriptionId } = await readRow(id)
    expect(subscriptionId).not.toBeNull()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'pending_setup', next: 'retry' })

    expect((await giving.pay(mosque, request)).body.data).toMatchObject({ id, state: 'scheduled' })
    expect(await readRow(id)).toMatchObject({ subscriptionId, confirmNo: 2, declineCode: null })
    const marks = await pool().query('select kind from decline_marks where tenant_id = $1', [mosque.id])
    expect(marks.rowCount).toBe(3)
  })

  test('closes after three declined cards, along with its subscription', async () => {
    const request = await attempt('weekly', { donor: { name: 'T', email: 'three@example.org' } })
    await giving.pay(mosque, request, 'declined')
    await giving.pay(mosque, request, 'incorrect_cvc')
    const thirdResponse = await giving.pay(mosque, request, 'processing_error')
    expect(thirdResponse).toMatchObject({ code: 402, body: { data: { state: 'expired', next: 'done' } } })
    const regularGift = await readRow(readField(thirdResponse, 'id'))
    expect(regularGift).toMatchObject({ state: 'expired', endedBy: 'card', confirmNo: 3 })
    if (provider === 'stripe')
      expect(giving.stub.getAccount(mosque.secretKey).subscriptions.get(regularGift.subscriptionId ?? '')?.status).toBe(
        'canceled',
      )
    expect(await giving.pay(mosque, request)).toMatchObject({ code: 402, body: { data: { state: 'expired' } } })
  })

  test('requests the bank check with a client secret, which is repeated on request and not stored', async () => {
    const request = await attempt('weekly')
    const token = giving.token('3ds')
    const response = await giving.pay(mosque, request, { token })
    expect(response).toMatchObject({
      code: 200,
      body: { data: { state: 'pending_setup', next: 'act', intentType: 'setup' } },
    })
    const secret = readField(response, 'clientSecret')
    expect(secret).not.toBe('')
    expect(readField(await giving.pay(mosque, request, { token }), 'clientSecret')).toBe(secret)
    expect(JSON.stringify(await readRows())).not.toContain(secret)

    const id = readField(response, 'id')
    if (provider === 'stripe') {
      giving.stub.getAccount(mosque.secretKey).authenticate((await readRow(id)).setupIntentId ?? '', true)
      await allowCheck()
      expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'scheduled', next: 'done' })
    } else
      expect((await giving.pay(mosque, request, { token: 'demo_3ds_approved' })).body.data).toMatchObject({
        id,
        state: 'scheduled',
      })
  })

  test('allows another card after a failed bank check', async () => {
    const request = await attempt('weekly', { donor: { name: 'F', email: 'failed@example.org' } })
    const id = readField(await giving.pay(mosque, request, '3ds'), 'id')
    if (provider === 'stripe')
      giving.stub.getAccount(mosque.secretKey).authenticate((await readRow(id)).setupIntentId ?? '', false)
    else expect(await giving.pay(mosque, request, { token: 'demo_3ds_refused' })).toMatchObject({ code: 402 })
    expect((await giving.pay(mosque, request)).body.data).toMatchObject({ id, state: 'scheduled' })
  })

  test('waits for a slow bank', async () => {
    const response = await giving.pay(mosque, await attempt('weekly'), 'processing')
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'pending_setup', next: 'poll' } } })
    const id = readField(response, 'id')
    if (provider === 'stripe')
      giving.stub.getAccount(mosque.secretKey).completeProcessing((await readRow(id)).setupIntentId ?? '', true)
    else await giving.runJobs('demo-set-up')
    await allowCheck()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'scheduled', next: 'done' })
    expect(await readRow(id)).toMatchObject({ confirmNo: 1, confirmToken: null, leaseUntil: null })
  })

  test('uses one customer for two regular gifts of a donor', async () => {
    const donor = { name: 'Twice', email: 'Twice@example.org' }
    await giving.pay(mosque, await attempt('weekly', { donor }))
    await giving.pay(mosque, await attempt('monthly', { donor }))
    const ownRows = (await readRows()).filter(({ donorEmail }) => donorEmail === 'twice@example.org')
    expect(new Set(ownRows.map(({ customerId }) => customerId)).size).toBe(1)
    const customers = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(donorCustomers))
    expect(customers.filter(({ donorKey }) => donorKey === 'twice@example.org')).toMatchObject([
      { customerId: ownRows[0]?.customerId },
    ])
  })

  describe('nothing is sent to the provider', () => {
    const expectNothingStored = async (request: Attempt) =>
      expect((await readRows()).filter(({ attemptId }) => attemptId === request.attemptId)).toEqual([])

    test.each([
      ['for a cause without weekly giving', 'weekly', { causeId: 'general' }, 422, 'kind'],
      ['for a cause without monthly giving', 'monthly', { causeId: 'general' }, 422, 'kind'],
      ['for a cause without daily giving', 'daily', { causeId: 'general', until: '2099-01-01' }, 422, 'kind'],
      ['for a daily gift without an end', 'daily', {}, 422, 'until'],
      ['for a start that is not a Friday', 'weekly', { startsOn: '2020-01-01' }, 422, 'startsOn'],
      ['below the smallest gift', 'weekly', { amountMinor: 99 }, 422, 'amountMinor'],
      ['in a currency the cause does not take', 'weekly', { currency: 'usd' }, 422, 'currency'],
    ])('%s', async (_, kind, overrides, code, name) => {
      const request = await attempt(kind, overrides)
      expect(await giving.pay(mosque, request)).toMatchObject({
        code,
        body: { data: { errors: { [name]: expect.any(String) } } },
      })
      await expectNothingStored(request)
    })

    test('for a Friday that has passed, and the response contains the next first day', async () => {
      const request = await attempt('weekly', { startsOn: '2020-01-03' })
      const response = await giving.pay(mosque, request)
      const firstDay = String(Reflect.get(Object(response.body.data), 'firstDay'))
      expect(response.code).toBe(422)
      expect(isFriday(firstDay)).toBe(true)
      const retry = await attempt('weekly', { startsOn: firstDay })
      expect(await readRow(readField(await giving.pay(mosque, retry), 'id'))).toMatchObject({ startsOn: firstDay })
    })

    test('for a closed cause, or another mosque’s', async () => {
      const otherMosque = await giving.mosque()
      await makeCause(giving.server.database, otherMosque.id, { id: 'other', jummah: true })
      await makeCause(giving.server.database, mosque.id, { id: `draft-${provider}`, jummah: true, publishedAt: null })
      for (const causeId of ['other', `draft-${provider}`]) {
        const request = await attempt('weekly', { causeId })
        expect(await giving.pay(mosque, request)).toMatchObject({ code: 404 })
        await expectNothingStored(request)
      }
    })

    test("with another mosque's page token", async () => {
      const { pageToken } = await giving.attempt(await giving.mosque())
      expect(await giving.pay(mosque, await attempt('weekly', { pageToken }))).toMatchObject({ code: 410 })
    })
  })

  test('another mosque cannot find it by id or attempt', async () => {
    const request = await attempt('weekly')
    const id = readField(await giving.pay(mosque, request), 'id')
    const otherMosque = await giving.mosque()
    expect(await giving.view(otherMosque, id)).toMatchObject({ code: 404 })
    expect(await giving.pay(otherMosque, request)).toMatchObject({ code: 410 })
    expect(await readRows(otherMosque)).toEqual([])
  })

  test('a page token used for a gift cannot open a regular gift, or vice versa', async () => {
    const oneOffAttempt = await giving.attempt(mosque, { causeId: 'every' })
    await giving.pay(mosque, oneOffAttempt)
    expect(await giving.pay(mosque, { ...oneOffAttempt, attemptId: randomUUID(), kind: 'weekly' })).toMatchObject({
      code: 409,
    })
    expect(await giving.pay(mosque, { ...oneOffAttempt, kind: 'weekly' })).toMatchObject({ code: 409 })

    const weeklyAttempt = await attempt('weekly')
    await giving.pay(mosque, weeklyAttempt)
    expect(await giving.pay(mosque, { ...weeklyAttempt, attemptId: randomUUID(), kind: 'once' })).toMatchObject({
      code: 409,
    })
    expect(await giving.pay(mosque, { ...weeklyAttempt, kind: 'once' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...weeklyAttempt, kind: 'monthly' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...weeklyAttempt, amountMinor: 2600 })).toMatchObject({ code: 409 })

    const sharedAttempt = await attempt('weekly')
    const responses = await Promise.all([
      giving.pay(mosque, sharedAttempt),
      giving.pay(mosque, { ...sharedAttempt, attemptId: randomUUID(), kind: 'once' }),
    ])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
