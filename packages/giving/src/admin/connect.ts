import { type CommandWording, InvalidValueError, type Secrets, wordForCommand } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import {
  type ConnectCodes,
  type ConnectedAccount,
  ConnectError,
  saveConnectedAccount,
  setPaymentMode,
} from '../card-accounts/connectAccount.ts'
import { saveAccount } from '../providers/accounts.ts'
import { checkSameAccount } from './sameAccount.ts'

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
  await database.forTenant(keys.tenantId)((tx) => setPaymentMode(tx, keys))
  return accountId
}

const connectSentences: CommandWording<ConnectCodes> = {
  malformed: () =>
    new InvalidValueError('A Stripe account id is acct_ followed by letters and digits, without spaces.'),
  otherMosque: ({ stripeAccount }) => `${stripeAccount} belongs to another mosque on this server. Check the id.`,
  otherAccount: ({ connected, mode }) =>
    `This mosque has connected ${connected} (${mode}) already, and its gifts are there. Connect that account again.`,
}

/**
 * Lets a mosque take cards in its own Stripe account with the platform's keys, from now on; one that was closed is open
 * again.
 * @returns the account's public id
 * @throws OperatorError when that is no account's id, another mosque has it, or this one has another
 */
export async function connectStripeAccount(database: Database, wanted: ConnectedAccount): Promise<string> {
  const accountId = await wordForCommand(ConnectError, connectSentences, () => saveConnectedAccount(database, wanted))
  await database.forTenant(wanted.tenantId)((tx) => setPaymentMode(tx, wanted))
  return accountId
}
