import { and, asc, eq, inArray } from 'drizzle-orm'
import type { GiftRhythm } from '@minaret/contract'
import { type Tx, demoInvoices, demoSetups, demoSubscriptions } from '@minaret/foundation/db'
import type { Card, Invoice, Subscription } from './billing.ts'
import { type DemoContext, emitDemoEvent } from './demoEvents.ts'
import { ProviderRefusal } from './gateway.ts'

/** A subscription in the demonstration's ledger. */
export type SubscriptionRow = typeof demoSubscriptions.$inferSelect

/** A collection in the demonstration's ledger. */
export type InvoiceRow = typeof demoInvoices.$inferSelect

/** The brand of demonstration cards, so that they are recognisable wherever a card is displayed. */
export const demoCard: Card = { brand: 'demonstration', last4: '0000' }

/**
 * Returns the next due time after another. Months are counted from the first collection, so that a short month does not
 * shift later ones.
 */
export function nextDueTime(rhythm: GiftRhythm, startsAt: Date, due: Date): Date {
  const nextTime = new Date(due)
  if (rhythm === 'monthly') {
    nextTime.setUTCDate(1)
    nextTime.setUTCMonth(nextTime.getUTCMonth() + 2, 0)
    nextTime.setUTCDate(Math.min(startsAt.getUTCDate(), nextTime.getUTCDate()))
  } else nextTime.setUTCDate(nextTime.getUTCDate() + (rhythm === 'weekly' ? 7 : 1))
  return nextTime
}

/** Reads a subscription, and locks it until the transaction ends. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  const [row] = await tx.select().from(demoSubscriptions).where(eq(demoSubscriptions.id, id)).for('update')
  if (!row) throw new ProviderRefusal(`The demonstration has no subscription ${id}.`)
  return row
}

/** Changes a subscription, and sends an event unless `isSilent`. */
export async function updateSubscription(
  tx: Tx,
  context: DemoContext,
  id: string,
  changes: Partial<SubscriptionRow>,
  isSilent = false,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(demoSubscriptions)
    .set(changes)
    .where(and(eq(demoSubscriptions.tenantId, context.tenantId), eq(demoSubscriptions.id, id)))
    .returning()
  if (!row) throw new ProviderRefusal(`The demonstration has no subscription ${id}.`)
  const type = changes.endedAt ? 'customer.subscription.deleted' : 'customer.subscription.updated'
  if (!isSilent) await emitDemoEvent(tx, context, type, { id, object: 'subscription', metadata: row.metadata })
  return row
}

/** Lists the collections still to be charged, oldest first. */
export const pendingInvoices = (tx: Tx, subscriptionId: string): Promise<InvoiceRow[]> =>
  tx
    .select()
    .from(demoInvoices)
    .where(and(eq(demoInvoices.subscriptionId, subscriptionId), inArray(demoInvoices.status, ['draft', 'open'])))
    .orderBy(asc(demoInvoices.dueAt))

const statusOf = (row: SubscriptionRow, pending: readonly InvoiceRow[], now: Date): Subscription['status'] => {
  if (row.endedAt) return 'ended'
  if (!row.cardId) return 'incomplete'
  if (row.paused && !(row.resumesAt && row.resumesAt <= now)) return 'paused'
  return pending.some(({ status }) => status === 'open') ? 'past_due' : 'running'
}

/** Converts a subscription to the gateway's form. */
export async function toSubscription(tx: Tx, context: DemoContext, row: SubscriptionRow): Promise<Subscription> {
  const status = statusOf(row, await pendingInvoices(tx, row.id), context.now)
  const [setup] = await tx.select().from(demoSetups).where(eq(demoSetups.id, row.setupId))
  const isSetupOpen = setup && setup.status !== 'succeeded' && setup.status !== 'canceled'
  const hasNoNext = row.endedAt || (row.endsAt && row.nextAt >= row.endsAt)
  return {
    accountId: context.id,
    id: row.id,
    mode: 'demo',
    tenantId: row.metadata.tenant_id,
    regularGiftId: row.metadata.jummah_id,
    customerId: row.customerId,
    status,
    rhythm: row.rhythm,
    amountMinor: row.amountMinor,
    currency: row.currency,
    setupIntentId: isSetupOpen ? setup.id : undefined,
    card: row.cardId ? demoCard : undefined,
    nextAt: hasNoNext ? undefined : row.nextAt,
    resumesAt: status === 'paused' ? (row.resumesAt ?? undefined) : undefined,
    endsAt: row.endsAt ?? undefined,
  }
}

/** Converts a collection to the gateway's form. */
export function toInvoice(
  context: Pick<DemoContext, 'id'>,
  subscription: Pick<SubscriptionRow, 'metadata'>,
  row: InvoiceRow,
): Invoice {
  const { id, subscriptionId, status, amountMinor, paidMinor, currency, dueAt, tries } = row
  return {
    accountId: context.id,
    id,
    mode: 'demo',
    subscriptionId,
    tenantId: subscription.metadata.tenant_id,
    regularGiftId: subscription.metadata.jummah_id,
    status,
    amountMinor,
    paidMinor,
    currency,
    dueAt,
    tries,
    paidAt: row.paidAt ?? undefined,
    nextTryAt: row.nextTryAt ?? undefined,
    intentId: row.intentId ?? undefined,
    declineCode: status === 'paid' ? undefined : (row.declineCode ?? undefined),
  }
}
