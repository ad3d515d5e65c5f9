/** A row of the table: a time, its limit, and the time of a bare query of the same run. */
export type BenchRow = {
  what: string
  /** The measured time and its limit as text; `limit` is empty if there is none. */
  took: string
  limit: string
  bare: string
  missed: boolean
}

/** Returns a percentile of sorted numbers. */
const share = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** The number of calls, and how many run in parallel. */
export type Calls = { calls: number; atOnce: number }

/** Runs work several times, some of it in parallel. @returns the times in milliseconds, sorted */
export async function timesOf({ calls, atOnce }: Calls, work: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < calls) {
      const begun = performance.now()
      await work((next += 1))
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times.toSorted((a, b) => a - b)
}

/** Measures the duration of some work in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** A row for a repeated request. @param most milliseconds for the 95th percentile, if there is a limit */
export function timesRow(what: string, times: readonly number[], bare: readonly number[], most?: number): BenchRow {
  const [half, p95] = [share(times, 0.5), share(times, 0.95)]
  return {
    what,
    took: `${ms(half)}, ${ms(p95)}`,
    limit: most === undefined ? '' : ms(most),
    bare: `${ms(share(bare, 0.5))}, ${ms(share(bare, 0.95))}`,
    missed: most !== undefined && !(p95 <= most),
  }
}

/** A row for a single operation. @param most seconds */
export const onceRow = (what: string, seconds: number, bare: number, most: number): BenchRow => ({
  what,
  took: `${seconds.toFixed(1)} s`,
  limit: `${most} s`,
  bare: `${bare.toFixed(1)} s`,
  missed: !(seconds <= most),
})

/** Formats the rows as a Markdown table. A bare query that several rows share is only shown once. */
export const tableOf = (rows: readonly BenchRow[]): string =>
  [
    '| what | took (half, 95 %) | promised | a bare query |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ what, took, limit, bare, missed }, at) =>
        `| ${what} | ${took}${missed ? ' **missed**' : ''} | ${limit} | ${rows[at - 1]?.bare === bare ? '' : bare} |`,
    ),
  ].join('\n')
