import { and, asc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import {
  type TenantDb,
  type Tx,
  demoEvents,
  demoIntents,
  demoInvoices,
  demoReturns,
  demoSubscriptions,
} from '@minaret/foundation/db'
import type { PaymentRecords, ListedEvent, ProviderPayment, Returns } from './billing.ts'
import { type DemoContext, demoId, emitDemoEvent } from './demoEvents.ts'
import { loadIntent } from './demoIntents.ts'
import { replyOnce } from './demoReplies.ts'
import { subjectOf } from './events.ts'
import { ProviderRefusal } from './gateway.ts'

/** Rows read per transaction. */
const pageSize = 500

async function returnsOf(tx: Tx, intentId: string): Promise<Returns> {
  await loadIntent(tx, intentId, false)
  const rows = await tx
    .select()
    .from(demoReturns)
    .where(eq(demoReturns.intentId, intentId))
    .orderBy(asc(demoReturns.createdAt), asc(demoReturns.id))
  const returns: Returns = { refunds: [], disputes: [] }
  for (const { id, amountMinor, status, createdAt: at } of rows)
    if (status === 'succeeded') returns.refunds.push({ id, amountMinor, status, at })
    else returns.disputes.push({ id, amountMinor, status, at })
  return returns
}

async function refund(tx: Tx, context: DemoContext, intentId: string, amountMinor: number): Promise<string> {
  const intent = await loadIntent(tx, intentId, true)
  if (intent.status !== 'succeeded') throw new ProviderRefusal('There is no payment to refund.')
  const { refunds, disputes } = await returnsOf(tx, intentId)
  if (disputes.some(({ status }) => status !== 'won')) throw new ProviderRefusal('The payment is disputed.')
  const returnedMinor = refunds.reduce((total, refundRow) => total + refundRow.amountMinor, 0)
  if (amountMinor <= 0 || returnedMinor + amountMinor > intent.amountMinor)
    throw new ProviderRefusal('The refund exceeds the rest of the payment.')
  const id = demoId('re')
  await tx.insert(demoReturns).values({
    tenantId: context.tenantId,
    id,
    intentId,
    kind: 'refund',
    amountMinor,
    status: 'succeeded',
    createdAt: context.now,
  })
  await emitDemoEvent(tx, context, 'refund.updated', { id, object: 'refund', payment_intent: intentId })
  return id
}

/** Reads pages, each in its own transaction, so that a long list blocks no other caller. */
async function* readPages<Row>(fetchPage: (after: Row | undefined) => Promise<Row[]>): AsyncIterable<Row> {
  let rows = await fetchPage(undefined)
  while (rows.length > 0) {
    yield* rows
    rows = rows.length < pageSize ? [] : await fetchPage(rows.at(-1))
  }
}

async function listPayments(
  tx: Tx,
  from: Date,
  before: Date,
  after: ProviderPayment | undefined,
): Promise<ProviderPayment[]> {
  const at = sql`coalesce(${demoIntents.paidAt}, ${demoIntents.createdAt})`
  const totalOf = (kind: 'refund' | 'dispute') =>
    sql<number>`(select coalesce(sum(r.amount_minor), 0)::int from ${demoReturns} r
      where r.tenant_id = ${demoIntents.tenantId} and r.intent_id = ${demoIntents.id} and r.kind = ${kind})`
  const timestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const rows = await tx
    .select({
      intent: demoIntents,
      invoiceId: demoInvoices.id,
      subscription: demoSubscriptions,
      refundedMinor: totalOf('refund'),
      disputedMinor: totalOf('dispute'),
    })
    .from(demoIntents)
    .leftJoin(
      demoInvoices,
      and(eq(demoInvoices.tenantId, demoIntents.tenantId), eq(demoInvoices.intentId, demoIntents.id)),
    )
    .leftJoin(
      demoSubscriptions,
      and(eq(demoSubscriptions.tenantId, demoInvoices.tenantId), eq(demoSubscriptions.id, demoInvoices.subscriptionId)),
    )
    .where(
      and(
        eq(demoIntents.status, 'succeeded'),
        sql`${at} >= ${timestamp(from)} and ${at} < ${timestamp(before)}`,
        after && sql`(${at}, ${demoIntents.id}) > (${timestamp(after.at)}, ${after.intentId})`,
      ),
    )
    .orderBy(at, asc(demoIntents.id))
    .limit(pageSize)
  return rows.map(({ intent, invoiceId, subscription, refundedMinor, disputedMinor }) => ({
    intentId: intent.id,
    invoiceId: invoiceId ?? undefined,
    subscriptionId: subscription?.id,
    amountMinor: intent.amountMinor,
    currency: intent.currency,
    at: intent.paidAt ?? intent.createdAt,
    tenantId: intent.metadata.tenant_id ?? subscription?.metadata.tenant_id,
    giftId: intent.metadata.donation_id,
    regularGiftId: subscription?.metadata.jummah_id,
    returned: { refundedMinor, disputed: disputedMinor > 0 },
  }))
}

async function listEvents(tx: Tx, since: Date, after: ListedEvent | undefined): Promise<ListedEvent[]> {
  const { id: eventId, createdAt } = demoEvents
  const isAfter = after && or(gt(createdAt, after.at), and(eq(createdAt, after.at), gt(eventId, after.id)))
  const rows = await tx
    .select()
    .from(demoEvents)
    .where(and(gte(createdAt, since), isAfter))
    .orderBy(asc(createdAt), asc(eventId))
    .limit(pageSize)
  return rows.map(({ id, type, object, createdAt: at }) => ({ id, type, at, about: subjectOf(type, object) }))
}

/** The demonstration's own payment records, and its refunds. */
export function demoPaymentRecords(
  account: { tenantId: string; id: string },
  db: TenantDb,
  now: () => Date,
): PaymentRecords {
  return {
    returnsOf: (intentId) => db((tx) => returnsOf(tx, intentId)),
    refund: ({ idempotencyKey, ...order }) =>
      db(async (tx) => {
        const context = { tenantId: account.tenantId, id: account.id, now: now() }
        const createRefund = async () => ({ objectId: await refund(tx, context, order.intentId, order.amountMinor) })
        return (await replyOnce(tx, context, idempotencyKey, order, createRefund)).objectId
      }),
    paymentsBetween: (from, before) =>
      readPages<ProviderPayment>((after) => db((tx) => listPayments(tx, from, before, after))),
    eventsSince: (since) => readPages<ListedEvent>((after) => db((tx) => listEvents(tx, since, after))),
  }
}

/** Deletes events after 30 days, the range of a real provider's list. */
export const deleteOldEvents = (tx: Tx, now: Date): Promise<unknown> =>
  tx.delete(demoEvents).where(lt(demoEvents.createdAt, new Date(now.getTime() - 30 * 86_400_000)))
