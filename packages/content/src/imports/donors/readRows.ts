import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { rejectFile } from '../unreadable.ts'
import { scoreHeadings } from './columns.ts'
import { type BrokenLine, createRepair } from './repairLines.ts'

/** A row of a list, with its first line in the file, from 1. */
export type Row = { line: number; cells: string[]; problem?: BrokenLine['problem'] }

/** The maximum number of lines, including the headings. */
export const maxLines = 200_000

/** The maximum characters and columns of a line. */
const [maxLineLength, maxColumns] = [20_000, 1000]

/** Characters passed to the parser at a time, so that other requests run in between. */
const pieceLength = 65_536

/** The number of lines at the start that are searched for headings. */
export const maxLinesBefore = 20

const delimiters = [',', ';', '\t', '|']

/** Finds the delimiter that gives the most known headings. Excel can declare it in a `sep=` line. */
function findDelimiter(start: string): { delimiter: string; isDeclared: boolean } {
  const lines = start.split(/\r\n|[\r\n]/, maxLinesBefore)
  const declaredDelimiter = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  if (declaredDelimiter !== undefined) return { delimiter: declaredDelimiter, isDeclared: true }
  const cellsOf = (line: string, delimiter: string) =>
    line.split(delimiter).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
  const candidates = delimiters.map((delimiter) => ({
    delimiter,
    score: Math.max(...lines.map((line) => scoreHeadings(cellsOf(line, delimiter)))),
    cells: Math.max(...lines.slice(0, 1).map((line) => line.split(delimiter).length)),
  }))
  const [best] = candidates.toSorted((a, b) => b.score - a.score || b.cells - a.cells)
  return { delimiter: best?.delimiter ?? ',', isDeclared: false }
}

const countMatches = (cells: readonly string[], pattern: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0)

/** Reads the start of a list, enough to contain the headings. */
async function readStart(text: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (start.length < maxLineLength && start.split(/\r\n|[\r\n]/, maxLinesBefore + 1).length <= maxLinesBefore) {
    const { value, done } = await text.next()
    if (done === true) return start
    start += value
  }
  return start
}

/**
 * Reads the rows of a CSV file as a stream. The delimiter is detected, and a quoted cell may have line breaks. An unreadable
 * line becomes a row with the reason.
 * @throws UnreadableImport if the list is too long
 * @untrusted
 */
export async function* readRows(pieces: AsyncGenerator<string>): AsyncGenerator<Row> {
  const start = await readStart(pieces)
  const { delimiter, isDeclared } = findDelimiter(start)
  const brokenLines: BrokenLine[] = []
  /** The last line of a record, and the parser's excess count: it counts a CR LF within a cell twice. */
  let [endLine, excess] = [0, 0]
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Allows quotation marks inside unquoted cells.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 3 * maxLineLength,
    // Adds the line as the first cell while parsing, as a failing stream loses buffered records.
    on_record(cells: string[], { lines }) {
      const [breaks, crLfs] = [countMatches(cells, /\r\n|[\r\n]/g), countMatches(cells, /\r\n/g)]
      excess += crLfs
      endLine = lines - excess
      const line = endLine - breaks
      return isDeclared && line === 1 ? null : [String(line), ...cells]
    },
  })
  const repair = createRepair(delimiter, maxLineLength, (line) => {
    if (line.line > maxLines) rejectFile('lines')
    brokenLines.push(line)
  })
  const repairedText = async function* () {
    function* feed(text: string): Generator<string> {
      for (let offset = 0; offset < text.length; offset += pieceLength)
        yield repair.add(text.slice(offset, offset + pieceLength))
    }
    yield* feed(start)
    for await (const text of pieces) yield* feed(text)
    yield repair.end()
  }
  let reportedCount = 0
  const brokenBefore = function* (before: number): Generator<Row> {
    for (let next = brokenLines[reportedCount]; next && next.line < before; next = brokenLines[reportedCount]) {
      reportedCount += 1
      yield { line: next.line, cells: [next.text], problem: next.problem }
    }
  }
  const source = Readable.from(repairedText())
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser) {
      const [firstLine, ...cells]: string[] = record
      const line = Number(firstLine)
      if (line > maxLines) rejectFile('lines')
      yield* brokenBefore(line)
      if (cells.length > maxColumns) yield { line, cells: cells.slice(0, 3), problem: 'longLine' }
      else if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
    yield* brokenBefore(Number.POSITIVE_INFINITY)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    rejectFile('brokenList', endLine + 1)
  } finally {
    source.destroy()
  }
}
