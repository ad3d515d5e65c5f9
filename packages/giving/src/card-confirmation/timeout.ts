import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** How long a caller waits for the provider, or for whoever asked first, in milliseconds; after that the page polls. */
const timeoutMs = 10_000

/**
 * The provider's work goes on when the caller's patience ends; its outcome is written all the same.
 * @param early the result then
 */
export async function withTimeout<T>(
  { log }: { log: Pick<FastifyBaseLogger, 'error'> },
  early: T,
  work: Promise<T>,
): Promise<T> {
  const ended = new AbortController()
  const late = sleep(timeoutMs, early, { signal: ended.signal })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
    work.catch((err: unknown) => log.error({ err }, 'a confirmation failed'))
  }
}

/** One step of a caller: a result, another step at once, or waiting for somebody else's lease. */
export type Step<T> = { result: T } | 'again' | { waiting: T }

/**
 * Takes steps until one has a result. While somebody else holds the lease it tries again every 50 to 100 ms.
 * @returns the result, or what the last waiting step offered once {@link timeoutMs} is over
 */
export async function untilDone<T>(step: () => Promise<Step<T>>): Promise<T> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const next = await step()
    if (next === 'again') continue
    if ('result' in next) return next.result
    if (Date.now() > until) return next.waiting
    await sleep(50 + Math.random() * 50)
  }
}
