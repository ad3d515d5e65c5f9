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
/** What nobody has set up a card for is closed after a day. */
const setupLife = day
/** A collection that was paid longer ago may have been given back since, in milliseconds. */
const lateAfter = 600_000
/** So long after it fell due a collection that is tried no more ends its regular gift. */
const updateCardWithin = 7 * day

/** From when on collections are read again: the oldest that is undecided, else the last known, a few days before each. */
async function unsettledSince(tx: Tx, regularGift: RegularGift): Promise<Date> {
  const of = eq(regularGiftInvoices.cycleId, regularGift.id)
  const [oldest] = await tx
    .select()
    .from(regularGiftInvoices)
    .where(and(of, inArray(regularGiftInvoices.state, ['draft', 'open'])))
    .orderBy(asc(regularGiftInvoices.dueOn))
    .limit(1)
  const [last] = await tx.select().from(regularGiftInvoices).where(of).orderBy(desc(regularGiftInvoices.dueOn)).limit(1)
  const existing = oldest ?? last
  // What was drafted before and paid since counts: a bank may take its time.
  if (!existing && regularGift.adoptedSince) return new Date(regularGift.adoptedSince.getTime() - 14 * day)
  return existing ? new Date(Date.parse(existing.dueOn) - 3 * day) : new Date(regularGift.createdAt.getTime() - day)
}

/** Reads collections and subscription again, and writes down what they say. */
export async function readAgain(
  context: RegularGiftContext,
  gateway: Gateway,
  before: RegularGift,
): Promise<RegularGift> {
  const { subscriptionId } = before
  if (!subscriptionId) return before
  const since = await context.db((tx) => unsettledSince(tx, before))
  const subscription = await gateway.readSubscription(subscriptionId)
  // Money first: whether it was ever paid is part of where a regular gift stands.
  for (const invoice of await gateway.invoicesOf(subscriptionId, since)) {
    const gift = await applyInvoice(context, before, invoice)
    // Heard of late: some of it may have gone back before it was a gift.
    const late = context.now.getTime() - (invoice.paidAt ?? invoice.dueAt).getTime() > lateAfter
    if (gift?.intentId && late) await applyReturns(context, gateway, gift.intentId)
  }
  return applySubscription(context, before, subscription)
}

/**
 * Whether the provider tries a collection no more and has left the regular gift as it is, as an account may be set to:
 * its donor has had a week to mend the card.
 */
async function hasStoppedRetrying({ db, now }: RegularGiftContext, { id }: RegularGift): Promise<boolean> {
  const left = await db((tx) =>
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
  return left.some(({ dueOn }) => now.getTime() - Date.parse(dueOn) > updateCardWithin)
}

async function advanceRegularGift(
  context: RegularGiftContext,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<void> {
  // While a change is under way a reading could be older than it.
  if (!(await resumeChange(context, gateway, regularGift))) {
    await context.db((tx) => scheduleRegularRecheck(tx, regularGift, context.now, 10))
    return
  }
  let row = (await context.db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift
  if (row.state === 'pending_setup') row = await resumeSetup(context, gateway, row)
  row = await readAgain(context, gateway, row)
  const age = context.now.getTime() - row.createdAt.getTime()
  if (row.state === 'pending_setup' && age > setupLife) await endRegularGift(context, gateway, row, 'expired')
  // While another system manages it, that one decides when to give up.
  else if (row.state === 'past_due' && !row.managedElsewhere && (await hasStoppedRetrying(context, row)))
    await endRegularGift(context, gateway, row, 'card')
}

/**
 * Brings a regular gift one step further: finishes a change or a setting up whose answer was lost, reads subscription
 * and collections again, closes what nobody has set up. Safe at any time and any number of times.
 */
export async function settleRegularGift(
  context: RegularGiftContext,
  payments: Payments,
  cycleId: string,
): Promise<void> {
  const { db, now, log, tenant } = context
  const regularGift = await db((tx) => findRegularGift(tx, cycleId))
  if (!regularGift) return
  const gateway = await payments.gatewayOf(tenant, db, regularGift.accountId)
  if (!gateway)
    throw new Error(`The keys of the payment account of regular gift ${cycleId} cannot be decrypted. Save them again.`)
  try {
    await advanceRegularGift(context, gateway, regularGift)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    log.error(
      { alarm: 'cycle unsettled', cycle: cycleId, err: error },
      'the server will ask the payment provider again',
    )
    await db(async (tx) => {
      const row = await findRegularGift(tx, cycleId)
      if (row) await scheduleRegularRecheck(tx, row, now)
    })
  }
}
