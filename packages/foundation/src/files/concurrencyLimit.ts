/** Limits concurrent work; further work waits in a queue, and returns undefined if the queue is full. */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot passes directly to the next in the queue, so that no newcomer can take it.
      if (next) next()
      else running -= 1
    }
  }
}
