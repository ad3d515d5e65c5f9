import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { EventSubject } from './billing.ts'
import { ForgedEvent, type ProviderEvent } from './gateway.ts'

/** Signs an event in the header format of Stripe (`t=…,v1=…`), as the demonstration provider does. */
export function signEvent(body: string, secret: string, valueAt: Date): string {
  const seconds = Math.floor(valueAt.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  const id: unknown = Reflect.get(value, 'id')
  return typeof id === 'string' ? id : undefined
}

const valueAt = (value: unknown, ...path: string[]): unknown =>
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
  const named = kind.fields.map(([name, path]) => [name, idOf(valueAt(object, ...path))] as const)
  return Object.fromEntries([...self, ...named].filter(([, id]) => isIdentifier(id)))
}

/** The format of Stripe's ids and types; anything else is rejected even if correctly signed. */
const isIdentifier = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,255}$/.test(value)

/**
 * Verifies an event against the current secrets, of which there are two during a rotation. A signature older than five
 * minutes is invalid.
 * @throws ForgedEvent also if the signed bytes are not an event
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
    if (!isIdentifier(event.id) || !isIdentifier(event.type) || !isIdentifier(objectId)) break
    const intent: unknown =
      typeof object === 'object' && object !== null ? Reflect.get(object, 'payment_intent') : undefined
    const intentId = event.type.startsWith('payment_intent.') ? objectId : idOf(intent)
    const about = subjectOf(event.type, object)
    return { id: event.id, type: event.type, objectId, intentId, about, live: event.livemode === true }
  }
  throw new ForgedEvent('The signature matches no secret of this account.')
}
