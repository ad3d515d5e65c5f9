import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { gifts, paymentAccounts, payoutItems, payoutReads, payouts, type Tx } from '@minaret/foundation/db'
import type { PayoutItem } from '../providers/payouts.ts'
import type { PayoutRead, StoredPayout } from './store.ts'

/** Payouts per page: a quarter's worth if paid daily. */
const pageSize = 100
/** Items of one payout per page. */
const itemPageSize = 500

/** Lists the payouts of a mode, newest first. */
export const listPayouts = (tx: Tx, mode: PaymentMode): Promise<StoredPayout[]> =>
  tx
    .select()
    .from(payouts)
    .where(eq(payouts.mode, mode))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(pageSize)

/** Returns the result of the last reading of a mode's accounts. */
export async function readLastRead(
  tx: Tx,
  mode: PaymentMode,
): Promise<{ readAt: Date | null; problem?: PayoutRead['problem'] } | undefined> {
  const rows = await tx
    .select({ read: payoutReads })
    .from(payoutReads)
    .innerJoin(
      paymentAccounts,
      and(eq(paymentAccounts.tenantId, payoutReads.tenantId), eq(paymentAccounts.id, payoutReads.accountId)),
    )
    .where(eq(paymentAccounts.mode, mode))
    .orderBy(desc(payoutReads.triedAt))
    .limit(1)
  const lastRead = rows[0]?.read
  if (!lastRead) return undefined
  const { readAt, problem: kind, missingRight: right, missingRightName: name } = lastRead
  if (!kind) return { readAt }
  if (kind !== 'right') return { readAt, problem: { kind } }
  return { readAt, problem: { kind, right: right ?? 'other', ...(name ? { name } : {}) } }
}

/** The parts of a payout, which add up to its amount. */
export type PayoutTotals = Record<PayoutItem['kind'], number>

/** An item of a payout with its gift. */
export type LinkedItem = PayoutItem & { gift?: { id: string; donorName: string; donorId?: string } }

/** A payout with its items. */
export type PayoutWithItems = {
  payout: StoredPayout
  totals: PayoutTotals
  counts: PayoutTotals
  /** Number and total of payments without a gift here. */
  unmatched: { count: number; amountMinor: number }
  items: LinkedItem[]
  itemCount: number
}

/** Joins an item's gift: the same payment in the same account. */
const isGiftOfItem = and(
  eq(gifts.tenantId, payoutItems.tenantId),
  eq(gifts.intentId, payoutItems.intentId),
  eq(gifts.accountId, payouts.accountId),
)
const isPayoutOfItem = and(eq(payouts.tenantId, payoutItems.tenantId), eq(payouts.id, payoutItems.payoutId))

/** Reads a payout with its items. The fees of all items are part of the fee total, so that the parts add up. */
export async function readPayoutDetail(tx: Tx, id: string): Promise<PayoutWithItems | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id))
  if (!payout) return undefined
  const kindTotals = await tx
    .select({
      kind: payoutItems.kind,
      amountMinor: sql<string>`sum(${payoutItems.amountMinor})`,
      feeMinor: sql<string>`sum(${payoutItems.feeMinor})`,
      count: sql<string>`count(*)`,
      unmatched: sql<string>`count(*) filter (where ${gifts.id} is null)`,
      unmatchedMinor: sql<string>`coalesce(sum(${payoutItems.amountMinor}) filter (where ${gifts.id} is null), 0)`,
    })
    .from(payoutItems)
    .innerJoin(payouts, isPayoutOfItem)
    .leftJoin(gifts, isGiftOfItem)
    .where(eq(payoutItems.payoutId, id))
    .groupBy(payoutItems.kind)
  const totals: PayoutTotals = { gift: 0, fee: 0, refund: 0, dispute: 0, payout: 0, adjustment: 0 }
  const counts: PayoutTotals = { ...totals }
  let unmatched = { count: 0, amountMinor: 0 }
  for (const kindTotal of kindTotals) {
    totals[kindTotal.kind] += Number(kindTotal.amountMinor)
    totals.fee -= Number(kindTotal.feeMinor)
    counts[kindTotal.kind] = Number(kindTotal.count)
    if (kindTotal.kind === 'gift')
      unmatched = { count: Number(kindTotal.unmatched), amountMinor: Number(kindTotal.unmatchedMinor) }
  }
  const rows = await tx
    .select({ item: payoutItems, giftId: gifts.id, donorName: gifts.donorName, donorId: gifts.donorId })
    .from(payoutItems)
    .innerJoin(payouts, isPayoutOfItem)
    .leftJoin(gifts, isGiftOfItem)
    .where(eq(payoutItems.payoutId, id))
    .orderBy(asc(payoutItems.at), asc(payoutItems.id))
    .limit(itemPageSize)
  return {
    payout,
    totals,
    counts,
    unmatched,
    items: rows.map(
      ({ item: { id: itemId, kind, amountMinor, feeMinor, at, intentId }, giftId, donorName, donorId }) => ({
        id: itemId,
        kind,
        amountMinor,
        feeMinor,
        at,
        ...(intentId ? { intentId } : {}),
        ...(giftId ? { gift: { id: giftId, donorName: donorName ?? '', ...(donorId ? { donorId } : {}) } } : {}),
      }),
    ),
    itemCount: Object.values(counts).reduce((total, count) => total + count, 0),
  }
}

/** Lists failed payouts without a later successful one, newest first. Their money is still at the provider. */
export const readFailedPayouts = (tx: Tx, mode: PaymentMode): Promise<StoredPayout[]> =>
  tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.mode, mode),
        eq(payouts.state, 'failed'),
        sql`not exists (select from payouts later where later.tenant_id = ${payouts.tenantId}
          and later.account_id = ${payouts.accountId} and later.currency = ${payouts.currency}
          and later.state = 'paid' and later.created_at > ${payouts.createdAt})`,
      ),
    )
    .orderBy(desc(payouts.createdAt))
    .limit(5)

/** The largest difference between the expected day and that of the bank entry. */
const maxDistanceMs = 4 * 86_400_000

/** Matches bank statement lines to payouts of the same amount near the expected day, nearest pairs first. */
export async function matchPayouts(
  tx: Tx,
  mode: PaymentMode,
  lines: readonly { id: string; day: string; amountMinor: number; currency: string }[],
): Promise<ReadonlyMap<string, string>> {
  const amounts = [...new Set(lines.map(({ amountMinor }) => amountMinor))]
  if (amounts.length === 0) return new Map()
  const candidates = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.mode, mode), inArray(payouts.amountMinor, amounts), inArray(payouts.state, arrivingStates)))
    .orderBy(asc(payouts.day), asc(payouts.id))
  const pairs = lines.flatMap(({ id, day, amountMinor, currency }) =>
    candidates
      .filter((payout) => payout.amountMinor === amountMinor && payout.currency === currency)
      .map((payout) => ({ id, payout: payout.id, distance: Math.abs(Date.parse(payout.day) - Date.parse(day)) }))
      .filter(({ distance }) => distance <= maxDistanceMs),
  )
  const matches = new Map<string, string>()
  const matchedPayouts = new Set<string>()
  for (const { id, payout } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (matches.has(id) || matchedPayouts.has(payout)) continue
    matchedPayouts.add(payout)
    matches.set(id, payout)
  }
  return matches
}

const arrivingStates = ['paid', 'in_transit'] as const
