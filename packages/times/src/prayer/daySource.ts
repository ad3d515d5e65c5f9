import { desc } from 'drizzle-orm'
import { type ImportedDays, timetableImports, type Tx } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'

/** Where a day of the table comes from. */
export type DaySource = {
  /** Missing: several imports may have given it, none later than `at`. */
  file?: string
  /** When it was imported, ISO 8601. */
  at: string
  /** The version of that import. */
  version: string
}

/** More imports than a mosque makes in years. */
const most = 500

/** Days in a row, as runs. @param dates in order */
function runsOf(dates: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run && addDays(run.to, 1) === date) run.to = date
    else runs.push({ from: date, to: date })
  }
  return runs
}

/** The days of each file, as an import keeps them. */
export const toImportedDays = (files: readonly { name: string; dates: readonly string[] }[]): ImportedDays[] =>
  files.flatMap(({ name, dates }) => runsOf(dates.toSorted()).map((run) => ({ ...run, file: name })))

/**
 * Opens the mosque's imports: what it gives says which file a day of the table comes from, undefined for a day no import
 * had. Days from before files were recorded are known by their file only if there was a single import.
 * @param asOf the version of the newest import to look at; without it the newest there is
 */
export async function openDaySources(tx: Tx, asOf?: string): Promise<(day: string) => DaySource | undefined> {
  const rows = await tx.select().from(timetableImports).orderBy(desc(timetableImports.importedAt)).limit(most)
  const first = asOf === undefined ? 0 : rows.findIndex(({ version }) => version === asOf)
  const imports = first < 0 ? [] : rows.slice(first)
  const timeOf = (version: string) => rows.find((row) => row.version === version)?.importedAt
  return (day) => {
    for (const [at, { version, fileName, importedAt, sources }] of imports.entries()) {
      if (sources === null)
        return { ...(at === imports.length - 1 ? { file: fileName } : {}), at: importedAt.toISOString(), version }
      const source = sources.find(({ from, to }) => from <= day && day <= to)
      if (!source) continue
      const origin = source.version ?? version
      const time = timeOf(origin) ?? importedAt
      return { ...(source.file === undefined ? {} : { file: source.file }), at: time.toISOString(), version: origin }
    }
    return undefined
  }
}

/** Days whose file isn't known. @param dates in order */
export const unknownSources = (dates: readonly string[]): ImportedDays[] => runsOf(dates)

/** The sources of days as a restored import keeps them. @param dates in order */
export function keepSources(
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
