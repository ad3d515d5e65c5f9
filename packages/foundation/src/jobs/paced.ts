import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** From this share of its time on a server is busy: visitors and donors wait for what it does besides. */
const busyFrom = 0.6

/** While a server is busy it rests for so many times as long as one mosque took, but not longer than so many milliseconds. */
const rest = { factor: 3, most: 100 }

/** What pacing takes from outside. */
export type Pace = {
  /** The share of its time this thread has worked since it was asked the last time, from 0 to 1. */
  readLoad: () => number
  now: () => number
  pause: (time: number) => Promise<unknown>
}

/** How busy this thread is. */
function createLoad(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const at = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(at, before)
    before = at
    return utilization
  }
}

/**
 * Goes through mosques one after the other, for work that nobody waits for: there may be ten thousand. While visitors keep
 * the server busy it rests after each, so that three quarters of the time are theirs.
 */
export async function* paced<T>(
  all: Iterable<T>,
  { readLoad = createLoad(), now = () => performance.now(), pause = sleep }: Partial<Pace> = {},
): AsyncGenerator<T> {
  for (const one of all) {
    const began = now()
    yield one
    const took = now() - began
    if (readLoad() >= busyFrom) await pause(Math.min(rest.most, took * rest.factor))
  }
}
