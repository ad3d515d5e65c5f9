import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { EventSubject } from './billing.ts'
import { ForgedEvent, type ProviderEvent } from './gateway.ts'

/** Signs an event in the header format of Stripe (`t=…,v1=…`), as the demonstration provider does. */
export function signEvent(body: string, secret: string, signedAt: Date): string {
  const seconds = Math.floor(signedAt.getTime() / 1000)
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

/** The fields with ids in an event's object, by type of object; `ownId` names the object's own id. */
const kinds: readonly {
  pattern: RegExp
  ownId?: keyof EventSubject
  fields: readonly (readonly [keyof EventSubject, string[]])[]
}[] = [
  { pattern: /^payment_intent\./, ownId: 'intentId', fields: [] },
  { pattern: /^payout\./, ownId: 'payoutId', fields: [] },
  { pattern: /^setup_intent\./, ownId: 'setupIntentId', fields: [] },
  { pattern: /^customer\.subscription\./, ownId: 'subscriptionId', fields: [] },
  {
    pattern: /^invoice\./,
    ownId: 'invoiceId',
    fields: [['subscriptionId', ['parent', 'subscription_details', 'subscription']]],
  },
  {
    pattern: /^charge\.dispute\./,
    fields: [
      ['intentId', ['payment_intent']],
      ['chargeId', ['charge']],
    ],
  },
  { pattern: /^charge\./, ownId: 'chargeId', fields: [['intentId', ['payment_intent']]] },
  {
    pattern: /^refund\./,
    fields: [
      ['intentId', ['payment_intent']],
      ['chargeId', ['charge']],
    ],
  },
]

/** Returns the ids in an event by its type; empty for unknown types. */
export function subjectOf(type: string, object: unknown): EventSubject {
  const kind = kinds.find(({ pattern }) => pattern.test(type))
  if (!kind) return {}
  const ownId = kind.ownId ? [[kind.ownId, idOf(object)] as const] : []
  const fieldIds = kind.fields.map(([name, path]) => [name, idOf(valueAt(object, ...path))] as const)
  return Object.fromEntries([...ownId, ...fieldIds].filter(([, id]) => isIdentifier(id)))
}

/** Whether a value has the format of Stripe's ids and types; anything else is rejected even if correctly signed. */
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
