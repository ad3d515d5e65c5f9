import type { TenantDb } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Adopter, ListedSubscription } from '@minaret/giving/adoption'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '@minaret/giving/providers'
import { refuseFile } from '../unreadable.ts'

/** What reading the subscriptions of a mosque's account takes. */
export type ListingCall = { db: TenantDb; tenant: Tenant; payments: Pick<Payments, 'gatewayFor'>; now: Date }

/** Subscriptions looked at in one transaction: as many as Stripe lists on one page. */
const atOnce = 100
/** The subscriptions of one account. */
const most = 50_000

/** The mosque's Stripe account; nothing in a demonstration, where there is none. */
export async function findAccount({ db, tenant, payments }: Omit<ListingCall, 'now'>): Promise<Gateway | undefined> {
  const gateway = await payments.gatewayFor(tenant, db)
  return gateway?.mode === 'demo' ? undefined : gateway
}

/** What a subscription is judged by. */
export const adopterOf = ({ id, config }: Tenant, { mode }: Gateway): Adopter => ({
  tenantId: id,
  mode,
  currencies: config.payment.currencies,
})

/**
 * The subscriptions of an account, some at a time, however many it has.
 * @throws UnreadableImport
 */
export async function* listSubscriptions(gateway: Gateway): AsyncGenerator<ListedSubscription[]> {
  let batch: ListedSubscription[] = []
  let count = 0
  const seen = new Set<string>()
  try {
    for await (const found of gateway.listSubscriptions()) {
      // A list that moves while it is read may name one twice.
      if (seen.has(found.id)) continue
      seen.add(found.id)
      count += 1
      if (count > most) refuseFile('plans')
      batch.push(found)
      if (batch.length < atOnce) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (error instanceof OutcomeUnknown) refuseFile('stripeSilent')
    if (error instanceof ProviderRefusal) refuseFile('stripeRefused')
    throw error
  }
  if (batch.length > 0) yield batch
}
