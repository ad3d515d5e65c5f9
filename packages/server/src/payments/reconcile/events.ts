import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { providerEvents } from '../../db/money.ts'
import { addJob } from '../../jobs/queue.ts'
import type { ListedEvent } from '../billing.ts'
import type { Gateway } from '../gateway.ts'
import { type Comparing, inBatches, type Span } from './account.ts'

/** Events of these kinds are worked on; all others a webhook would forget as well. */
const worked =
  /^(payment_intent|setup_intent|charge|refund|invoice|customer\.subscription)\.(?!.*(?:upcoming|expiring|trial_will_end))/

/** The object an event is about, as far as its list says. */
const objectOf = ({ about }: ListedEvent): string | undefined =>
  about.invoiceId ?? about.subscriptionId ?? about.setupIntentId ?? about.chargeId ?? about.intentId

async function take(tx: Tx, ids: { tenantId: string; accountId: string }, missed: readonly ListedEvent[]) {
  for (const event of missed) {
    const objectId = objectOf(event)
    if (!objectId) continue
    const { id: eventId, type, about } = event
    const stored = await tx
      .insert(providerEvents)
      .values({ ...ids, eventId, type, objectId, about: { ...about } })
      .onConflictDoNothing()
      .returning()
    if (stored.length > 0) await planEvent(tx, { ...ids, eventId, about })
  }
}

/** Has a stored event worked on, also once more: the object it is about is read again. */
export const planEvent = (
  tx: Tx,
  { tenantId, accountId, eventId, about }: { tenantId: string; accountId: string; eventId: string; about: object },
): Promise<void> =>
  addJob(
    tx,
    'provider-event',
    { tenantId, accountId, eventId, intentId: 'intentId' in about ? String(about.intentId) : '' },
    `event:${accountId}:${eventId}`,
  )

/**
 * Stores the provider's events that no webhook has brought, and has them worked on like those it did.
 * @param dryRun to count only
 * @returns how many there were
 */
export async function takeMissedEvents(
  { db, tenant }: Comparing,
  gateway: Gateway,
  { from, before }: Span,
  dryRun: boolean,
): Promise<number> {
  const ids = { tenantId: tenant.id, accountId: gateway.accountId }
  let missed = 0
  for await (const batch of inBatches(gateway.eventsSince(from))) {
    const told = batch.filter((event) => event.at < before && worked.test(event.type) && objectOf(event))
    missed += await db(async (tx) => {
      const known = await tx
        .select({ id: providerEvents.eventId })
        .from(providerEvents)
        .where(
          and(
            eq(providerEvents.accountId, ids.accountId),
            inArray(
              providerEvents.eventId,
              told.map(({ id }) => id),
            ),
          ),
        )
      const fresh = told.filter(({ id }) => !known.some((other) => other.id === id))
      if (!dryRun) await take(tx, ids, fresh)
      return fresh.length
    })
  }
  return missed
}
