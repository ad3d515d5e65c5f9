import { and, eq } from 'drizzle-orm'
import { makeReference } from '../accounts/references.ts'
import { references } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../secrets.ts'

/** What the mobile app may fill in for whoever follows its link. */
export type DonationWish = {
  donor?: { name: string; email: string }
  causeId?: string
  /** In the minor unit of the currency, which is then there too. */
  amountMinor?: number
  currency?: string
}

/** A link that is open: what it asks for, until when it answers, and the gift it was used for. */
export type OpenToken = { wish: DonationWish; giftId?: string; expires: Date }

const minute = 60_000
/** How long a link can be opened after it was made (`decisions.md` 4). */
const toOpen = 15 * minute
/** How long an opened one answers again, while no gift has been tied to it: the time one takes to give. */
const afterOpening = 30 * minute

/**
 * Makes the token of a link into the mobile app's donate page, for the tenant of the transaction.
 * @returns its text, the only time anybody sees it
 */
export function makeDonationToken(tx: Tx, wish: DonationWish, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + toOpen)
  return makeReference(tx, { purpose: 'donate', subject: wish.causeId ?? 'any', payload: wish, expiresAt })
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
function readPayload(payload: unknown): { wish: DonationWish; giftId?: string } {
  const name = textOf(field(payload, 'donor'), 'name')
  const email = textOf(field(payload, 'donor'), 'email')
  const amount = field(payload, 'amountMinor')
  const currency = textOf(payload, 'currency')
  const wish = {
    donor: name !== undefined && email !== undefined ? { name, email } : undefined,
    causeId: textOf(payload, 'causeId'),
    ...(typeof amount === 'number' && currency ? { amountMinor: amount, currency } : {}),
  }
  return { wish, giftId: textOf(payload, 'giftId') }
}

/**
 * Opens a token, or opens it again while that lasts. The row is locked: of two that open it at once, one opens it and the
 * other finds it open.
 * @returns nothing when it is unknown, another mosque's, made for another purpose, or too old
 */
export async function openDonationToken(tx: Tx, token: string, now: Date): Promise<OpenToken | undefined> {
  const isToken = and(eq(references.hash, sha256(token)), eq(references.purpose, 'donate'))
  const [found] = await tx.select().from(references).where(isToken).for('update')
  if (!found || found.expiresAt <= now) return undefined
  if (found.usedAt) return { ...readPayload(found.payload), expires: found.expiresAt }
  const expires = new Date(now.getTime() + afterOpening)
  await tx.update(references).set({ usedAt: now, expiresAt: expires }).where(isToken)
  return { ...readPayload(found.payload), expires }
}
