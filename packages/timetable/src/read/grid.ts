import { CsvError, parse } from 'csv-parse/sync'
import { columns, isColumn, otherAsrColumn } from './columns.ts'
import type { Column } from './columns.ts'
import type { Finding } from './findings.ts'

/** One line of the file, its cells by column, trimmed. */
export type GridRow = { line: number; cells: Record<Column, string> }

/** The file as a grid; `problems` refuse it, `oddities` do not. */
export type Grid = {
  rows: GridRow[]
  /** Columns the file does not have, already told; their cells are empty strings. */
  missing: ReadonlySet<Column>
  problems: Finding[]
  oddities: Finding[]
}

const refused = (message: string, line = 1): Grid => ({
  rows: [],
  missing: new Set(),
  problems: [{ kind: 'file', line, message }],
  oddities: [],
})

/** Spreadsheets in half of Europe save "CSV" with semicolons; tables pasted from them have tabs. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function parseRecords(text: string): { records: string[][]; lines: number[] } {
  const lines: number[] = []
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record(record, context) {
      lines.push(context.lines)
      return record
    },
  })
  return { records, lines }
}

function readHeader(header: readonly string[], line: number) {
  const names = header.map((name) => name.trim().toLowerCase())
  const problems: Finding[] = []
  const oddities: Finding[] = []
  for (const column of [...columns, otherAsrColumn] as const) {
    const count = names.filter((name) => name === column).length
    if (count === 1 || (count === 0 && column === otherAsrColumn)) continue
    const message =
      count === 0
        ? `There is no column called ${column}. Add it to the first line; a prayer without jamaat keeps the column and leaves its cells empty.`
        : `The column ${column} appears ${count} times. Keep one of them.`
    problems.push({ kind: 'column', line, column, message })
  }
  for (const [index, name] of names.entries()) {
    if (isColumn(name)) continue
    const called =
      name === '' ? `Column ${index + 1} has no name` : `We know no column called "${header[index]?.trim()}"`
    const message = `${called}; it was not read. The columns are ${columns.join(', ')}; with Asr by both schools also ${otherAsrColumn}.`
    oddities.push({ kind: 'column', line, column: name, message })
  }
  return { names, problems, oddities }
}

/** A year is some 30 kB; ten years are enough for anybody, and no file may keep the host busy for long. */
const mostCharacters = 400_000

/** Reads the text of a file into cells by column, without yet asking what they mean. */
export function readGrid(text: string, fileName: string): Grid {
  if (text.startsWith('PK')) {
    return refused(`${fileName} is a workbook, not a CSV file. Open it and save it as "CSV UTF-8 (comma delimited)".`)
  }
  if (text.includes('\0')) {
    return refused(`${fileName} is not saved as UTF-8 text. Save it as "CSV UTF-8 (comma delimited)".`)
  }
  if (text.length > mostCharacters) {
    return refused(`${fileName} is far larger than a timetable (${text.length} characters). Give one file per year.`)
  }
  let parsed: ReturnType<typeof parseRecords>
  try {
    parsed = parseRecords(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser notices at the end of the file; people need the line where the mark stands alone.
    const line = text.split(/\r\n|[\r\n]/).findIndex((each) => each.split('"').length % 2 === 0) + 1
    const where =
      line > 0
        ? `from line ${line} on: a quotation mark there has no partner`
        : 'because a quotation mark is out of place'
    return refused(`${fileName} cannot be read as CSV ${where}. Remove it.`, Math.max(1, line))
  }
  const [header, ...records] = parsed.records
  if (!header || records.length === 0) {
    return refused(`${fileName} holds no timetable. Its first line names the columns, then comes one line per day.`)
  }
  const { names, problems, oddities } = readHeader(header, parsed.lines[0] ?? 1)
  const place = Object.fromEntries(names.map((name, index) => [name, index]))
  const rows = records.map((record, index): GridRow => {
    const line = parsed.lines[index + 1] ?? 0
    const cell = (column: Column) => record[place[column] ?? -1] ?? ''
    if (record.slice(names.length).some((extra) => extra !== '')) {
      const message = `The line has ${record.length} cells where the first line names ${names.length}. Remove the extra delimiter.`
      problems.push({ kind: 'file', line, message })
    }
    return {
      line,
      cells: {
        day: cell('day'),
        fajr_athan: cell('fajr_athan'),
        fajr_iqama: cell('fajr_iqama'),
        sunrise: cell('sunrise'),
        dhuhr_athan: cell('dhuhr_athan'),
        dhuhr_iqama: cell('dhuhr_iqama'),
        asr_athan: cell('asr_athan'),
        asr_iqama: cell('asr_iqama'),
        asr_athan_2: cell('asr_athan_2'),
        maghrib_athan: cell('maghrib_athan'),
        maghrib_iqama: cell('maghrib_iqama'),
        isha_athan: cell('isha_athan'),
        isha_iqama: cell('isha_iqama'),
      },
    }
  })
  return { rows, missing: new Set(columns.filter((column) => !names.includes(column))), problems, oddities }
}
