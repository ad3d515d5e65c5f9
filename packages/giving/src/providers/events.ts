import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { EventSubject } from './billing.ts'
import { ForgedEvent, type ProviderEvent } from './gateway.ts'

/** Signs an event in the header format of Stripe (`t=…,v1=…`), as the demonstration provider does. */
export function signEvent(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  const id: unknown = Reflect.get(value, 'id')
  return typeof id === 'string' ? id : undefined
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

/** The fields with ids in an event's object, by type of object; the object's own id is named after its type. */
const kinds: readonly {
  of: RegExp
  self?: keyof EventSubject
  fields: readonly (readonly [keyof EventSubject, string[]])[]
}[] = [
  { of: /^payment_intent\./, self: 'intentId', fields: [] },
  { of: /^payout\./, self: 'payoutId', fields: [] },
  { of: /^setup_intent\./, self: 'setupIntentId', fields: [] },
  { of: /^customer\.subscription\./, self: 'subscriptionId', fields: [] },
  {
    of: /^invoice\./,
    self: 'invoiceId',
    fields: [['subscriptionId', ['parent', 'subscription_details', 'subscription']]],
  },
  {
    of: /^charge\.dispute\./,
    fields: [
      ['intentId', ['payment_intent']],
      ['chargeId', ['charge']],
    ],
  },
  { of: /^charge\./, self: 'chargeId', fields: [['intentId', ['payment_intent']]] },
  {
    of: /^refund\./,
    fields: [
      ['intentId', ['payment_intent']],
      ['chargeId', ['charge']],
    ],
  },
]

/** Returns the ids in an event by its type; undefined for unknown types. */
export function subjectOf(type: string, object: unknown): EventSubject {
  const kind = kinds.find(({ of }) => of.test(type))
  if (!kind) return {}
  const self = kind.self ? [[kind.self, idOf(object)] as const] : []
  const named = kind.fields.map(([name, path]) => [name, idOf(at(object, ...path))] as const)
  return Object.fromEntries([...self, ...named].filter(([, id]) => isName(id)))
}

/** The format of Stripe's ids and types; anything else is rejected even if correctly signed. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)

/**
 * Verifies an event against the secrets that are valid now: two while a rotation lasts. A signature older than five
 * minutes does not hold.
 * @throws ForgedEvent also when the signed bytes are no event
 */
export function verifyEvent(raw: Buffer, signature: string, secrets: readonly string[], now: Date): ProviderEvent {
  for (const secret of secrets) {
    let event: Stripe.Event
    try {
      event = Stripe.webhooks.constructEvent(raw, signature, secret, undefined, undefined, now.getTime())
    } catch {
      continue
    }
    if (typeof event !== 'object' || event === null) break
    const object: unknown = event.data?.object
    const objectId = idOf(object)
    if (!isName(event.id) || !isName(event.type) || !isName(objectId)) break
    const intent: unknown =
      typeof object === 'object' && object !== null ? Reflect.get(object, 'payment_intent') : undefined
    const intentId = event.type.startsWith('payment_intent.') ? objectId : idOf(intent)
    const about = subjectOf(event.type, object)
    return { id: event.id, type: event.type, objectId, intentId, about, live: event.livemode === true }
  }
  throw new ForgedEvent('No secret of this account has signed that.')
}
