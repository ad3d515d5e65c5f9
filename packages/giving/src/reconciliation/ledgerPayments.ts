import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Tx, gifts, ledgerEntries } from '@minaret/foundation/db'

/** What our own ledger holds of one payment. */
export type LedgerPayment = {
  intentId: string
  giftId: string
  /** What came in, and what of it went back again. */
  paidMinor: number
  backMinor: number
  currency: string
}

const ofGift = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))

/** What the ledger holds of these payments of one account; a payment without an entry `paid` is not in them. */
export async function readLedgerPayments(
  tx: Tx,
  accountId: string,
  intentIds: readonly string[],
): Promise<Map<string, LedgerPayment>> {
  if (intentIds.length === 0) return new Map()
  const rows = await tx
    .select({
      intentId: sql<string>`${gifts.intentId}`,
      giftId: gifts.id,
      paidMinor: sql<number>`sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} = 'paid')::int`,
      backMinor: sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} <> 'paid'), 0)::int`,
      currency: sql<string>`min(${ledgerEntries.currency})`,
    })
    .from(gifts)
    .innerJoin(ledgerEntries, ofGift)
    .where(and(eq(gifts.accountId, accountId), inArray(gifts.intentId, [...intentIds])))
    .groupBy(gifts.intentId, gifts.id)
    .having(sql`count(*) filter (where ${ledgerEntries.kind} = 'paid') > 0`)
  return new Map(rows.map((row) => [row.intentId, row]))
}

/** Payments of an account that came into our ledger in a span, oldest first. */
export async function readPaidIn(
  tx: Tx,
  accountId: string,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ intentId: gifts.intentId })
    .from(ledgerEntries)
    .innerJoin(gifts, ofGift)
    .where(
      and(
        eq(gifts.accountId, accountId),
        eq(gifts.how, 'card'),
        eq(ledgerEntries.kind, 'paid'),
        gte(ledgerEntries.at, from),
        lt(ledgerEntries.at, before),
      ),
    )
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
  return rows.flatMap(({ intentId }) => (intentId === null ? [] : [intentId]))
}
