import { CsvError, parse } from 'csv-parse/sync'
import { columnsOf, type StatementColumn } from './csvColumns.ts'
import { joinTexts, mostLines, refuseFile, type StatementLine } from './statement.ts'
import { isDay, readCurrency, readDay, readMoney } from './values.ts'

type Row = { cells: string[]; line: number }
type Options = { currency: string; today: string }

/** Headings come within so many rows; banks write the account's name and balance above them. */
const furthestHeading = 20

/** The most columns and characters of a row, and cells of a file: twice what the widest of banks' exports have. */
const [mostColumns, longestRow, mostCells] = [200, 20_000, 600_000]

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1
  return count
}

/** What stands between the cells: what the file has most of. */
function findDelimiter(text: string): string {
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: countOf(text, delimiter) }))
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  if (most && most.count > mostCells) refuseFile('cells')
  return most?.delimiter ?? ','
}

function readRows(text: string, delimiter: string): Row[] {
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
      to: mostLines + furthestHeading,
      on_record(cells: string[], { lines }) {
        if (cells.length > mostColumns) refuseFile('wide', lines)
        rows.push({ cells, line: lines })
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

/** HSBC and First Direct write no headings: a date, a text and an amount, and for some accounts the balance. */
function withoutHeadings(rows: readonly Row[]): Map<StatementColumn, number> | undefined {
  const [first] = rows
  if (!first || first.cells.length < 3 || first.cells.length > 4 || !isDay(first.cells[0] ?? '')) return undefined
  return new Map([
    ['date', 0],
    ['text', 1],
    ['amount', 2],
  ])
}

/** Reads the CSV of a UK bank. @throws UnreadableStatement naming the line */
export function readCsv(text: string, options: Options): StatementLine[] {
  const rows = readRows(text, findDelimiter(text))
  const heading = rows.slice(0, furthestHeading).findIndex(({ cells }) => columnsOf(cells) !== undefined)
  const columns = heading < 0 ? withoutHeadings(rows) : columnsOf(rows[heading]?.cells ?? [])
  if (!columns) return refuseFile(rows.length === 0 ? 'empty' : 'columns')
  const lines = rows.slice(heading + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (lines.length > mostLines) return refuseFile('lines')
  return lines.flatMap((row) => readLine(row, columns, options) ?? [])
}

/** Revolut lists what did not happen, or has not yet; neither is in the account. */
const notBooked = /^(pending|reverted|declined|failed|cancelled)$/i

function readLine(
  { cells, line }: Row,
  columns: ReadonlyMap<StatementColumn, number>,
  { currency: usual, today }: Options,
): StatementLine | undefined {
  const cell = (column: StatementColumn) => {
    const at = columns.get(column)
    return (at === undefined ? '' : (cells[at] ?? '')).trim()
  }
  if (notBooked.test(cell('state'))) return undefined
  const currency = cell('currency') === '' ? usual : readCurrency(cell('currency'), line)
  const amountMinor = amountOf(cell, columns, currency, line)
  const day = readDay(cell('date'), line, today)
  // A line of no money, such as a note of the bank: nothing to post.
  if (amountMinor === 0) return undefined
  const payer = cell('payer')
  const text = joinTexts([payer, cell('text'), cell('more')], line)
  return {
    day,
    amountMinor,
    currency,
    text,
    ...(payer ? { payer } : {}),
    ...(cell('id') ? { bankId: cell('id') } : {}),
    ...(cell('account') ? { account: cell('account') } : {}),
  }
}

/** One signed amount, or one of money in and money out. */
function amountOf(
  cell: (column: StatementColumn) => string,
  columns: ReadonlyMap<StatementColumn, number>,
  currency: string,
  line: number,
): number {
  if (columns.has('in') && columns.has('out')) {
    const [moneyIn = 0, moneyOut = 0] = [readMoney(cell('in'), currency, line), readMoney(cell('out'), currency, line)]
    if (moneyIn !== 0 && moneyOut !== 0) return refuseFile('both', line)
    // Some banks write money out with a minus, too.
    if (moneyIn !== 0 || moneyOut !== 0) return moneyIn === 0 ? -Math.abs(moneyOut) : moneyIn
    return columns.has('amount') ? (readMoney(cell('amount'), currency, line) ?? 0) : 0
  }
  return readMoney(cell('amount'), currency, line) ?? refuseFile('amount', line, cell('amount'))
}
