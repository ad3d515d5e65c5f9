import type { Giving } from '../stripe/giving.ts'
import type { MosqueContext } from './context.ts'
import type { Rows } from './rows.ts'

/** The Stripe requests that charge or refund, with the prefix of their idempotency keys. */
const moneyRequests: readonly (readonly [RegExp, 'don' | 'jum' | 'ref'])[] = [
  [/^\/v1\/payment_intents(\/[^/]+\/confirm)?$/, 'don'],
  [/^\/v1\/subscriptions$/, 'jum'],
  [/^\/v1\/refunds$/, 'ref'],
]

/**
 * Checks that every charge and refund is requested with the idempotency key of its row (`payments.md` 3). A retry is then the
 * same request to Stripe, even if responses were lost. Most double charges come from a new key.
 */
export function checkKeys(
  { stub }: Giving,
  { mosque }: MosqueContext,
  { gifts, cycles: regularGifts }: Rows,
): string[] {
  const keys = new Set([
    ...gifts.flatMap(({ id, confirmNo }) =>
      Array.from({ length: confirmNo }, (_, attempt) => `don:${mosque.id}:${id}:${attempt + 1}`),
    ),
    ...regularGifts.map(({ id }) => `jum:${mosque.id}:${id}:create`),
  ])
  const refundPrefixes = new Set(gifts.map(({ id }) => `ref:${id}`))
  return stub.requests.flatMap(({ method, path, key, idempotencyKey = 'none' }) => {
    const kind =
      method === 'POST' && key === mosque.secretKey && moneyRequests.find(([pattern]) => pattern.test(path))?.[1]
    if (!kind) return []
    const isKnown = kind === 'ref' ? refundPrefixes.has(idempotencyKey.replace(/:\d+$/, '')) : keys.has(idempotencyKey)
    return isKnown ? [] : [`${path} was requested with an idempotency key that no retry would use`]
  })
}
