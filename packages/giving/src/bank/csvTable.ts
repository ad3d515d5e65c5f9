import type { RememberedLayout } from '@minaret/foundation/db'
import { isRunning } from './csvBalance.ts'
import { type ColumnRole, type Columns, columnsFrom, headingOf, isComplete, readHeadings } from './csvColumns.ts'
import { maxHeadingRow, type Row } from './csvRows.ts'
import { hasDayShape, parseDay } from './days.ts'
import { directionOf, findDecimalMark, isMoney, measureMoney } from './money.ts'
import { toSingleLine, type StatementColumn } from './statement.ts'

/** The table of a CSV: its headings, the rows below them, and the roles of its columns. */
export type Table = {
  /** Normalised for comparison; empty strings if the file has no headings. */
  headings: readonly string[]
  /** Headings as the bank wrote them; empty if the file has none. */
  titles: readonly string[]
  /** The rows above the table. */
  above: readonly Row[]
  rows: readonly Row[]
  columns: Columns
  /** Earlier answers for these headings. */
  rememberedLayout?: RememberedLayout
  /** Whether the columns are known well enough to read lines. */
  isKnown: boolean
}

/** Number of rows scanned, and of data rows among them used to classify columns. */
const [scannedRows, sampleSize] = [1000, 300]

/** Minimum number of lines to identify the balance column: fewer fit by chance. */
const minBalanceLines = 3

/** Number of examples displayed per column. */
const maxSamples = 3

export const cellOf = ({ cells }: Row, index: number | undefined): string =>
  (index === undefined ? '' : (cells[index] ?? '')).trim()

/** The normalised headings that identify a remembered layout. */
function signatureOf(cells: readonly string[]): string[] {
  const names = cells.map(headingOf)
  const lastIndex = names.findLastIndex((name) => name !== '')
  return names.slice(0, lastIndex + 1)
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index])

/** Index of the heading row: one with remembered answers, or one that names enough columns; -1 if there is none. */
function findHeading(topRows: readonly Row[], layouts: readonly RememberedLayout[]): number {
  const rememberedIndex = topRows.findIndex(({ cells }) => {
    const signature = signatureOf(cells)
    return signature.length > 0 && layouts.some(({ headings, columns }) => columns && isSame(headings, signature))
  })
  return rememberedIndex >= 0 ? rememberedIndex : topRows.findIndex(({ cells }) => readHeadings(cells).isComplete)
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
  const knownIndex = findHeading(rows.slice(0, maxHeadingRow), layouts)
  const dataIndex = rows.slice(0, maxHeadingRow * 2).findIndex(isData)
  if (knownIndex < 0 && dataIndex < 0) return undefined
  const rowAbove = rows[dataIndex - 1]
  // A row with an invalid date is not a heading.
  const isDamaged = rowAbove?.cells.some((cell) => hasDayShape(cell) || isMoney(cell))
  const hasUnknownHeading =
    rowAbove !== undefined && !isDamaged && signatureOf(rowAbove.cells).filter(Boolean).length > 1
  const headingIndex = knownIndex >= 0 ? knownIndex : hasUnknownHeading ? dataIndex - 1 : -1
  const damagedIndex = rows.slice(0, dataIndex).findIndex(({ cells }) => cells.some(hasDayShape))
  const startIndex = headingIndex >= 0 ? headingIndex + 1 : damagedIndex >= 0 ? damagedIndex : dataIndex
  const tableRows = rows.slice(startIndex)
  const width = Math.max(0, ...tableRows.slice(0, sampleSize).map(({ cells }) => cells.length))
  const titles = headingIndex >= 0 ? (rows[headingIndex]?.cells ?? []) : []
  const headings = headingIndex >= 0 ? signatureOf(titles) : Array.from({ length: width }, () => '')
  const rememberedLayout = layouts.find((layout) => isSame(layout.headings, headings))
  const rememberedColumns = rememberedLayout?.columns && columnsFrom(rememberedLayout.columns)
  const above = rows.slice(0, headingIndex >= 0 ? headingIndex : startIndex)
  const table = {
    headings,
    titles,
    above,
    rows: tableRows,
    ...(rememberedLayout ? { rememberedLayout } : {}),
  }
  if (rememberedColumns) return { ...table, columns: rememberedColumns, isKnown: true }
  const firstDataRow = rows[dataIndex]
  const headlessColumns = headingIndex < 0 && firstDataRow ? plainColumns(firstDataRow) : undefined
  if (headlessColumns) return { ...table, columns: headlessColumns, isKnown: true }
  return { ...table, ...guessColumns(tableRows, headings, width) }
}

/** Contents of a column's sampled rows. */
type ColumnStats = { index: number; filledCount: number; days: number; money: number; length: number }

function statsOf(rows: readonly Row[], index: number): ColumnStats {
  const cells = rows.map((row) => cellOf(row, index)).filter(Boolean)
  const days = cells.filter(isDay).length
  return {
    index,
    filledCount: cells.length,
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
  const stats = Array.from({ length: width }, (_, index) => statsOf(sample, index))
  const { columns: namedColumns } = readHeadings(headings)
  const fitsRole = (role: ColumnRole, index: number) => {
    const column = stats[index]
    if (!column || column.filledCount === 0) return true
    if (role === 'date') return isMostly(column.days, column.filledCount)
    return ['amount', 'in', 'out', 'balance'].includes(role) ? isMostly(column.money, column.filledCount) : true
  }
  const columns = new Map<ColumnRole, readonly number[]>()
  for (const [role, indexes] of namedColumns) {
    const fittingIndexes = indexes.filter((index) => fitsRole(role, index))
    if (fittingIndexes.length > 0) columns.set(role, fittingIndexes)
  }
  // "Debit/Credit" heads an amount at one bank and its sign at another.
  for (const [role, indexes] of namedColumns) {
    const signIndex = indexes.find(
      (index) => !fitsRole(role, index) && sample.every((row) => directionOf(cellOf(row, index))),
    )
    if (signIndex !== undefined && !columns.has('sign')) columns.set('sign', [signIndex])
  }
  const isLost = (['date', 'amount', 'in', 'out'] as const).some((role) => namedColumns.has(role) && !columns.has(role))
  if (isComplete(columns) && !isLost) return { columns, isKnown: hasAllMoney(columns, stats) }
  return fillColumns(columns, stats, sample)
}

/** Whether no unassigned column may hold money. A file can have only money in or only money out. */
function hasAllMoney(columns: Columns, stats: readonly ColumnStats[]): boolean {
  if (columns.has('amount') || (columns.has('in') && columns.has('out'))) return true
  const usedIndexes = new Set([...columns.values()].flat())
  return !stats.some(({ index, money, filledCount }) => !usedIndexes.has(index) && isMostly(money, filledCount))
}

/** Assigns the roles that the headings leave open, by the contents of the columns. */
function fillColumns(
  namedColumns: ReadonlyMap<ColumnRole, readonly number[]>,
  stats: readonly ColumnStats[],
  sample: readonly Row[],
) {
  const columns = new Map(namedColumns)
  const assignedIndexes = () => new Set([...columns.values()].flat())
  const listUnassigned = () =>
    stats.filter(({ index, filledCount }) => filledCount > 0 && !assignedIndexes().has(index))
  const [dayColumn] = listUnassigned().toSorted((a, b) => b.days - a.days)
  if (!columns.has('date') && dayColumn && dayColumn.days > 0) columns.set('date', [dayColumn.index])
  const hasMoney = columns.has('amount') || columns.has('in') || columns.has('out')
  const balanceColumns = hasMoney
    ? undefined
    : settleByBalance(
        listUnassigned().filter(({ money, filledCount }) => isMostly(money, filledCount)),
        sample,
      )
  for (const [role, index] of balanceColumns ?? []) columns.set(role, [index])
  if (!hasMoney && !balanceColumns) {
    const [amountColumn, ...rest] = listUnassigned().filter(({ money, filledCount }) => isMostly(money, filledCount))
    if (amountColumn) columns.set('amount', [amountColumn.index])
    const balanceColumn = rest.at(-1)
    if (balanceColumn && !columns.has('balance')) columns.set('balance', [balanceColumn.index])
  }
  // A column with only DR and CR is not a description.
  const isSign = (index: number) => sample.every((row) => directionOf(cellOf(row, index)) !== undefined)
  const texts = listUnassigned().filter(
    ({ index, money, days, filledCount }) => !isMostly(money + days, filledCount) && !isSign(index),
  )
  const [longestColumn] = texts.toSorted((a, b) => b.length - a.length)
  if (!columns.has('text') && !columns.has('payer') && longestColumn) columns.set('text', [longestColumn.index])
  return { columns, isKnown: balanceColumns !== undefined && texts.length <= 1 && isComplete(columns) }
}

/** Finds the amount column, or the money-in and money-out columns, for which another column is the running balance. */
function settleByBalance(stats: readonly ColumnStats[], sample: readonly Row[]): [ColumnRole, number][] | undefined {
  const mark = findDecimalMark(stats.flatMap(({ index }) => sample.map((row) => cellOf(row, index))))
  const minorOf = (row: Row, index: number) => measureMoney(cellOf(row, index), mark)?.minor ?? 0
  if (sample.length < minBalanceLines) return undefined
  const candidates = stats.slice(0, 6)
  for (const balance of candidates) {
    const balances = sample.map((row) => minorOf(row, balance.index))
    for (const moneyIn of candidates) {
      const amounts = sample.map((row) => minorOf(row, moneyIn.index))
      if (moneyIn !== balance && isRunning(amounts, balances))
        return [
          ['amount', moneyIn.index],
          ['balance', balance.index],
        ]
      for (const moneyOut of candidates) {
        if (new Set([moneyIn, moneyOut, balance]).size < 3) continue
        const flows = amounts.map(
          (amount, index) =>
            Math.abs(amount) - Math.abs(minorOf(sample[index] ?? { cells: [], line: 0 }, moneyOut.index)),
        )
        if (isRunning(flows, balances))
          return [
            ['in', moneyIn.index],
            ['out', moneyOut.index],
            ['balance', balance.index],
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
  const roles = new Map([...columns].flatMap(([role, indexes]) => indexes.map((index) => [index, role] as const)))
  return Array.from({ length: width }, (_, index) => {
    const samples = [...new Set(sample.map((row) => cellOf(row, index)).filter(Boolean))].slice(0, maxSamples)
    const role = roles.get(index)
    const heading = toSingleLine(titles[index] ?? '').slice(0, 60)
    return {
      number: index + 1,
      heading,
      samples: samples.map((text) => toSingleLine(text).slice(0, 60)),
      ...(role ? { role } : {}),
    }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}
