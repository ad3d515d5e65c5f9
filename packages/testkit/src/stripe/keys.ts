import { errorResponse, type StubResponse } from './responses.ts'

/**
 * Emulates Stripe's handling of idempotency keys: a repeated request gets the first response, a different one is an
 * error, and a concurrent one a 409.
 */
export function createIdempotencyKeys() {
  const entries = new Map<string, { request: string; response: Promise<StubResponse>; isSettled: boolean }>()
  return {
    /** Stripe forgets keys after a day. */
    forget: () => entries.clear(),
    /** Runs a call once per key. */
    async runOnce(key: string | undefined, request: string, work: () => Promise<StubResponse>): Promise<StubResponse> {
      if (!key) return work()
      const existing = entries.get(key)
      if (existing && existing.request !== request)
        return errorResponse(
          400,
          'idempotency_error',
          'idempotency_error',
          'Keys can only be used with the same parameters.',
        )
      if (existing && !existing.isSettled)
        return errorResponse(
          409,
          'idempotency_error',
          'idempotency_key_in_use',
          'A request with this key is in progress.',
        )
      if (existing) return { ...(await existing.response), replayed: true }
      const entry = { request, response: work(), isSettled: false }
      entries.set(key, entry)
      const { status } = await entry.response
      entry.isSettled = true
      // Requests rejected before any processing are not stored.
      if (status === 400 || status === 404) entries.delete(key)
      return entry.response
    },
  }
}
