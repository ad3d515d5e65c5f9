/** Lets so much work run at once; the rest waits its turn, and what would wait behind too many is turned away. */
export function createConcurrencyLimit(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes from hand to hand: nobody comes in between.
      if (next) next()
      else running -= 1
    }
  }
}
