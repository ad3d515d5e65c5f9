import { desc } from 'drizzle-orm'
import { type ImportedDays, timetableImports, type Tx } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'

/** The import from which a day of the timetable comes. */
export type DaySource = {
  /** Undefined if it may come from any of several imports up to `at`. */
  file?: string
  /** The time of the import (ISO 8601). */
  at: string
  /** The version of that import. */
  version: string
}

/** The maximum number of imports to read, more than a mosque makes in years. */
const maxImports = 500

/** Combines consecutive days into runs. @param dates in order */
function runsOf(dates: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run && addDays(run.to, 1) === date) run.to = date
    else runs.push({ from: date, to: date })
  }
  return runs
}

/** The days of each file, as stored with an import. */
export const toImportedDays = (files: readonly { name: string; dates: readonly string[] }[]): ImportedDays[] =>
  files.flatMap(({ name, dates }) => runsOf(dates.toSorted()).map((run) => ({ ...run, file: name })))

/**
 * Reads the mosque’s imports. The result maps a day to its source, or to undefined if no import contained it. For days
 * imported before files were recorded, the file is known only if there was a single import.
 * @param asOf the version of the newest import to consider; by default the newest one
 */
export async function openDaySources(tx: Tx, asOf?: string): Promise<(day: string) => DaySource | undefined> {
  const rows = await tx.select().from(timetableImports).orderBy(desc(timetableImports.importedAt)).limit(maxImports)
  const startIndex = asOf === undefined ? 0 : rows.findIndex(({ version }) => version === asOf)
  const imports = startIndex < 0 ? [] : rows.slice(startIndex)
  const timeOf = (version: string) => rows.find((row) => row.version === version)?.importedAt
  return (day) => {
    for (const [index, { version, fileName, importedAt, sources }] of imports.entries()) {
      if (sources === null)
        return { ...(index === imports.length - 1 ? { file: fileName } : {}), at: importedAt.toISOString(), version }
      const source = sources.find(({ from, to }) => from <= day && day <= to)
      if (!source) continue
      const origin = source.version ?? version
      const time = timeOf(origin) ?? importedAt
      return { ...(source.file === undefined ? {} : { file: source.file }), at: time.toISOString(), version: origin }
    }
    return undefined
  }
}

/** Sources of days whose file is unknown. @param dates in order */
export const unknownSources = (dates: readonly string[]): ImportedDays[] => runsOf(dates)

/** The sources of days, as stored with a restored import. @param dates in order */
export function toRestoredSources(
  dates: readonly string[],
  sourceOf: (day: string) => DaySource | undefined,
): ImportedDays[] {
  const runs: ImportedDays[] = []
  for (const date of dates) {
    const source = sourceOf(date)
    if (!source) continue
    const { file, version } = source
    const run = runs.at(-1)
    if (run && run.version === version && run.file === file && addDays(run.to, 1) === date) run.to = date
    else runs.push({ from: date, to: date, ...(file === undefined ? {} : { file }), version })
  }
  return runs
}
