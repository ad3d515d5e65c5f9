import { and, count, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { references, type Tx, mails, subscriberConsents, subscribers } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'

/** Which words people agree to when they ask for the newsletter; a new number with new words. */
const wording = 'newsletter 1'

/** Who may be written to, and whose address takes emails. */
export const isReached = and(eq(subscribers.state, 'confirmed'), isNull(subscribers.bouncedAt))

/** Whoever asks again sooner gets no second letter: others' mailboxes cannot be filled from here. */
const resendInterval = 3_600_000

/** Who asks. */
export type SubscriptionRequest = {
  tenantId: string
  email: string
  emailKey: string
  name?: string
  /** The language they ask in. */
  language: string
  now: Date
}

/** The subscriber, and which letter follows: to confirm, that all is well already, or none so soon after the last. */
export type SubscriptionResult = { id: string; letter: 'confirm' | 'already' | 'none' }

/** Adds to the proof of consent, which nothing changes afterwards. */
async function recordConsent(
  tx: Tx,
  { tenantId, id: subscriberId, wording }: Pick<typeof subscribers.$inferSelect, 'tenantId' | 'id' | 'wording'>,
  what: (typeof subscriberConsents.$inferInsert)['what'],
  at: Date,
): Promise<void> {
  await tx.insert(subscriberConsents).values({ tenantId, subscriberId, wording, what, at })
}

/** Writes down that somebody has asked for the newsletter; whoever gets it already loses nothing by being asked again. */
export async function requestSubscription(
  tx: Tx,
  { tenantId, email, emailKey, name, language, now }: SubscriptionRequest,
): Promise<SubscriptionResult> {
  const row = { email, name, state: 'pending' as const, askedAt: now, wording, language }
  const [added] = await tx
    .insert(subscribers)
    .values({ tenantId, emailKey, ...row })
    .onConflictDoNothing()
    .returning()
  if (added) {
    await recordConsent(tx, added, 'asked', now)
    return { id: added.id, letter: 'confirm' }
  }
  const [existing] = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey)).for('update')
  if (!existing) throw new Error('A subscriber was neither new nor existing.')
  const { id, state, askedAt, bouncedAt } = existing
  // Where emails came back, only a new confirmation shows that they arrive again.
  if (state === 'confirmed' && !bouncedAt) return { id, letter: 'already' }
  // Whoever has left did so from the mailbox itself, and may come back at once.
  if (state === 'pending' && now.getTime() - askedAt.getTime() < resendInterval) return { id, letter: 'none' }
  await tx.update(subscribers).set(row).where(eq(subscribers.id, id))
  await recordConsent(tx, { tenantId, id, wording }, 'asked', now)
  return { id, letter: 'confirm' }
}

/**
 * What a letter to an address is the answer to, so that one day makes no more than some of a kind.
 * @returns nothing when that day has had as many already
 */
export async function findFreeCause(
  tx: Tx,
  kind: string,
  id: string,
  most: number,
  now: Date,
): Promise<string | undefined> {
  const day = now.toISOString().slice(0, 10)
  const causes = Array.from({ length: most }, (_, at) => `${id} ${day} ${at + 1}`)
  const [posted] = await tx
    .select({ letters: count() })
    .from(mails)
    .where(and(eq(mails.kind, kind), inArray(mails.cause, causes)))
  return causes[posted?.letters ?? 0]
}

/** Makes a pending subscriber a confirmed one. Nothing when there is none of that id that waits for it. */
export async function confirmSubscriber(tx: Tx, id: string, now: Date) {
  const [confirmed] = await tx
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: now, leftAt: null, bouncedAt: null, bounceStatus: null })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, 'pending')))
    .returning()
  if (confirmed) await recordConsent(tx, confirmed, 'confirmed', now)
  return confirmed
}

/** Whether a link was used to confirm, and its subscriber is one still: whoever presses twice has done nothing wrong. */
export async function hasConfirmedBy(tx: Tx, reference: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: subscribers.id })
    .from(references)
    .innerJoin(subscribers, and(eq(subscribers.tenantId, references.tenantId), eq(subscribers.id, references.subject)))
    .where(
      and(
        eq(references.hash, sha256(reference)),
        eq(references.purpose, 'newsletter-confirm'),
        isNotNull(references.usedAt),
        eq(subscribers.state, 'confirmed'),
      ),
    )
  return found !== undefined
}

/**
 * Takes consent back. The first time counts; leaving twice is leaving.
 * @param what that they left, or called an issue spam
 */
export async function unsubscribe(tx: Tx, id: string, now: Date, what: 'left' | 'complained' = 'left'): Promise<void> {
  const [left] = await tx
    .update(subscribers)
    .set({ state: 'left', leftAt: now })
    .where(and(eq(subscribers.id, id), ne(subscribers.state, 'left')))
    .returning()
  if (left) await recordConsent(tx, left, what, now)
}
