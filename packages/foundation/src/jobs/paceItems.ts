import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Event loop utilisation from which a server counts as busy, so that background work would delay visitors. */
const busyFrom = 0.6

/** Pause on a busy server, as a multiple of the time one mosque took, and the maximum in milliseconds. */
const pauseLimits = { factor: 3, max: 100 }

/** Dependencies of pacing. */
export type Pace = {
  /** Returns the utilisation of this thread since the last call, from 0 to 1. */
  readLoad: () => number
  now: () => number
  pause: (time: number) => Promise<unknown>
}

/** Measures the utilisation of this thread. */
function createLoad(): () => number {
  let previous = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, previous)
    previous = current
    return utilization
  }
}

/**
 * Iterates over mosques, of which there may be ten thousand, for background work. On a busy server it pauses after each, so
 * that three quarters of the time remain for visitors.
 */
export async function* paceItems<T>(
  items: Iterable<T>,
  { readLoad = createLoad(), now = () => performance.now(), pause = sleep }: Partial<Pace> = {},
): AsyncGenerator<T> {
  for (const item of items) {
    const startTime = now()
    yield item
    const duration = now() - startTime
    if (readLoad() >= busyFrom) await pause(Math.min(pauseLimits.max, duration * pauseLimits.factor))
  }
}
