/** Limits concurrent work; further work waits in a queue, and returns undefined if the queue is full. */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number) {
  let runningCount = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (runningCount >= maxRunning) {
      if (queue.length >= maxWaiting) return undefined
      await new Promise<void>((resolve) => queue.push(resolve))
    } else runningCount += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The slot passes directly to the next in the queue, so that no newcomer can take it.
      if (next) next()
      else runningCount -= 1
    }
  }
}
