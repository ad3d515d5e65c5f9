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
  demoAnswers,
  demoCustomers,
  demoEvents,
  demoIntents,
  demoInvoices,
  demoReplies,
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

/** The numbers of records a purge has deleted. */
export type PurgeResult = { gifts: number; cycles: number }

type Owned = PgTable & { tenantId: PgColumn }
type Marked = Owned & { id: PgColumn; mode: PgColumn }

/** The tables to purge, in an order that satisfies foreign keys. */
export function tablesToPurge(tx: Tx, tenantId: string): (readonly [table: Owned, where?: SQL])[] {
  const ids = (table: Marked) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.mode, 'demo')))
  const demo = (table: Marked) => [table, eq(table.mode, 'demo')] as const
  const ofGifts = (table: Owned & { giftId: PgColumn }) => [table, inArray(table.giftId, ids(gifts))] as const
  const ofCycles = (table: Owned & { cycleId: PgColumn }) => [table, inArray(table.cycleId, ids(regularGifts))] as const
  const ofAccount = (table: Owned & { accountId: PgColumn }) =>
    [table, inArray(table.accountId, ids(paymentAccounts))] as const

  return [
    [bankPostings, inArray(bankPostings.lineId, ids(bankLines))],
    demo(bankLines),
    ofGifts(giftAidFaults),
    [giftAidFiled, inArray(giftAidFiled.claimId, ids(giftAidClaims))],
    [giftAidMessages, inArray(giftAidMessages.filingId, ids(giftAidFilings))],
    demo(giftAidFilings),
    ofGifts(giftAidAdjustments),
    ofGifts(giftAidClaimed),
    [giftAidLines, inArray(giftAidLines.claimId, ids(giftAidClaims))],
    [gasdsClaimed, inArray(gasdsClaimed.claimId, ids(giftAidClaims))],
    demo(giftAidClaims),
    [gasdsEntries, eq(gasdsEntries.mode, 'demo')],
    demo(boxSheets),
    ofGifts(receipts),
    [receiptCounters, eq(receiptCounters.mode, 'demo')],
    ofGifts(refunds),
    ofGifts(ledgerEntries),
    [references, or(inArray(references.subject, ids(gifts)), inArray(references.subject, ids(regularGifts)))],
    demo(gifts),
    ofCycles(regularGiftChanges),
    ofCycles(regularGiftInvoices),
    demo(regularGifts),
    // Imported donors are real people, so keep them.
    [donors, and(eq(donors.mode, 'demo'), isNull(donors.importId))],
    demo(giftAidDeclarations),
    ofAccount(donorCustomers),
    [payoutItems, inArray(payoutItems.payoutId, ids(payouts))],
    demo(payouts),
    ofAccount(payoutReads),
    ofAccount(providerEvents),
    ofAccount(reconciliations),
    ofAccount(differences),
    ...[demoAnswers, demoCustomers, demoEvents, demoIntents, demoInvoices].map((table) => [table] as const),
    ...[demoReplies, demoReturns, demoSetups, demoSubscriptions].map((table) => [table] as const),
  ]
}

/**
 * Deletes all data of a tenant's demonstration: gifts, regular gifts, their ledger entries, receipts and declarations, and the
 * demonstration provider's own ledger, in one transaction. The account stays for the next demonstration; test and live data do not
 * change. Jobs still scheduled find nothing and end.
 */
export const purgeDemonstration = (database: Database, tenantId: string): Promise<PurgeResult> =>
  // As the database owner: the application role may not delete receipts.
  database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    // New gifts wait until the purge has finished.
    const ofDemo = and(eq(paymentAccounts.tenantId, tenantId), eq(paymentAccounts.mode, 'demo'))
    await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(ofDemo).for('update')
    const countDemo = async (table: typeof gifts | typeof regularGifts) => {
      const isDemo = and(eq(table.tenantId, tenantId), eq(table.mode, 'demo'))
      const [row] = await tx.select({ rows: count() }).from(table).where(isDemo)
      return row?.rows ?? 0
    }
    const purged = { gifts: await countDemo(gifts), cycles: await countDemo(regularGifts) }
    for (const [table, where] of tablesToPurge(tx, tenantId))
      await tx.delete(table).where(and(eq(table.tenantId, tenantId), where))
    return purged
  })
