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

/** What is at hand when the provider is asked about a regular gift: its emails and days are the tenant's. */
export type RegularGiftContext = PaymentContext & {
  tenant: Pick<Tenant, 'id' | 'config' | 'address'>
  /** What else is written in the transaction that writes a change down, before the provider is asked for it. */
  onRequest?: (tx: Tx) => Promise<unknown>
}

/** Who or what ends a regular gift. */
export type EndReason = NonNullable<RegularGift['endedBy']>

/** What must be equal before a word of the provider is believed of this regular gift. */
function mismatches(regularGift: RegularGift, subscription: Subscription): string[] {
  const same = {
    ...isLabelled(regularGift, subscription),
    account: subscription.accountId === regularGift.accountId,
    subscription: regularGift.subscriptionId === null || regularGift.subscriptionId === subscription.id,
    customer: regularGift.customerId === null || regularGift.customerId === subscription.customerId,
    mode: subscription.mode === regularGift.mode,
    currency: subscription.currency === regularGift.currency,
    rhythm: subscription.rhythm === regularGift.rhythm,
  }
  return Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** The day on which money is taken next: what falls due in a pause is left out, and one without an end takes nothing. */
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

/** Why the provider has ended it, where nobody here has asked for that. */
function inferEndReason(regularGift: RegularGift, today: string): EndReason {
  if (regularGift.state === 'pending_setup') return 'expired'
  if (regularGift.until !== null && regularGift.until <= today) return 'until'
  return regularGift.failures > 0 ? 'card' : 'provider'
}

/** Later than any reading before: of two readings, whichever began before the other was written is not written. */
const checkedNow = sql`greatest(clock_timestamp(), ${regularGifts.checkedAt} + interval '1 millisecond')`

const isOvertaken = (row: RegularGift, before: RegularGift): boolean =>
  row.version !== before.version || row.checkedAt?.getTime() !== before.checkedAt?.getTime()

/** How a word of the provider came: `by` says who ends it, `asked` that it is the answer to a change of ours. */
type ApplyOptions = { by?: EndReason; byRequest?: boolean }

/** Writes what the provider says, as {@link applySubscription} does, in a transaction that has more to write. */
export async function applySubscriptionIn(
  tx: Tx,
  context: RegularGiftContext,
  before: RegularGift,
  subscription: Subscription,
  { by, byRequest = false }: ApplyOptions = {},
): Promise<RegularGift> {
  const { now, log, tenant } = context
  const { timeZone } = tenant.config
  const row = await lockRegularGift(tx, before)
  const wrong = mismatches(row, subscription)
  if (wrong.length > 0) {
    log.error(
      { alarm: 'subscription mismatch', cycle: row.id, wrong },
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
  // What is final is true however late we hear of it; so is a card that was set up.
  const decisive =
    subscription.status === 'ended' || (row.state === 'pending_setup' && subscription.status === 'running')
  if (!decisive && !byRequest && isOvertaken(row, before)) {
    await scheduleRegularRecheck(tx, row, now, 5)
    return row
  }

  const reading = { status: subscription.status, everPaid: row.lastPaidOn !== null, until: row.until !== null }
  const state = nextRegularState(row.state, reading)
  const over = isOver(state)
  const drifted = subscription.amountMinor !== row.amountMinor
  if (drifted)
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
      nextOn: over ? null : nextCollectionDay(row, subscription, timeZone),
      resumesOn: state === 'paused' && subscription.resumesAt ? dayIn(timeZone, subscription.resumesAt) : null,
      checkedAt: checkedNow,
      ...(drifted ? { amountMinor: subscription.amountMinor, coverMinor: 0 } : {}),
      ...(subscription.setupIntentId ? { setupIntentId: subscription.setupIntentId } : {}),
      ...(subscription.card ? { cardBrand: subscription.card.brand, cardLast4: subscription.card.last4 } : {}),
      // Whatever the setting up was waiting for has come.
      ...(state === 'pending_setup' ? {} : { setup: 'done', confirmToken: null, leaseUntil: null }),
      // What had failed has come in, or is not asked for any more.
      ...(row.state === 'past_due' && state !== 'past_due' && !over ? { failures: 0, declineCode: null } : {}),
      ...(over ? { endedAt: now, endedBy: by ?? inferEndReason(row, dayIn(timeZone, now)) } : {}),
    })
    .where(isRegularGift(row))
    .returning()
  if (!regularGift) throw new Error(`Regular gift ${row.id} could not be written.`)
  if (over) await sendEndNotice(tx, context, regularGift)
  else if (row.state === 'pending_setup' && state !== row.state)
    await sendNotice(tx, context, regularGift, { notice: 'begun', cause: regularGift.id })
  await scheduleRegularRecheck(tx, regularGift, now)
  return regularGift
}

/**
 * Writes what our own reading of a subscription, or the answer to a change of it, says: state, next day, card, emails,
 * the next recheck.
 * @param before the regular gift as it was before the provider was asked; when it has moved since, only what is final counts
 * @returns it as it is now
 */
export const applySubscription = (
  context: RegularGiftContext,
  before: RegularGift,
  subscription: Subscription,
): Promise<RegularGift> => context.db((tx) => applySubscriptionIn(tx, context, before, subscription))
