import { and, eq, sql } from 'drizzle-orm'
import { createReference } from '@minaret/foundation/identity'
import { references, type Tx } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'

/** The fields that a link of the mobile app can prefill. */
export type DonationPrefill = {
  donor?: { name: string; email: string }
  causeId?: string
  /** In the minor unit of `currency`, which is then set too. */
  amountMinor?: number
  currency?: string
}

/** An opened link. */
export type OpenLink = {
  /** The hash of its token, which page sessions refer to. */
  name: string
  prefill: DonationPrefill
  /** The attempt bound to it, if any. */
  attemptId?: string
  /** The time until which a gift can be started with it. */
  startUntil: Date
  /** The time until which it is valid; later once a gift has been started. */
  expires: Date
}

const minuteMs = 60_000
/** How long a new link can be opened for (`decisions.md` 4). */
const openWithinMs = 15 * minuteMs
/** How long an opened link stays valid without a gift, enough to complete one. */
const openForMs = 30 * minuteMs
/** How long a link returns its gift; unpaid gifts are abandoned after a day (`payments.md` 4). */
const giftLifetimeMs = 24 * 60 * minuteMs

/**
 * Creates the token of a link to the mobile app's donate page, for the transaction's tenant.
 * @returns the token, which is not stored
 */
export function makeDonationToken(tx: Tx, prefill: DonationPrefill, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + openWithinMs)
  return createReference(tx, { purpose: 'donate', subject: prefill.causeId ?? 'any', payload: prefill, expiresAt })
}

const fieldOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && name in object
    ? Object.entries(object).find(([key]) => key === name)?.[1]
    : undefined

const textOf = (object: unknown, name: string): string | undefined => {
  const value = fieldOf(object, name)
  return typeof value === 'string' ? value : undefined
}

/** Reads a token's stored payload, without missing or invalid fields. */
function readPayload(payload: unknown): Pick<OpenLink, 'prefill' | 'attemptId'> {
  const name = textOf(fieldOf(payload, 'donor'), 'name')
  const email = textOf(fieldOf(payload, 'donor'), 'email')
  const amount = fieldOf(payload, 'amountMinor')
  const currency = textOf(payload, 'currency')
  const prefill = {
    donor: name !== undefined && email !== undefined ? { name, email } : undefined,
    causeId: textOf(payload, 'causeId'),
    ...(typeof amount === 'number' && currency ? { amountMinor: amount, currency } : {}),
  }
  return { prefill, attemptId: textOf(payload, 'attemptId') }
}

const isLink = (name: string) =>
  and(eq(references.hash, Buffer.from(name, 'base64url')), eq(references.purpose, 'donate'))
const isSessionOf = (name: string) => and(eq(references.purpose, 'donate-page'), eq(references.subject, name))
const hashToken = (token: string) => sha256(token).toString('base64url')

/** Locks the row, so that concurrent openings or gifts are serialised. */
async function lockLink(tx: Tx, name: string, now: Date) {
  const [row] = await tx.select().from(references).where(isLink(name)).for('update')
  return row && row.expiresAt > now ? row : undefined
}

type LinkRow = NonNullable<Awaited<ReturnType<typeof lockLink>>>

function toLink(name: string, { payload, expiresAt, usedAt }: LinkRow, openedAt: Date): OpenLink {
  const startUntil = new Date((usedAt ?? openedAt).getTime() + openForMs)
  return { name, ...readPayload(payload), startUntil, expires: usedAt ? expiresAt : startUntil }
}

/**
 * Opens or reopens a link.
 * @returns undefined if its token is unknown, expired, another mosque's or for another purpose
 */
export async function openDonationToken(tx: Tx, token: string, now: Date): Promise<OpenLink | undefined> {
  const name = hashToken(token)
  const row = await lockLink(tx, name, now)
  if (!row) return undefined
  const link = toLink(name, row, now)
  if (!row.usedAt) await tx.update(references).set({ usedAt: now, expiresAt: link.expires }).where(isLink(name))
  return link
}

/** Reads a token's link for rendering its page, without opening it. @returns undefined if it cannot be opened */
export async function peekLink(tx: Tx, token: string, now: Date): Promise<OpenLink | undefined> {
  const name = hashToken(token)
  const [row] = await tx.select().from(references).where(isLink(name))
  return row && row.expiresAt > now ? toLink(name, row, now) : undefined
}

/** Creates the session of a page that opened a link. @returns the session token, which is not stored */
export const makePageSession = (tx: Tx, { name, expires }: OpenLink): Promise<string> =>
  createReference(tx, { purpose: 'donate-page', subject: name, expiresAt: expires })

/** Finds and locks the link of a page session, or returns undefined if the session is invalid or expired. */
export async function findLinkBySession(tx: Tx, session: string, now: Date): Promise<OpenLink | undefined> {
  const isSession = and(eq(references.hash, sha256(session)), eq(references.purpose, 'donate-page'))
  const [page] = await tx.select().from(references).where(isSession)
  if (!page || page.expiresAt <= now) return undefined
  const row = await lockLink(tx, page.subject, now)
  return row?.usedAt ? toLink(page.subject, row, row.usedAt) : undefined
}

/** Binds an attempt to its link, replacing an abandoned one; the link and its pages then return its gift. */
export async function bindAttempt(tx: Tx, { name }: OpenLink, attemptId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + giftLifetimeMs)
  const payload = sql`coalesce(${references.payload}, '{}'::jsonb) || jsonb_build_object('attemptId', ${attemptId}::text)`
  await tx.update(references).set({ payload, expiresAt }).where(isLink(name))
  await tx.update(references).set({ expiresAt }).where(isSessionOf(name))
}
