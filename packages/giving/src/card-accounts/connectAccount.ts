import { and, eq, sql } from 'drizzle-orm'
import { type Database, paymentAccounts, settings, type Tx, webhookPaths } from '@minaret/foundation/db'
import { DomainError, type NoValues } from '@minaret/foundation/base'
import { isStripeAccount, platformPath } from '../providers/platform.ts'

/** A mosque's Stripe account that is connected to the platform. */
export type ConnectedAccount = { tenantId: string; mode: 'test' | 'live'; stripeAccount: string }

/** Why a Stripe account cannot be connected to a mosque. */
export type ConnectCodes = {
  /** The id is malformed. */
  malformed: NoValues
  otherMosque: { stripeAccount: string }
  /** The mosque has connected another account, which holds its gifts. */
  otherAccount: { connected: string; mode: 'test' | 'live' }
}

/** A Stripe account cannot be connected to a mosque. */
export class ConnectError extends DomainError<ConnectCodes> {}

/** Sets the mode of a mosque's card payments. */
export const setPaymentMode = (tx: Tx, { tenantId, mode }: Pick<ConnectedAccount, 'tenantId' | 'mode'>) =>
  tx
    .insert(settings)
    .values({ tenantId, key: 'paymentMode', value: mode })
    .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value: mode } })

/**
 * Stores a mosque's connected account; reopens a closed one. It takes cards once the mosque's payment mode is set and
 * the opening is complete.
 * @param opening `asked` for an account started by an owner; existing accounts keep their state
 * @returns the account's public id
 * @throws ConnectError
 */
export async function saveConnectedAccount(
  database: Database,
  { tenantId, mode, stripeAccount }: ConnectedAccount,
  opening?: 'asked',
): Promise<string> {
  if (!isStripeAccount(stripeAccount)) throw new ConnectError({ code: 'malformed' })
  return database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    const path = platformPath(stripeAccount, mode)
    await tx.insert(webhookPaths).values({ accountId: path, tenantId }).onConflictDoNothing()
    const [holder] = await tx.select().from(webhookPaths).where(eq(webhookPaths.accountId, path))
    if (holder?.tenantId !== tenantId) throw new ConnectError({ code: 'otherMosque', stripeAccount })

    const isSameAccount = and(
      eq(paymentAccounts.tenantId, tenantId),
      eq(paymentAccounts.kind, 'connect'),
      eq(paymentAccounts.mode, mode),
    )
    await tx
      .insert(paymentAccounts)
      .values({ tenantId, kind: 'connect', mode, stripeAccount, opening })
      .onConflictDoNothing()
    const [row] = await tx.select().from(paymentAccounts).where(isSameAccount).for('update')
    if (!row) throw new Error('The account could not be saved. Does the mosque exist?')
    // The ledger and regular gifts refer to the old account and cannot move to another.
    if (row.stripeAccount !== stripeAccount)
      throw new ConnectError({ code: 'otherAccount', connected: row.stripeAccount ?? '', mode })
    // The server's operator needs no approval by owners.
    const isApproved = opening === undefined && row.opening !== null
    if (row.closedAt || !row.connectedAt || isApproved)
      await tx
        .update(paymentAccounts)
        .set({ closedAt: null, connectedAt: sql`now()`, ...(isApproved ? { opening: null } : {}) })
        .where(isSameAccount)
    return row.id
  })
}
