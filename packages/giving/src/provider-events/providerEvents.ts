import { and, eq } from 'drizzle-orm'
import { type Tx, providerEvents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { EventSubject } from '../providers/billing.ts'

/**
 * The kind of object to read again after an event: an intent, a payment's returns, a regular gift, a payout or the
 * account.
 */
export type EventKind = 'intent' | 'returns' | 'cycle' | 'payout' | 'account'

const kindPatterns: readonly (readonly [EventKind, RegExp])[] = [
  ['intent', /^payment_intent\.(succeeded|payment_failed|processing|canceled|requires_action)$/],
  ['returns', /^(charge\.refunded|charge\.refund\.updated|refund\.(created|updated|failed))$/],
  ['returns', /^charge\.dispute\.(created|updated|closed|funds_withdrawn|funds_reinstated)$/],
  ['cycle', /^setup_intent\.(succeeded|setup_failed|requires_action|canceled)$/],
  ['cycle', /^customer\.subscription\.(created|updated|deleted|paused|resumed)$/],
  ['account', /^account\.updated$/],
  ['payout', /^payout\.(created|updated|paid|failed|canceled|reconciliation_completed)$/],
  [
    'cycle',
    /^invoice\.(created|finalized|paid|payment_failed|payment_action_required|voided|marked_uncollectible|finalization_failed)$/,
  ],
]

/** The kind of object an event type refers to, or undefined if the type is not used. */
export const eventKind = (type: string): EventKind | undefined =>
  kindPatterns.find(([, pattern]) => pattern.test(type))?.[0]

/** The ids of an event. */
export type EventIds = { tenantId: string; accountId: string; eventId: string }

/** A stored event, with ids and type but without the provider's data. */
export type StoredEvent = typeof providerEvents.$inferSelect

/**
 * Stores an event and queues its processing in one transaction; an event that is already stored is ignored.
 * @returns whether it was new
 */
export async function storeEvent(
  tx: Tx,
  ids: EventIds,
  event: { type: string; objectId: string; about: EventSubject },
): Promise<boolean> {
  const { type, objectId, about } = event
  const [insertedEvent] = await tx
    .insert(providerEvents)
    .values({ ...ids, type, objectId, about: { ...about } })
    .onConflictDoNothing()
    .returning()
  if (insertedEvent) await addJob(tx, 'provider-event', ids, `event:${ids.accountId}:${ids.eventId}`)
  return insertedEvent !== undefined
}

/**
 * Stores an event that is processed in the same transaction.
 * @returns whether it was new, and so not processed before
 */
export async function storeProcessedEvent(
  tx: Tx,
  ids: EventIds,
  { type, objectId, about }: { type: string; objectId: string; about: EventSubject },
  workedAt: Date,
): Promise<boolean> {
  const row = { ...ids, type, objectId, about: { ...about }, workedAt }
  return (await tx.insert(providerEvents).values(row).onConflictDoNothing().returning()).length > 0
}

const isEvent = ({ accountId, eventId }: EventIds) =>
  and(eq(providerEvents.accountId, accountId), eq(providerEvents.eventId, eventId))

/** Finds a stored event. */
export async function findEvent(tx: Tx, ids: EventIds): Promise<StoredEvent | undefined> {
  const [event] = await tx.select().from(providerEvents).where(isEvent(ids))
  return event
}

/** Marks an event as processed. */
export async function markProcessed(tx: Tx, ids: EventIds, now: Date): Promise<void> {
  await tx.update(providerEvents).set({ workedAt: now }).where(isEvent(ids))
}
