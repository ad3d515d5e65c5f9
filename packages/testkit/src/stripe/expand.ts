import { idOf, type Store, toApiObject } from './store.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a field that Stripe sends only if expanded; undefined for other fields. */
function expandableField(store: Store, parent: Record<string, unknown>, name: string): unknown {
  if (parent.object !== 'invoice') return undefined
  const payments = [...store.invoicePayments.values()].filter(({ invoice }) => invoice === parent.id)
  if (name === 'payments') {
    const url = `/v1/invoice_payments?invoice=${String(parent.id)}`
    return { object: 'list', data: payments.map(toApiObject), has_more: false, url }
  }
  if (name !== 'confirmation_secret') return undefined
  const intent = store.intents.get(idOf(payments.at(-1)?.payment.payment_intent))
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

function findObject(store: Store, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { customers, intents, invoices, methods, products, setups, subscriptions, charges, refunds, disputes } = store
  const returns = [refunds, disputes]
  for (const kind of [customers, intents, invoices, methods, products, setups, subscriptions, charges, ...returns]) {
    const object = kind.get(value)
    if (object) return toApiObject(object)
  }
  return value
}

function expandAt(store: Store, value: unknown, path: readonly string[]): void {
  const [name, ...innerPath] = path
  if (name === undefined) return
  if (Array.isArray(value)) {
    for (const item of value) expandAt(store, item, path)
    return
  }
  if (!isRecord(value)) return
  value[name] = expandableField(store, value, name) ?? findObject(store, value[name])
  expandAt(store, value[name], innerPath)
}

/**
 * Returns a copy of a body with the ids at the `expand` paths replaced by their objects, at most four levels deep, as in
 * Stripe's API.
 */
export function expandIds(store: Store, body: unknown, paths: readonly string[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(body))
  for (const path of paths) expandAt(store, copy, path.split('.').slice(0, 4))
  return copy
}
