import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Tx, gifts, ledgerEntries } from '@minaret/foundation/db'

/** A payment in our ledger. */
export type LedgerPayment = {
  intentId: string
  giftId: string
  /** The received and the returned amount. */
  paidMinor: number
  returnedMinor: number
  currency: string
}

const isGiftOfEntry = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))

/** Reads payments of one account from the ledger. Payments without a `paid` entry are left out. */
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
      returnedMinor: sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} <> 'paid'), 0)::int`,
      currency: sql<string>`min(${ledgerEntries.currency})`,
    })
    .from(gifts)
    .innerJoin(ledgerEntries, isGiftOfEntry)
    .where(and(eq(gifts.accountId, accountId), inArray(gifts.intentId, [...intentIds])))
    .groupBy(gifts.intentId, gifts.id)
    .having(sql`count(*) filter (where ${ledgerEntries.kind} = 'paid') > 0`)
  return new Map(rows.map((row) => [row.intentId, row]))
}

/** Lists payments of an account recorded in a period, oldest first. */
export async function listPaidIntentIds(
  tx: Tx,
  accountId: string,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ intentId: gifts.intentId })
    .from(ledgerEntries)
    .innerJoin(gifts, isGiftOfEntry)
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
