import { failLate } from '@minaret/ui'

const arrivals = new Map<string, Promise<unknown>>()

/** In milliseconds. */
const aMoment = 1000

/**
 * One promise for the same thing, as React wants it. A failure stands for a moment, so that the page which waited is told
 * of it and does not ask for ever; whoever opens the page anew asks again.
 */
export function arrivalOf(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const cached = arrivals.get(key)
  if (cached) return cached
  const started = failLate(load())
  started.catch(() => setTimeout(() => arrivals.delete(key), aMoment))
  arrivals.set(key, started)
  return started
}
