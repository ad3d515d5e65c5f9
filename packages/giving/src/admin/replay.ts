import { and, asc, eq, gte } from 'drizzle-orm'
import { type Database, providerEvents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { OperatorError } from '@minaret/foundation/base'

/** A listed provider event. */
export type ReplayedEvent = { id: string; type: string; receivedAt: Date; workedAt: Date | null }

/**
 * Queues stored events to be processed again by the running server. Processing reads the current state from the
 * provider, so repeating it changes nothing.
 * @throws OperatorError if the event does not exist
 */
export const replayEvents = (
  database: Database,
  tenantId: string,
  { eventId, since, dryRun }: { eventId?: string; since?: Date; dryRun: boolean },
): Promise<ReplayedEvent[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const events = await tx
      .select()
      .from(providerEvents)
      .where(
        and(
          eventId === undefined ? undefined : eq(providerEvents.eventId, eventId),
          since && gte(providerEvents.receivedAt, since),
        ),
      )
      .orderBy(asc(providerEvents.receivedAt), asc(providerEvents.eventId))
    if (eventId !== undefined && events.length === 0)
      throw new OperatorError(
        `There is no event "${eventId}". "payments reconcile" fetches events that did not arrive.`,
      )
    if (!dryRun)
      for (const { accountId, eventId: id } of events)
        await addJob(tx, 'provider-event', { tenantId, accountId, eventId: id }, `event:${accountId}:${id}`)
    return events.map(({ eventId: id, type, receivedAt, workedAt }) => ({ id, type, receivedAt, workedAt }))
  })
