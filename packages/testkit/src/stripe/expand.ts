import { idOf, type Store, wireOf } from './store.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is only sent when it is asked for. */
function hidden(store: Store, parent: Record<string, unknown>, name: string): unknown {
  if (parent.object !== 'invoice') return undefined
  const payments = [...store.invoicePayments.values()].filter(({ invoice }) => invoice === parent.id)
  if (name === 'payments') {
    const url = `/v1/invoice_payments?invoice=${String(parent.id)}`
    return { object: 'list', data: payments.map(wireOf), has_more: false, url }
  }
  if (name !== 'confirmation_secret') return undefined
  const intent = store.intents.get(idOf(payments.at(-1)?.payment.payment_intent))
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

function whole(store: Store, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { customers, intents, invoices, methods, products, setups, subscriptions, charges, refunds, disputes } = store
  const returns = [refunds, disputes]
  for (const kind of [customers, intents, invoices, methods, products, setups, subscriptions, charges, ...returns]) {
    const found = kind.get(value)
    if (found) return wireOf(found)
  }
  return value
}

function expandAt(store: Store, value: unknown, path: readonly string[]): void {
  const [name, ...rest] = path
  if (name === undefined) return
  if (Array.isArray(value)) {
    for (const each of value) expandAt(store, each, path)
    return
  }
  if (!isRecord(value)) return
  value[name] = hidden(store, value, name) ?? whole(store, value[name])
  expandAt(store, value[name], rest)
}

/** The copy that is sent, with what `expand` names in place of its id. Four levels deep, as at Stripe. */
export function expanded(store: Store, body: unknown, paths: readonly string[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(body))
  for (const path of paths) expandAt(store, copy, path.split('.').slice(0, 4))
  return copy
}
