import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { causes, gifts, ledgerEntries, type Tx } from '@minaret/foundation/db'
import { type CurrencyReport, buildReports, type ReportedDay, type ReportWay, type Restriction } from './fold.ts'
import { paymentMethodSql } from '../records/paymentMethod.ts'
import type { ReportSpan } from './weeks.ts'

const isGiftOfEntry = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))
const isPaid = sql`${ledgerEntries.kind} = 'paid'`

/**
 * Reads daily ledger totals of a period by cause, method and fund, whenever the gifts themselves were
 * given. Currencies are separate.
 */
export async function readDays(tx: Tx, mode: PaymentMode, span: ReportSpan): Promise<ReportedDay[]> {
  const day = sql<string>`(${ledgerEntries.at} at time zone ${span.timeZone})::date::text`
  // By the cause's kind, not the fund's name, which mosques choose freely in their language.
  const restriction = sql<Restriction>`case when ${causes.kind} = 'zakat' then 'zakat'
    when ${causes.kind} = 'general' or ${causes.anyPurpose} then 'unrestricted' else 'restricted' end`
  // Collections of regular gifts are separate from card gifts.
  const way = sql<ReportWay>`case when ${gifts.cycleId} is null then ${paymentMethodSql} else 'regular' end`
  return tx
    .select({
      day: day.as('day'),
      currency: ledgerEntries.currency,
      causeId: gifts.causeId,
      cause: causes.title,
      way: way.as('way'),
      fund: gifts.fund,
      restriction: restriction.as('restriction'),
      inMinor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}) filter (where ${isPaid}), 0)::float8`,
      amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})::float8`,
      gifts: sql<number>`(count(*) filter (where ${isPaid}))::int`,
    })
    .from(ledgerEntries)
    .innerJoin(gifts, isGiftOfEntry)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .where(and(eq(ledgerEntries.mode, mode), gte(ledgerEntries.at, span.start), lt(ledgerEntries.at, span.before)))
    .groupBy(sql`day`, ledgerEntries.currency, gifts.causeId, causes.title, sql`way`, gifts.fund, sql`restriction`)
}

/** Reads the reports of a period. */
export const readReport = async (tx: Tx, mode: PaymentMode, span: ReportSpan): Promise<CurrencyReport[]> =>
  buildReports(await readDays(tx, mode, span), span)
