import { type CommandWording, InvalidValueError, type Secrets, throwForCommand } from '@minaret/foundation/base'
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

/** A tenant's own Stripe keys. */
export type StripeKeys = {
  tenantId: string
  mode: 'test' | 'live'
  publishableKey: string
  secretKey: string
  webhookSecret: string
}

/** Options of `connectAccount`. */
export type ConnectOptions = {
  /** A local test server instead of Stripe's. */
  stripeApiBase?: string
  /** The operator confirms that the new keys belong to the same account; Stripe is not asked. */
  sameAccount?: boolean
}

/**
 * Encrypts and stores a tenant's keys and enables card payments with them. A replacement key must be able to read a
 * running regular gift, or else the newest paid gift.
 * @returns the account's public id, which is part of its webhook URL
 * @throws OperatorError if a key has the other mode or belongs to another account
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

const connectMessages: CommandWording<ConnectCodes> = {
  malformed: () =>
    new InvalidValueError('A Stripe account id is acct_ followed by letters and digits, without spaces.'),
  otherMosque: ({ stripeAccount }) => `${stripeAccount} belongs to another mosque on this server. Check the id.`,
  otherAccount: ({ connected, mode }) =>
    `This mosque has already connected ${connected} (${mode}), which holds its gifts. Connect that account again.`,
}

/**
 * Connects a mosque's own Stripe account, used with the platform's keys; reopens a closed one.
 * @returns the account's public id
 * @throws OperatorError if the id is malformed, belongs to another mosque, or this mosque has connected another account
 */
export async function connectStripeAccount(database: Database, account: ConnectedAccount): Promise<string> {
  const accountId = await throwForCommand(ConnectError, connectMessages, () => saveConnectedAccount(database, account))
  await database.forTenant(account.tenantId)((tx) => setPaymentMode(tx, account))
  return accountId
}
