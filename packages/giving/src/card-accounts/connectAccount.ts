import { and, eq, sql } from 'drizzle-orm'
import { type Database, paymentAccounts, settings, type Tx, webhookPaths } from '@minaret/foundation/db'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import { isStripeAccount, platformPath } from '../providers/platform.ts'

/** A mosque's account at Stripe that is connected to the platform. */
export type ConnectedAccount = { tenantId: string; mode: 'test' | 'live'; stripeAccount: string }

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
 * @throws OperatorError when that is no account's id, another mosque has it, or this one has another
 */
export async function saveConnectedAccount(
  database: Database,
  { tenantId, mode, stripeAccount }: ConnectedAccount,
  opening?: 'asked',
): Promise<string> {
  if (!isStripeAccount(stripeAccount))
    throw new InvalidValueError('A Stripe account id is acct_ followed by letters and digits, without spaces.')
  return database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    const path = platformPath(stripeAccount, mode)
    await tx.insert(webhookPaths).values({ accountId: path, tenantId }).onConflictDoNothing()
    const [holder] = await tx.select().from(webhookPaths).where(eq(webhookPaths.accountId, path))
    if (holder?.tenantId !== tenantId)
      throw new OperatorError(`${stripeAccount} belongs to another mosque on this server. Check the id.`)

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
      throw new OperatorError(
        `This mosque has connected ${row.stripeAccount} (${mode}) already, and its gifts are there. Connect that account again.`,
      )
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
