import { readFileSync } from 'node:fs'

/** The memory of a process over time, in MB: what the system counts as resident. */
export type MemorySample = { at: number; mb: number }

/** Looks at a process twice a second (Linux). */
export function watchMemory(pid: number) {
  const began = performance.now()
  const samples: MemorySample[] = []
  const look = () => {
    try {
      const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      if (found) samples.push({ at: performance.now() - began, mb: Number(found[1]) / 1024 })
    } catch {
      // It has ended: there is nothing more to see.
    }
  }
  look()
  const timer = setInterval(look, 500)
  return {
    stop(): MemorySample[] {
      clearInterval(timer)
      return samples
    },
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * How much the last third of a stretch has above the middle third: a process that keeps what it should forget grows on; one
 * that only fills its caches comes to rest.
 * @returns a factor; 1 is flat
 */
export function growthOf(samples: readonly MemorySample[], from: number, to: number): number {
  const third = (to - from) / 3
  const part = (n: number) =>
    mean(samples.filter(({ at }) => at >= from + n * third && at < from + (n + 1) * third).map(({ mb }) => mb))
  return part(2) / part(1)
}
