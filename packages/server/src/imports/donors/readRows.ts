import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from '../unreadable.ts'

/** A line of a list, and where it begins in the file, counted from 1. */
export type Row = { line: number; cells: string[] }

/** Lines of a list that are read, the headings included. */
export const mostLines = 200_000

/** Characters and columns of one line: what has more describes no person. */
const [longestLine, mostColumns] = [20_000, 1000]

/**
 * Characters the parser is given at a time, so that others are answered in between; and delimiters it may be given without
 * completing a line. It has no limit of columns itself, and some pieces always wait in front of it.
 */
const [pieceLength, mostDelimiters] = [65_536, 1_000_000]

const linePattern = /^[^\r\n]*/

/** What stands between the cells: what the line of headings has most of. Excel can say it in a line of its own. */
function findDelimiter(start: string): { delimiter: string; saysSo: boolean } {
  const [first = ''] = linePattern.exec(start) ?? []
  const declared = /^sep=(.)$/i.exec(first)?.[1]
  if (declared !== undefined) return { delimiter: declared, saysSo: true }
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)
  return { delimiter, saysSo: false }
}

const countAll = (cells: readonly string[], what: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(what)?.length ?? 0), 0)

/** Enough of the beginning to hold a line of headings, and the rest as it comes. */
async function splitStart(text: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (start.length < longestLine && !/[\r\n]/.test(start)) {
    const { value, done } = await text.next()
    if (done === true) return start
    start += value
  }
  return start
}

/**
 * Reads the lines of a CSV file, one after the other. What stands between cells is found out; a cell in quotation marks may
 * have line breaks.
 * @throws UnreadableImport naming the line
 * @untrusted
 */
export async function* readRows(pieces: AsyncGenerator<string>): AsyncGenerator<Row> {
  const start = await splitStart(pieces)
  const { delimiter, saysSo } = findDelimiter(start)
  /** The last line that belongs to a record, and how many more the parser has counted: it takes a break of Windows within a cell for two. */
  let [ended, tooMany] = [0, 0]
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A quotation mark inside a cell that has none around it: people type them.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    // As each is parsed: a stream that fails forgets what was not yet taken from it. The line goes before the cells.
    on_record(cells: string[], { lines }) {
      if (cells.length > mostColumns) refuseFile('longLine', ended + 1)
      delimiters = 0
      const [breaks, ofWindows] = [countAll(cells, /\r\n|[\r\n]/g), countAll(cells, /\r\n/g)]
      tooMany += ofWindows
      ended = lines - tooMany
      const line = ended - breaks
      return saysSo && line === 1 ? null : [String(line), ...cells]
    },
  })
  /** Delimiters since a line was last complete. */
  let delimiters = 0
  function* cut(text: string): Generator<string> {
    for (let from = 0; from < text.length; from += pieceLength) {
      const piece = text.slice(from, from + pieceLength)
      delimiters += piece.split(delimiter).length - 1
      if (delimiters > mostDelimiters) refuseFile('longLine', ended + 1)
      yield piece
    }
  }
  const whole = async function* () {
    yield* cut(start)
    for await (const text of pieces) yield* cut(text)
  }
  const source = Readable.from(whole())
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser) {
      const [begins, ...cells]: string[] = record
      const line = Number(begins)
      if (line > mostLines) refuseFile('lines')
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuseFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'longLine' : 'brokenList', ended + 1)
  } finally {
    source.destroy()
  }
}
