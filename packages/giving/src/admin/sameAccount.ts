import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { openRegularStates } from '../records/regularStates.ts'
import { regularGifts, type Database, gifts, paymentAccounts } from '@minaret/foundation/db'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import { openAccount, validateKeys } from '../providers/accounts.ts'
import type { StripeKeys } from './connect.ts'
import { stripeGateway } from '../providers/stripe.ts'
import { isMissing } from '../providers/stripeErrors.ts'

const otherRegularAccount = new OperatorError(
  'These keys belong to a different Stripe account from the regular gifts of this mosque, which could then no longer be paused or cancelled. Use keys of the account they run in, or cancel those gifts first.',
)
const otherGiftAccount = new OperatorError(
  'These keys belong to a different Stripe account from the gifts paid so far, which could then no longer be refunded here. Use keys of that account, or add --same-account to save these anyway: earlier gifts can then only be refunded in Stripe.',
)
const createCheckError = (description: string, resource: string) =>
  new OperatorError(
    `We could not check whether these keys belong to the account ${description}. Check that the key has permission to read ${resource} and try again, or add --same-account if you are sure it is the same.`,
  )
const unknownSubscription = createCheckError('of the regular gifts of this mosque', 'subscriptions')
const unknownIntent = createCheckError('of the gifts paid so far', 'payment intents')

type CurrentKeys = { id: string; secretKey?: string; subscriptionId?: string; intentId?: string }

/** Finds the current key and its newest running regular gift or paid gift. */
async function findCurrentKeys(
  database: Database,
  secrets: Secrets,
  { tenantId, mode }: StripeKeys,
): Promise<CurrentKeys | undefined> {
  return database.forTenant(tenantId)(async (tx) => {
    const isOwnKeys = and(eq(paymentAccounts.kind, 'own_keys'), eq(paymentAccounts.mode, mode))
    const [account] = await tx.select().from(paymentAccounts).where(isOwnKeys)
    if (!account) return undefined
    const [runningGift] = await tx
      .select({ subscriptionId: regularGifts.subscriptionId })
      .from(regularGifts)
      .where(
        and(
          eq(regularGifts.accountId, account.id),
          inArray(regularGifts.state, [...openRegularStates]),
          isNotNull(regularGifts.subscriptionId),
        ),
      )
      .orderBy(desc(regularGifts.createdAt))
      .limit(1)
    const [paidGift] = await tx
      .select({ intentId: gifts.intentId })
      .from(gifts)
      .where(and(eq(gifts.accountId, account.id), isNotNull(gifts.paidAt), isNotNull(gifts.intentId)))
      .orderBy(desc(gifts.paidAt))
      .limit(1)
    return {
      id: account.id,
      secretKey: openAccount(account, secrets).secretKey,
      subscriptionId: runningGift?.subscriptionId ?? undefined,
      intentId: paidGift?.intentId ?? undefined,
    }
  })
}

/**
 * Verifies that a new secret key belongs to the same account: it must read a running regular gift, or else the newest
 * paid gift. A key sees only its own account. Makes no request if there is neither, or if the key is unchanged.
 * @throws OperatorError if the key belongs to another account, or this cannot be determined
 */
export async function checkSameAccount(
  database: Database,
  secrets: Secrets,
  keys: StripeKeys,
  stripeApiBase: string | undefined,
): Promise<void> {
  validateKeys({ kind: 'own_keys', ...keys })
  const currentKeys = await findCurrentKeys(database, secrets, keys)
  if (!currentKeys || currentKeys.secretKey === keys.secretKey) return
  const { tenantId, mode, secretKey } = keys
  const { id, subscriptionId, intentId } = currentKeys
  const gateway = stripeGateway({ tenantId, id, mode, secretKey, webhookSecrets: [] }, stripeApiBase, () => new Date())
  if (subscriptionId !== undefined)
    await gateway.readSubscription(subscriptionId).catch((error: unknown) => {
      throw isMissing(error) ? otherRegularAccount : unknownSubscription
    })
  else if (intentId !== undefined)
    await gateway.read(intentId).catch((error: unknown) => {
      throw isMissing(error) ? otherGiftAccount : unknownIntent
    })
}
