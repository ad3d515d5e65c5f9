import { createHash } from 'node:crypto'
import type { Billing, SubscriptionRequest } from '../billing.ts'
import { isMissing } from '../stripeErrors.ts'
import { checkResponse, createMetadata, translateErrors, sendOnce, type StripeConnection } from './requests.ts'

/** Finds or creates customers, one per donor and account. */
export function stripeCustomers(connection: StripeConnection): Pick<Billing, 'customer'> {
  const { stripe, tenantId } = connection
  return {
    customer: ({ customerId, name, email, idempotencyKey }) =>
      translateErrors(async () => {
        if (customerId) {
          const existingCustomer = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
            if (isMissing(error)) return undefined
            throw error
          })
          if (existingCustomer && !existingCustomer.deleted) return checkResponse(existingCustomer, 'customer').id
        }
        // This also finds a customer whose creation lost its response, even after the key has expired.
        for await (const customer of stripe.customers.list({ email, limit: 100 }))
          if (customer.metadata.tenant_id === tenantId) return customer.id
        const response = stripe.customers.create(
          { name, email, metadata: createMetadata(connection) },
          sendOnce(idempotencyKey),
        )
        return checkResponse(await response, 'customer').id
      }),
  }
}

/**
 * Finds or creates the product for a cause's regular gifts: one per tenant and cause, with a deterministic id. The donor
 * sees its name on their bank statement and Stripe's pages.
 */
export async function productFor(
  connection: StripeConnection,
  { causeId, title }: SubscriptionRequest,
): Promise<string> {
  const { stripe, tenantId } = connection
  const name = title.slice(0, 250)
  const id = `cause_${createHash('sha256').update(`${tenantId}/${causeId}`).digest('hex').slice(0, 32)}`
  const product = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!product) {
    const metadata = createMetadata(connection, { cause_id: causeId })
    const idempotencyKey = `prod:${tenantId}:${id}:${shortHash(name)}`
    checkResponse(await stripe.products.create({ id, name, metadata }, sendOnce(idempotencyKey)), 'product')
    return id
  }
  // An operator may have archived it in Stripe; only the cause decides whether it accepts gifts.
  if (!checkResponse(product, 'product').active || product.name !== name)
    checkResponse(await stripe.products.update(id, { active: true, name }), 'product')
  return id
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
