import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, providerEvents } from '@minaret/foundation/db'
import type { ListedEvent } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { eventKind, storeEvent } from '../provider-events/providerEvents.ts'
import { type ReconciliationContext, inBatches, type Span } from './account.ts'

/** The id of the object an event refers to, if the list has it. */
const objectIdOf = ({ about }: ListedEvent): string | undefined =>
  about.invoiceId ?? about.subscriptionId ?? about.setupIntentId ?? about.chargeId ?? about.intentId

/** Returns the events that are not stored yet. */
async function findMissingEvents(
  tx: Tx,
  accountId: string,
  relevantEvents: readonly ListedEvent[],
): Promise<ListedEvent[]> {
  const ids = relevantEvents.map(({ id }) => id)
  const storedEvents = await tx
    .select({ id: providerEvents.eventId })
    .from(providerEvents)
    .where(and(eq(providerEvents.accountId, accountId), inArray(providerEvents.eventId, ids)))
  const storedIds = new Set(storedEvents.map(({ id }) => id))
  return relevantEvents.filter(({ id }) => !storedIds.has(id))
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
    const relevantEvents = batch.filter((event) => event.at < before && eventKind(event.type) && objectIdOf(event))
    await db(async (tx) => {
      for (const event of await findMissingEvents(tx, accountId, relevantEvents)) {
        const ids = { tenantId: tenant.id, accountId, eventId: event.id }
        // A webhook may have delivered it in the meantime.
        if (dryRun || (await storeEvent(tx, ids, { ...event, objectId: objectIdOf(event) ?? event.id })))
          missedCount += 1
      }
    })
  }
  return missedCount
}
