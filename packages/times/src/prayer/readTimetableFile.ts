import {
  decodeFile,
  type Finding,
  isWorkbook,
  type ReadOptions,
  type ReadTimetable,
  readSheets,
  type Sheet,
  splitTimetable,
} from '@minaret/timetable'

/** A file with its name and its text, the tables of its pages, or its bytes. */
export type TimetableFile = { name: string } & ({ text: string } | { pages: readonly string[] } | { bytes: Uint8Array })

/** Options that supplement the content of a file. */
export type ReadingOptions = Pick<ReadOptions, 'dates' | 'period' | 'map'>

/** The maximum size of a timetable file. */
export const maxTimetableBytes = 4 * 1024 * 1024

const rejected = (message: string): OpenedTimetableFile => ({ findings: [{ kind: 'file', line: 1, message }] })

/** The cells of a file, or why it cannot be read. */
export type OpenedTimetableFile = { sheets: Sheet[] } | { findings: Finding[] }

/**
 * Opens a text file in any common encoding or an Excel workbook. Others are rejected with instructions.
 */
export async function openTimetableFile(file: TimetableFile): Promise<OpenedTimetableFile> {
  if ('text' in file) return openText(file.text, file.name)
  if ('pages' in file) return openPages(file.pages, file.name)
  if (file.bytes.length > maxTimetableBytes)
    return rejected(`${file.name} is larger than 4 MB, which no table of times is.`)
  if (isWorkbook(file.bytes)) {
    // Most files are text, for which the workbook library is not loaded.
    const { openWorkbook } = await import('./workbook.ts')
    const opened = await openWorkbook(file.bytes, file.name)
    return 'problem' in opened ? rejected(opened.problem) : opened
  }
  const decoded = decodeFile(file.bytes, file.name)
  return 'problem' in decoded ? rejected(decoded.problem) : openText(decoded.text, file.name)
}

function openText(text: string, name: string): OpenedTimetableFile {
  const split = splitTimetable(text, name)
  return 'problems' in split ? { findings: split.problems } : { sheets: [split.sheet] }
}

function openPages(pages: readonly string[], name: string): OpenedTimetableFile {
  const opened = pages.map((page) => openText(page, name))
  const findings = opened.flatMap((one) => ('findings' in one ? one.findings : []))
  if (findings.length > 0) return { findings }
  const sheets = opened.flatMap((one) => ('sheets' in one ? one.sheets : []))
  return { sheets: sheets.map((sheet, at) => ({ ...sheet, name: String(at + 1) })) }
}

/** Reads a timetable from a file: see `openTimetableFile` and `readSheets`. */
export async function readTimetableFile(
  file: TimetableFile,
  options: Omit<ReadOptions, 'fileName'>,
): Promise<ReadTimetable> {
  const opened = await openTimetableFile(file)
  return 'findings' in opened
    ? { ok: false, findings: opened.findings }
    : readSheets(opened.sheets, { ...options, fileName: file.name })
}
