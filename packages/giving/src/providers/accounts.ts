import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import type { PaymentSetting } from '@minaret/plans'
import { type Database, type Tx, paymentAccounts, webhookPaths } from '@minaret/foundation/db'
import { InvalidValueError, type Secrets } from '@minaret/foundation/base'

type Row = typeof paymentAccounts.$inferSelect

/** The public details of an account, without its secrets. */
export type AccountRow = Pick<Row, 'id' | 'kind' | 'mode'> & {
  publishableKey?: string
  /** Of a connected account: the pages use it with the platform's publishable key. */
  stripeAccount?: string
}

/** The details an operator enters to connect a tenant: its own Stripe keys, or none for the demonstration. */
export type NewAccount =
  | { tenantId: string; kind: 'demonstration' }
  | {
      tenantId: string
      kind: 'own_keys'
      mode: 'test' | 'live'
      publishableKey: string
      /** A restricted key (`rk_…`), or a secret key. */
      secretKey: string
      webhookSecret: string
    }

const accountSettings: Record<Exclude<PaymentSetting, 'none'>, { kinds: readonly Row['kind'][]; mode: PaymentMode }> = {
  demonstration: { kinds: ['demonstration'], mode: 'demo' },
  test: { kinds: ['own_keys', 'connect'], mode: 'test' },
  live: { kinds: ['own_keys', 'connect'], mode: 'live' },
}

/**
 * Whether an account can take new gifts. A connected account cannot until its owners have agreed and Stripe allows it;
 * its state in Stripe may not have been read yet if a command has just connected it.
 */
const takesCards = or(
  ne(paymentAccounts.kind, 'connect'),
  and(isNull(paymentAccounts.opening), sql`${paymentAccounts.chargesEnabled} is distinct from false`),
)

/**
 * Finds the account for a payment setting, with sealed secrets. An account with the tenant's own keys takes precedence over a
 * connected one; a connected account that is closed or takes no cards is ignored.
 */
export async function findAccount(tx: Tx, setting: PaymentSetting): Promise<Row | undefined> {
  if (setting === 'none') return undefined
  const { kinds, mode } = accountSettings[setting]
  const rows = await tx
    .select()
    .from(paymentAccounts)
    .where(
      and(
        inArray(paymentAccounts.kind, [...kinds]),
        eq(paymentAccounts.mode, mode),
        isNull(paymentAccounts.closedAt),
        takesCards,
      ),
    )
  return kinds.map((kind) => rows.find((row) => row.kind === kind)).find((row) => row !== undefined)
}

/** The public details of the account for a payment setting; undefined if it is not connected. */
export async function findAccountDetails(tx: Tx, setting: PaymentSetting): Promise<AccountRow | undefined> {
  const row = await findAccount(tx, setting)
  if (!row) return undefined
  const { id, kind, mode, publishableKey, stripeAccount } = row
  return { id, kind, mode, publishableKey: publishableKey ?? undefined, stripeAccount: stripeAccount ?? undefined }
}

/** Context that binds sealed bytes to their row and column. */
export const accountSecretContext = (row: Pick<Row, 'tenantId' | 'id'>, field: 'secretKey' | 'webhookSecret'): string =>
  `${row.tenantId}/${row.id}/${field}`

/** Opens an account's secrets for one use. The webhook secrets are the currently valid ones, newest first. */
export function openAccount(row: Row, secrets: Secrets): { secretKey?: string; webhookSecrets: string[] } {
  const sealedSecrets = [row.webhookSecret, row.previousWebhookSecret].filter((bytes) => bytes !== null)
  return {
    secretKey: row.secretKey ? secrets.open(row.secretKey, accountSecretContext(row, 'secretKey')) : undefined,
    webhookSecrets: sealedSecrets.map((bytes) => secrets.open(bytes, accountSecretContext(row, 'webhookSecret'))),
  }
}

/** @throws InvalidValueError if a key does not match the mode */
export function validateKeys(account: NewAccount): void {
  if (account.kind === 'demonstration') return
  const { mode } = account
  const expectedPrefixes = [
    ['publishable key', account.publishableKey, `pk_${mode}_`],
    ['secret key', account.secretKey, `sk_${mode}_`, `rk_${mode}_`],
    ['webhook secret', account.webhookSecret, 'whsec_'],
  ] as const
  for (const [name, value, ...prefixes] of expectedPrefixes)
    if (!prefixes.some((prefix) => value.startsWith(prefix)) || /\s/.test(value))
      throw new InvalidValueError(
        `The ${name} of a ${mode} account begins with ${prefixes.join(' or ')} and has no spaces.`,
      )
}

/**
 * Connects a tenant to a payment provider, or replaces the keys of the account it has. The keys are sealed before they
 * are stored. A replaced webhook secret stays valid until the next change, so that no event is lost while Stripe rotates it.
 * Saving the same keys again changes nothing.
 * @returns the account's id, the last part of its webhook's URL
 * @throws InvalidValueError if a key does not match the mode
 */
export async function saveAccount(database: Database, secrets: Secrets, account: NewAccount): Promise<string> {
  validateKeys(account)
  const { tenantId, kind } = account
  const mode = kind === 'demonstration' ? 'demo' : account.mode
  return database.asOwner(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
    const isSameAccount = and(
      eq(paymentAccounts.tenantId, tenantId),
      eq(paymentAccounts.kind, kind),
      eq(paymentAccounts.mode, mode),
    )
    await tx.insert(paymentAccounts).values({ tenantId, kind, mode }).onConflictDoNothing()
    const [row] = await tx.select().from(paymentAccounts).where(isSameAccount).for('update')
    if (!row) throw new Error('The account could not be saved. Does the mosque exist?')
    await tx.insert(webhookPaths).values({ accountId: row.id, tenantId }).onConflictDoNothing()

    const keys = openAccount(row, secrets)
    const webhookSecret =
      kind === 'demonstration'
        ? (keys.webhookSecrets[0] ?? `whsec_demo_${randomBytes(32).toString('base64url')}`)
        : account.webhookSecret
    const isRotated = webhookSecret !== keys.webhookSecrets[0]
    await tx
      .update(paymentAccounts)
      .set({
        ...(kind === 'demonstration'
          ? {}
          : {
              publishableKey: account.publishableKey,
              secretKey: secrets.seal(account.secretKey, accountSecretContext(row, 'secretKey')),
            }),
        ...(isRotated
          ? {
              webhookSecret: secrets.seal(webhookSecret, accountSecretContext(row, 'webhookSecret')),
              previousWebhookSecret: row.webhookSecret,
            }
          : { webhookSecret: row.webhookSecret }),
      })
      .where(isSameAccount)
    return row.id
  })
}
