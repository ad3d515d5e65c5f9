import { toSingleLine } from '@minaret/foundation/email'
import type { Billing, Card, ListedSubscription } from '../billing.ts'
import { maybeDate, translateListErrors, type StripeConnection } from './requests.ts'

/** Returns a field of an object created by another system; whatever its type says, it may be missing or unexpected. */
const fieldAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const field = fieldAt(value, ...path)
  return typeof field === 'string' ? field : ''
}

const numberAt = (value: unknown, ...path: (string | number)[]): number | undefined => {
  const field = fieldAt(value, ...path)
  return typeof field === 'number' && Number.isFinite(field) ? field : undefined
}

const dateAt = (value: unknown, ...path: (string | number)[]): Date | undefined => {
  const seconds = numberAt(value, ...path)
  // Ignore an out-of-range date.
  return seconds !== undefined && seconds > 0 && seconds < 1e11 ? maybeDate(seconds) : undefined
}

const isPresent = (value: unknown, ...path: (string | number)[]): boolean => {
  const field = fieldAt(value, ...path)
  return Array.isArray(field) ? field.length > 0 : field !== undefined && field !== null && field !== ''
}

/** The id of an object that is referenced or expanded. */
const idAt = (value: unknown, ...path: (string | number)[]): string | undefined =>
  textAt(value, ...path) || textAt(value, ...path, 'id') || undefined

function labelsOf(subscription: unknown): Record<string, string> {
  const metadata = fieldAt(subscription, 'metadata')
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return {}
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function cardAt(method: unknown): Card | undefined {
  const [brand, last4] = [textAt(method, 'card', 'brand'), textAt(method, 'card', 'last4')]
  return brand && /^\d{4}$/.test(last4) ? { brand, last4 } : undefined
}

/** The amount of each collection in the minor unit; undefined for a tiered, metered or fractional price. */
function amountOf(item: unknown): number | undefined {
  const unit = numberAt(item, 'price', 'unit_amount')
  const quantity = isPresent(item, 'quantity') ? numberAt(item, 'quantity') : 1
  const amount = unit === undefined || quantity === undefined ? undefined : unit * quantity
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Converts a subscription with possibly missing fields. @param isPlatform whether the current key is a platform's */
export function toListedSubscription(
  subscription: unknown,
  { accountId, tenantId }: StripeConnection,
  isPlatform: boolean,
): ListedSubscription {
  const items = fieldAt(subscription, 'items', 'data')
  const [item]: unknown[] = Array.isArray(items) ? items : []
  const customer = fieldAt(subscription, 'customer')
  const method = fieldAt(subscription, 'default_payment_method')
  const labels = labelsOf(subscription)
  const feePercent = numberAt(subscription, 'application_fee_percent')
  const amountMinor = amountOf(item)
  return {
    accountId,
    id: textAt(subscription, 'id'),
    mode: fieldAt(subscription, 'livemode') === true ? 'live' : 'test',
    status: textAt(subscription, 'status'),
    customerId: idAt(subscription, 'customer'),
    name: toSingleLine(textAt(customer, 'name') || textAt(method, 'billing_details', 'name')),
    email: toSingleLine(textAt(customer, 'email') || textAt(method, 'billing_details', 'email'), 254),
    items: fieldAt(subscription, 'items', 'has_more') === true ? 2 : Array.isArray(items) ? items.length : 0,
    interval: textAt(item, 'price', 'recurring', 'interval') || undefined,
    intervalCount: numberAt(item, 'price', 'recurring', 'interval_count') ?? 1,
    ...(amountMinor === undefined ? {} : { amountMinor }),
    currency: textAt(subscription, 'currency').toLowerCase(),
    anchorAt: dateAt(subscription, 'billing_cycle_anchor'),
    // Without an invoice, no collection has been due yet.
    lastAt: isPresent(subscription, 'latest_invoice') ? dateAt(item, 'current_period_start') : undefined,
    nextAt: dateAt(item, 'current_period_end'),
    isPaused: isPresent(subscription, 'pause_collection'),
    endsByItself: isPresent(subscription, 'cancel_at') || fieldAt(subscription, 'cancel_at_period_end') === true,
    isScheduled: isPresent(subscription, 'schedule'),
    isInvoiced: textAt(subscription, 'collection_method') === 'send_invoice',
    isTransferred: isPresent(subscription, 'transfer_data') || isPresent(subscription, 'on_behalf_of'),
    isDiscounted: isPresent(subscription, 'discounts') || isPresent(item, 'discounts'),
    canChange: !isPlatform || labels.tenant_id === tenantId,
    application: idAt(subscription, 'application'),
    ...(feePercent === undefined || feePercent <= 0 ? {} : { feePercent }),
    labels,
    card: cardAt(method) ?? cardAt(fieldAt(customer, 'invoice_settings', 'default_payment_method')),
  }
}

/** Lists all subscriptions of the account, without changing any. */
export function stripeListing(connection: StripeConnection, isPlatform: boolean): Pick<Billing, 'listSubscriptions'> {
  const expand = [
    'data.customer',
    'data.customer.invoice_settings.default_payment_method',
    'data.default_payment_method',
  ]
  return {
    async *listSubscriptions() {
      const subscriptions = connection.stripe.subscriptions.list({ status: 'all', limit: 100, expand })
      for await (const subscription of translateListErrors(subscriptions))
        yield toListedSubscription(subscription, connection, isPlatform)
    },
  }
}
