import { and, eq, sql } from 'drizzle-orm'
import { type Database, settings, paymentAccounts, webhookPaths } from '@minaret/foundation/db'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import { saveAccount } from '../providers/accounts.ts'
import { checkSameAccount } from './sameAccount.ts'
import { isStripeAccount, platformPath } from '../providers/platform.ts'

/** A tenant's own keys at Stripe. */
export type StripeKeys = {
  tenantId: string
  mode: 'test' | 'live'
  publishableKey: string
  secretKey: string
  webhookSecret: string
}

/** How keys are taken. */
export type ConnectOptions = {
  /** A local test server in place of Stripe's. */
  stripeApiBase?: string
  /** The operator says that new keys are of the account the old ones were of; Stripe is not asked. */
  sameAccount?: boolean
}

/**
 * Seals a tenant's keys and lets it take cards with them from now on. A key that is replaced has to see the
 * regular gifts that run, or else the newest gift that was paid.
 * @returns the account's public id, which names its webhook
 * @throws OperatorError when a key is of the other mode, or of another account than those gifts
 */
export async function connectAccount(
  database: Database,
  secrets: Secrets,
  keys: StripeKeys,
  { stripeApiBase, sameAccount = false }: ConnectOptions = {},
): Promise<string> {
  if (!sameAccount) await checkSameAccount(database, secrets, keys, stripeApiBase)
  const accountId = await saveAccount(database, secrets, { kind: 'own_keys', ...keys })
  await setPaymentMode(database, keys)
  return accountId
}

const setPaymentMode = (database: Database, { tenantId, mode }: Pick<StripeKeys, 'tenantId' | 'mode'>) =>
  database.forTenant(tenantId)((tx) =>
    tx
      .insert(settings)
      .values({ tenantId, key: 'paymentMode', value: mode })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value: mode } }),
  )

/** A mosque's account at Stripe that its owner has connected to the platform. */
export type ConnectedAccount = Pick<StripeKeys, 'tenantId' | 'mode'> & { stripeAccount: string }

/**
 * Lets a mosque take cards in its own Stripe account with the platform's keys, from now on; one that was closed is open
 * again.
 * @returns the account's public id
 * @throws OperatorError when that is no account's id, another mosque has it, or this one has another
 */
export async function connectStripeAccount(database: Database, wanted: ConnectedAccount): Promise<string> {
  const { tenantId, mode, stripeAccount } = wanted
  if (!isStripeAccount(stripeAccount))
    throw new OperatorError('A Stripe account id is acct_ followed by letters and digits, without spaces.')
  const accountId = await database.asOwner(async (tx) => {
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
    await tx.insert(paymentAccounts).values({ tenantId, kind: 'connect', mode, stripeAccount }).onConflictDoNothing()
    const [row] = await tx.select().from(paymentAccounts).where(same).for('update')
    if (!row) throw new Error('The account could not be saved. Does the mosque exist?')
    // What was given there is asked for there: ledger and regular gifts cannot follow to another account.
    if (row.stripeAccount !== stripeAccount)
      throw new OperatorError(
        `This mosque has connected ${row.stripeAccount} (${mode}) already, and its gifts are there. Connect that account again.`,
      )
    if (row.closedAt || !row.connectedAt)
      await tx
        .update(paymentAccounts)
        .set({ closedAt: null, connectedAt: sql`now()` })
        .where(same)
    return row.id
  })
  await setPaymentMode(database, wanted)
  return accountId
}
