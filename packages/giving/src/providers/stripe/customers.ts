import { createHash } from 'node:crypto'
import type { Billing, SubscriptionRequest } from '../billing.ts'
import { isMissing } from '../stripeErrors.ts'
import { genuine, labels, meant, once, type Talk } from './requests.ts'

/** Finds or creates customers, one per donor and account. */
export function stripeCustomers(talk: Talk): Pick<Billing, 'customer'> {
  const { stripe, tenantId } = talk
  return {
    customer: ({ customerId, name, email, idempotencyKey }) =>
      meant(async () => {
        if (customerId) {
          const existing = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
            if (isMissing(error)) return undefined
            throw error
          })
          if (existing && !existing.deleted) return genuine(existing, 'customer').id
        }
        // Also finds a customer whose response was lost over a day ago, after the key has expired.
        for await (const found of stripe.customers.list({ email, limit: 100 }))
          if (found.metadata.tenant_id === tenantId) return found.id
        const created = stripe.customers.create({ name, email, metadata: labels(talk) }, once(idempotencyKey))
        return genuine(await created, 'customer').id
      }),
  }
}

/**
 * The product for a cause's regular gifts: one per tenant and cause, with a deterministic id. The donor sees its name on their bank's
 * and Stripe's pages.
 */
export async function productFor(talk: Talk, { causeId, title }: SubscriptionRequest): Promise<string> {
  const { stripe, tenantId } = talk
  const name = title.slice(0, 250)
  const id = `cause_${createHash('sha256').update(`${tenantId}/${causeId}`).digest('hex').slice(0, 32)}`
  const found = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!found) {
    const metadata = labels(talk, { cause_id: causeId })
    genuine(
      await stripe.products.create({ id, name, metadata }, once(`prod:${tenantId}:${id}:${hash(name)}`)),
      'product',
    )
    return id
  }
  // An operator may have archived it at Stripe; only the cause decides whether it accepts gifts.
  if (!genuine(found, 'product').active || found.name !== name)
    genuine(await stripe.products.update(id, { active: true, name }), 'product')
  return id
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
