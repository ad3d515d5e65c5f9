import { and, asc, eq, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { audit } from '../accounts/audit.ts'
import { campaigns } from '../db/campaigns.ts'
import { causes } from '../db/content.ts'
import type { Database } from '../db/database.ts'
import { gifts, ledgerEntries } from '../db/money.ts'

/** Which part of the books is wanted. */
export type BooksWanted = {
  mode: PaymentMode
  /** Moments: from the first on, before the second. */
  from?: Date
  before?: Date
  causeId?: string
}

/**
 * The books as they stand: each movement of money with its gift, oldest first, and their sums by currency. The sums are
 * taken by the database over the same entries in the same reading.
 */
export const readBooks = (database: Database, tenantId: string, { mode, from, before, causeId }: BooksWanted) =>
  database.forTenant(tenantId)(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`)
    const where = and(
      eq(ledgerEntries.mode, mode),
      from && sql`${ledgerEntries.at} >= ${from.toISOString()}::timestamptz`,
      before && sql`${ledgerEntries.at} < ${before.toISOString()}::timestamptz`,
      causeId === undefined ? undefined : eq(gifts.causeId, causeId),
    )
    const ofGift = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))
    const entries = await tx
      .select({
        at: ledgerEntries.at,
        kind: ledgerEntries.kind,
        amountMinor: ledgerEntries.amountMinor,
        currency: ledgerEntries.currency,
        giftId: gifts.id,
        how: gifts.how,
        causeId: gifts.causeId,
        cause: causes.title,
        fund: gifts.fund,
        campaignId: gifts.campaignId,
        campaign: campaigns.title,
        donorName: gifts.donorName,
        donorEmail: gifts.donorEmail,
        anonymous: gifts.anonymous,
        note: gifts.note,
      })
      .from(ledgerEntries)
      .innerJoin(gifts, ofGift)
      .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
      .leftJoin(campaigns, and(eq(campaigns.tenantId, gifts.tenantId), eq(campaigns.id, gifts.campaignId)))
      .where(where)
      .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
    const sums = await tx
      .select({
        currency: ledgerEntries.currency,
        amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})::float8`,
        entries: sql<number>`count(*)::int`,
      })
      .from(ledgerEntries)
      .innerJoin(gifts, ofGift)
      .where(where)
      .groupBy(ledgerEntries.currency)
      .orderBy(asc(ledgerEntries.currency))
    await audit(tx, 'gifts exported')
    return { entries, sums }
  })

/** A movement of money as {@link readBooks} reads it. */
export type BookEntry = Awaited<ReturnType<typeof readBooks>>['entries'][number]
