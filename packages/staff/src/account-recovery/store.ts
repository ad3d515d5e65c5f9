import { and, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffAccounts, staffRecoveries, type Tx } from '@minaret/foundation/db'

/** A recovery as its row has it. */
export type RecoveryRow = typeof staffRecoveries.$inferSelect

/** Whose login it is. */
export type RecoveredAccount = typeof staffAccounts.$inferSelect

/** A recovery that is not over, and whose it is. */
export type OpenRecovery = { recovery: RecoveryRow; account: RecoveredAccount }

/** One that is not over, locked: of two who end it at once one does. */
async function findOpen(tx: Tx, now: Date, where: SQL | undefined): Promise<OpenRecovery | undefined> {
  const [row] = await tx
    .select({ recovery: staffRecoveries, account: staffAccounts })
    .from(staffRecoveries)
    .innerJoin(staffAccounts, and(eq(staffAccounts.id, staffRecoveries.accountId), eq(staffAccounts.state, 'active')))
    .where(and(eq(staffRecoveries.state, 'waiting'), gt(staffRecoveries.expiresAt, now), where))
    .for('update', { of: staffRecoveries })
  return row
}

/** The one of an id. */
export const findRecovery = (tx: Tx, id: string, now: Date) => findOpen(tx, now, eq(staffRecoveries.id, id))

/** The one that a link in an email cancels. */
export const findByCancelLink = (tx: Tx, reference: string, now: Date) =>
  findOpen(tx, now, eq(staffRecoveries.cancelHash, sha256(reference)))

/** The one that a link in an email finishes, once its 24 hours are over. */
export const findBySetupLink = (tx: Tx, reference: string, now: Date) =>
  findOpen(
    tx,
    now,
    and(
      isNotNull(staffRecoveries.setupHash),
      eq(staffRecoveries.setupHash, sha256(reference)),
      lte(staffRecoveries.readyAt, now),
    ),
  )

/** Ends a recovery, whatever became of it. */
export async function endRecovery(
  tx: Tx,
  { id }: Pick<RecoveryRow, 'id'>,
  state: Exclude<RecoveryRow['state'], 'waiting'>,
): Promise<void> {
  await tx.update(staffRecoveries).set({ state }).where(eq(staffRecoveries.id, id))
}

/** The name of an account that is still there. */
export async function nameOf(tx: Tx, accountId: string | null): Promise<string | undefined> {
  if (accountId === null) return undefined
  const [account] = await tx
    .select({ name: staffAccounts.name })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, accountId))
  return account?.name
}

/** Whether the account's own password is asked for: what arrives in a mailbox is not enough. */
export const needsPassword = ({ recovery, account }: OpenRecovery): boolean =>
  account.passwordHash !== null && !recovery.withPassword
