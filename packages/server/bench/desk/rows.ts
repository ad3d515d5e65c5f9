/** A row of the table: a time, its limit, and the time of a bare query of the same run. */
export type BenchRow = {
  name: string
  /** The measured time and its limit as text; `limit` is empty if there is none. */
  time: string
  limit: string
  bare: string
  overLimit: boolean
}

/** Returns a percentile of sorted numbers. */
const percentile = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.floor((sorted.length - 1) * fraction)] ?? 0

/** The number of calls, and how many run in parallel. */
export type Calls = { calls: number; atOnce: number }

/** Runs work several times, some of it in parallel. @returns the times in milliseconds, sorted */
export async function timesOf({ calls, atOnce }: Calls, work: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < calls) {
      const startedAt = performance.now()
      await work((next += 1))
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times.toSorted((a, b) => a - b)
}

/** Measures the duration of some work in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** A row for a repeated request. @param most milliseconds for the 95th percentile, if there is a limit */
export function timesRow(name: string, times: readonly number[], bare: readonly number[], most?: number): BenchRow {
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  return {
    name,
    time: `${ms(median)}, ${ms(p95)}`,
    limit: most === undefined ? '' : ms(most),
    bare: `${ms(percentile(bare, 0.5))}, ${ms(percentile(bare, 0.95))}`,
    overLimit: most !== undefined && !(p95 <= most),
  }
}

/** A row for a single operation. @param most seconds */
export const onceRow = (name: string, seconds: number, bare: number, most: number): BenchRow => ({
  name,
  time: `${seconds.toFixed(1)} s`,
  limit: `${most} s`,
  bare: `${bare.toFixed(1)} s`,
  overLimit: !(seconds <= most),
})

/** Formats the rows as a Markdown table. A bare query that several rows share is only shown once. */
export const tableOf = (rows: readonly BenchRow[]): string =>
  [
    '| benchmark | time (median, 95 %) | limit | bare query |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, time, limit, bare, overLimit }, index) =>
        `| ${name} | ${time}${overLimit ? ' **over the limit**' : ''} | ${limit} | ${rows[index - 1]?.bare === bare ? '' : bare} |`,
    ),
  ].join('\n')
