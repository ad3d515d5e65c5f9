import { and, count, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { references, type Tx, mails, subscriberConsents, subscribers } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'

/** The version of the consent text: increase it when the text changes. */
const wording = 'newsletter 1'

/** Matches confirmed subscribers whose emails do not bounce. */
export const isReached = and(eq(subscribers.state, 'confirmed'), isNull(subscribers.bouncedAt))

/** The minimum time between two confirmation emails, so that the form cannot flood an inbox. In milliseconds. */
const resendInterval = 3_600_000

/** A request to subscribe. */
export type SubscriptionRequest = {
  tenantId: string
  email: string
  emailKey: string
  name?: string
  /** The language of the request. */
  language: string
  now: Date
}

/** The subscriber, and the email to send: a confirmation, a note that they are subscribed, or none shortly after another. */
export type SubscriptionResult = { id: string; email: 'confirm' | 'already' | 'none' }

/** Adds an entry to the permanent proof of consent. */
async function recordConsent(
  tx: Tx,
  { tenantId, id: subscriberId, wording }: Pick<typeof subscribers.$inferSelect, 'tenantId' | 'id' | 'wording'>,
  what: (typeof subscriberConsents.$inferInsert)['what'],
  at: Date,
): Promise<void> {
  await tx.insert(subscriberConsents).values({ tenantId, subscriberId, wording, what, at })
}

/** Stores a request to subscribe. An existing subscription stays confirmed. */
export async function requestSubscription(
  tx: Tx,
  { tenantId, email, emailKey, name, language, now }: SubscriptionRequest,
): Promise<SubscriptionResult> {
  const row = { email, name, state: 'pending' as const, askedAt: now, wording, language }
  const [newSubscriber] = await tx
    .insert(subscribers)
    .values({ tenantId, emailKey, ...row })
    .onConflictDoNothing()
    .returning()
  if (newSubscriber) {
    await recordConsent(tx, newSubscriber, 'asked', now)
    return { id: newSubscriber.id, email: 'confirm' }
  }
  const [existingSubscriber] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKey))
    .for('update')
  if (!existingSubscriber) throw new Error('The subscriber could be neither inserted nor read.')
  const { id, state, askedAt, bouncedAt } = existingSubscriber
  // After a bounce, only a new confirmation shows that emails arrive again.
  if (state === 'confirmed' && !bouncedAt) return { id, email: 'already' }
  // There is no delay after an unsubscription, as only the owner of the inbox can unsubscribe.
  if (state === 'pending' && now.getTime() - askedAt.getTime() < resendInterval) return { id, email: 'none' }
  await tx.update(subscribers).set(row).where(eq(subscribers.id, id))
  await recordConsent(tx, { tenantId, id, wording }, 'asked', now)
  return { id, email: 'confirm' }
}

/**
 * Finds an unused cause for an email, which limits the emails of a kind per day.
 * @returns undefined if the limit is reached
 */
export async function findFreeCause(
  tx: Tx,
  kind: string,
  id: string,
  maxPerDay: number,
  now: Date,
): Promise<string | undefined> {
  const day = now.toISOString().slice(0, 10)
  const causes = Array.from({ length: maxPerDay }, (_, index) => `${id} ${day} ${index + 1}`)
  const [usage] = await tx
    .select({ emails: count() })
    .from(mails)
    .where(and(eq(mails.kind, kind), inArray(mails.cause, causes)))
  return causes[usage?.emails ?? 0]
}

/** Confirms a pending subscriber. @returns the subscriber, or undefined if none is pending */
export async function confirmSubscriber(tx: Tx, id: string, now: Date) {
  const [subscriber] = await tx
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: now, leftAt: null, bouncedAt: null, bounceStatus: null })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, 'pending')))
    .returning()
  if (subscriber) await recordConsent(tx, subscriber, 'confirmed', now)
  return subscriber
}

/** Whether a link was used to confirm a subscription that still exists, as for a second click. */
export async function hasConfirmedBy(tx: Tx, reference: string): Promise<boolean> {
  const [confirmedReference] = await tx
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
  return confirmedReference !== undefined
}

/**
 * Withdraws consent. Repeated calls have no effect.
 * @param what whether the subscriber left, or reported an issue as spam
 */
export async function unsubscribe(tx: Tx, id: string, now: Date, what: 'left' | 'complained' = 'left'): Promise<void> {
  const [subscriber] = await tx
    .update(subscribers)
    .set({ state: 'left', leftAt: now })
    .where(and(eq(subscribers.id, id), ne(subscribers.state, 'left')))
    .returning()
  if (subscriber) await recordConsent(tx, subscriber, what, now)
}
