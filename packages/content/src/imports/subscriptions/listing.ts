import type { TenantDb } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Adopter, ListedSubscription } from '@minaret/giving/adoption'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '@minaret/giving/providers'
import { rejectFile } from '../unreadable.ts'

/** The context of reading a mosque's subscriptions. */
export type ListingCall = { db: TenantDb; tenant: Tenant; payments: Pick<Payments, 'gatewayFor'>; now: Date }

/** Subscriptions per transaction: Stripe's page size. */
const batchSize = 100
/** The maximum number of subscriptions of an account. */
const maxSubscriptions = 50_000

/** The mosque's Stripe account, or undefined in a demonstration. */
export async function findAccount({ db, tenant, payments }: Omit<ListingCall, 'now'>): Promise<Gateway | undefined> {
  const gateway = await payments.gatewayFor(tenant, db)
  return gateway?.mode === 'demo' ? undefined : gateway
}

/** The mosque's criteria for adopting a subscription. */
export const adopterOf = ({ id, config }: Tenant, { mode }: Gateway): Adopter => ({
  tenantId: id,
  mode,
  currencies: config.payment.currencies,
})

/**
 * Lists the subscriptions of an account in batches.
 * @throws UnreadableImport
 */
export async function* listSubscriptions(gateway: Gateway): AsyncGenerator<ListedSubscription[]> {
  let batch: ListedSubscription[] = []
  let count = 0
  const seenIds = new Set<string>()
  try {
    for await (const subscription of gateway.listSubscriptions()) {
      // A list that changes while it is read may contain duplicates.
      if (seenIds.has(subscription.id)) continue
      seenIds.add(subscription.id)
      count += 1
      if (count > maxSubscriptions) rejectFile('plans')
      batch.push(subscription)
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (error instanceof OutcomeUnknown) rejectFile('stripeSilent')
    if (error instanceof ProviderRefusal) rejectFile('stripeRefused')
    throw error
  }
  if (batch.length > 0) yield batch
}
