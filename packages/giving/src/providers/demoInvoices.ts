import { and, eq } from 'drizzle-orm'
import { type Tx, demoInvoices, demoSetups } from '@minaret/foundation/db'
import { type DemoContext, demoId, emitDemoEvent } from './demoEvents.ts'
import { recordIntentOutcome, loadIntent, insertIntent } from './demoIntents.ts'
import {
  type InvoiceRow,
  lockSubscription,
  pendingInvoices,
  type SubscriptionRow,
  updateSubscription,
} from './demoSubscriptions.ts'
import { OutcomeUnknown } from './gateway.ts'
import { delayedDecline } from './outcomes.ts'

const hour = 3_600_000
/** How long a collection is a draft before it is charged, as with a real provider. */
const draftMs = hour
/** A declined collection is retried after one, two and three days; then the subscription ends. */
const maxRetries = 3

async function updateInvoice(
  tx: Tx,
  { tenantId }: DemoContext,
  id: string,
  changes: Partial<InvoiceRow>,
): Promise<InvoiceRow> {
  const [row] = await tx
    .update(demoInvoices)
    .set(changes)
    .where(and(eq(demoInvoices.tenantId, tenantId), eq(demoInvoices.id, id)))
    .returning()
  if (!row) throw new OutcomeUnknown('The demonstration could not write its ledger.')
  return row
}

const sendEvent = (tx: Tx, context: DemoContext, type: string, subscription: SubscriptionRow, { id }: InvoiceRow) =>
  emitDemoEvent(tx, context, type, {
    id,
    object: 'invoice',
    parent: { subscription_details: { subscription: subscription.id, metadata: subscription.metadata } },
  })

/** Creates the collection for a due time; void if the subscription is paused. */
export async function insertInvoice(
  tx: Tx,
  context: DemoContext,
  subscription: SubscriptionRow,
  dueAt: Date,
): Promise<InvoiceRow> {
  const { paused } = subscription
  const [row] = await tx
    .insert(demoInvoices)
    .values({
      tenantId: context.tenantId,
      id: demoId('in'),
      subscriptionId: subscription.id,
      status: paused ? 'void' : 'draft',
      amountMinor: subscription.amountMinor,
      currency: subscription.currency,
      dueAt,
      nextTryAt: paused ? null : new Date(dueAt.getTime() + draftMs),
      createdAt: context.now,
    })
    .returning()
  if (!row) throw new OutcomeUnknown('The demonstration could not write its ledger.')
  await sendEvent(tx, context, paused ? 'invoice.voided' : 'invoice.created', subscription, row)
  return row
}

/** Voids all drafted and open collections. */
export async function voidPending(tx: Tx, context: DemoContext, subscription: SubscriptionRow): Promise<void> {
  for (const { id } of await pendingInvoices(tx, subscription.id)) {
    const row = await updateInvoice(tx, context, id, { status: 'void', nextTryAt: null })
    if (row.intentId)
      await recordIntentOutcome(tx, context, await loadIntent(tx, row.intentId, true), { status: 'canceled' })
    await sendEvent(tx, context, 'invoice.voided', subscription, row)
  }
}

/** Ends a subscription at once, along with its unpaid collections. */
export async function endSubscription(
  tx: Tx,
  context: DemoContext,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  await voidPending(tx, context, subscription)
  const [setup] = await tx.select().from(demoSetups).where(eq(demoSetups.id, subscription.setupId))
  if (setup && setup.status !== 'succeeded') {
    await tx
      .update(demoSetups)
      .set({ status: 'canceled' })
      .where(and(eq(demoSetups.tenantId, subscription.tenantId), eq(demoSetups.id, setup.id)))
    await emitDemoEvent(tx, context, 'setup_intent.canceled', { id: setup.id, object: 'setup_intent' })
  }
  return updateSubscription(tx, context, subscription.id, { endedAt: context.now, paused: false, resumesAt: null })
}

/**
 * Charges a collection with the current card. The provider's own attempts are counted; a donor's are not.
 * @param subscription locked by the caller, together with its collection
 */
export async function tryInvoice(
  tx: Tx,
  context: DemoContext,
  subscription: SubscriptionRow,
  invoice: InvoiceRow,
  isByDonor: boolean,
): Promise<InvoiceRow> {
  const [card] = subscription.cardId
    ? await tx.select().from(demoSetups).where(eq(demoSetups.id, subscription.cardId))
    : []
  const declineCode = delayedDecline(card?.token ?? '')
  const intent = invoice.intentId
    ? await loadIntent(tx, invoice.intentId, true)
    : await insertIntent(tx, context, { ...invoice, metadata: {} })
  const tries = invoice.tries + (isByDonor ? 0 : 1)

  if (!declineCode) {
    const { amountMinor } = invoice
    await recordIntentOutcome(tx, context, intent, { status: 'succeeded' })
    const row = await updateInvoice(tx, context, invoice.id, {
      status: 'paid',
      paidMinor: amountMinor,
      paidAt: context.now,
      intentId: intent.id,
      declineCode: null,
      nextTryAt: null,
      tries,
    })
    await sendEvent(tx, context, 'invoice.paid', subscription, row)
    return row
  }

  await recordIntentOutcome(tx, context, intent, { status: 'requires_payment_method', declineCode })
  const isExhausted = !isByDonor && tries > maxRetries
  const row = await updateInvoice(tx, context, invoice.id, {
    status: isExhausted ? 'uncollectible' : 'open',
    intentId: intent.id,
    declineCode,
    tries,
    // A donor's attempt to pay a draft does not affect the provider's own retries.
    ...(isByDonor ? {} : { nextTryAt: isExhausted ? null : new Date(context.now.getTime() + 24 * hour) }),
  })
  if (declineCode === 'authentication_required')
    await sendEvent(tx, context, 'invoice.payment_action_required', subscription, row)
  await sendEvent(tx, context, 'invoice.payment_failed', subscription, row)
  if (isExhausted) {
    await sendEvent(tx, context, 'invoice.marked_uncollectible', subscription, row)
    await endSubscription(tx, context, await lockSubscription(tx, subscription.id))
  }
  return row
}
