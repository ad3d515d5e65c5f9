import { summariseFindings, type Finding, type TimetableDay } from '@minaret/timetable'
import { OperatorError } from '@minaret/foundation/base'
import { maxTimetableBytes, readTimetableFile } from '@minaret/times/prayer'
import type { Findings } from '../findings.ts'
import type { FolderFile, FolderFiles } from '../read/files.ts'

/** A timetable file with the days it contains. */
export type YearTable = { file: string; days: TimetableDay[]; warnings: number }

/** Settings of a folder that affect how timetables are read. */
export type TableSettings = { timeZone: string; madhab?: 'Shafi' | 'Hanafi' }

const advice = {
  dates: 'Write days as YYYY-MM-DD.',
  period: 'Put it in the file name: "2027-01.csv".',
  columns: '',
}

/** Adds advice on resolving an ambiguity in the file itself, as an import from a folder cannot ask a question. */
const withAdvice = (message: string, finding: Finding | undefined): string =>
  finding?.ask ? `${message} ${advice[finding.ask]}`.trim() : message

async function readBytes(file: FolderFile, findings: Findings): Promise<Buffer | undefined> {
  if (file.size > maxTimetableBytes) {
    findings.mistake(file.path, undefined, 'The file is larger than 4 MB, which is too large for a timetable.')
    return undefined
  }
  return file.read().catch((cause: unknown) => {
    throw new OperatorError(`${file.path} cannot be read. Change its permissions, then try again.`, { cause })
  })
}

/** Reports the days that two files share, once per pair of files. */
function reportDuplicates(
  path: string,
  days: readonly TimetableDay[],
  fileOf: Map<string, string>,
  findings: Findings,
): void {
  const duplicates = new Map<string, string[]>()
  for (const { date } of days) {
    const otherFile = fileOf.get(date)
    if (otherFile === undefined) fileOf.set(date, path)
    else duplicates.set(otherFile, [...(duplicates.get(otherFile) ?? []), date])
  }
  for (const [otherFile, dates] of duplicates) {
    const span = dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)} (${dates.length} days)`
    findings.mistake(
      path,
      undefined,
      `${span} ${dates.length === 1 ? 'is' : 'are'} also in ${otherFile}. Keep one of the two files.`,
    )
  }
}

/** Reads the timetables of a folder and reports their problems, with similar ones combined. */
export async function readTables(
  files: FolderFiles,
  { timeZone, madhab }: TableSettings,
  findings: Findings,
): Promise<YearTable[]> {
  const tables: YearTable[] = []
  const fileOf = new Map<string, string>()
  for (const [path, file] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!/^timetable\/[^/]+\.(csv|xlsx)$/.test(path)) continue
    const bytes = await readBytes(file, findings)
    if (bytes === undefined) continue
    const name = path.replace('timetable/', '')
    const table = await readTimetableFile({ name, bytes }, { timeZone, ...(madhab ? { madhab } : {}) })
    const findingsOfFile = table.ok ? table.warnings : table.findings
    for (const { message, line, kind } of summariseFindings(findingsOfFile)) {
      const firstFinding = findingsOfFile.find((finding) => finding.kind === kind && finding.line === line)
      if (table.ok) findings.warning(path, line, message)
      else findings.mistake(path, line, withAdvice(message, firstFinding))
    }
    if (!table.ok) continue
    reportDuplicates(path, table.days, fileOf, findings)
    tables.push({ file: path, days: table.days, warnings: table.warnings.length })
  }
  return tables
}
