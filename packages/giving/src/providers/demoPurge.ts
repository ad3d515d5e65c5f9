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

/** What a purge took away, in rows that people know of. */
export type Purged = { gifts: number; cycles: number }

type Owned = PgTable & { tenantId: PgColumn }
type Marked = Owned & { id: PgColumn; mode: PgColumn }

/** What goes, in an order that no row is left pointing at nothing. */
export function whatGoes(tx: Tx, tenantId: string): (readonly [table: Owned, where?: SQL])[] {
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
    // Whoever was brought from another system is a person, whatever the demonstration's gifts were.
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
 * Takes away everything a tenant's demonstration has left behind: gifts, regular gifts, their entries, receipts and
 * declarations, and the demonstration's own ledger, in one transaction. The account stays, for the next demonstration;
 * nothing of test or live is touched. Jobs that are still planned find nothing and end.
 */
export const purgeDemonstration = (database: Database, tenantId: string): Promise<Purged> =>
  // As the owner: the application itself may not take a receipt back.
  database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    // Whoever opens a gift now waits until the purge is over.
    const ofDemo = and(eq(paymentAccounts.tenantId, tenantId), eq(paymentAccounts.mode, 'demo'))
    await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(ofDemo).for('update')
    const counted = async (table: typeof gifts | typeof regularGifts) => {
      const of = and(eq(table.tenantId, tenantId), eq(table.mode, 'demo'))
      const [row] = await tx.select({ rows: count() }).from(table).where(of)
      return row?.rows ?? 0
    }
    const purged = { gifts: await counted(gifts), cycles: await counted(regularGifts) }
    for (const [table, where] of whatGoes(tx, tenantId))
      await tx.delete(table).where(and(eq(table.tenantId, tenantId), where))
    return purged
  })
