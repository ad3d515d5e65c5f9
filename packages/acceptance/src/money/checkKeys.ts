import type { Giving } from '../stripe/giving.ts'
import type { MosqueContext } from './place.ts'
import type { Rows } from './rows.ts'

/** What charges, or gives back. */
const changes: readonly (readonly [RegExp, 'don' | 'jum' | 'ref'])[] = [
  [/^\/v1\/payment_intents(\/[^/]+\/confirm)?$/, 'don'],
  [/^\/v1\/subscriptions$/, 'jum'],
  [/^\/v1\/refunds$/, 'ref'],
]

/**
 * Whatever charges or gives back is asked for under the key its row is known by (`payments.md` 3), so that a repeat is
 * the same request to Stripe, however often an answer was lost. Most double charges need a key that was made anew.
 */
export function checkKeys({ stub }: Giving, { mosque }: MosqueContext, { gifts, cycles }: Rows): string[] {
  const names = new Set([
    ...gifts.flatMap(({ id, confirmNo }) =>
      Array.from({ length: confirmNo }, (_, tried) => `don:${mosque.id}:${id}:${tried + 1}`),
    ),
    ...cycles.map(({ id }) => `jum:${mosque.id}:${id}:create`),
  ])
  const refund = new Set(gifts.map(({ id }) => `ref:${id}`))
  return stub.requests.flatMap(({ method, path, key, idempotencyKey = 'none' }) => {
    const kind = method === 'POST' && key === mosque.secretKey && changes.find(([paths]) => paths.test(path))?.[1]
    if (!kind) return []
    const holds = kind === 'ref' ? refund.has(idempotencyKey.replace(/:\d+$/, '')) : names.has(idempotencyKey)
    return holds ? [] : [`${path} was asked for under a key nobody would ask under again`]
  })
}
