import type { TimetableDay } from '../types.ts'
import { checkDays } from './days.ts'
import { inFileOrder } from './findings.ts'
import type { Finding } from './findings.ts'
import { readGrid } from './grid.ts'
import { readRows } from './rows.ts'
import { findWarnings } from './warnings.ts'

/** How to read a file. */
export type ReadOptions = {
  /** For messages. */
  fileName: string
  /** The mosque's IANA zone: with it a table that ignores a clock change is noticed; without it changes are inferred. */
  timeZone?: string
}

/** A timetable read whole, or everything that is wrong with it. */
export type ReadTimetable = { ok: true; days: TimetableDay[]; warnings: Finding[] } | { ok: false; findings: Finding[] }

/**
 * Reads a mosque's year (or years) from CSV. The whole file is looked at before anything is said.
 *
 * Refused: missing or doubled days of the calendar years it covers, days or times that cannot be read, and sunrise,
 * Dhuhr, Asr, Maghrib out of order; `findings` then hold every one of those, in file order, and nothing should be stored.
 * Everything else odd is a warning. Tolerated: a byte order mark, any line ending, `;` or tab for a comma, quoted cells,
 * blank lines, header names in any case, `6:11` and `16:12:00`. Days come in date order.
 *
 * Throws only a `RangeError` for an unknown `timeZone`.
 */
export function readTimetable(text: string, { fileName, timeZone }: ReadOptions): ReadTimetable {
  const grid = readGrid(text, fileName)
  const { rows, problems } = readRows(grid)
  const findings = [...grid.problems, ...problems, ...(grid.missing.has('day') ? [] : checkDays(rows))]
  if (findings.length > 0) return { ok: false, findings: inFileOrder(findings) }

  const placed = rows.flatMap(({ line, row }) => (row ? [{ line, row }] : []))
  const days = placed.map(({ row }) => row).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { ok: true, days, warnings: inFileOrder([...grid.oddities, ...findWarnings(placed, timeZone)]) }
}
