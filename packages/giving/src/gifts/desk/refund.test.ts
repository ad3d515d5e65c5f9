import { providers } from '../../../../acceptance/src/stripe/giving.ts'
import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Approvals, GiftDetail, GiftTotals, RefundPreview } from '@minaret/contract/desk'
import { createPayments } from '../../providers/payments.ts'
import { reconciliationTasks } from '../../reconciliation/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type Giving, type Mosque, startGiving } from '../../../../acceptance/src/index.ts'

const silentLogger = new Logger(() => () => {})

describe.each(providers)('refunding a gift through %s', (provider) => {
  let giving: Giving
  let mosque: Mosque
  let treasurer: DeskUser
  let path: string

  beforeAll(async () => {
    giving = await startGiving(provider, { desk: { hostname: deskHostname } })
  })
  afterAll(() => giving.close())

  beforeEach(async () => {
    mosque = await giving.mosque()
    treasurer = await staffUser(giving.server, mosque, ['treasurer'], { name: 'Yusuf Khan' })
    path = await pay(2500)
  })

  async function pay(amountMinor: number): Promise<string> {
    const { body } = await giving.pay(mosque, await giving.attempt(mosque, { amountMinor }))
    const { id }: { id?: unknown } = Object(body.data)
    return `/mosques/${mosque.slug}/gifts/${String(id)}`
  }
  const createRequest = (fields: object = {}) => ({
    attemptId: randomUUID(),
    amountMinor: 1000,
    reason: 'Given twice by mistake',
    ...fields,
  })
  const refund = (fields: object = {}) => treasurer.post(`${path}/refund`, createRequest(fields))
  const readDetail = async () => {
    const data: GiftDetail = Object((await treasurer.get(path)).body.data)
    return data
  }
  const readPreview = async (amountMinor: number) => {
    const data: RefundPreview = Object((await treasurer.post(`${path}/refund-preview`, { amountMinor })).body.data)
    return data
  }
  /** Runs the jobs that send approved refunds and their emails. */
  async function runJobs(): Promise<void> {
    const { database, app, secrets, directory } = giving.server
    const payments = createPayments({ secrets, stripeApiBase: giving.stub.url })
    const tasks = reconciliationTasks({ database, secrets, directory, payments, now: () => new Date(), log: app.log })
    await runOnce({ pgPool: database.pool, taskList: tasks, noHandleSignals: true, logger: silentLogger })
  }
  const readRefundedAmounts = async () =>
    (await giving.rows(mosque)).ledger.filter(({ kind }) => kind === 'refunded').map(({ amountMinor }) => -amountMinor)

  test('previews the email, refunds a part, then the rest, and lists every event', async () => {
    const firstPreview = await readPreview(1000)
    expect(firstPreview).toMatchObject({ amountMinor: 1000, leftMinor: 1500, needsApproval: false, repeated: false })
    expect(firstPreview.email).toMatchObject({ to: 'aisha@example.org', subject: expect.stringContaining('£10') })
    expect(await readRefundedAmounts()).toEqual([])

    expect(await refund()).toMatchObject({ code: 200, body: { message: expect.stringContaining('Refunded') } })
    expect(await readRefundedAmounts()).toEqual([1000])
    await runJobs()
    const [refundMail] = (await giving.server.emails(mosque)).filter(({ kind }) => kind === 'refund')
    expect(refundMail?.email).toMatchObject({ subject: firstPreview.email?.subject, text: firstPreview.email?.text })

    const detail = await readDetail()
    expect(detail).toMatchObject({
      gift: { state: 'part_refunded', returnedMinor: 1000 },
      netMinor: 1500,
      refund: { leftMinor: 1500 },
    })
    const kinds = detail.events.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['opened', 'tried', 'paid', 'receipt', 'refund_requested', 'refunded']),
    )
    expect(detail.events.find(({ kind }) => kind === 'refund_requested')).toMatchObject({
      by: 'Yusuf Khan',
      reason: 'Given twice by mistake',
      amountMinor: 1000,
      state: 'taken',
    })
    expect((await refund({ amountMinor: 1500 })).code).toBe(200)
    expect(await readDetail()).toMatchObject({
      gift: { state: 'refunded' },
      netMinor: 0,
      refund: { leftMinor: 0, why: expect.stringContaining('in full') },
    })
    const { body } = await treasurer.get(`/mosques/${mosque.slug}/gift-totals`)
    const totals: GiftTotals = Object(body.data)
    expect(totals.currencies).toEqual([
      { currency: 'gbp', gifts: 1, receivedMinor: 2500, returnedMinor: 2500, netMinor: 0 },
    ])
  })

  test('refunds once for twenty concurrent requests, and not again when the attempt is repeated', async () => {
    const attempt = createRequest()
    const responses = await Promise.all(Array.from({ length: 20 }, () => treasurer.post(`${path}/refund`, attempt)))
    expect(responses.every(({ code }) => code === 200)).toBe(true)
    expect((await treasurer.post(`${path}/refund`, attempt)).code).toBe(200)
    expect(await readRefundedAmounts()).toEqual([1000])
  })

  test('another form asks for confirmation before the same amount is refunded again', async () => {
    expect((await refund()).code).toBe(200)
    expect(await readPreview(1000)).toMatchObject({ repeated: true })
    expect((await refund()).code).toBe(409)
    expect(await readRefundedAmounts()).toEqual([1000])
    expect((await refund({ again: true })).code).toBe(200)
    expect(await readRefundedAmounts()).toEqual([1000, 1000])
  })

  test.each([
    ['more than the gift', { amountMinor: 2501 }, 409],
    ['a missing reason', { reason: '  ' }, 422],
  ])('is rejected for %s, and nothing is refunded', async (_, fields, code) => {
    expect((await refund(fields)).code).toBe(code)
    expect(await readRefundedAmounts()).toEqual([])
    expect(await readDetail()).toMatchObject({ gift: { state: 'paid' } })
  })

  test('above the limit needs one approval by an owner', async () => {
    path = await pay(60_000)
    const owner = await staffUser(giving.server, mosque, ['owner'], { name: 'Musa Bello' })
    expect(await readPreview(25_000)).toMatchObject({ needsApproval: false })
    expect(await readPreview(25_001)).toMatchObject({ needsApproval: true })
    const attempt = createRequest({ amountMinor: 30_000 })
    expect(await treasurer.post(`${path}/refund`, attempt)).toMatchObject({
      code: 200,
      body: { message: expect.stringContaining('approve') },
    })
    expect((await treasurer.post(`${path}/refund`, attempt)).code).toBe(409)
    await runJobs()
    expect(await readRefundedAmounts()).toEqual([])

    const base = `/mosques/${mosque.slug}/approvals`
    const listWaiting = async () => {
      const data: Approvals = Object((await owner.get(base)).body.data)
      return data.waiting
    }
    const [firstApproval, ...rest] = await listWaiting()
    expect(rest).toEqual([])
    expect(firstApproval?.sentence).toMatch(/^Refund £300 of gift [0-9A-Z]{4}-[0-9A-Z]{4}: Given twice by mistake$/)
    expect((await treasurer.post(`${base}/${firstApproval?.id}/approve`)).code).toBe(403)
    expect((await owner.post(`${base}/${firstApproval?.id}/approve`)).code).toBe(200)
    await runJobs()
    await runJobs()
    expect(await readRefundedAmounts()).toEqual([30_000])
    expect(await readDetail()).toMatchObject({ gift: { state: 'part_refunded' }, netMinor: 30_000 })
    // Earlier refunds count: the limit cannot be avoided by splitting.
    expect(await readPreview(100)).toMatchObject({ needsApproval: true })
  })

  test('concurrent partial refunds do not exceed the limit', async () => {
    path = await pay(60_000)
    const parts = Array.from({ length: 6 }, (_, part) => createRequest({ amountMinor: 20_000 - part }))
    await Promise.all(parts.map((part) => treasurer.post(`${path}/refund`, part)))
    const sum = (await readRefundedAmounts()).reduce((total, minor) => total + minor, 0)
    expect(sum).toBeGreaterThan(0)
    expect(sum).toBeLessThanOrEqual(25_000)
  })

  test('is rejected for another role and for another mosque', async () => {
    const counter = await staffUser(giving.server, mosque, ['counter'])
    expect((await counter.get(path)).code).toBe(403)
    expect((await counter.post(`${path}/refund`, createRequest())).code).toBe(403)
    const otherMosque = await giving.mosque()
    const otherTreasurer = await staffUser(giving.server, otherMosque, ['treasurer'])
    const otherPath = path.replace(mosque.slug, otherMosque.slug)
    expect((await otherTreasurer.get(otherPath)).code).toBe(404)
    expect((await otherTreasurer.post(`${otherPath}/refund`, createRequest())).code).toBe(404)
    expect(await readRefundedAmounts()).toEqual([])
  })
})
