import { CsvError, parse } from 'csv-parse/sync'
import { maxLines, refuseFile } from './statement.ts'

/** A row of a CSV, and the line of the file it ends on. */
export type Row = { cells: string[]; line: number }

/** Number of rows searched for headings; banks write the account's name and balance above them. */
export const maxHeadingRow = 40

/** Maximum columns and characters of a row, and cells of a file: twice those of the widest bank export. */
const [maxColumns, maxRowLength, maxCells] = [200, 20_000, 600_000]

const delimiters = [',', ';', '\t', '|'] as const

/** Number of lines and characters sampled to detect the delimiter. */
const [sampledLines, sampledCharacters] = [60, 200_000]

function countOf(text: string, character: string): number {
  let count = 0
  for (let index = text.indexOf(character); index >= 0; index = text.indexOf(character, index + 1)) count += 1
  return count
}

/** The largest number of lines with an equal count of the delimiter outside quotes: inside text or amounts it varies. */
function countConsistentLines(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const count = countOf(line.replaceAll(/"[^"]*"/g, ''), delimiter)
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

function findDelimiter(text: string): string {
  const lines = text
    .slice(0, sampledCharacters)
    .split(/[\r\n]+/)
    .filter(Boolean)
    .slice(0, sampledLines)
  const [best] = delimiters
    .map((delimiter) => ({
      delimiter,
      agreement: countConsistentLines(lines, delimiter),
      count: countOf(text, delimiter),
    }))
    .toSorted((a, b) => b.agreement - a.agreement || b.count - a.count)
  if (best && best.count > maxCells) refuseFile('cells')
  return best?.delimiter ?? ','
}

/** Removes Excel's delimiter declaration but keeps its line break, so that line numbers stay those of the file. */
function splitDeclaration(text: string): { text: string; delimiter?: string } {
  const [declaration, delimiter] = /^\uFEFF?"?sep=([,;\t|])"?(?=\n)/i.exec(text) ?? []
  return declaration && delimiter ? { text: text.slice(declaration.length), delimiter } : { text }
}

/** Reads the non-empty rows of a CSV. @throws UnreadableStatement naming the line */
export function readRows(file: string): Row[] {
  // The parser miscounts lines if a file mixes line endings.
  const { text, delimiter = findDelimiter(file) } = splitDeclaration(file.replaceAll(/\r\n?/g, '\n'))
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      // Banks copy payers' text unescaped, so an unquoted cell may contain a quotation mark.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRowLength,
      on_record(cells: string[], { lines, records }) {
        if (records > maxLines + maxHeadingRow) refuseFile('lines')
        if (cells.length > maxColumns) refuseFile('wide', lines)
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // An unclosed quotation mark swallows the rest of the file: report the line it is on.
    if (error.code === 'CSV_MAX_RECORD_SIZE') return refuseFile('wide', (rows.at(-1)?.line ?? 0) + 1)
    const line: unknown = Reflect.get(error, 'lines')
    return refuseFile('broken', typeof line === 'number' ? line : undefined)
  }
}
