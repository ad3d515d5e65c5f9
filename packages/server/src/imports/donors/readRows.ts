import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { refuseFile } from '../unreadable.ts'

/** A line of a list, and where it begins in the file, counted from 1. */
export type Row = { line: number; cells: string[] }

/** Lines of a list that are read, the headings included. */
export const mostLines = 200_000

/** Characters of one line: what is longer describes no person. */
const longestLine = 20_000

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
      const [breaks, ofWindows] = [countAll(cells, /\r\n|[\r\n]/g), countAll(cells, /\r\n/g)]
      tooMany += ofWindows
      ended = lines - tooMany
      const line = ended - breaks
      return saysSo && line === 1 ? null : [String(line), ...cells]
    },
  })
  const whole = async function* () {
    yield start
    yield* pieces
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
