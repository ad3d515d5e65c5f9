import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { type Tx, regularGifts, paymentAccounts } from '@minaret/foundation/db'
import { verifyEvent } from './events.ts'
import { ForgedEvent, type ProviderEvent } from './gateway.ts'

/** The platform's own Stripe keys for one mode, used for the accounts that mosques have connected to it. */
export type PlatformKeys = {
  publishableKey: string
  secretKey: string
  /** Valid secrets of the webhook for connected accounts, newest first. */
  webhookSecrets: readonly string[]
}

/** The keys of each mode, if the server has any. */
export type Platform = { test?: PlatformKeys; live?: PlatformKeys }

/** An event of a connected account, with the account and Stripe's timestamp. */
export type PlatformEvent = ProviderEvent & { account?: string; created?: Date }

/**
 * Verifies an event against the platform's secrets, and only then reads its account.
 * @throws ForgedEvent
 */
export function verifyPlatformEvent(raw: Buffer, signature: string, keys: PlatformKeys, now: Date): PlatformEvent {
  const event = verifyEvent(raw, signature, keys.webhookSecrets, now)
  const body: unknown = JSON.parse(raw.toString('utf8'))
  const fields = Object(body)
  const account: unknown = Reflect.get(fields, 'account')
  const created: unknown = Reflect.get(fields, 'created')
  return {
    ...event,
    account: typeof account === 'string' && isStripeAccount(account) ? account : undefined,
    created: typeof created === 'number' && created > 0 ? new Date(created * 1000) : undefined,
  }
}

/** {@link verifyPlatformEvent} for one connected account: rejects another account's event even if correctly signed. */
export function verifyAccountEvent(
  stripeAccount: string,
  raw: Buffer,
  signature: string,
  keys: PlatformKeys,
  now: Date,
): ProviderEvent {
  const { account, created: _, ...event } = verifyPlatformEvent(raw, signature, keys, now)
  if (account !== stripeAccount) throw new ForgedEvent('The event belongs to another account.')
  return event
}

/** Whether a string is a well-formed Stripe account id. */
export const isStripeAccount = (text: string): boolean => /^acct_[A-Za-z0-9]{1,40}$/.test(text)

/** The second webhook path of a connected account. No account id has this form. */
export const platformPath = (stripeAccount: string, mode: 'test' | 'live'): string => `${stripeAccount}-${mode}`

/** Finds this mosque's connected account. */
export async function findConnectedAccount(tx: Tx, stripeAccount: string, mode: 'test' | 'live') {
  const isSameAccount = and(
    eq(paymentAccounts.kind, 'connect'),
    eq(paymentAccounts.mode, mode),
    eq(paymentAccounts.stripeAccount, stripeAccount),
  )
  const [row] = await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(isSameAccount)
  return row
}

/**
 * Closes an account whose owner has revoked the platform's access; an account reconnected after that stays open.
 * @returns the number of regular gifts no longer accessible; undefined if no account was closed
 */
export async function closeAccount(tx: Tx, accountId: string, at: Date): Promise<{ regularGifts: number } | undefined> {
  // The provider's clock may be ahead of ours.
  const closedAt = sql<Date>`least(${at.toISOString()}::timestamptz, now())`
  const isOpen = and(
    eq(paymentAccounts.id, accountId),
    isNull(paymentAccounts.closedAt),
    or(isNull(paymentAccounts.connectedAt), lt(paymentAccounts.connectedAt, closedAt)),
  )
  const rows = await tx.update(paymentAccounts).set({ closedAt }).where(isOpen).returning({ id: paymentAccounts.id })
  if (rows.length === 0) return undefined
  const openRegularGifts = and(
    eq(regularGifts.accountId, accountId),
    notInArray(regularGifts.state, ['pending_setup', 'ended', 'expired']),
  )
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(regularGifts)
    .where(openRegularGifts)
  return { regularGifts: row?.n ?? 0 }
}
