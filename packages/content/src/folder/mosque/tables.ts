import { summariseFindings, type Finding, type TimetableDay } from '@minaret/timetable'
import { OperatorError } from '@minaret/foundation/base'
import { maxTimetableBytes, readTimetableFile } from '@minaret/times/prayer'
import type { Findings } from '../findings.ts'
import type { FolderFile, FolderFiles } from '../read/files.ts'

/** A year, a month, or several of the mosque's own times. */
export type YearTable = { file: string; days: TimetableDay[]; warnings: number }

/** What a mosque's folder says of its times besides the tables themselves. */
export type TableSettings = { timeZone: string; madhab?: 'Shafi' | 'Hanafi' }

const plain = {
  dates: 'Write days as YYYY-MM-DD.',
  period: 'Put it in the file name: "2027-01.csv".',
  columns: '',
}

/** A folder has nobody who could answer: what a table leaves open is written into the table. */
const withAnswer = (message: string, finding: Finding | undefined): string =>
  finding?.ask ? `${message} ${plain[finding.ask]}`.trim() : message

async function readBytes(file: FolderFile, findings: Findings): Promise<Buffer | undefined> {
  if (file.size > maxTimetableBytes) {
    findings.mistake(file.path, undefined, 'The file is larger than 4 MB, which is too large for a timetable.')
    return undefined
  }
  return file.read().catch((cause: unknown) => {
    throw new OperatorError(`${file.path} cannot be read. Change its permissions, then try again.`, { cause })
  })
}

/** Tells once, for two files, which days both hold. */
function checkDoubles(
  path: string,
  days: readonly TimetableDay[],
  fileOf: Map<string, string>,
  findings: Findings,
): void {
  const doubles = new Map<string, string[]>()
  for (const { date } of days) {
    const other = fileOf.get(date)
    if (other === undefined) fileOf.set(date, path)
    else doubles.set(other, [...(doubles.get(other) ?? []), date])
  }
  for (const [other, dates] of doubles) {
    const span = dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)} (${dates.length} days)`
    findings.mistake(path, undefined, `${span} stand in ${other} already. Keep one of the two files.`)
  }
}

/** Reads the tables of a folder, and tells all that is wrong with them; what is alike, once. */
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
    const read = await readTimetableFile({ name, bytes }, { timeZone, ...(madhab ? { madhab } : {}) })
    const told = read.ok ? read.warnings : read.findings
    for (const { message, line, kind } of summariseFindings(told)) {
      const first = told.find((finding) => finding.kind === kind && finding.line === line)
      if (read.ok) findings.warning(path, line, message)
      else findings.mistake(path, line, withAnswer(message, first))
    }
    if (!read.ok) continue
    checkDoubles(path, read.days, fileOf, findings)
    tables.push({ file: path, days: read.days, warnings: read.warnings.length })
  }
  return tables
}
