import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { regularGiftInvoices, type Tx } from '@minaret/foundation/db'
import { applyReturns } from '../gift-payments/returns.ts'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { endRegularGift, resumeChange } from './changes.ts'
import { applyInvoice } from './invoices.ts'
import { type RegularGiftContext, applySubscription } from './applySubscription.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { findRegularGift, type RegularGift } from '../records/regularStore.ts'
import { resumeSetup } from './setup.ts'

const day = 86_400_000
/** Milliseconds after which a regular gift without a card is closed. */
const maxSetupAge = day
/** Milliseconds after which a paid collection may already have been refunded. */
const lateAfterMs = 600_000
/** Milliseconds from the due day after which a collection that is no longer retried ends its regular gift. */
const cardUpdateMs = 7 * day

/** Returns when to start reading collections again: a few days before the oldest undecided one, else the last known one. */
async function findUnsettledSince(tx: Tx, regularGift: RegularGift): Promise<Date> {
  const isOfGift = eq(regularGiftInvoices.cycleId, regularGift.id)
  const [oldestInvoice] = await tx
    .select()
    .from(regularGiftInvoices)
    .where(and(isOfGift, inArray(regularGiftInvoices.state, ['draft', 'open'])))
    .orderBy(asc(regularGiftInvoices.dueOn))
    .limit(1)
  const [lastInvoice] = await tx
    .select()
    .from(regularGiftInvoices)
    .where(isOfGift)
    .orderBy(desc(regularGiftInvoices.dueOn))
    .limit(1)
  const invoice = oldestInvoice ?? lastInvoice
  // Include collections drafted before the adoption and paid since then: a bank may take days.
  if (!invoice && regularGift.adoptedSince) return new Date(regularGift.adoptedSince.getTime() - 14 * day)
  return invoice ? new Date(Date.parse(invoice.dueOn) - 3 * day) : new Date(regularGift.createdAt.getTime() - day)
}

/** Reads the collections and the subscription again, and records them. */
export async function rereadRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  previousGift: RegularGift,
): Promise<RegularGift> {
  const { subscriptionId } = previousGift
  if (!subscriptionId) return previousGift
  const since = await context.db((tx) => findUnsettledSince(tx, previousGift))
  const subscription = await gateway.readSubscription(subscriptionId)
  // Collections first: the state of a regular gift depends on whether it was ever paid.
  for (const invoice of await gateway.invoicesOf(subscriptionId, since)) {
    const gift = await applyInvoice(context, previousGift, invoice)
    // A collection reported late may have been refunded before it became a gift.
    const isLate = context.now.getTime() - (invoice.paidAt ?? invoice.dueAt).getTime() > lateAfterMs
    if (gift?.intentId && isLate) await applyReturns(context, gateway, gift.intentId)
  }
  return applySubscription(context, previousGift, subscription)
}

/**
 * Whether the provider has stopped retrying a collection without ending the subscription, which accounts can be configured
 * to do, and the donor has had a week to update the card.
 */
async function hasStoppedRetrying({ db, now }: RegularGiftContext, { id }: RegularGift): Promise<boolean> {
  const invoices = await db((tx) =>
    tx
      .select({ dueOn: regularGiftInvoices.dueOn })
      .from(regularGiftInvoices)
      .where(
        and(
          eq(regularGiftInvoices.cycleId, id),
          eq(regularGiftInvoices.state, 'open'),
          gt(regularGiftInvoices.tries, 0),
          isNull(regularGiftInvoices.nextTryAt),
        ),
      ),
  )
  return invoices.some(({ dueOn }) => now.getTime() - Date.parse(dueOn) > cardUpdateMs)
}

async function advanceRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<void> {
  // During a change, a read could be older than the change.
  if (!(await resumeChange(context, gateway, regularGift))) {
    await context.db((tx) => scheduleRegularRecheck(tx, regularGift, context.now, 10))
    return
  }
  let row = (await context.db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift
  if (row.state === 'pending_setup') row = await resumeSetup(context, gateway, row)
  row = await rereadRegularGift(context, gateway, row)
  const age = context.now.getTime() - row.createdAt.getTime()
  if (row.state === 'pending_setup' && age > maxSetupAge) await endRegularGift(context, gateway, row, 'expired')
  // If another system manages the gift, that system decides when to end it.
  else if (row.state === 'past_due' && !row.managedElsewhere && (await hasStoppedRetrying(context, row)))
    await endRegularGift(context, gateway, row, 'card')
}

/**
 * Advances a regular gift: finishes a change or setup whose response was lost, reads the subscription and its collections
 * again, and closes an abandoned setup. Safe at any time and any number of times.
 */
export async function settleRegularGift(
  context: RegularGiftContext,
  payments: Payments,
  regularGiftId: string,
): Promise<void> {
  const { db, now, log, tenant } = context
  const regularGift = await db((tx) => findRegularGift(tx, regularGiftId))
  if (!regularGift) return
  const gateway = await payments.gatewayOf(tenant, db, regularGift.accountId)
  if (!gateway)
    throw new Error(
      `The keys of the payment account of regular gift ${regularGiftId} cannot be decrypted. Save them again.`,
    )
  try {
    await advanceRegularGift(context, gateway, regularGift)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    log.error(
      { alarm: 'cycle unsettled', cycle: regularGiftId, err: error },
      'the server will ask the payment provider again',
    )
    await db(async (tx) => {
      const row = await findRegularGift(tx, regularGiftId)
      if (row) await scheduleRegularRecheck(tx, row, now)
    })
  }
}
