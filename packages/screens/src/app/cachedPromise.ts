import { delayFailure } from '@minaret/ui'

const promises = new Map<string, Promise<unknown>>()

/** How long a failure is cached, in milliseconds. */
const failureCacheMs = 1000

/**
 * Returns one promise per key, as React's `use` needs. A failure is cached briefly, so that the waiting page gets it and
 * does not load endlessly; a later visit loads again.
 */
export function cachedPromise(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const cached = promises.get(key)
  if (cached) return cached
  const promise = delayFailure(load())
  promise.catch(() => setTimeout(() => promises.delete(key), failureCacheMs))
  promises.set(key, promise)
  return promise
}
