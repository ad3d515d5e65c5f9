import { CsvError, parse } from 'csv-parse/sync'
import { mostLines, refuseFile } from './statement.ts'

/** A row of a CSV, and the line of the file it ends in. */
export type Row = { cells: string[]; line: number }

/** Headings come within so many rows; banks write the account's name and balance above them. */
export const furthestHeading = 40

/** The most columns and characters of a row, and cells of a file: twice what the widest of banks' exports have. */
const [mostColumns, longestRow, mostCells] = [200, 20_000, 600_000]

const delimiters = [',', ';', '\t', '|'] as const

/** So many lines, and characters, show what stands between the cells. */
const [sampledLines, sampledCharacters] = [60, 200_000]

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1
  return count
}

/** How many lines have the same number of a delimiter, outside quotation marks: in text and amounts its number varies. */
function agreementOf(lines: readonly string[], delimiter: string): number {
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
    .map((delimiter) => ({ delimiter, agreement: agreementOf(lines, delimiter), count: countOf(text, delimiter) }))
    .toSorted((a, b) => b.agreement - a.agreement || b.count - a.count)
  if (best && best.count > mostCells) refuseFile('cells')
  return best?.delimiter ?? ','
}

/** Excel's own line that names the delimiter; it is left empty, so that lines are counted as in the file. */
function splitDeclaration(text: string): { text: string; delimiter?: string } {
  const [declaration, delimiter] = /^\uFEFF?"?sep=([,;\t|])"?(?=\n)/i.exec(text) ?? []
  return declaration && delimiter ? { text: text.slice(declaration.length), delimiter } : { text }
}

/** The rows of a CSV that hold anything. @throws UnreadableStatement naming the line */
export function readRows(file: string): Row[] {
  // One kind of line break: lines are counted wrongly where a file has several.
  const { text, delimiter = findDelimiter(file) } = splitDeclaration(file.replaceAll(/\r\n?/g, '\n'))
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      // A quotation mark inside a cell that has none around it: banks copy what people typed.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record(cells: string[], { lines, records }) {
        if (records > mostLines + furthestHeading) refuseFile('lines')
        if (cells.length > mostColumns) refuseFile('wide', lines)
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quotation mark that is not closed takes in all that follows: the line it stands in is the one to look at.
    if (error.code === 'CSV_MAX_RECORD_SIZE') return refuseFile('wide', (rows.at(-1)?.line ?? 0) + 1)
    const line: unknown = Reflect.get(error, 'lines')
    return refuseFile('broken', typeof line === 'number' ? line : undefined)
  }
}
