/** Thrown if too many passwords are waiting to be hashed. Nothing was checked. */
export class TooBusyError extends Error {}

/**
 * Limits concurrent work, with a bounded queue in order of arrival. Hashing a password takes a core for tens of milliseconds
 * and 19 MiB: without a limit, twenty concurrent logins would block all other requests.
 */
export type WorkQueue = {
  /** @throws TooBusyError if the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Creates a queue.
 * @param maxRunning maximum number running at the same time
 * @param maxWaiting maximum number waiting
 */
export function createQueue(maxRunning: number, maxWaiting: number): WorkQueue {
  const queue: (() => void)[] = []
  let runningCount = 0
  const next = () => {
    const start = queue.shift()
    // The slot passes directly to the longest waiting.
    if (start) start()
    else runningCount -= 1
  }
  return {
    async run(work) {
      if (runningCount < maxRunning) runningCount += 1
      else {
        if (queue.length >= maxWaiting) throw new TooBusyError('Too many passwords are being checked at once.')
        await new Promise<void>((start) => queue.push(start))
      }
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
