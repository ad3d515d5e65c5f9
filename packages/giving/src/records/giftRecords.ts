import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Tx, causes, gifts, ledgerEntries, receipts } from '@minaret/foundation/db'
import { referenceOf } from './reference.ts'

/** What went back of a gift, by the ledger: paid back or disputed, less what was won. */
const returnedTotal = sql<number>`(
  select coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} <> 'paid'), 0)::int
  from ${ledgerEntries} where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
)`

/** A gift as its donor sees it in their account. */
const columns = {
  id: gifts.id,
  state: gifts.state,
  mode: gifts.mode,
  amountMinor: gifts.amountMinor,
  refundedMinor: returnedTotal,
  coverMinor: gifts.coverMinor,
  receiptNumber: receipts.number,
  giftAid: gifts.giftAid,
  cycleId: gifts.cycleId,
  currency: gifts.currency,
  causeId: gifts.causeId,
  causeTitle: causes.title,
  createdAt: gifts.createdAt,
  paidAt: gifts.paidAt,
}

/** Gifts whose card was never tried, or that were given up, came to nothing. */
export const wasAttempted = notInArray(gifts.state, ['created', 'abandoned'])

/** For joins: a gift's receipt. */
export const withReceipt = and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id))
/** For joins: what a gift is for. */
export const withCause = and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId))

/** Reads gifts in an order, each with what went back of it. */
export const readRecords = (
  tx: Tx,
  { where, by, limit, cursor = sql<string>`''` }: { where?: SQL; by: SQL[]; limit: number; cursor?: SQL<string> },
) =>
  tx
    .select({ ...columns, cursor })
    .from(gifts)
    .innerJoin(causes, withCause)
    .leftJoin(receipts, withReceipt)
    .where(where)
    .orderBy(...by)
    .limit(limit)

/** A gift as it is stored, with what went back of it. */
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number]

/** A gift as it is answered to its donor. */
export const toRecord = (row: RecordRow) => ({
  id: row.id,
  reference: referenceOf(row.id),
  state: row.state,
  mode: row.mode,
  amountMinor: row.amountMinor,
  refundedMinor: Math.max(0, row.refundedMinor),
  coverMinor: row.coverMinor,
  currency: row.currency,
  cause: { id: row.causeId, title: row.causeTitle },
  created: row.createdAt.toISOString(),
  ...(row.paidAt ? { paidAt: row.paidAt.toISOString() } : {}),
  ...(row.receiptNumber ? { receiptNumber: row.receiptNumber } : {}),
  ...(row.giftAid ? { giftAid: row.giftAid } : {}),
  ...(row.cycleId ? { cycleId: row.cycleId } : {}),
})
