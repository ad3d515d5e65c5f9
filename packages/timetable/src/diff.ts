import { addDays, clockTime } from './base/calendar.ts'
import { nameOf } from './base/place.ts'
import { prayers } from './base/types.ts'
import type { TimetableDay } from './base/types.ts'

/** A cell that a new table changes. */
export type CellChange = {
  date: string
  /** The column's English name: `Fajr`, `Fajr jamaat`, `sunrise`. */
  column: string
  /** The old and new time, `HH:MM`; undefined if there is none. */
  before?: string
  after?: string
}

/** The changes that a new table makes to the stored one. Days that are not in it stay unchanged. */
export type TimetableDiff = { added: string[]; unchanged: number; changed: CellChange[] }

type Cell = readonly [what: string, minutes: number | undefined]

const cellsOf = (day: TimetableDay): Cell[] => [
  ['sunrise', day.sunrise],
  ...prayers.flatMap((prayer): Cell[] => [
    [nameOf(prayer), day[prayer].begins],
    [`${nameOf(prayer)} jamaat`, day[prayer].jamaat],
  ]),
  ['Asr by the other school', day.otherAsr],
]

const formatMinutes = (minutes: number | undefined) => (minutes === undefined ? undefined : clockTime(minutes))

/**
 * Compares the days of a file with the stored ones, cell by cell, in the order of the file.
 * @untrusted
 */
export function diffTimetables(
  before: ReadonlyMap<string, TimetableDay>,
  after: readonly TimetableDay[],
): TimetableDiff {
  const diff: TimetableDiff = { added: [], unchanged: 0, changed: [] }
  for (const day of after) {
    const oldDay = before.get(day.date)
    if (!oldDay) {
      diff.added.push(day.date)
      continue
    }
    const oldCells = cellsOf(oldDay)
    const changes = cellsOf(day).flatMap(([column, minutes], index): CellChange[] => {
      const [, oldMinutes] = oldCells[index] ?? []
      return oldMinutes === minutes
        ? []
        : [{ date: day.date, column, before: formatMinutes(oldMinutes), after: formatMinutes(minutes) }]
    })
    if (changes.length === 0) diff.unchanged += 1
    diff.changed.push(...changes)
  }
  return diff
}

const rangeOf = (dates: readonly string[]) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return dates.length === 1 ? first : `${first} to ${last}`
}

/** Consecutive dates as ranges: `2026-02-01 to 2026-12-31 (334 days)`. Dates must be in order. */
export function describeRuns(dates: readonly string[]): string[] {
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last !== undefined && addDays(last, 1) === date) run.push(date)
    else runs.push([date])
  }
  return runs.map((run) => (run.length === 1 ? rangeOf(run) : `${rangeOf(run)} (${run.length} days)`))
}

/**
 * Describes a difference in lines for review: what is new, then each changed column with its days and an example. Empty if
 * there are no changes.
 */
export function describeDiff({ added, unchanged, changed }: TimetableDiff): string[] {
  const columns = new Map<string, CellChange[]>()
  for (const change of changed) columns.set(change.column, [...(columns.get(change.column) ?? []), change])
  const lines = [...columns].map(([column, changes]) => {
    const [first] = changes
    const days = changes.length === 1 ? '1 day' : `${changes.length} days`
    const example = `${first?.before ?? 'none'} → ${first?.after ?? 'none'}`
    return `${column} changes on ${days} (${rangeOf(changes.map(({ date }) => date))}), for example ${first?.date}: ${example}`
  })
  if (added.length > 0) lines.unshift(`${added.length} days are new: ${rangeOf(added)}`)
  if (lines.length > 0 && unchanged > 0) lines.push(`${unchanged} days stay as they are`)
  return lines
}
