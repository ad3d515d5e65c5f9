import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** How long a caller waits for the provider or another caller, in milliseconds; after that the page polls. */
const timeoutMs = 10_000

/**
 * Returns the fallback if the work takes longer than the timeout. The work continues and stores its outcome.
 */
export async function withTimeout<T>(
  { log }: { log: Pick<FastifyBaseLogger, 'error'> },
  fallback: T,
  work: Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timeout = sleep(timeoutMs, fallback, { signal: controller.signal })
  timeout.catch(() => {})
  try {
    return await Promise.race([work, timeout])
  } finally {
    controller.abort()
    work.catch((err: unknown) => log.error({ err }, 'a confirmation failed'))
  }
}

/** A step's outcome: a result, an immediate repetition, or waiting for another caller's lease. */
export type Step<T> = { result: T } | 'again' | { waiting: T }

/**
 * Repeats a step until it has a result. While another caller holds the lease, it retries every 50 to 100 ms.
 * @returns the result, or the last waiting step's value after {@link timeoutMs}
 */
export async function untilDone<T>(step: () => Promise<Step<T>>): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const outcome = await step()
    if (outcome === 'again') continue
    if ('result' in outcome) return outcome.result
    if (Date.now() > deadline) return outcome.waiting
    await sleep(50 + Math.random() * 50)
  }
}
