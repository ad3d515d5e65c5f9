import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { audit } from '@minaret/foundation/identity'
import {
  campaigns,
  causes,
  regularGifts,
  type Database,
  type Tx,
  gifts,
  ledgerEntries,
  receipts,
} from '@minaret/foundation/db'
import { paymentMethodSql } from '../records/paymentMethod.ts'

/** A query for ledger entries. */
export type LedgerQuery = {
  mode: PaymentMode
  /** `from` inclusive, `before` exclusive. */
  from?: Date
  before?: Date
  causeId?: string
}

/** Entries per page; each page takes milliseconds, whatever the ledger's length. */
const pageSize = 2000

const isGiftOfEntry = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))

const readPage = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      // As text, because a `Date` has no microseconds and the next page starts exactly here.
      place: sql<string>`${ledgerEntries.at}::text`,
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      kind: ledgerEntries.kind,
      amountMinor: ledgerEntries.amountMinor,
      currency: ledgerEntries.currency,
      giftId: gifts.id,
      how: paymentMethodSql,
      causeId: gifts.causeId,
      cause: causes.title,
      fund: gifts.fund,
      campaignId: gifts.campaignId,
      campaign: campaigns.title,
      donorName: gifts.donorName,
      donorEmail: gifts.donorEmail,
      anonymous: gifts.anonymous,
      note: gifts.note,
      receiptNumber: receipts.number,
      coverMinor: gifts.coverMinor,
      giftAid: gifts.giftAid,
      cycleId: gifts.cycleId,
      rhythm: regularGifts.rhythm,
    })
    .from(ledgerEntries)
    .innerJoin(gifts, isGiftOfEntry)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .leftJoin(campaigns, and(eq(campaigns.tenantId, gifts.tenantId), eq(campaigns.id, gifts.campaignId)))
    .leftJoin(receipts, and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id)))
    .leftJoin(regularGifts, and(eq(regularGifts.tenantId, gifts.tenantId), eq(regularGifts.id, gifts.cycleId)))
    .where(where)
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
    .limit(pageSize)

async function readPages(tx: Tx, where: SQL | undefined) {
  const entries: Omit<Awaited<ReturnType<typeof readPage>>[number], 'place' | 'id'>[] = []
  let isOnNextPage: SQL | undefined
  for (;;) {
    const page = await readPage(tx, and(where, isOnNextPage))
    for (const { place: _place, id: _id, ...entry } of page) entries.push(entry)
    const lastEntry = page.at(-1)
    if (!lastEntry || page.length < pageSize) return entries
    isOnNextPage = sql`(${ledgerEntries.at}, ${ledgerEntries.id}) > (${lastEntry.place}::timestamptz, ${lastEntry.id})`
  }
}

/** Reads the ledger: each entry with its gift, oldest first, and totals by currency from the same snapshot. */
export const readLedger = (database: Database, tenantId: string, { mode, from, before, causeId }: LedgerQuery) =>
  database.forTenant(tenantId)(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`)
    const where = and(
      eq(ledgerEntries.mode, mode),
      from && sql`${ledgerEntries.at} >= ${from.toISOString()}::timestamptz`,
      before && sql`${ledgerEntries.at} < ${before.toISOString()}::timestamptz`,
      causeId === undefined ? undefined : eq(gifts.causeId, causeId),
    )
    const entries = await readPages(tx, where)
    const totals = await tx
      .select({
        currency: ledgerEntries.currency,
        amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})::float8`,
        entries: sql<number>`count(*)::int`,
      })
      .from(ledgerEntries)
      .innerJoin(gifts, isGiftOfEntry)
      .where(where)
      .groupBy(ledgerEntries.currency)
      .orderBy(asc(ledgerEntries.currency))
    await audit(tx, 'gifts exported')
    return { entries, sums: totals }
  })

/** A ledger entry returned by {@link readLedger}. */
export type LedgerEntry = Awaited<ReturnType<typeof readLedger>>['entries'][number]
