import type { Billing, Books } from './billing.ts'
import { ProviderRefusal } from './gateway.ts'

const unbuilt = () => Promise.reject(new ProviderRefusal('This gateway cannot do that yet.'))
async function* none() {}

/** Stands in where a gateway has not learned to collect regularly yet. */
export const unbuiltBilling: Billing & Books = {
  customer: unbuilt,
  subscribe: unbuilt,
  readSubscription: unbuilt,
  findSubscription: unbuilt,
  changeSubscription: unbuilt,
  invoicesOf: unbuilt,
  readInvoice: unbuilt,
  payInvoice: unbuilt,
  invoiceSecret: unbuilt,
  setUp: unbuilt,
  readSetup: unbuilt,
  returnsOf: unbuilt,
  refund: unbuilt,
  paymentsBetween: none,
  eventsSince: none,
}
