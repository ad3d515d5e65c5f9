import type { RememberedLayout } from '@minaret/foundation/db'
import { isRunning } from './csvBalance.ts'
import { type ColumnRole, type Columns, columnsFrom, headingOf, isComplete, readHeadings } from './csvColumns.ts'
import { maxHeadingRow, type Row } from './csvRows.ts'
import { hasDayShape, parseDay } from './days.ts'
import { directionOf, findMark, isMoney, measureMoney } from './money.ts'
import { oneLine, type StatementColumn } from './statement.ts'

/** The table of a CSV: its headings, the rows below them, and the roles of its columns. */
export type Table = {
  /** Normalised for comparison; empty texts if the file has no headings. */
  headings: readonly string[]
  /** Headings as the bank wrote them; empty if the file has none. */
  titles: readonly string[]
  /** The rows above the table. */
  above: readonly Row[]
  rows: readonly Row[]
  columns: Columns
  /** Earlier answers for these headings. */
  remembered?: RememberedLayout
  /** Whether the columns are known well enough to read lines. */
  isKnown: boolean
}

/** Number of rows scanned, and of data rows among them used to classify columns. */
const [scannedRows, sampleSize] = [1000, 300]

/** Minimum number of lines to identify the balance column: fewer fit by chance. */
const minBalanceLines = 3

/** Number of examples displayed per column. */
const maxSamples = 3

export const cellOf = ({ cells }: Row, at: number | undefined): string =>
  (at === undefined ? '' : (cells[at] ?? '')).trim()

/** The normalised headings that identify a remembered layout. */
function signatureOf(cells: readonly string[]): string[] {
  const names = cells.map(headingOf)
  const last = names.findLastIndex((name) => name !== '')
  return names.slice(0, last + 1)
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, at) => name === b[at])

/** Index of the heading row: one with remembered answers, or one that names enough columns; -1 if there is none. */
function findHeading(top: readonly Row[], layouts: readonly RememberedLayout[]): number {
  const remembered = top.findIndex(({ cells }) => {
    const signature = signatureOf(cells)
    return signature.length > 0 && layouts.some(({ headings, columns }) => columns && isSame(headings, signature))
  })
  return remembered >= 0 ? remembered : top.findIndex(({ cells }) => readHeadings(cells).isComplete)
}

const isDay = (text: string) => parseDay(text) !== undefined
const isData = (row: Row) => row.cells.some(isDay) && row.cells.some((cell) => isMoney(cell) && !isDay(cell))

/** Columns of the files without headings that HSBC and First Direct export: date, text, amount and, for some accounts, balance. */
function plainColumns({ cells }: Row): Columns | undefined {
  const [day = '', text = '', amount = '', last = ''] = cells
  const isPlain = (cells.length === 3 || cells.length === 4) && isDay(day) && isMoney(amount) && !isMoney(text)
  if (!isPlain || (last.trim() !== '' && !isMoney(last))) return undefined
  const balance: [ColumnRole, number[]][] = cells.length === 4 ? [['balance', [3]]] : []
  return new Map<ColumnRole, number[]>([['date', [0]], ['text', [1]], ['amount', [2]], ...balance])
}

/** Finds the table of a file. @returns undefined if the file has neither headings nor a row with a date and an amount */
export function findTable(rows: readonly Row[], layouts: readonly RememberedLayout[]): Table | undefined {
  const heading = findHeading(rows.slice(0, maxHeadingRow), layouts)
  const data = rows.slice(0, maxHeadingRow * 2).findIndex(isData)
  if (heading < 0 && data < 0) return undefined
  const before = rows[data - 1]
  // A row with an invalid date is not a heading.
  const isDamaged = before?.cells.some((cell) => hasDayShape(cell) || isMoney(cell))
  const hasOwn = before !== undefined && !isDamaged && signatureOf(before.cells).filter(Boolean).length > 1
  const at = heading >= 0 ? heading : hasOwn ? data - 1 : -1
  const damaged = rows.slice(0, data).findIndex(({ cells }) => cells.some(hasDayShape))
  const start = at >= 0 ? at + 1 : damaged >= 0 ? damaged : data
  const below = rows.slice(start)
  const width = Math.max(0, ...below.slice(0, sampleSize).map(({ cells }) => cells.length))
  const titles = at >= 0 ? (rows[at]?.cells ?? []) : []
  const headings = at >= 0 ? signatureOf(titles) : Array.from({ length: width }, () => '')
  const remembered = layouts.find((layout) => isSame(layout.headings, headings))
  const named = remembered?.columns && columnsFrom(remembered.columns)
  const above = rows.slice(0, at >= 0 ? at : start)
  const table = { headings, titles, above, rows: below, ...(remembered ? { remembered } : {}) }
  if (named) return { ...table, columns: named, isKnown: true }
  const first = rows[data]
  const plain = at < 0 && first ? plainColumns(first) : undefined
  if (plain) return { ...table, columns: plain, isKnown: true }
  return { ...table, ...guessColumns(below, headings, width) }
}

/** Contents of a column's sampled rows. */
type ColumnStats = { at: number; filled: number; days: number; money: number; length: number }

function statsOf(rows: readonly Row[], at: number): ColumnStats {
  const cells = rows.map((row) => cellOf(row, at)).filter(Boolean)
  const days = cells.filter(isDay).length
  return {
    at,
    filled: cells.length,
    days,
    money: cells.filter((cell) => isMoney(cell) && !isDay(cell)).length,
    length: cells.reduce((sum, { length }) => sum + Math.min(length, 80), 0),
  }
}

/** Whether a majority matches: a column keeps its type despite a total or a note among its cells. */
const isMostly = (count: number, total: number) => total > 0 && count * 2 > total

/** Infers roles from headings and cell contents; known if both agree, or if the balances settle what the headings leave open. */
function guessColumns(rows: readonly Row[], headings: readonly string[], width: number) {
  const sample = rows.slice(0, scannedRows).filter(isData).slice(0, sampleSize)
  const stats = Array.from({ length: width }, (_, at) => statsOf(sample, at))
  const { columns: named } = readHeadings(headings)
  const fitsRole = (role: ColumnRole, at: number) => {
    const column = stats[at]
    if (!column || column.filled === 0) return true
    if (role === 'date') return isMostly(column.days, column.filled)
    return ['amount', 'in', 'out', 'balance'].includes(role) ? isMostly(column.money, column.filled) : true
  }
  const columns = new Map<ColumnRole, readonly number[]>()
  for (const [role, places] of named) {
    const fitting = places.filter((at) => fitsRole(role, at))
    if (fitting.length > 0) columns.set(role, fitting)
  }
  // "Debit/Credit" heads an amount at one bank and its sign at another.
  for (const [role, places] of named) {
    const words = places.find((at) => !fitsRole(role, at) && sample.every((row) => directionOf(cellOf(row, at))))
    if (words !== undefined && !columns.has('sign')) columns.set('sign', [words])
  }
  const isLost = (['date', 'amount', 'in', 'out'] as const).some((role) => named.has(role) && !columns.has(role))
  if (isComplete(columns) && !isLost) return { columns, isKnown: hasAllMoney(columns, stats) }
  return fillColumns(columns, stats, sample)
}

/** Whether no column outside the assigned ones may hold money, as in a file with only money in or only money out. */
function hasAllMoney(columns: Columns, stats: readonly ColumnStats[]): boolean {
  if (columns.has('amount') || (columns.has('in') && columns.has('out'))) return true
  const taken = new Set([...columns.values()].flat())
  return !stats.some(({ at, money, filled }) => !taken.has(at) && isMostly(money, filled))
}

/** Assigns the roles that the headings leave open, by the contents of the columns. */
function fillColumns(
  named: ReadonlyMap<ColumnRole, readonly number[]>,
  stats: readonly ColumnStats[],
  sample: readonly Row[],
) {
  const columns = new Map(named)
  const taken = () => new Set([...columns.values()].flat())
  const free = () => stats.filter(({ at, filled }) => filled > 0 && !taken().has(at))
  const [day] = free().toSorted((a, b) => b.days - a.days)
  if (!columns.has('date') && day && day.days > 0) columns.set('date', [day.at])
  const hasMoney = columns.has('amount') || columns.has('in') || columns.has('out')
  const settled = hasMoney
    ? undefined
    : settleByBalance(
        free().filter(({ money, filled }) => isMostly(money, filled)),
        sample,
      )
  for (const [role, at] of settled ?? []) columns.set(role, [at])
  if (!hasMoney && !settled) {
    const [first, ...rest] = free().filter(({ money, filled }) => isMostly(money, filled))
    if (first) columns.set('amount', [first.at])
    const last = rest.at(-1)
    if (last && !columns.has('balance')) columns.set('balance', [last.at])
  }
  // A column with only DR and CR is not a description.
  const isSign = (at: number) => sample.every((row) => directionOf(cellOf(row, at)) !== undefined)
  const texts = free().filter(({ at, money, days, filled }) => !isMostly(money + days, filled) && !isSign(at))
  const [longest] = texts.toSorted((a, b) => b.length - a.length)
  if (!columns.has('text') && !columns.has('payer') && longest) columns.set('text', [longest.at])
  return { columns, isKnown: settled !== undefined && texts.length <= 1 && isComplete(columns) }
}

/** Finds the amount column, or the money-in and money-out columns, for which another column is the running balance. */
function settleByBalance(stats: readonly ColumnStats[], sample: readonly Row[]): [ColumnRole, number][] | undefined {
  const mark = findMark(stats.flatMap(({ at }) => sample.map((row) => cellOf(row, at))))
  const minorOf = (row: Row, at: number) => measureMoney(cellOf(row, at), mark)?.minor ?? 0
  if (sample.length < minBalanceLines) return undefined
  const candidates = stats.slice(0, 6)
  for (const balance of candidates) {
    const balances = sample.map((row) => minorOf(row, balance.at))
    for (const one of candidates) {
      const amounts = sample.map((row) => minorOf(row, one.at))
      if (one !== balance && isRunning(amounts, balances))
        return [
          ['amount', one.at],
          ['balance', balance.at],
        ]
      for (const other of candidates) {
        if (new Set([one, other, balance]).size < 3) continue
        const flows = amounts.map(
          (moneyIn, at) => Math.abs(moneyIn) - Math.abs(minorOf(sample[at] ?? { cells: [], line: 0 }, other.at)),
        )
        if (isRunning(flows, balances))
          return [
            ['in', one.at],
            ['out', other.at],
            ['balance', balance.at],
          ]
      }
    }
  }
  return undefined
}

/** Describes the columns for the question to the treasurer: headings, examples and proposed roles. */
export function describeColumns({ titles, rows, columns }: Table): StatementColumn[] {
  const sample = rows.slice(0, sampleSize)
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length))
  const roles = new Map([...columns].flatMap(([role, places]) => places.map((at) => [at, role] as const)))
  return Array.from({ length: width }, (_, at) => {
    const samples = [...new Set(sample.map((row) => cellOf(row, at)).filter(Boolean))].slice(0, maxSamples)
    const role = roles.get(at)
    const heading = oneLine(titles[at] ?? '').slice(0, 60)
    return {
      number: at + 1,
      heading,
      samples: samples.map((text) => oneLine(text).slice(0, 60)),
      ...(role ? { role } : {}),
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}
