import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Resolution of the measurement, in milliseconds. */
const resolution = 10

/** Measures the event loop delay since the last call: the 90th percentile, in milliseconds. */
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
