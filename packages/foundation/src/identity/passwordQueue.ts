/** Too many passwords are waiting to be hashed. Nothing was checked. */
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
 * @param atOnce maximum number running at the same time
 * @param waiting maximum number waiting
 */
export function createQueue(atOnce: number, waiting: number): WorkQueue {
  const line: (() => void)[] = []
  let running = 0
  const next = () => {
    const start = line.shift()
    // The slot passes directly to the longest waiting.
    if (start) start()
    else running -= 1
  }
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else {
        if (line.length >= waiting) throw new TooBusyError('Too many passwords are being checked at once.')
        await new Promise<void>((start) => line.push(start))
      }
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
