import type { Tx } from '@minaret/foundation/db'
import { addJob, removeJob } from '@minaret/foundation/jobs'
import type { Invoice } from './billing.ts'
import type { DemoContext } from './demoEvents.ts'
import { endSubscription, insertInvoice, tryInvoice } from './demoInvoices.ts'
import {
  nextDueTime,
  type InvoiceRow,
  lockSubscription,
  pendingInvoices,
  type SubscriptionRow,
  toInvoice,
  updateSubscription,
} from './demoSubscriptions.ts'

/** A scheduled action on a subscription, and its time. */
type Step = { at: Date; run: () => Promise<unknown> }

const resume = (tx: Tx, context: DemoContext, { id }: SubscriptionRow) =>
  updateSubscription(tx, context, id, { paused: false, resumesAt: null })

/** Creates the due collection, and advances the subscription to the next one. */
async function createDue(tx: Tx, context: DemoContext, row: SubscriptionRow): Promise<InvoiceRow | undefined> {
  const due = row.nextAt
  await updateSubscription(tx, context, row.id, { nextAt: nextDueTime(row.rhythm, row.startsAt, due) }, true)
  // Without a card, the collection is not owed.
  return row.cardId ? insertInvoice(tx, context, row, due) : undefined
}

function nextStep(
  tx: Tx,
  context: DemoContext,
  row: SubscriptionRow,
  unpaidInvoices: readonly InvoiceRow[],
): Step | undefined {
  const { endsAt, nextAt, resumesAt } = row
  if (row.endedAt) return undefined
  const steps: Step[] = unpaidInvoices.flatMap((invoice) =>
    invoice.nextTryAt ? [{ at: invoice.nextTryAt, run: () => tryInvoice(tx, context, row, invoice, false) }] : [],
  )
  if (row.paused && resumesAt) steps.push({ at: resumesAt, run: () => resume(tx, context, row) })
  if (!endsAt || nextAt < endsAt) steps.push({ at: nextAt, run: () => createDue(tx, context, row) })
  // As with a real provider, collections still open by then are no longer retried.
  if (endsAt) steps.push({ at: endsAt, run: () => endSubscription(tx, context, row) })
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
}

/** Locks a subscription, performs all its overdue actions in order, and schedules the next. */
export async function catchUp(tx: Tx, context: DemoContext, subscriptionId: string): Promise<SubscriptionRow> {
  for (;;) {
    const row = await lockSubscription(tx, subscriptionId)
    const step = nextStep(tx, context, row, await pendingInvoices(tx, subscriptionId))
    if (step && step.at <= context.now) {
      await step.run()
      continue
    }
    const { tenantId, id: accountId, now } = context
    const key = `demo-collect:${tenantId}:${subscriptionId}`
    const payload = { tenantId, accountId, subscriptionId }
    if (step) await addJob(tx, 'demo-collect', payload, key, (step.at.getTime() - now.getTime()) / 1000)
    else await removeJob(tx, key)
    return row
  }
}

/**
 * Brings the next collection forward to now. A collection waiting for a retry is tried; otherwise the next due one is
 * created and charged, and the subscription advances. Collections of a paused subscription are voided. Only for
 * demonstrations (`payments.md` 7); the caller checks that the subscription belongs to the donor.
 * @returns the collection, or undefined if none is left or there is no card
 */
export async function collectNow(
  tx: Tx,
  account: Pick<DemoContext, 'tenantId' | 'id'>,
  subscriptionId: string,
  now: Date,
): Promise<Invoice | undefined> {
  const context = { tenantId: account.tenantId, id: account.id, now }
  const row = await catchUp(tx, context, subscriptionId)
  if (row.endedAt || !row.cardId) return undefined
  const [pendingInvoice] = await pendingInvoices(tx, subscriptionId)
  const invoice = pendingInvoice
    ? await tryInvoice(tx, context, row, pendingInvoice, false)
    : await bringForward(tx, context, row)
  await catchUp(tx, context, subscriptionId)
  return invoice && toInvoice(context, row, invoice)
}

async function bringForward(tx: Tx, context: DemoContext, row: SubscriptionRow): Promise<InvoiceRow | undefined> {
  const due = row.nextAt
  if (row.endsAt && due >= row.endsAt) {
    await endSubscription(tx, context, row)
    return undefined
  }
  const isPauseOver = row.paused && row.resumesAt !== null && row.resumesAt <= due
  const currentRow = isPauseOver ? await resume(tx, context, row) : row
  const invoice = await createDue(tx, context, currentRow)
  return invoice?.status === 'draft' ? tryInvoice(tx, context, currentRow, invoice, false) : invoice
}
