import { CsvError, parse } from 'csv-parse/sync'
import type { Finding } from './findings.ts'
import { plainCell } from './plain.ts'

/** One line of a file: its number, from 1, and its normalised cells (`plainCell`). */
export type SheetRow = { line: number; cells: string[] }

/** A file or one sheet of a workbook, not yet interpreted. */
export type Sheet = {
  /** The sheet's name in the workbook, often a month. */
  name?: string
  rows: SheetRow[]
}

/** The maximum size of a file: about ten years, at 30 kB each. No file may keep the server busy for long. */
export const maxCharacters = 400_000
/** The maximum number of columns and rows, more than any timetable has: ten years have 3,653 days. */
const [maxColumns, maxRows] = [100, 5000]

const delimiters = [',', ';', '\t', '|'] as const

/** Scores a delimiter by the number of columns it gives and the number of lines that agree on it. */
function scoreOf(lines: readonly string[], delimiter: string): number {
  const widths = new Map<number, number>()
  for (const line of lines) {
    const width = line.split(delimiter).length
    widths.set(width, (widths.get(width) ?? 0) + 1)
  }
  return Math.max(...[...widths].map(([width, count]) => count * Math.log2(width)))
}

/** Finds the delimiter: in many European countries spreadsheets save "CSV" with semicolons; pasted tables have tabs. */
function delimiterOf(text: string): string {
  const [, statedDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  if (statedDelimiter !== undefined) return statedDelimiter
  const lines = text
    .slice(0, 40_000)
    .split(/\r\n|[\r\n]/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200)
  return delimiters.reduce((best, candidate) => (scoreOf(lines, candidate) > scoreOf(lines, best) ? candidate : best))
}

const refusal = (message: string, line = 1): { problems: Finding[] } => ({
  problems: [{ kind: 'file', line, message }],
})

/**
 * Splits the text of a file into cells. It accepts `,` `;` tab and `|` as delimiters, quoted cells, any line ending, a byte
 * order mark and Excel's `sep=` line.
 */
export function splitText(text: string, fileName: string): { sheet: Sheet } | { problems: Finding[] } {
  if (text.startsWith('PK\u0003\u0004')) {
    return refusal(
      `${fileName} is a workbook, not a CSV file. Save it as "CSV UTF-8 (comma delimited)", or import it as .xlsx.`,
    )
  }
  if (text.includes('\0')) {
    return refusal(`${fileName} is not a text file. Save it as "CSV UTF-8 (comma delimited)".`)
  }
  if (text.length > maxCharacters) {
    return refusal(`${fileName} is far larger than a timetable (${text.length} characters). Give one file per year.`)
  }
  const content = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(content)
  const rows: SheetRow[] = []
  try {
    parse(content, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: maxRows + 1,
      on_record(record: string[], context) {
        rows.push({ line: context.lines, cells: record.map(plainCell) })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser fails at the end of the file, but users need the line with the unclosed quotation mark.
    const line = content.split(/\r\n|[\r\n]/).findIndex((textLine) => textLine.split('"').length % 2 === 0) + 1
    const location =
      line > 0
        ? `from line ${line} on: a quotation mark there is not closed`
        : 'because a quotation mark is out of place'
    return refusal(`${fileName} cannot be read as CSV ${location}. Remove it.`, Math.max(1, line))
  }
  if (rows.length > maxRows) {
    return refusal(`${fileName} is far longer than a timetable: the limit is 5,000 lines. Give one file per year.`)
  }
  const wideRow = rows.find(({ cells }) => cells.length > maxColumns)
  if (wideRow) {
    const message = `The line has ${wideRow.cells.length} cells, which is too many for a timetable. Import only the timetable.`
    return refusal(message, wideRow.line)
  }
  if (/^sep=.$/i.test(rows[0]?.cells.join('') ?? '') || (rows[0]?.cells[0] ?? '').toLowerCase().startsWith('sep='))
    rows.shift()
  return { sheet: { rows } }
}
