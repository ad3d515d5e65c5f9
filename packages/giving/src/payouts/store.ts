import { eq, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { currentTenant, payoutItems, payoutReads, payouts, payoutStates, type Tx } from '@minaret/foundation/db'
import type { Payout, PayoutItem, PayoutPermission } from '../providers/payouts.ts'

/** A stored payout. */
export type StoredPayout = typeof payouts.$inferSelect

/** The position of a state in its sequence; an outdated reading never reverts it. */
const progressOf = (state: typeof payouts.state | typeof excludedState) =>
  sql`array_position(array[${sql.join(
    payoutStates.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[], ${state})`
const excludedState = sql`excluded.state`

/**
 * Stores a payout with its items, if they were read. Safe to repeat in any order: an outdated reading changes nothing.
 */
export async function storePayout(
  tx: Tx,
  { accountId, mode, payout, items }: { accountId: string; mode: PaymentMode; payout: Payout; items?: PayoutItem[] },
): Promise<void> {
  const { id, amountMinor, currency, state, itemising, createdAt, day, failureCode = null } = payout
  // A payout counts as itemised only if its items are stored.
  const storedItemising = items ? 'listed' : itemising === 'manual' ? 'manual' : 'waiting'
  const values = { accountId, mode, amountMinor, currency, state, createdAt, day, failureCode }
  const [storedPayout] = await tx
    .insert(payouts)
    .values({ tenantId: currentTenant, id, ...values, itemising: storedItemising })
    .onConflictDoUpdate({
      target: [payouts.tenantId, payouts.id],
      set: {
        ...values,
        itemising: sql`case when ${payouts.itemising} = 'listed' then 'listed' else ${storedItemising} end`,
      },
      setWhere: sql`${progressOf(payouts.state)} <= ${progressOf(excludedState)}`,
    })
    .returning()
  if (!storedPayout || !items) return
  await tx.delete(payoutItems).where(eq(payoutItems.payoutId, id))
  for (let start = 0; start < items.length; start += 1000)
    await tx
      .insert(payoutItems)
      .values(items.slice(start, start + 1000).map((item) => ({ tenantId: currentTenant, payoutId: id, ...item })))
}

/** Returns the payouts of an account whose items are complete and final. */
export async function readItemisedIds(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: payouts.id, itemising: payouts.itemising, mode: payouts.mode })
    .from(payouts)
    .where(eq(payouts.accountId, accountId))
  // The demonstration's payout for today can still change.
  return new Set(rows.filter(({ itemising, mode }) => itemising === 'listed' && mode !== 'demo').map(({ id }) => id))
}

/** The result of reading an account's payouts. */
export type PayoutRead = {
  accountId: string
  now: Date
  problem?: { kind: 'refused' | 'unreachable' } | { kind: 'right'; right: PayoutPermission; name?: string }
}

/** Stores the result of a reading. A problem remains until a reading succeeds. */
export async function saveRead(tx: Tx, { accountId, now, problem }: PayoutRead): Promise<void> {
  const values = {
    triedAt: now,
    ...(problem ? {} : { readAt: now }),
    problem: problem?.kind ?? null,
    missingRight: problem?.kind === 'right' ? problem.right : null,
    missingRightName: (problem?.kind === 'right' && problem.name) || null,
  }
  await tx
    .insert(payoutReads)
    .values({ tenantId: currentTenant, accountId, ...values })
    .onConflictDoUpdate({ target: [payoutReads.tenantId, payoutReads.accountId], set: values })
}

/** The time of an account's last successful reading. */
export async function findLastReadAt(tx: Tx, accountId: string): Promise<Date | undefined> {
  const [row] = await tx.select().from(payoutReads).where(eq(payoutReads.accountId, accountId))
  return row?.readAt ?? undefined
}
