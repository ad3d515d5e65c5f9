import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Approvals, GiftDetail, RefundPreview } from '@minaret/contract/desk'
import { reconciliationTasks } from '../../reconciliation/index.ts'
import { createPayments } from '../../providers/payments.ts'
import { approvalTasks } from '../../../../staff/src/approvals/tasks.ts'
import { approvalKinds } from '../../../../server/src/features.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type Giving, type Mosque, startGiving } from '../../../../acceptance/src/index.ts'

const silentLogger = new Logger(() => () => {})
const hour = 3_600_000
let giving: Giving
let mosque: Mosque
let treasurer: DeskUser
let owner: DeskUser
let path: string

beforeAll(async () => {
  giving = await startGiving('demonstration', { desk: { hostname: deskHostname } })
})
afterAll(() => giving.close())

beforeEach(async () => {
  mosque = await giving.mosque()
  treasurer = await staffUser(giving.server, mosque, ['treasurer'], { name: 'Yusuf Khan' })
  owner = await staffUser(giving.server, mosque, ['owner'], { name: 'Musa Bello' })
  const { body } = await giving.pay(mosque, await giving.attempt(mosque, { amountMinor: 60_000 }))
  const { id }: { id?: unknown } = Object(body.data)
  path = `/mosques/${mosque.slug}/gifts/${String(id)}`
})

const requestRefund = (fields: object = {}, user = treasurer) =>
  user.post(`${path}/refund`, {
    attemptId: randomUUID(),
    amountMinor: 30_000,
    reason: 'Given twice by mistake',
    ...fields,
  })
const approvalsPath = () => `/mosques/${mosque.slug}/approvals`
const listApprovals = async () => {
  const data: Approvals = Object((await owner.get(approvalsPath())).body.data)
  return data
}
const approve = async (user = owner, id?: string) =>
  user.post(`${approvalsPath()}/${id ?? (await listApprovals()).waiting[0]?.id ?? ''}/approve`)
const readRefund = async () => {
  const data: GiftDetail = Object((await treasurer.get(path)).body.data)
  return data.refund
}
const query = (text: string, ...values: unknown[]) => giving.server.database.pool.query(text, [mosque.id, ...values])

/** Sends the approved refunds. */
async function sendRefunds(): Promise<void> {
  const { database, app, secrets, directory } = giving.server
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url })
  const tasks = reconciliationTasks({ database, secrets, directory, payments, now: () => new Date(), log: app.log })
  await runOnce({ pgPool: database.pool, taskList: tasks, noHandleSignals: true, logger: silentLogger })
}
/** Performs requests that have waited for 72 hours. @returns the logged errors */
async function runDue(hours: number): Promise<unknown[]> {
  const { database, directory } = giving.server
  const errors: unknown[] = []
  await approvalTasks({
    database,
    directory,
    approvalKinds,
    address: () => `http://${deskHostname}`,
    now: () => new Date(Date.now() + hours * hour),
    log: { error: (entry: unknown) => errors.push(entry) },
  })['approvals-due']()
  return errors
}
const readRefundedAmounts = async () =>
  (await giving.rows(mosque)).ledger.filter(({ kind }) => kind === 'refunded').map(({ amountMinor }) => -amountMinor)

/** Inserts a duplicate request, as older versions allowed. */
const copyRequest = () =>
  query(
    `insert into approvals (tenant_id, id, kind, payload, requested_by, requested_at, due_at, expires_at)
     select tenant_id, substr(md5(id), 1, 22), kind, (payload || '{"attemptId": "another"}') - 'lastNo', requested_by,
       requested_at, due_at + interval '1 hour', expires_at from approvals where tenant_id = $1`,
  )

describe('a refund that waits for approval', () => {
  test('is requested once, however often the dialog is opened, and paid once', async () => {
    expect((await requestRefund()).code).toBe(200)
    for (const again of [false, true]) {
      const response = await requestRefund({ again, reason: 'Asked again' })
      expect([response.code, response.body.message]).toEqual([
        409,
        'A refund of this amount is already waiting for approval.',
      ])
    }
    expect((await requestRefund({}, owner)).code).toBe(409)
    expect((await treasurer.post(`${path}/refund-preview`, { amountMinor: 30_000 })).code).toBe(409)
    expect((await listApprovals()).waiting).toHaveLength(1)
    expect((await approve()).code).toBe(200)
    await sendRefunds()
    expect(await readRefundedAmounts()).toEqual([30_000])
  })

  test('requested twenty times concurrently waits once', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await requestRefund()).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(19)
    expect((await listApprovals()).waiting).toHaveLength(1)
  })

  test('reduces the refundable amount, and is listed in the refund dialog', async () => {
    await requestRefund()
    const [pendingRefund, ...otherRefunds] = (await readRefund()).pending
    expect([pendingRefund, otherRefunds]).toEqual([
      expect.objectContaining({
        requestedBy: 'Yusuf Khan',
        self: true,
        sentence: expect.stringMatching(/^Refund £300/),
      }),
      [],
    ])
    expect(await readRefund()).toMatchObject({ leftMinor: 30_000 })
    expect((await requestRefund({ amountMinor: 30_001 })).code).toBe(409)
    const { body } = await treasurer.post(`${path}/refund-preview`, { amountMinor: 1000 })
    const preview: RefundPreview = Object(body.data)
    // A small part needs an owner too: paid and waiting parts add up.
    expect(preview).toMatchObject({ needsApproval: true, leftMinor: 29_000 })
    expect((await requestRefund({ amountMinor: 29_000 })).code).toBe(200)
    expect((await requestRefund({ amountMinor: 1000 })).code).toBe(200)
    expect(await readRefund()).toMatchObject({
      leftMinor: 0,
      why: 'A refund of the full remaining amount is already waiting for approval.',
    })
    expect((await requestRefund({ amountMinor: 1 })).code).toBe(409)
    for (const { id } of (await listApprovals()).waiting) {
      expect((await approve(owner, id)).code).toBe(200)
      await sendRefunds()
    }
    expect(await readRefundedAmounts()).toEqual([30_000, 29_000, 1000])
  })

  test('can be requested again after it was declined', async () => {
    await requestRefund()
    await owner.post(`${approvalsPath()}/${(await listApprovals()).waiting[0]?.id}/decline`)
    expect(await readRefund()).toMatchObject({ leftMinor: 60_000, pending: [] })
    expect((await requestRefund()).code).toBe(200)
  })

  test('requested twice in an older version is paid once; the second request expires with a reason', async () => {
    await requestRefund()
    await copyRequest()
    const [firstRequest, secondRequest] = (await listApprovals()).waiting
    expect((await approve(owner, firstRequest?.id)).code).toBe(200)
    await sendRefunds()
    const response = await approve(owner, secondRequest?.id)
    expect([response.code, response.body.message]).toEqual([
      409,
      'The same amount of this gift has been refunded since this was requested.',
    ])
    expect((await listApprovals()).decided.map(({ state }) => state).toSorted()).toEqual(['done', 'expired'])
    expect((await approve(owner, secondRequest?.id)).code).toBe(409)
    await sendRefunds()
    expect(await readRefundedAmounts()).toEqual([30_000])
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).toContain('The same amount of this gift has been refunded since this was requested.')
  })

  test('of a sole owner, requested twice in an older version, is paid once after 72 hours', async () => {
    await requestRefund({}, owner)
    await copyRequest()
    for (const hours of [72, 73, 96 + 72]) {
      expect(await runDue(hours)).toEqual([])
      await sendRefunds()
    }
    expect(await readRefundedAmounts()).toEqual([30_000])
    expect((await listApprovals()).waiting).toEqual([])
  })

  test('waits while another refund of the gift is unanswered by the provider', async () => {
    const setRefundState = async (state: string) =>
      state === 'asked'
        ? query(
            `insert into refunds (tenant_id, gift_id, no, amount_minor, asked_at)
             select tenant_id, id, 1, 5000, now() from gifts where tenant_id = $1`,
          )
        : query('update refunds set state = $2 where tenant_id = $1', state)
    await requestRefund()
    await setRefundState('asked')
    expect((await approve()).body.message).toMatch(/waiting for the payment provider\./)
    expect((await listApprovals()).waiting).toHaveLength(1)
    await setRefundState('refused')
    expect((await approve()).code).toBe(200)
    await sendRefunds()
    expect(await readRefundedAmounts()).toEqual([30_000])
  })

  test('approved together with another part is done only once its own refund is recorded', async () => {
    await requestRefund()
    await requestRefund({ amountMinor: 26_000 })
    const ids = (await listApprovals()).waiting.map(({ id }) => id)
    const codes = await Promise.all(ids.map(async (id) => (await approve(owner, id)).code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await query('select amount_minor from refunds where tenant_id = $1')
    expect([rows, (await listApprovals()).waiting]).toEqual([[expect.anything()], [expect.anything()]])
    await sendRefunds()
    expect((await approve()).code).toBe(200)
    await sendRefunds()
    expect((await readRefundedAmounts()).toSorted((a, b) => a - b)).toEqual([26_000, 30_000])
  })

  test('is not paid if an operator has refunded that amount since', async () => {
    await requestRefund()
    await query(
      `insert into refunds (tenant_id, gift_id, no, amount_minor, asked_at, state, refund_id)
       select tenant_id, id, 1, 30000, now(), 'taken', 're_by_hand' from gifts where tenant_id = $1`,
    )
    expect((await approve()).code).toBe(409)
    expect((await listApprovals()).waiting).toEqual([])
    await sendRefunds()
    expect(await readRefundedAmounts()).toEqual([])
  })
})
