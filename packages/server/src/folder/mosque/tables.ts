import { readTimetable, summariseFindings, type TimetableDay } from '@minaret/timetable'
import type { Findings } from '../findings.ts'
import type { FolderFiles } from '../read/files.ts'
import { readText } from '../read/text.ts'

/** A year, or several, of the mosque's own times. */
export type YearTable = { file: string; days: TimetableDay[]; warnings: number }

/** Reads the tables of a folder, and tells all that is wrong with them; what looks odd, once a kind. */
export async function readTables(files: FolderFiles, timeZone: string, findings: Findings): Promise<YearTable[]> {
  const tables: YearTable[] = []
  const years = new Map<string, string>()
  for (const [path, file] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!/^timetable\/[^/]+\.csv$/.test(path)) continue
    const text = await readText(file, findings)
    if (text === undefined) continue
    const read = readTimetable(text, { fileName: path, timeZone })
    if (!read.ok) {
      for (const { line, message } of read.findings) findings.mistake(path, line, message)
      continue
    }
    for (const { message, kind } of summariseFindings(read.warnings))
      findings.warning(path, read.warnings.find((warning) => warning.kind === kind)?.line, message)
    for (const year of new Set(read.days.map(({ date }) => date.slice(0, 4)))) {
      const other = years.get(year)
      if (other)
        findings.mistake(path, undefined, `The year ${year} stands in ${other} already. Keep one of the two files.`)
      years.set(year, path)
    }
    tables.push({ file: path, days: read.days, warnings: read.warnings.length })
  }
  return tables
}
