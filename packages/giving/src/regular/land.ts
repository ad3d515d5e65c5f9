import { sql } from 'drizzle-orm'
import { cycles, type Tx } from '@minaret/foundation/db'
import type { Asking } from '../settling/settle.ts'
import type { Subscription } from '../providers/billing.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import { comingDays, dayIn, dueAt } from '../records/days.ts'
import { postEnd, postNews } from './letters.ts'
import { planCycleLook } from './look.ts'
import { isOver, nextCycleState } from '../records/regularStates.ts'
import { cycleIs, type CycleRow, lockCycle } from '../records/regularStore.ts'

/** What is at hand when the provider is asked about a regular gift: its letters and days are the tenant's. */
export type CycleAsking = Asking & { tenant: Pick<Tenant, 'id' | 'config' | 'address'> }

/** Who or what ends a regular gift. */
export type EndedBy = NonNullable<CycleRow['endedBy']>

/** What must be equal before a word of the provider is believed of this regular gift. */
function mismatches(cycle: CycleRow, said: Subscription): string[] {
  const same = {
    tenant: said.tenantId === cycle.tenantId,
    account: said.accountId === cycle.accountId,
    cycle: said.cycleId === cycle.id,
    subscription: cycle.subscriptionId === null || cycle.subscriptionId === said.id,
    customer: cycle.customerId === null || cycle.customerId === said.customerId,
    mode: said.mode === cycle.mode,
    currency: said.currency === cycle.currency,
    rhythm: said.rhythm === cycle.rhythm,
  }
  return Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** The day on which money is taken next: what falls due in a pause is left out, and one without an end takes nothing. */
function takesNext(cycle: CycleRow, said: Subscription, timeZone: string): string | null {
  const { status, resumesAt, nextAt, endsAt } = said
  if (status === 'ended' || !nextAt || (endsAt && nextAt >= endsAt)) return null
  if (status !== 'paused') return dayIn(timeZone, nextAt)
  if (!resumesAt) return null
  const from = resumesAt > nextAt ? resumesAt : nextAt
  const days = comingDays(cycle, dayIn(timeZone, from), 2)
  return days.find((day) => dueAt(cycle, day) >= from) ?? null
}

/** Why the provider has ended it, where nobody here has asked for that. */
function whyEnded(cycle: CycleRow, today: string): EndedBy {
  if (cycle.state === 'pending_setup') return 'expired'
  if (cycle.until !== null && cycle.until <= today) return 'until'
  return cycle.failures > 0 ? 'card' : 'provider'
}

/** Later than any reading before: of two readings, whichever began before the other was written is not written. */
const checkedNow = sql`greatest(clock_timestamp(), ${cycles.checkedAt} + interval '1 millisecond')`

const isOvertaken = (row: CycleRow, seen: CycleRow): boolean =>
  row.version !== seen.version || row.checkedAt?.getTime() !== seen.checkedAt?.getTime()

/** How a word of the provider came: `by` says who ends it, `asked` that it is the answer to a change of ours. */
type Landing = { by?: EndedBy; asked?: boolean }

/** Writes what the provider says, as {@link landCycle} does, in a transaction that has more to write. */
export async function landIn(
  tx: Tx,
  asking: CycleAsking,
  seen: CycleRow,
  said: Subscription,
  { by, asked = false }: Landing = {},
): Promise<CycleRow> {
  const { now, log, tenant } = asking
  const { timeZone } = tenant.config
  const row = await lockCycle(tx, seen)
  const wrong = mismatches(row, said)
  if (wrong.length > 0) {
    log.error(
      { alarm: 'subscription mismatch', cycle: row.id, wrong },
      'a subscription does not match what the donor chose',
    )
    return row
  }
  if (isOver(row.state)) {
    if (said.status !== 'ended')
      log.error(
        { alarm: 'subscription outlives', cycle: row.id },
        'a regular gift has ended here but not at the payment provider',
      )
    return row
  }
  // What is final is true however late we hear of it; so is a card that was set up.
  const decisive = said.status === 'ended' || (row.state === 'pending_setup' && said.status === 'running')
  if (!decisive && !asked && isOvertaken(row, seen)) {
    await planCycleLook(tx, row, now, 5)
    return row
  }

  const reading = { status: said.status, everPaid: row.lastPaidOn !== null, until: row.until !== null }
  const state = nextCycleState(row.state, reading)
  const over = isOver(state)
  const drifted = said.amountMinor !== row.amountMinor
  if (drifted)
    log.warn(
      { alarm: 'amount of subscription', cycle: row.id },
      'the payment provider charges a different amount from the one chosen',
    )
  const [cycle] = await tx
    .update(cycles)
    .set({
      state,
      subscriptionId: said.id,
      customerId: said.customerId,
      nextOn: over ? null : takesNext(row, said, timeZone),
      resumesOn: state === 'paused' && said.resumesAt ? dayIn(timeZone, said.resumesAt) : null,
      checkedAt: checkedNow,
      ...(drifted ? { amountMinor: said.amountMinor, coverMinor: 0 } : {}),
      ...(said.setupIntentId ? { setupIntentId: said.setupIntentId } : {}),
      ...(said.card ? { cardBrand: said.card.brand, cardLast4: said.card.last4 } : {}),
      // Whatever the setting up was waiting for has come.
      ...(state === 'pending_setup' ? {} : { setup: 'done', confirmToken: null, leaseUntil: null }),
      // What had failed has come in, or is not asked for any more.
      ...(row.state === 'past_due' && state !== 'past_due' && !over ? { failures: 0, declineCode: null } : {}),
      ...(over ? { endedAt: now, endedBy: by ?? whyEnded(row, dayIn(timeZone, now)) } : {}),
    })
    .where(cycleIs(row))
    .returning()
  if (!cycle) throw new Error(`Regular gift ${row.id} could not be written.`)
  if (over) await postEnd(tx, asking, cycle)
  else if (row.state === 'pending_setup' && state !== row.state)
    await postNews(tx, asking, cycle, { news: 'begun', cause: cycle.id })
  await planCycleLook(tx, cycle, now)
  return cycle
}

/**
 * Writes what our own reading of a subscription, or the answer to a change of it, says: state, next day, card, letters,
 * the next look.
 * @param seen the regular gift as it was before the provider was asked; when it has moved since, only what is final counts
 * @returns it as it is now
 */
export const landCycle = (asking: CycleAsking, seen: CycleRow, said: Subscription): Promise<CycleRow> =>
  asking.db((tx) => landIn(tx, asking, seen, said))
