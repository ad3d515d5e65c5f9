import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from '../unreadable.ts'
import { scoreHeadings } from './columns.ts'
import { type BrokenLine, createRepair } from './repairLines.ts'

/** A line of a list, and where it begins in the file, counted from 1. */
export type Row = { line: number; cells: string[]; broken?: BrokenLine['why'] }

/** Lines of a list that are read, the headings included. */
export const mostLines = 200_000

/** Characters and columns of one line: what has more describes no person. */
const [longestLine, mostColumns] = [20_000, 1000]

/** Characters the parser is given at a time, so that others are answered in between. */
const pieceLength = 65_536

/** Lines at the beginning of a list among which the headings are. */
export const mostBefore = 20

const delimiters = [',', ';', '\t', '|']

/** What stands between the cells: what makes the most headings known of a line. Excel can say it in a line of its own. */
function findDelimiter(start: string): { delimiter: string; saysSo: boolean } {
  const lines = start.split(/\r\n|[\r\n]/, mostBefore)
  const declared = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  if (declared !== undefined) return { delimiter: declared, saysSo: true }
  const cellsOf = (line: string, by: string) => line.split(by).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
  const scored = delimiters.map((by) => ({
    delimiter: by,
    score: Math.max(...lines.map((line) => scoreHeadings(cellsOf(line, by)))),
    cells: Math.max(...lines.slice(0, 1).map((line) => line.split(by).length)),
  }))
  const [best] = scored.toSorted((a, b) => b.score - a.score || b.cells - a.cells)
  return { delimiter: best?.delimiter ?? ',', saysSo: false }
}

const countAll = (cells: readonly string[], what: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(what)?.length ?? 0), 0)

/** Enough of the beginning to hold the headings, and the rest as it comes. */
async function splitStart(text: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (start.length < longestLine && start.split(/\r\n|[\r\n]/, mostBefore + 1).length <= mostBefore) {
    const { value, done } = await text.next()
    if (done === true) return start
    start += value
  }
  return start
}

/**
 * Reads the lines of a CSV file, one after the other. What stands between cells is found out; a cell in quotation marks may
 * have line breaks. A line that can't be read is among them, and says why.
 * @throws UnreadableImport of a list that is too long
 * @untrusted
 */
export async function* readRows(pieces: AsyncGenerator<string>): AsyncGenerator<Row> {
  const start = await splitStart(pieces)
  const { delimiter, saysSo } = findDelimiter(start)
  const broken: BrokenLine[] = []
  /** The last line that belongs to a record, and how many more the parser has counted: it takes a break of Windows within a cell for two. */
  let [ended, tooMany] = [0, 0]
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark inside a cell that has none around it: people type them.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 3 * longestLine,
    // As each is parsed: a stream that fails forgets what was not yet taken from it. The line goes before the cells.
    on_record(cells: string[], { lines }) {
      const [breaks, ofWindows] = [countAll(cells, /\r\n|[\r\n]/g), countAll(cells, /\r\n/g)]
      tooMany += ofWindows
      ended = lines - tooMany
      const line = ended - breaks
      return saysSo && line === 1 ? null : [String(line), ...cells]
    },
  })
  const repair = createRepair(delimiter, longestLine, (line) => {
    if (line.line > mostLines) refuseFile('lines')
    broken.push(line)
  })
  const whole = async function* () {
    function* cut(text: string): Generator<string> {
      for (let from = 0; from < text.length; from += pieceLength) yield repair.add(text.slice(from, from + pieceLength))
    }
    yield* cut(start)
    for await (const text of pieces) yield* cut(text)
    yield repair.end()
  }
  let taken = 0
  const takeBroken = function* (before: number): Generator<Row> {
    for (let next = broken[taken]; next && next.line < before; next = broken[taken]) {
      taken += 1
      yield { line: next.line, cells: [next.text], broken: next.why }
    }
  }
  const source = Readable.from(whole())
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser) {
      const [begins, ...cells]: string[] = record
      const line = Number(begins)
      if (line > mostLines) refuseFile('lines')
      yield* takeBroken(line)
      if (cells.length > mostColumns) yield { line, cells: cells.slice(0, 3), broken: 'longLine' }
      else if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
    yield* takeBroken(Number.POSITIVE_INFINITY)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuseFile('brokenList', ended + 1)
  } finally {
    source.destroy()
  }
}
