/** More is asked for at once than the host hashes in good time. Nothing was tried. */
export class TooBusyError extends Error {}

/**
 * Lets a few pieces of work run at once and a bounded number wait, in the order they came. A password's hash takes a
 * core for tens of milliseconds and 19 MiB: without a bound, twenty who log in together stand in everybody's way.
 */
export type WorkQueue = {
  /** @throws TooBusyError when the line is full */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * @param atOnce how many run at the same time
 * @param waiting how many may wait beyond them
 */
export function createQueue(atOnce: number, waiting: number): WorkQueue {
  const line: (() => void)[] = []
  let running = 0
  const next = () => {
    const start = line.shift()
    // The place goes straight to whoever waits longest.
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
