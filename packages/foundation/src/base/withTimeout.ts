import { performance } from 'node:perf_hooks'

/** A timer that is this late was delayed by our own blocked event loop, in milliseconds. */
const blockedLoopDelay = 250

/**
 * Returns the result of some work, or fails after a timeout. Responses that have already arrived are read first, and if our
 * own event loop was blocked the timeout starts again, so that only a real lack of response counts.
 * @param time timeout in milliseconds
 * @param late creates the error to throw
 */
export function withTimeout<T>(work: Promise<T>, time: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const expire = () => {
      if (performance.now() - startedAt < time + blockedLoopDelay) setImmediate(() => reject(late()))
      else timer = setTimeout(() => setImmediate(() => reject(late())), time)
    }
    let timer = setTimeout(expire, time)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
