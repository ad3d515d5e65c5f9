import { and, eq, sql } from 'drizzle-orm'
import { gifts, ledgerEntries, type Tx } from '@minaret/foundation/db'
import { filterGifts, type GiftsWanted } from './filters.ts'
import { planForThese } from './list.ts'
import { findByWords } from './words.ts'

/** What the ledger has of gifts in one currency. */
export type GiftTotal = {
  currency: string
  gifts: number
  receivedMinor: number
  returnedMinor: number
  netMinor: number
}

/**
 * The totals of exactly the gifts a list would show, page after page: counted among the gifts, added up from the ledger's
 * entries of the same. Call it in a transaction that sees one instant, or a payment may come between the two.
 */
export async function readGiftTotals(tx: Tx, wanted: GiftsWanted): Promise<GiftTotal[]> {
  await planForThese(tx)
  const found = findByWords(wanted)
  const shown = and(filterGifts(tx, wanted), found && sql`${gifts.id} in (select gift_id from ${found} found)`)
  const counts = await tx
    .select({ currency: gifts.currency, gifts: sql<number>`count(*)::int` })
    .from(gifts)
    .where(shown)
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
    .where(shown)
    .groupBy(ledgerEntries.currency)
  return counts.map(({ currency, gifts: count }) => {
    const { receivedMinor = 0, netMinor = 0 } = sums.find((sum) => sum.currency === currency) ?? {}
    return { currency, gifts: count, receivedMinor, returnedMinor: receivedMinor - netMinor, netMinor }
  })
}
