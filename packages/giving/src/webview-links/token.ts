import { and, eq, sql } from 'drizzle-orm'
import { createReference } from '@minaret/foundation/identity'
import { references, type Tx } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'

/** What the mobile app may fill in for whoever follows its link. */
export type DonationPrefill = {
  donor?: { name: string; email: string }
  causeId?: string
  /** In the minor unit of the currency, which is then there too. */
  amountMinor?: number
  currency?: string
}

/** A link that is open. */
export type OpenLink = {
  /** Its token's hash, by which its page sessions name it. */
  name: string
  prefill: DonationPrefill
  /** The one attempt a gift is made of with it, once there is one. */
  attemptId?: string
  /** Until when a gift can be begun with it. */
  begins: Date
  /** Until when it answers: longer once a gift was made. */
  expires: Date
}

const minute = 60_000
/** How long a link can be opened after it was made (`decisions.md` 4). */
const toOpen = 15 * minute
/** How long an opened one answers again, while no gift has been tied to it: the time one takes to give. */
const afterOpening = 30 * minute
/** How long it leads back to its gift: what is not paid within a day is given up (`payments.md` 4). */
const giftLife = 24 * 60 * minute

/**
 * Makes the token of a link into the mobile app's donate page, for the tenant of the transaction.
 * @returns its text, the only time anybody sees it
 */
export function makeDonationToken(tx: Tx, prefill: DonationPrefill, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + toOpen)
  return createReference(tx, { purpose: 'donate', subject: prefill.causeId ?? 'any', payload: prefill, expiresAt })
}

const field = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && name in holder
    ? Object.entries(holder).find(([key]) => key === name)?.[1]
    : undefined

const textOf = (holder: unknown, name: string): string | undefined => {
  const value = field(holder, name)
  return typeof value === 'string' ? value : undefined
}

/** What was stored with a token; what is not there, or is something else, is left out. */
function readPayload(payload: unknown): Pick<OpenLink, 'prefill' | 'attemptId'> {
  const name = textOf(field(payload, 'donor'), 'name')
  const email = textOf(field(payload, 'donor'), 'email')
  const amount = field(payload, 'amountMinor')
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
const nameOf = (token: string) => sha256(token).toString('base64url')

/** The row is locked: of two that open a link, or give with it, at once, one is first and the other finds it so. */
async function lockLink(tx: Tx, name: string, now: Date) {
  const [found] = await tx.select().from(references).where(isLink(name)).for('update')
  return found && found.expiresAt > now ? found : undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof lockLink>>>

function toLink(name: string, { payload, expiresAt, usedAt }: Row, opened: Date): OpenLink {
  const begins = new Date((usedAt ?? opened).getTime() + afterOpening)
  return { name, ...readPayload(payload), begins, expires: usedAt ? expiresAt : begins }
}

/**
 * Opens a link, or opens it again while that lasts.
 * @returns nothing when its token is unknown, another mosque's, made for another purpose, or too old
 */
export async function openDonationToken(tx: Tx, token: string, now: Date): Promise<OpenLink | undefined> {
  const name = nameOf(token)
  const found = await lockLink(tx, name, now)
  if (!found) return undefined
  const link = toLink(name, found, now)
  if (!found.usedAt) await tx.update(references).set({ usedAt: now, expiresAt: link.expires }).where(isLink(name))
  return link
}

/** The link of a token, for whoever draws its page: it stays closed. @returns nothing when it could not be opened */
export async function peekLink(tx: Tx, token: string, now: Date): Promise<OpenLink | undefined> {
  const name = nameOf(token)
  const [found] = await tx.select().from(references).where(isLink(name))
  return found && found.expiresAt > now ? toLink(name, found, now) : undefined
}

/** Gives a page that has opened a link what it keeps of it. @returns the session's text, said this once */
export const makePageSession = (tx: Tx, { name, expires }: OpenLink): Promise<string> =>
  createReference(tx, { purpose: 'donate-page', subject: name, expiresAt: expires })

/** The link of a page session, locked until the transaction ends; nothing when the session is none, or is over. */
export async function linkOfSession(tx: Tx, session: string, now: Date): Promise<OpenLink | undefined> {
  const isSession = and(eq(references.hash, sha256(session)), eq(references.purpose, 'donate-page'))
  const [page] = await tx.select().from(references).where(isSession)
  if (!page || page.expiresAt <= now) return undefined
  const found = await lockLink(tx, page.subject, now)
  return found?.usedAt ? toLink(page.subject, found, found.usedAt) : undefined
}

/** Ties an attempt to its link, in the place of one that came to nothing: both lead to its gift from now on. */
export async function bindAttempt(tx: Tx, { name }: OpenLink, attemptId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + giftLife)
  const linked = sql`coalesce(${references.payload}, '{}'::jsonb) || jsonb_build_object('attemptId', ${attemptId}::text)`
  await tx.update(references).set({ payload: linked, expiresAt }).where(isLink(name))
  await tx.update(references).set({ expiresAt }).where(isSessionOf(name))
}
