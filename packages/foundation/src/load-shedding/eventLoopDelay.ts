import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the event loop is looked at, in milliseconds. */
const resolution = 10

/** How late the event loop was since it was asked the last time, in milliseconds: nine of ten times less than that. */
export function measureEventLoopDelay(): { read(): number; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  return {
    read() {
      const delay = histogram.count > 0 ? histogram.percentile(90) / 1e6 - resolution : 0
      histogram.reset()
      return Math.max(0, delay)
    },
    stop: () => void histogram.disable(),
  }
}
