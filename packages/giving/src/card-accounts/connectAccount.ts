import { and, eq, sql } from 'drizzle-orm'
import { type Database, paymentAccounts, settings, type Tx, webhookPaths } from '@minaret/foundation/db'
import { DomainError, type NoValues } from '@minaret/foundation/base'
import { isStripeAccount, platformPath } from '../providers/platform.ts'

/** A mosque's account at Stripe that is connected to the platform. */
export type ConnectedAccount = { tenantId: string; mode: 'test' | 'live'; stripeAccount: string }

/** Why an account at Stripe cannot be a mosque's. */
export type ConnectCodes = {
  /** It is no account's id. */
  malformed: NoValues
  otherMosque: { stripeAccount: string }
  /** The mosque has connected this other one, where its gifts are. */
  otherAccount: { connected: string; mode: 'test' | 'live' }
}

/** An account at Stripe cannot be a mosque's. */
export class ConnectError extends DomainError<ConnectCodes> {}

/** From now on the mosque's cards are of this mode. */
export const setPaymentMode = (tx: Tx, { tenantId, mode }: Pick<ConnectedAccount, 'tenantId' | 'mode'>) =>
  tx
    .insert(settings)
    .values({ tenantId, key: 'paymentMode', value: mode })
    .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value: mode } })

/**
 * Writes down whose a connected account is; one that was closed is open again. It takes cards once the mosque's payment
 * mode says so, and not while it is opening.
 * @param opening `asked` for one that an owner has begun: what is there already keeps what it has
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

    const same = and(
      eq(paymentAccounts.tenantId, tenantId),
      eq(paymentAccounts.kind, 'connect'),
      eq(paymentAccounts.mode, mode),
    )
    await tx
      .insert(paymentAccounts)
      .values({ tenantId, kind: 'connect', mode, stripeAccount, opening })
      .onConflictDoNothing()
    const [row] = await tx.select().from(paymentAccounts).where(same).for('update')
    if (!row) throw new Error('The account could not be saved. Does the mosque exist?')
    // What was given there is asked for there: ledger and regular gifts cannot follow to another account.
    if (row.stripeAccount !== stripeAccount)
      throw new ConnectError({ code: 'otherAccount', connected: row.stripeAccount ?? '', mode })
    // Whoever runs the server answers for it: nobody else has to agree.
    const agreed = opening === undefined && row.opening !== null
    if (row.closedAt || !row.connectedAt || agreed)
      await tx
        .update(paymentAccounts)
        .set({ closedAt: null, connectedAt: sql`now()`, ...(agreed ? { opening: null } : {}) })
        .where(same)
    return row.id
  })
}
