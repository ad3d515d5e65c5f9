import { oneLine } from '@minaret/foundation/email'
import type { Billing, Card, ListedSubscription } from '../billing.ts'
import { maybeDate, translateListErrors, type StripeConnection } from './requests.ts'

/** A field of an object created by another system: despite its type it may be missing or unexpected. */
const fieldAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = fieldAt(value, ...path)
  return typeof found === 'string' ? found : ''
}

const numberAt = (value: unknown, ...path: (string | number)[]): number | undefined => {
  const found = fieldAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

const dateAt = (value: unknown, ...path: (string | number)[]): Date | undefined => {
  const seconds = numberAt(value, ...path)
  // Ignore a date out of range.
  return seconds !== undefined && seconds > 0 && seconds < 1e11 ? maybeDate(seconds) : undefined
}

const isThere = (value: unknown, ...path: (string | number)[]): boolean => {
  const found = fieldAt(value, ...path)
  return Array.isArray(found) ? found.length > 0 : found !== undefined && found !== null && found !== ''
}

/** The id of an object that is referenced or expanded. */
const idAt = (value: unknown, ...path: (string | number)[]): string | undefined =>
  textAt(value, ...path) || textAt(value, ...path, 'id') || undefined

function labelsOf(found: unknown): Record<string, string> {
  const metadata = fieldAt(found, 'metadata')
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
  const quantity = isThere(item, 'quantity') ? numberAt(item, 'quantity') : 1
  const amount = unit === undefined || quantity === undefined ? undefined : unit * quantity
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Converts a subscription with possibly missing fields. @param ofPlatform whether the current key is a platform's */
export function toListed(
  found: unknown,
  { accountId, tenantId }: StripeConnection,
  ofPlatform: boolean,
): ListedSubscription {
  const items = fieldAt(found, 'items', 'data')
  const [item]: unknown[] = Array.isArray(items) ? items : []
  const customer = fieldAt(found, 'customer')
  const method = fieldAt(found, 'default_payment_method')
  const labels = labelsOf(found)
  const feePercent = numberAt(found, 'application_fee_percent')
  const amountMinor = amountOf(item)
  return {
    accountId,
    id: textAt(found, 'id'),
    mode: fieldAt(found, 'livemode') === true ? 'live' : 'test',
    status: textAt(found, 'status'),
    customerId: idAt(found, 'customer'),
    name: oneLine(textAt(customer, 'name') || textAt(method, 'billing_details', 'name')),
    email: oneLine(textAt(customer, 'email') || textAt(method, 'billing_details', 'email'), 254),
    items: fieldAt(found, 'items', 'has_more') === true ? 2 : Array.isArray(items) ? items.length : 0,
    interval: textAt(item, 'price', 'recurring', 'interval') || undefined,
    intervalCount: numberAt(item, 'price', 'recurring', 'interval_count') ?? 1,
    ...(amountMinor === undefined ? {} : { amountMinor }),
    currency: textAt(found, 'currency').toLowerCase(),
    anchorAt: dateAt(found, 'billing_cycle_anchor'),
    // Without an invoice, no collection has been due yet.
    lastAt: isThere(found, 'latest_invoice') ? dateAt(item, 'current_period_start') : undefined,
    nextAt: dateAt(item, 'current_period_end'),
    isPaused: isThere(found, 'pause_collection'),
    endsByItself: isThere(found, 'cancel_at') || fieldAt(found, 'cancel_at_period_end') === true,
    isScheduled: isThere(found, 'schedule'),
    isInvoiced: textAt(found, 'collection_method') === 'send_invoice',
    isTransferred: isThere(found, 'transfer_data') || isThere(found, 'on_behalf_of'),
    isDiscounted: isThere(found, 'discounts') || isThere(item, 'discounts'),
    canChange: !ofPlatform || labels.tenant_id === tenantId,
    application: idAt(found, 'application'),
    ...(feePercent === undefined || feePercent <= 0 ? {} : { feePercent }),
    labels,
    card: cardAt(method) ?? cardAt(fieldAt(customer, 'invoice_settings', 'default_payment_method')),
  }
}

/** Lists all subscriptions of the account, without changing any. */
export function stripeListing(connection: StripeConnection, ofPlatform: boolean): Pick<Billing, 'listSubscriptions'> {
  const expand = [
    'data.customer',
    'data.customer.invoice_settings.default_payment_method',
    'data.default_payment_method',
  ]
  return {
    async *listSubscriptions() {
      const listed = connection.stripe.subscriptions.list({ status: 'all', limit: 100, expand })
      for await (const found of translateListErrors(listed)) yield toListed(found, connection, ofPlatform)
    },
  }
}
