import { isFriday } from '@minaret/timetable'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularGifts, donorCustomers } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import {
  type Attempt,
  type Giving,
  type Mosque,
  type Provider,
  startGiving,
} from '../../../acceptance/src/stripe/giving.ts'
import type { TestResponse } from '../../../acceptance/src/index.ts'

const field = (response: TestResponse, name: string): string => {
  const value: unknown = response.body.data && Reflect.get(Object(response.body.data), name)
  return typeof value === 'string' ? value : ''
}

describe.each<Provider>(['demonstration', 'stripe'])('a regular gift through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  const mode = provider === 'stripe' ? 'test' : 'demo'

  beforeAll(async () => {
    giving = await startGiving(provider)
    mosque = await giving.mosque()
    await every(mosque)
  })
  afterAll(() => giving.close())

  const every = (at: Mosque) =>
    makeCause(giving.host.database, at.id, { id: 'every', title: 'Roof', jummah: true, monthly: true, daily: true })
  const attempt = (kind: string, overrides: Record<string, unknown> = {}, at = mosque): Promise<Attempt> =>
    giving.attempt(at, { causeId: 'every', kind, ...overrides })
  const rows = (at = mosque) => giving.host.database.forTenant(at.id)((tx) => tx.select().from(regularGifts))
  const row = async (id: string) => {
    const found = (await rows()).find((regularGift) => regularGift.id === id)
    if (!found) throw new Error(`There is no regular gift ${id}.`)
    return found
  }
  const pool = () => giving.host.database.pool
  const allowCheck = () => pool().query('update cycles set checked_at = null')

  test('every Friday is set up, takes nothing today, and is shown with its first Friday', async () => {
    const response = await giving.pay(mosque, await attempt('weekly'))
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'scheduled', next: 'done', mode } } })
    expect(response.body.data).not.toHaveProperty('clientSecret')

    const id = field(response, 'id')
    const regularGift = await row(id)
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
    const viewed = await giving.view(mosque, id)
    expect(viewed.body.data).toMatchObject({
      id,
      state: 'scheduled',
      next: 'done',
      mode,
      amountMinor: 2500,
      cause: { id: 'every', title: 'Roof' },
      regular: { rhythm: 'weekly', startsOn: regularGift.startsOn, next: regularGift.startsOn },
    })
    expect((await giving.rows(mosque)).ledger).toEqual([])
    expect(JSON.stringify(viewed.body)).not.toMatch(/aisha|example\.org|sub_|cus_|seti_/i)
  })

  test('every month and every day until a day are set up likewise', async () => {
    const startsOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const monthly = await giving.pay(mosque, await attempt('monthly', { startsOn }))
    expect(monthly.body.data).toMatchObject({ state: 'scheduled' })
    const daily = await giving.pay(mosque, await attempt('daily', { startsOn, until }))
    expect(await row(field(daily, 'id'))).toMatchObject({ rhythm: 'daily', startsOn, until })
    expect((await giving.view(mosque, field(daily, 'id'))).body.data).toMatchObject({ regular: { startsOn, until } })
  })

  test('what is charged each time is the gift with the cover of its fee', async () => {
    const covering = await giving.mosque({ cardFees: 'gbp 1.2% + 0.20' })
    await every(covering)
    const response = await giving.pay(covering, await attempt('weekly', { coverMinor: 51 }, covering))
    expect(response.code).toBe(200)
    expect(await rows(covering)).toMatchObject([{ amountMinor: 2551, coverMinor: 51 }])
    expect((await giving.view(covering, field(response, 'id'))).body.data).toMatchObject({
      amountMinor: 2551,
      coverMinor: 51,
    })
  })

  test('a declined card says so with 402, and another card is set up for the same subscription', async () => {
    const begun = await attempt('weekly', { donor: { name: 'D', email: 'declined@example.org' } })
    const declined = await giving.pay(mosque, begun, 'insufficient_funds')
    expect(declined).toMatchObject({
      code: 402,
      body: {
        message: expect.stringContaining('insufficient funds'),
        data: { state: 'pending_setup', next: 'retry', decline: 'funds' },
      },
    })
    const id = field(declined, 'id')
    const { subscriptionId } = await row(id)
    expect(subscriptionId).not.toBeNull()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'pending_setup', next: 'retry' })

    expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ id, state: 'scheduled' })
    expect(await row(id)).toMatchObject({ subscriptionId, confirmNo: 2, declineCode: null })
    const marks = await pool().query('select kind from decline_marks where tenant_id = $1', [mosque.id])
    expect(marks.rowCount).toBe(3)
  })

  test('after three declined cards it is closed, and its subscription has ended', async () => {
    const begun = await attempt('weekly', { donor: { name: 'T', email: 'three@example.org' } })
    await giving.pay(mosque, begun, 'declined')
    await giving.pay(mosque, begun, 'incorrect_cvc')
    const third = await giving.pay(mosque, begun, 'processing_error')
    expect(third).toMatchObject({ code: 402, body: { data: { state: 'expired', next: 'done' } } })
    const regularGift = await row(field(third, 'id'))
    expect(regularGift).toMatchObject({ state: 'expired', endedBy: 'card', confirmNo: 3 })
    if (provider === 'stripe')
      expect(giving.stub.account(mosque.secretKey).subscriptions.get(regularGift.subscriptionId ?? '')?.status).toBe(
        'canceled',
      )
    expect(await giving.pay(mosque, begun)).toMatchObject({ code: 402, body: { data: { state: 'expired' } } })
  })

  test("the bank's check is asked for with its secret, which is repeated on request and stored nowhere", async () => {
    const begun = await attempt('weekly')
    const token = giving.token('3ds')
    const response = await giving.pay(mosque, begun, { token })
    expect(response).toMatchObject({
      code: 200,
      body: { data: { state: 'pending_setup', next: 'act', intentType: 'setup' } },
    })
    const secret = field(response, 'clientSecret')
    expect(secret).not.toBe('')
    expect(field(await giving.pay(mosque, begun, { token }), 'clientSecret')).toBe(secret)
    expect(JSON.stringify(await rows())).not.toContain(secret)

    const id = field(response, 'id')
    if (provider === 'stripe') {
      giving.stub.account(mosque.secretKey).authenticate((await row(id)).setupIntentId ?? '', true)
      await allowCheck()
      expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'scheduled', next: 'done' })
    } else
      expect((await giving.pay(mosque, begun, { token: 'demo_3ds_approved' })).body.data).toMatchObject({
        id,
        state: 'scheduled',
      })
  })

  test("a failed bank's check lets another card be set up", async () => {
    const begun = await attempt('weekly', { donor: { name: 'F', email: 'failed@example.org' } })
    const id = field(await giving.pay(mosque, begun, '3ds'), 'id')
    if (provider === 'stripe')
      giving.stub.account(mosque.secretKey).authenticate((await row(id)).setupIntentId ?? '', false)
    else expect(await giving.pay(mosque, begun, { token: 'demo_3ds_refused' })).toMatchObject({ code: 402 })
    expect((await giving.pay(mosque, begun)).body.data).toMatchObject({ id, state: 'scheduled' })
  })

  test('a slow bank is waited for', async () => {
    const response = await giving.pay(mosque, await attempt('weekly'), 'processing')
    expect(response).toMatchObject({ code: 200, body: { data: { state: 'pending_setup', next: 'poll' } } })
    const id = field(response, 'id')
    if (provider === 'stripe') giving.stub.account(mosque.secretKey).finish((await row(id)).setupIntentId ?? '', true)
    else await giving.work('demo-set-up')
    await allowCheck()
    expect((await giving.view(mosque, id)).body.data).toMatchObject({ state: 'scheduled', next: 'done' })
    expect(await row(id)).toMatchObject({ confirmNo: 1, confirmToken: null, leaseUntil: null })
  })

  test('two regular gifts of one donor are collected from one customer', async () => {
    const donor = { name: 'Twice', email: 'Twice@example.org' }
    await giving.pay(mosque, await attempt('weekly', { donor }))
    await giving.pay(mosque, await attempt('monthly', { donor }))
    const theirs = (await rows()).filter(({ donorEmail }) => donorEmail === 'twice@example.org')
    expect(new Set(theirs.map(({ customerId }) => customerId)).size).toBe(1)
    const stored = await giving.host.database.forTenant(mosque.id)((tx) => tx.select().from(donorCustomers))
    expect(stored.filter(({ donorKey }) => donorKey === 'twice@example.org')).toMatchObject([
      { customerId: theirs[0]?.customerId },
    ])
  })

  describe('nothing reaches the provider', () => {
    const untouched = async (begun: Attempt) =>
      expect((await rows()).filter(({ attemptId }) => attemptId === begun.attemptId)).toEqual([])

    test.each([
      ['for a cause without Fridays', 'weekly', { causeId: 'general' }, 422, 'kind'],
      ['for a cause without months', 'monthly', { causeId: 'general' }, 422, 'kind'],
      ['for a cause without days', 'daily', { causeId: 'general', until: '2099-01-01' }, 422, 'kind'],
      ['for a daily gift without an end', 'daily', {}, 422, 'until'],
      ['for a Friday that is none', 'weekly', { startsOn: '2020-01-01' }, 422, 'startsOn'],
      ['below the smallest gift', 'weekly', { amountMinor: 99 }, 422, 'amountMinor'],
      ['in a currency the cause does not take', 'weekly', { currency: 'usd' }, 422, 'currency'],
    ])('%s', async (_, kind, wrong, code, name) => {
      const begun = await attempt(kind, wrong)
      expect(await giving.pay(mosque, begun)).toMatchObject({
        code,
        body: { data: { errors: { [name]: expect.any(String) } } },
      })
      await untouched(begun)
    })

    test('for a Friday that was shown and has gone by, and the answer says which is the first now', async () => {
      const begun = await attempt('weekly', { startsOn: '2020-01-03' })
      const response = await giving.pay(mosque, begun)
      const firstDay = String(Reflect.get(Object(response.body.data), 'firstDay'))
      expect(response.code).toBe(422)
      expect(isFriday(firstDay)).toBe(true)
      const again = await attempt('weekly', { startsOn: firstDay })
      expect(await row(field(await giving.pay(mosque, again), 'id'))).toMatchObject({ startsOn: firstDay })
    })

    test('for a cause that is closed, or is another mosque’s', async () => {
      const other = await giving.mosque()
      await makeCause(giving.host.database, other.id, { id: 'theirs', jummah: true })
      await makeCause(giving.host.database, mosque.id, { id: `draft-${provider}`, jummah: true, publishedAt: null })
      for (const causeId of ['theirs', `draft-${provider}`]) {
        const begun = await attempt('weekly', { causeId })
        expect(await giving.pay(mosque, begun)).toMatchObject({ code: 404 })
        await untouched(begun)
      }
    })

    test("with another mosque's page token", async () => {
      const { pageToken } = await giving.attempt(await giving.mosque())
      expect(await giving.pay(mosque, await attempt('weekly', { pageToken }))).toMatchObject({ code: 410 })
    })
  })

  test('another mosque does not find it, neither by its id nor by its attempt', async () => {
    const begun = await attempt('weekly')
    const id = field(await giving.pay(mosque, begun), 'id')
    const other = await giving.mosque()
    expect(await giving.view(other, id)).toMatchObject({ code: 404 })
    expect(await giving.pay(other, begun)).toMatchObject({ code: 410 })
    expect(await rows(other)).toEqual([])
  })

  test('a page token that has opened a gift opens no regular gift, and the other way round', async () => {
    const once = await giving.attempt(mosque, { causeId: 'every' })
    await giving.pay(mosque, once)
    expect(await giving.pay(mosque, { ...once, attemptId: randomUUID(), kind: 'weekly' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...once, kind: 'weekly' })).toMatchObject({ code: 409 })

    const weekly = await attempt('weekly')
    await giving.pay(mosque, weekly)
    expect(await giving.pay(mosque, { ...weekly, attemptId: randomUUID(), kind: 'once' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...weekly, kind: 'once' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...weekly, kind: 'monthly' })).toMatchObject({ code: 409 })
    expect(await giving.pay(mosque, { ...weekly, amountMinor: 2600 })).toMatchObject({ code: 409 })

    const both = await attempt('weekly')
    const answers = await Promise.all([
      giving.pay(mosque, both),
      giving.pay(mosque, { ...both, attemptId: randomUUID(), kind: 'once' }),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
