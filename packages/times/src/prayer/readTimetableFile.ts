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

const rejection = (message: string): OpenedTimetableFile => ({ findings: [{ kind: 'file', line: 1, message }] })

/** The cells of a file, or the reasons why it cannot be read. */
export type OpenedTimetableFile = { sheets: Sheet[] } | { findings: Finding[] }

/**
 * Opens a text file in any common encoding or an Excel workbook. Other files are rejected with instructions.
 */
export async function openTimetableFile(file: TimetableFile): Promise<OpenedTimetableFile> {
  if ('text' in file) return openText(file.text, file.name)
  if ('pages' in file) return openPages(file.pages, file.name)
  if (file.bytes.length > maxTimetableBytes)
    return rejection(`${file.name} is larger than 4 MB, which is too large for a timetable.`)
  if (isWorkbook(file.bytes)) {
    // Most files are text, for which the workbook library is not loaded.
    const { openWorkbook } = await import('./workbook.ts')
    const workbook = await openWorkbook(file.bytes, file.name)
    return 'problem' in workbook ? rejection(workbook.problem) : workbook
  }
  const decodeResult = decodeFile(file.bytes, file.name)
  return 'problem' in decodeResult ? rejection(decodeResult.problem) : openText(decodeResult.text, file.name)
}

function openText(text: string, name: string): OpenedTimetableFile {
  const result = splitTimetable(text, name)
  return 'problems' in result ? { findings: result.problems } : { sheets: [result.sheet] }
}

function openPages(pages: readonly string[], name: string): OpenedTimetableFile {
  const openedPages = pages.map((page) => openText(page, name))
  const findings = openedPages.flatMap((page) => ('findings' in page ? page.findings : []))
  if (findings.length > 0) return { findings }
  const sheets = openedPages.flatMap((page) => ('sheets' in page ? page.sheets : []))
  return { sheets: sheets.map((sheet, index) => ({ ...sheet, name: String(index + 1) })) }
}

/** Reads a timetable from a file: see `openTimetableFile` and `readSheets`. */
export async function readTimetableFile(
  file: TimetableFile,
  options: Omit<ReadOptions, 'fileName'>,
): Promise<ReadTimetable> {
  const contents = await openTimetableFile(file)
  return 'findings' in contents
    ? { ok: false, findings: contents.findings }
    : readSheets(contents.sheets, { ...options, fileName: file.name })
}
