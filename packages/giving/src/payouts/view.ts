import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { gifts, paymentAccounts, payoutItems, payoutReads, payouts, type Tx } from '@minaret/foundation/db'
import type { PayoutItem } from '../providers/payouts.ts'
import type { PayoutRead, StoredPayout } from './store.ts'

/** Payouts on one page: a quarter of daily ones. */
const mostPayouts = 100
/** Lines of one payout on one page. */
const mostItems = 500

/** The payouts of a mode, the newest first. */
export const listPayouts = (tx: Tx, mode: PaymentMode): Promise<StoredPayout[]> =>
  tx
    .select()
    .from(payouts)
    .where(eq(payouts.mode, mode))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(mostPayouts)

/** How reading went last, of the accounts of a mode: of the one that is in use. */
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
  const read = rows[0]?.read
  if (!read) return undefined
  const { readAt, problem: kind, missingRight: right, missingRightName: name } = read
  if (!kind) return { readAt }
  if (kind !== 'right') return { readAt, problem: { kind } }
  return { readAt, problem: { kind, right: right ?? 'other', ...(name ? { name } : {}) } }
}

/** What a payout comes to, in parts that add up to its amount. */
export type PayoutTotals = Record<PayoutItem['kind'], number>

/** A line of a payout, and the gift of ours it is about. */
export type LinkedItem = PayoutItem & { gift?: { id: string; donorName: string; donorId?: string } }

/** A payout opened. */
export type OpenedPayout = {
  payout: StoredPayout
  totals: PayoutTotals
  counts: PayoutTotals
  /** Gifts that are not among ours: how many, and what they come to. */
  unmatched: { count: number; amountMinor: number }
  items: LinkedItem[]
  itemCount: number
}

/** The gift of ours a line is about: the same payment at the same account. */
const ofGift = and(
  eq(gifts.tenantId, payoutItems.tenantId),
  eq(gifts.intentId, payoutItems.intentId),
  eq(gifts.accountId, payouts.accountId),
)
const ofPayout = and(eq(payouts.tenantId, payoutItems.tenantId), eq(payouts.id, payoutItems.payoutId))

/** Opens a payout. Fees of every line are in the fees, so that the parts add up. */
export async function openPayout(tx: Tx, id: string): Promise<OpenedPayout | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id))
  if (!payout) return undefined
  const sums = await tx
    .select({
      kind: payoutItems.kind,
      amountMinor: sql<string>`sum(${payoutItems.amountMinor})`,
      feeMinor: sql<string>`sum(${payoutItems.feeMinor})`,
      count: sql<string>`count(*)`,
      unmatched: sql<string>`count(*) filter (where ${gifts.id} is null)`,
      unmatchedMinor: sql<string>`coalesce(sum(${payoutItems.amountMinor}) filter (where ${gifts.id} is null), 0)`,
    })
    .from(payoutItems)
    .innerJoin(payouts, ofPayout)
    .leftJoin(gifts, ofGift)
    .where(eq(payoutItems.payoutId, id))
    .groupBy(payoutItems.kind)
  const totals: PayoutTotals = { gift: 0, fee: 0, refund: 0, dispute: 0, payout: 0, adjustment: 0 }
  const counts: PayoutTotals = { ...totals }
  let unmatched = { count: 0, amountMinor: 0 }
  for (const sum of sums) {
    totals[sum.kind] += Number(sum.amountMinor)
    totals.fee -= Number(sum.feeMinor)
    counts[sum.kind] = Number(sum.count)
    if (sum.kind === 'gift') unmatched = { count: Number(sum.unmatched), amountMinor: Number(sum.unmatchedMinor) }
  }
  const rows = await tx
    .select({ item: payoutItems, giftId: gifts.id, donorName: gifts.donorName, donorId: gifts.donorId })
    .from(payoutItems)
    .innerJoin(payouts, ofPayout)
    .leftJoin(gifts, ofGift)
    .where(eq(payoutItems.payoutId, id))
    .orderBy(asc(payoutItems.at), asc(payoutItems.id))
    .limit(mostItems)
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

/** Payouts that failed and after which none has arrived: their money waits at the provider. The newest first. */
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

/** A bank takes so many days to write a payout down, or is so many days early. */
const near = 4 * 86_400_000

/** The payout each line of a bank statement is: the same amount, near the day it should arrive. The nearest pair comes first. */
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
    .where(and(eq(payouts.mode, mode), inArray(payouts.amountMinor, amounts), inArray(payouts.state, arriving)))
    .orderBy(asc(payouts.day), asc(payouts.id))
  const pairs = lines.flatMap(({ id, day, amountMinor, currency }) =>
    candidates
      .filter((payout) => payout.amountMinor === amountMinor && payout.currency === currency)
      .map((payout) => ({ id, payout: payout.id, distance: Math.abs(Date.parse(payout.day) - Date.parse(day)) }))
      .filter(({ distance }) => distance <= near),
  )
  const matches = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, payout } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (matches.has(id) || taken.has(payout)) continue
    taken.add(payout)
    matches.set(id, payout)
  }
  return matches
}

const arriving = ['paid', 'in_transit'] as const
