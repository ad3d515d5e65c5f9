import { and, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffAccounts, staffRecoveries, type Tx } from '@minaret/foundation/db'

/** A row of `staff_recoveries`. */
export type RecoveryRow = typeof staffRecoveries.$inferSelect

/** The account being recovered. */
export type RecoveredAccount = typeof staffAccounts.$inferSelect

/** A pending recovery and its account. */
export type OpenRecovery = { recovery: RecoveryRow; account: RecoveredAccount }

/** Finds and locks a pending recovery, so that only one request can end it. */
async function findOpen(tx: Tx, now: Date, where: SQL | undefined): Promise<OpenRecovery | undefined> {
  const [row] = await tx
    .select({ recovery: staffRecoveries, account: staffAccounts })
    .from(staffRecoveries)
    .innerJoin(staffAccounts, and(eq(staffAccounts.id, staffRecoveries.accountId), eq(staffAccounts.state, 'active')))
    .where(and(eq(staffRecoveries.state, 'waiting'), gt(staffRecoveries.expiresAt, now), where))
    .for('update', { of: staffRecoveries })
  return row
}

/** Finds a pending recovery by id. */
export const findRecovery = (tx: Tx, id: string, now: Date) => findOpen(tx, now, eq(staffRecoveries.id, id))

/** Finds a pending recovery by its cancellation link. */
export const findByCancelLink = (tx: Tx, reference: string, now: Date) =>
  findOpen(tx, now, eq(staffRecoveries.cancelHash, sha256(reference)))

/** Finds a pending recovery by its setup link, after the 24 hours. */
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

/** Ends a recovery with the given state. */
export async function endRecovery(
  tx: Tx,
  { id }: Pick<RecoveryRow, 'id'>,
  state: Exclude<RecoveryRow['state'], 'waiting'>,
): Promise<void> {
  await tx.update(staffRecoveries).set({ state }).where(eq(staffRecoveries.id, id))
}

/** Returns the name of an account; undefined if it no longer exists. */
export async function nameOf(tx: Tx, accountId: string | null): Promise<string | undefined> {
  if (accountId === null) return undefined
  const [account] = await tx
    .select({ name: staffAccounts.name })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, accountId))
  return account?.name
}

/** Whether the account’s password is required, since access to the mailbox is not enough. */
export const needsPassword = ({ recovery, account }: OpenRecovery): boolean =>
  account.passwordHash !== null && !recovery.withPassword
