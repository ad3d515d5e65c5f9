import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, providerEvents } from '@minaret/foundation/db'
import type { ListedEvent } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { eventKind, storeEvent } from '../provider-events/providerEvents.ts'
import { type ReconciliationContext, inBatches, type Span } from './account.ts'

/** The id of the object an event refers to, if the list has it. */
const objectOf = ({ about }: ListedEvent): string | undefined =>
  about.invoiceId ?? about.subscriptionId ?? about.setupIntentId ?? about.chargeId ?? about.intentId

/** Returns the events that are not stored yet. */
async function findMissing(tx: Tx, accountId: string, relevant: readonly ListedEvent[]): Promise<ListedEvent[]> {
  const ids = relevant.map(({ id }) => id)
  const existing = await tx
    .select({ id: providerEvents.eventId })
    .from(providerEvents)
    .where(and(eq(providerEvents.accountId, accountId), inArray(providerEvents.eventId, ids)))
  const storedIds = new Set(existing.map(({ id }) => id))
  return relevant.filter(({ id }) => !storedIds.has(id))
}

/**
 * Stores provider events that no webhook delivered and queues them for processing.
 * @param dryRun to count only
 * @returns the number of events
 */
export async function storeMissedEvents(
  { db, tenant }: ReconciliationContext,
  gateway: Gateway,
  { from, before }: Span,
  dryRun: boolean,
): Promise<number> {
  const { accountId } = gateway
  let missedCount = 0
  for await (const batch of inBatches(gateway.eventsSince(from))) {
    const relevant = batch.filter((event) => event.at < before && eventKind(event.type) && objectOf(event))
    await db(async (tx) => {
      for (const event of await findMissing(tx, accountId, relevant)) {
        const ids = { tenantId: tenant.id, accountId, eventId: event.id }
        // A webhook may have delivered it meanwhile.
        if (dryRun || (await storeEvent(tx, ids, { ...event, objectId: objectOf(event) ?? event.id }))) missedCount += 1
      }
    })
  }
  return missedCount
}
