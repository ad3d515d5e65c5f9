/** One line of the table: what took how long, beside what was promised and a bare query of the same run. */
export type BenchRow = {
  what: string
  /** What was measured, and what was promised, in words; `limit` is empty where nothing was. */
  took: string
  limit: string
  bare: string
  missed: boolean
}

/** A share of sorted numbers: with 0.95, what 95 of 100 do not exceed. */
const share = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0

/** How often and by how many at once something is done. */
export type Calls = { calls: number; atOnce: number }

/** Runs some work so many times, several at once. @returns how long each took, sorted, in milliseconds */
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

/** How long some work takes, in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** A row of something that is asked for again and again. @param most milliseconds for 95 of 100; nothing where none is promised */
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

/** A row of something that is done once. @param most seconds */
export const onceRow = (what: string, seconds: number, bare: number, most: number): BenchRow => ({
  what,
  took: `${seconds.toFixed(1)} s`,
  limit: `${most} s`,
  bare: `${bare.toFixed(1)} s`,
  missed: !(seconds <= most),
})

/** The rows as a table of Markdown; a bare query stands once where several rows share it. */
export const tableOf = (rows: readonly BenchRow[]): string =>
  [
    '| what | took (half, 95 %) | promised | a bare query |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ what, took, limit, bare, missed }, at) =>
        `| ${what} | ${took}${missed ? ' **missed**' : ''} | ${limit} | ${rows[at - 1]?.bare === bare ? '' : bare} |`,
    ),
  ].join('\n')
