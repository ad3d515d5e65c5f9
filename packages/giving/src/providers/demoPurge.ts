import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  references,
  regularGiftChanges,
  regularGiftInvoices,
  regularGifts,
  donorCustomers,
  donors,
  type Database,
  type Tx,
  demoIntentResponses,
  demoCustomers,
  demoEvents,
  demoIntents,
  demoInvoices,
  demoObjectResponses,
  demoReturns,
  demoSetups,
  demoSubscriptions,
  bankLines,
  bankPostings,
  payoutItems,
  payoutReads,
  payouts,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  giftAidDeclarations,
  giftAidFaults,
  giftAidFiled,
  giftAidFilings,
  giftAidMessages,
  giftAidLines,
  boxSheets,
  gasdsClaimed,
  gasdsEntries,
  gifts,
  ledgerEntries,
  paymentAccounts,
  providerEvents,
  receiptCounters,
  receipts,
  differences,
  reconciliations,
  refunds,
} from '@minaret/foundation/db'

/** The numbers of gifts and regular gifts that a purge has deleted. */
export type PurgeResult = { gifts: number; cycles: number }

type TenantTable = PgTable & { tenantId: PgColumn }
type ModeTable = TenantTable & { id: PgColumn; mode: PgColumn }

/** The tables to purge, in an order that satisfies foreign keys. */
export function tablesToPurge(tx: Tx, tenantId: string): (readonly [table: TenantTable, where?: SQL])[] {
  const ids = (table: ModeTable) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.mode, 'demo')))
  const demoRows = (table: ModeTable) => [table, eq(table.mode, 'demo')] as const
  const byGift = (table: TenantTable & { giftId: PgColumn }) => [table, inArray(table.giftId, ids(gifts))] as const
  const byRegularGift = (table: TenantTable & { cycleId: PgColumn }) =>
    [table, inArray(table.cycleId, ids(regularGifts))] as const
  const byAccount = (table: TenantTable & { accountId: PgColumn }) =>
    [table, inArray(table.accountId, ids(paymentAccounts))] as const

  return [
    [bankPostings, inArray(bankPostings.lineId, ids(bankLines))],
    demoRows(bankLines),
    byGift(giftAidFaults),
    [giftAidFiled, inArray(giftAidFiled.claimId, ids(giftAidClaims))],
    [giftAidMessages, inArray(giftAidMessages.filingId, ids(giftAidFilings))],
    demoRows(giftAidFilings),
    byGift(giftAidAdjustments),
    byGift(giftAidClaimed),
    [giftAidLines, inArray(giftAidLines.claimId, ids(giftAidClaims))],
    [gasdsClaimed, inArray(gasdsClaimed.claimId, ids(giftAidClaims))],
    demoRows(giftAidClaims),
    [gasdsEntries, eq(gasdsEntries.mode, 'demo')],
    demoRows(boxSheets),
    byGift(receipts),
    [receiptCounters, eq(receiptCounters.mode, 'demo')],
    byGift(refunds),
    byGift(ledgerEntries),
    [references, or(inArray(references.subject, ids(gifts)), inArray(references.subject, ids(regularGifts)))],
    demoRows(gifts),
    byRegularGift(regularGiftChanges),
    byRegularGift(regularGiftInvoices),
    demoRows(regularGifts),
    // Imported donors are real people, so keep them.
    [donors, and(eq(donors.mode, 'demo'), isNull(donors.importId))],
    demoRows(giftAidDeclarations),
    byAccount(donorCustomers),
    [payoutItems, inArray(payoutItems.payoutId, ids(payouts))],
    demoRows(payouts),
    byAccount(payoutReads),
    byAccount(providerEvents),
    byAccount(reconciliations),
    byAccount(differences),
    ...[demoIntentResponses, demoCustomers, demoEvents, demoIntents, demoInvoices].map((table) => [table] as const),
    ...[demoObjectResponses, demoReturns, demoSetups, demoSubscriptions].map((table) => [table] as const),
  ]
}

/**
 * Deletes all data of a tenant's demonstration: gifts, regular gifts, their ledger entries, receipts and declarations, and
 * the demonstration provider's own ledger, in one transaction. The account remains for the next demonstration; test and
 * live data do not change. Jobs that are still scheduled do nothing.
 */
export const purgeDemonstration = (database: Database, tenantId: string): Promise<PurgeResult> =>
  // As the database owner: the application role may not delete receipts.
  database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    // New gifts wait until the purge has finished.
    const isDemoAccount = and(eq(paymentAccounts.tenantId, tenantId), eq(paymentAccounts.mode, 'demo'))
    await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(isDemoAccount).for('update')
    const countDemo = async (table: typeof gifts | typeof regularGifts) => {
      const isDemo = and(eq(table.tenantId, tenantId), eq(table.mode, 'demo'))
      const [row] = await tx.select({ rows: count() }).from(table).where(isDemo)
      return row?.rows ?? 0
    }
    const result = { gifts: await countDemo(gifts), cycles: await countDemo(regularGifts) }
    for (const [table, where] of tablesToPurge(tx, tenantId))
      await tx.delete(table).where(and(eq(table.tenantId, tenantId), where))
    return result
  })
