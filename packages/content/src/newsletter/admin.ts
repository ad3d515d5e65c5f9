import { asc, inArray } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Database, subscriberConsents, subscribers } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isReached } from './store.ts'
import { createUnsubscribeLink } from './unsubscribeLink.ts'

/** Lists newsletter subscribers by state. */
export const listSubscribers = (
  database: Database,
  tenantId: string,
  states: readonly ('pending' | 'confirmed' | 'left')[],
) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'subscribers exported')
    return tx
      .select({
        id: subscribers.id,
        email: subscribers.email,
        name: subscribers.name,
        state: subscribers.state,
        askedAt: subscribers.askedAt,
        confirmedAt: subscribers.confirmedAt,
        leftAt: subscribers.leftAt,
      })
      .from(subscribers)
      .where(inArray(subscribers.state, [...states]))
      .orderBy(asc(subscribers.askedAt), asc(subscribers.id))
  })

/**
 * Exports confirmed subscribers, each with the proof of consent and an unsubscribe link. Every export creates new links;
 * older ones stay valid.
 */
export const exportSubscribers = (database: Database, tenant: Tenant, now: Date) =>
  database.forTenant(tenant.id)(async (tx) => {
    await audit(tx, 'subscribers exported')
    const rows = await tx
      .select()
      .from(subscribers)
      .where(isReached)
      .orderBy(asc(subscribers.confirmedAt), asc(subscribers.id))
    const consents = await tx.select().from(subscriberConsents).orderBy(asc(subscriberConsents.at))
    const exportRows = []
    for (const { id, email, name, askedAt, confirmedAt, wording } of rows) {
      const { page, headers } = await createUnsubscribeLink(tx, tenant, id, now)
      const proof = consents
        .filter(({ subscriberId }) => subscriberId === id)
        .map(({ what, at, wording: agreedWording }) => ({ what, at: at.toISOString(), wording: agreedWording }))
      exportRows.push({
        email,
        name: name ?? undefined,
        asked: askedAt,
        confirmed: confirmedAt ?? askedAt,
        wording,
        unsubscribe: page,
        headers,
        proof,
      })
    }
    return exportRows
  })
