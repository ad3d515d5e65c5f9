import { sql } from 'drizzle-orm'
import { regularGifts, type Tx } from '@minaret/foundation/db'
import type { PaymentContext } from '../gift-payments/settle.ts'
import type { Subscription } from '../providers/billing.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import { comingDays, dayIn, dueAt } from '../records/collectionDays.ts'
import { sendEndNotice, sendNotice } from './emails.ts'
import { scheduleRegularRecheck } from './recheck.ts'
import { isOver, nextRegularState } from '../records/regularStates.ts'
import { isLabelled, isRegularGift, type RegularGift, lockRegularGift } from '../records/regularStore.ts'

/** Context of calls to the provider about a regular gift. Its emails and days depend on the tenant. */
export type RegularGiftContext = PaymentContext & {
  tenant: Pick<Tenant, 'id' | 'config' | 'address'>
  /** Called in the transaction that records a change, before it is requested from the provider. */
  onRequest?: (tx: Tx) => Promise<unknown>
}

/** Why a regular gift ends. */
export type EndReason = NonNullable<RegularGift['endedBy']>

/** Lists the fields in which a subscription differs from its regular gift; it is trusted only if there are none. */
function listMismatches(regularGift: RegularGift, subscription: Subscription): string[] {
  const matches = {
    ...isLabelled(regularGift, subscription),
    account: subscription.accountId === regularGift.accountId,
    subscription: regularGift.subscriptionId === null || regularGift.subscriptionId === subscription.id,
    customer: regularGift.customerId === null || regularGift.customerId === subscription.customerId,
    mode: subscription.mode === regularGift.mode,
    currency: subscription.currency === regularGift.currency,
    rhythm: subscription.rhythm === regularGift.rhythm,
  }
  return Object.entries(matches).flatMap(([name, isMatch]) => (isMatch ? [] : [name]))
}

/** Returns the day of the next collection. Days within a pause are skipped; a pause without an end date has none. */
export function nextCollectionDay(
  regularGift: RegularGift,
  subscription: Pick<Subscription, 'status' | 'resumesAt' | 'nextAt' | 'endsAt'>,
  timeZone: string,
): string | null {
  const { status, resumesAt, nextAt, endsAt } = subscription
  if (status === 'ended' || !nextAt || (endsAt && nextAt >= endsAt)) return null
  if (status !== 'paused') return dayIn(timeZone, nextAt)
  if (!resumesAt) return null
  const from = resumesAt > nextAt ? resumesAt : nextAt
  const days = comingDays(regularGift, dayIn(timeZone, from), 2)
  return days.find((day) => dueAt(regularGift, day) >= from) ?? null
}

/** Infers why the provider has ended a regular gift without a request. */
function inferEndReason(regularGift: RegularGift, today: string): EndReason {
  if (regularGift.state === 'pending_setup') return 'expired'
  if (regularGift.until !== null && regularGift.until <= today) return 'until'
  return regularGift.failures > 0 ? 'card' : 'provider'
}

/** A time later than any previous read, so that a read started before another was recorded is recognised as stale. */
const checkedNow = sql`greatest(clock_timestamp(), ${regularGifts.checkedAt} + interval '1 millisecond')`

const isStale = (row: RegularGift, previousGift: RegularGift): boolean =>
  row.version !== previousGift.version || row.checkedAt?.getTime() !== previousGift.checkedAt?.getTime()

/** `by` is the reason for an end; `byRequest` marks the response to our own change. */
type ApplyOptions = { by?: EndReason; byRequest?: boolean }

/** Records a subscription like {@link applySubscription}, in the caller's transaction. */
export async function applySubscriptionIn(
  tx: Tx,
  context: RegularGiftContext,
  previousGift: RegularGift,
  subscription: Subscription,
  { by, byRequest = false }: ApplyOptions = {},
): Promise<RegularGift> {
  const { now, log, tenant } = context
  const { timeZone } = tenant.config
  const row = await lockRegularGift(tx, previousGift)
  const mismatches = listMismatches(row, subscription)
  if (mismatches.length > 0) {
    log.error(
      { alarm: 'subscription mismatch', cycle: row.id, wrong: mismatches },
      'a subscription does not match what the donor chose',
    )
    return row
  }
  if (isOver(row.state)) {
    if (subscription.status !== 'ended')
      log.error(
        { alarm: 'subscription outlives', cycle: row.id },
        'a regular gift has ended here but not at the payment provider',
      )
    return row
  }
  // A final state is valid however late it is reported, and so is a card setup.
  const isConclusive =
    subscription.status === 'ended' || (row.state === 'pending_setup' && subscription.status === 'running')
  if (!isConclusive && !byRequest && isStale(row, previousGift)) {
    await scheduleRegularRecheck(tx, row, now, 5)
    return row
  }

  const reading = { status: subscription.status, wasEverPaid: row.lastPaidOn !== null, hasEnd: row.until !== null }
  const state = nextRegularState(row.state, reading)
  const hasEnded = isOver(state)
  const hasOtherAmount = subscription.amountMinor !== row.amountMinor
  if (hasOtherAmount)
    log.warn(
      { alarm: 'amount of subscription', cycle: row.id },
      'the payment provider charges a different amount from the one chosen',
    )
  const [regularGift] = await tx
    .update(regularGifts)
    .set({
      state,
      subscriptionId: subscription.id,
      customerId: subscription.customerId,
      nextOn: hasEnded ? null : nextCollectionDay(row, subscription, timeZone),
      resumesOn: state === 'paused' && subscription.resumesAt ? dayIn(timeZone, subscription.resumesAt) : null,
      checkedAt: checkedNow,
      ...(hasOtherAmount ? { amountMinor: subscription.amountMinor, coverMinor: 0 } : {}),
      ...(subscription.setupIntentId ? { setupIntentId: subscription.setupIntentId } : {}),
      ...(subscription.card ? { cardBrand: subscription.card.brand, cardLast4: subscription.card.last4 } : {}),
      // The setup has finished.
      ...(state === 'pending_setup' ? {} : { setup: 'done', confirmToken: null, leaseUntil: null }),
      // The failed collection has been paid, or is no longer requested.
      ...(row.state === 'past_due' && state !== 'past_due' && !hasEnded ? { failures: 0, declineCode: null } : {}),
      ...(hasEnded ? { endedAt: now, endedBy: by ?? inferEndReason(row, dayIn(timeZone, now)) } : {}),
    })
    .where(isRegularGift(row))
    .returning()
  if (!regularGift) throw new Error(`Expected the updated regular gift ${row.id}.`)
  if (hasEnded) await sendEndNotice(tx, context, regularGift)
  else if (row.state === 'pending_setup' && state !== row.state)
    await sendNotice(tx, context, regularGift, { notice: 'begun', cause: regularGift.id })
  await scheduleRegularRecheck(tx, regularGift, now)
  return regularGift
}

/**
 * Records our own read of a subscription, or the response to a change of it: state, next day, card, emails, the next check.
 * @param previousGift the regular gift before the call to the provider; if it has changed since, only a final state counts
 * @returns the current regular gift
 */
export const applySubscription = (
  context: RegularGiftContext,
  previousGift: RegularGift,
  subscription: Subscription,
): Promise<RegularGift> => context.db((tx) => applySubscriptionIn(tx, context, previousGift, subscription))
