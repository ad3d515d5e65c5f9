import { and, asc, eq, gte } from 'drizzle-orm'
import { type Database, providerEvents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { OperatorError } from '@minaret/foundation/base'

/** A stored event, as a list shows it. */
export type ReplayedEvent = { id: string; type: string; receivedAt: Date; workedAt: Date | null }

/**
 * Has stored events worked on once more, by the running server: what each is about is read again, so that an event that
 * was worked on before changes nothing.
 * @throws OperatorError when there is no such event
 */
export const replayEvents = (
  database: Database,
  tenantId: string,
  { eventId, since, dryRun }: { eventId?: string; since?: Date; dryRun: boolean },
): Promise<ReplayedEvent[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const found = await tx
      .select()
      .from(providerEvents)
      .where(
        and(
          eventId === undefined ? undefined : eq(providerEvents.eventId, eventId),
          since && gte(providerEvents.receivedAt, since),
        ),
      )
      .orderBy(asc(providerEvents.receivedAt), asc(providerEvents.eventId))
    if (eventId !== undefined && found.length === 0)
      throw new OperatorError(
        `There is no event "${eventId}". "payments reconcile" fetches events that did not arrive.`,
      )
    if (!dryRun)
      for (const { accountId, eventId: id } of found)
        await addJob(tx, 'provider-event', { tenantId, accountId, eventId: id }, `event:${accountId}:${id}`)
    return found.map(({ eventId: id, type, receivedAt, workedAt }) => ({ id, type, receivedAt, workedAt }))
  })
