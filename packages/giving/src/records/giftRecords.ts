import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Tx, causes, gifts, ledgerEntries, receipts } from '@minaret/foundation/db'
import { referenceOf } from './reference.ts'

/** The returned amount of a gift from the ledger: refunds and disputes, minus won disputes. */
const returnedTotal = sql<number>`(
  select coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} <> 'paid'), 0)::int
  from ${ledgerEntries} where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
)`

/** Columns of a gift in its donor's account. */
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

/** Excludes gifts whose card was never tried or that were abandoned. */
export const wasAttempted = notInArray(gifts.state, ['created', 'abandoned'])

/** Join condition of a gift's receipt. */
export const withReceipt = and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id))
/** Join condition of a gift's cause. */
export const withCause = and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId))

/** Reads gifts in order, with their returned amounts. */
export const readRecords = (
  tx: Tx,
  {
    where,
    orderBy,
    limit,
    cursor = sql<string>`''`,
  }: { where?: SQL; orderBy: SQL[]; limit: number; cursor?: SQL<string> },
) =>
  tx
    .select({ ...columns, cursor })
    .from(gifts)
    .innerJoin(causes, withCause)
    .leftJoin(receipts, withReceipt)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

/** A stored gift with its returned amount. */
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number]

/** Converts a gift to the response for its donor. */
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
