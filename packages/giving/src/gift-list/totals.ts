import { and, eq, sql } from 'drizzle-orm'
import { gifts, ledgerEntries, type Tx } from '@minaret/foundation/db'
import { filterGifts, type GiftListQuery } from './filters.ts'
import { forceCustomPlans } from './list.ts'
import { findByWords } from './words.ts'

/** Ledger totals of gifts in one currency. */
export type GiftTotal = {
  currency: string
  gifts: number
  receivedMinor: number
  returnedMinor: number
  netMinor: number
}

/**
 * Returns the totals of all gifts that a list would display, from the gifts and their ledger entries. Call it in a
 * repeatable-read transaction, so that no payment falls between the two queries.
 */
export async function readGiftTotals(tx: Tx, query: GiftListQuery): Promise<GiftTotal[]> {
  await forceCustomPlans(tx)
  const wordMatches = findByWords(query)
  const condition = and(
    filterGifts(tx, query),
    wordMatches && sql`${gifts.id} in (select gift_id from ${wordMatches} found)`,
  )
  const counts = await tx
    .select({ currency: gifts.currency, gifts: sql<number>`count(*)::int` })
    .from(gifts)
    .where(condition)
    .groupBy(gifts.currency)
    .orderBy(gifts.currency)
  const sums = await tx
    .select({
      currency: ledgerEntries.currency,
      receivedMinor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} = 'paid'), 0)::float8`,
      netMinor: sql<number>`sum(${ledgerEntries.amountMinor})::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(gifts, and(eq(gifts.tenantId, ledgerEntries.tenantId), eq(gifts.id, ledgerEntries.giftId)))
    .where(condition)
    .groupBy(ledgerEntries.currency)
  return counts.map(({ currency, gifts: count }) => {
    const { receivedMinor = 0, netMinor = 0 } = sums.find((sum) => sum.currency === currency) ?? {}
    return { currency, gifts: count, receivedMinor, returnedMinor: receivedMinor - netMinor, netMinor }
  })
}
