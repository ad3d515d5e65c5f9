import {
  decodeFile,
  isWorkbook,
  readSheets,
  readTimetable,
  type ReadOptions,
  type ReadTimetable,
} from '@minaret/timetable'

/** A file as it was given: its name, and its text or its bytes. */
export type TimetableFile = { name: string } & ({ text: string } | { bytes: Uint8Array })

/** What can be said of a file besides what it says itself. */
export type ReadingOptions = Pick<ReadOptions, 'dates' | 'period' | 'map'>

/** No table of times is larger. */
export const maxTimetableBytes = 4 * 1024 * 1024

const refused = (message: string): ReadTimetable => ({ ok: false, findings: [{ kind: 'file', line: 1, message }] })

/**
 * Reads a table of times from whatever people have: text in any usual encoding, or an Excel workbook. What is neither is
 * refused with what to do instead.
 */
export async function readTimetableFile(
  file: TimetableFile,
  options: Omit<ReadOptions, 'fileName'>,
): Promise<ReadTimetable> {
  const reading = { ...options, fileName: file.name }
  if ('text' in file) return readTimetable(file.text, reading)
  if (file.bytes.length > maxTimetableBytes)
    return refused(`${file.name} is larger than 4 MB, which no table of times is.`)
  if (isWorkbook(file.bytes)) {
    // Most tables are text: who imports one does not wait for the reader of workbooks.
    const { openWorkbook } = await import('./workbook.ts')
    const opened = await openWorkbook(file.bytes, file.name)
    return 'problem' in opened ? refused(opened.problem) : readSheets(opened.sheets, reading)
  }
  const decoded = decodeFile(file.bytes, file.name)
  return 'problem' in decoded ? refused(decoded.problem) : readTimetable(decoded.text, reading)
}
