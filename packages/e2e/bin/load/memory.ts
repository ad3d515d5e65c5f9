import { readFileSync } from 'node:fs'

/** A process's resident memory at a time, in MB. */
export type MemorySample = { at: number; mb: number }

/** Samples a process's memory twice a second (Linux). */
export function watchMemory(pid: number) {
  const startedAt = performance.now()
  const samples: MemorySample[] = []
  const takeSample = () => {
    try {
      const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      if (match) samples.push({ at: performance.now() - startedAt, mb: Number(match[1]) / 1024 })
    } catch {
      // The process has exited.
    }
  }
  takeSample()
  const timer = setInterval(takeSample, 500)
  return {
    stop(): MemorySample[] {
      clearInterval(timer)
      return samples
    },
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * The ratio of the mean memory in the last third of a period to that in the middle third: a leak keeps growing; caches that
 * fill up level off.
 * @returns a factor; 1 is flat
 */
export function growthOf(samples: readonly MemorySample[], from: number, to: number): number {
  const thirdMs = (to - from) / 3
  const meanOfThird = (n: number) =>
    mean(samples.filter(({ at }) => at >= from + n * thirdMs && at < from + (n + 1) * thirdMs).map(({ mb }) => mb))
  return meanOfThird(2) / meanOfThird(1)
}
