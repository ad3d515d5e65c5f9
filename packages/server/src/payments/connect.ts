import type { Database } from '../db/database.ts'
import { settings } from '../db/content.ts'
import type { Secrets } from '../secrets.ts'
import { saveAccount } from './accounts.ts'

/** A tenant's own keys at Stripe. */
export type StripeKeys = {
  tenantId: string
  mode: 'test' | 'live'
  publishableKey: string
  secretKey: string
  webhookSecret: string
}

/**
 * Seals a tenant's keys and lets it take cards with them from now on.
 * @returns the account's public id, which names its webhook
 * @throws OperatorError when a key is of the other mode
 */
export async function connectAccount(database: Database, secrets: Secrets, keys: StripeKeys): Promise<string> {
  const accountId = await saveAccount(database, secrets, { kind: 'own_keys', ...keys })
  const { tenantId, mode } = keys
  await database.forTenant(tenantId)((tx) =>
    tx
      .insert(settings)
      .values({ tenantId, key: 'paymentMode', value: mode })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value: mode } }),
  )
  return accountId
}
