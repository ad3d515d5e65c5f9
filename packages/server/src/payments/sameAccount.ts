import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { openCycleStates } from '../cycles/states.ts'
import { cycles } from '../db/cycles.ts'
import type { Database } from '../db/database.ts'
import { paymentAccounts } from '../db/money.ts'
import { OperatorError } from '../OperatorError.ts'
import type { Secrets } from '../secrets.ts'
import { openAccount, refuseWrongKeys } from './accounts.ts'
import type { StripeKeys } from './connect.ts'
import { stripeGateway } from './stripe.ts'
import { isMissing } from './stripeErrors.ts'

const elsewhere = new OperatorError(
  'These keys are of another Stripe account than the regular gifts of this mosque, which nobody could pause or end any more. Use keys of the account they run in, or end those gifts first.',
)
const unknown = new OperatorError(
  'Whether these keys are of the account the regular gifts of this mosque run in could not be found out. Check that the key may read subscriptions and try again, or add --same-account if you know that it is the same.',
)

/** The key that is in use, and the newest regular gift that runs with it. */
async function inUse(database: Database, secrets: Secrets, { tenantId, mode }: StripeKeys) {
  const [found] = await database.forTenant(tenantId)((tx) =>
    tx
      .select({ account: paymentAccounts, subscriptionId: cycles.subscriptionId })
      .from(cycles)
      .innerJoin(
        paymentAccounts,
        and(eq(paymentAccounts.tenantId, cycles.tenantId), eq(paymentAccounts.id, cycles.accountId)),
      )
      .where(
        and(
          eq(paymentAccounts.kind, 'own_keys'),
          eq(paymentAccounts.mode, mode),
          inArray(cycles.state, [...openCycleStates]),
          isNotNull(cycles.subscriptionId),
        ),
      )
      .orderBy(desc(cycles.createdAt))
      .limit(1),
  )
  if (!found?.subscriptionId) return undefined
  return {
    id: found.account.id,
    subscriptionId: found.subscriptionId,
    secretKey: openAccount(found.account, secrets).secretKey,
  }
}

/**
 * Has a new secret key read one of the regular gifts that run: a key sees its own account alone, and may read those
 * whatever else it may. Asks nobody where none runs, or the key is the one in use.
 * @throws OperatorError when the key is of another account, or that cannot be known
 */
export async function mustBeSameAccount(
  database: Database,
  secrets: Secrets,
  keys: StripeKeys,
  stripeApiBase: string | undefined,
): Promise<void> {
  refuseWrongKeys({ kind: 'own_keys', ...keys })
  const used = await inUse(database, secrets, keys)
  if (!used || used.secretKey === keys.secretKey) return
  const { tenantId, mode, secretKey } = keys
  const gateway = stripeGateway(
    { tenantId, id: used.id, mode, secretKey, webhookSecrets: [] },
    stripeApiBase,
    () => new Date(),
  )
  try {
    await gateway.readSubscription(used.subscriptionId)
  } catch (error) {
    throw isMissing(error) ? elsewhere : unknown
  }
}
