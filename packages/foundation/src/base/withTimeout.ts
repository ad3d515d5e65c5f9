import { performance } from 'node:perf_hooks'

/** Delay in milliseconds from which a late timer means that our own event loop was blocked. */
const blockedLoopDelay = 250

/**
 * Returns the result of some work, or fails after a timeout. Responses that have already arrived are read first, and if our
 * own event loop was blocked the timeout starts again, so that only a genuine lack of response counts.
 * @param timeout in milliseconds
 * @param createError creates the error to throw
 */
export function withTimeout<T>(work: Promise<T>, timeout: number, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const expire = () => {
      if (performance.now() - startedAt < timeout + blockedLoopDelay) setImmediate(() => reject(createError()))
      else timer = setTimeout(() => setImmediate(() => reject(createError())), timeout)
    }
    let timer = setTimeout(expire, timeout)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
