import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { type Tx, regularGifts, paymentAccounts } from '@minaret/foundation/db'
import { verifyEvent } from './events.ts'
import { ForgedEvent, type ProviderEvent } from './gateway.ts'

/** The platform's own keys at Stripe, of one mode: they speak for the accounts that mosques have connected to it. */
export type PlatformKeys = {
  publishableKey: string
  secretKey: string
  /** Valid secrets of the webhook for connected accounts, the newest first. */
  webhookSecrets: readonly string[]
}

/** The keys of both modes, where the server has been given any. */
export type Platform = { test?: PlatformKeys; live?: PlatformKeys }

/** An event of a connected account: whose it is, and when Stripe wrote it. */
export type PlatformEvent = ProviderEvent & { account?: string; created?: Date }

/**
 * Verifies an event against the platform's secrets, and only then reads whose it is.
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

/** {@link verifyPlatformEvent} for one connected account: an event of another is refused, however well it is signed. */
export function verifyFor(
  stripeAccount: string,
  raw: Buffer,
  signature: string,
  keys: PlatformKeys,
  now: Date,
): ProviderEvent {
  const { account, created: _, ...event } = verifyPlatformEvent(raw, signature, keys, now)
  if (account !== stripeAccount) throw new ForgedEvent('That event is of another account.')
  return event
}

/** Whether a text has the form of an account's id at Stripe. */
export const isStripeAccount = (text: string): boolean => /^acct_[A-Za-z0-9]{1,40}$/.test(text)

/** The name a connected account's mosque is found by, beside its own webhook's path. No account has such an id. */
export const platformPath = (stripeAccount: string, mode: 'test' | 'live'): string => `${stripeAccount}-${mode}`

/** The connected account of this mosque, whoever else may have one. */
export async function connectedAccount(tx: Tx, stripeAccount: string, mode: 'test' | 'live') {
  const same = and(
    eq(paymentAccounts.kind, 'connect'),
    eq(paymentAccounts.mode, mode),
    eq(paymentAccounts.stripeAccount, stripeAccount),
  )
  const [row] = await tx.select({ id: paymentAccounts.id }).from(paymentAccounts).where(same)
  return row
}

/**
 * Closes an account whose owner took the platform's right away; what was connected again after that stays open.
 * @returns how many regular gifts can no longer be reached, or nothing where nothing was closed
 */
export async function closeAccount(tx: Tx, accountId: string, at: Date): Promise<{ cycles: number } | undefined> {
  // The provider's clock may be ahead of ours.
  const closedAt = sql<Date>`least(${at.toISOString()}::timestamptz, now())`
  const open = and(
    eq(paymentAccounts.id, accountId),
    isNull(paymentAccounts.closedAt),
    or(isNull(paymentAccounts.connectedAt), lt(paymentAccounts.connectedAt, closedAt)),
  )
  const closed = await tx.update(paymentAccounts).set({ closedAt }).where(open).returning({ id: paymentAccounts.id })
  if (closed.length === 0) return undefined
  const left = and(
    eq(regularGifts.accountId, accountId),
    notInArray(regularGifts.state, ['pending_setup', 'ended', 'expired']),
  )
  const [found] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(regularGifts)
    .where(left)
  return { cycles: found?.n ?? 0 }
}
