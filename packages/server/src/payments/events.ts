import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
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

/** Ids and types as Stripe writes them; anything else is no event, however well it is signed. */
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
    return { id: event.id, type: event.type, objectId, intentId, live: event.livemode === true }
  }
  throw new ForgedEvent('No secret of this account has signed that.')
}
