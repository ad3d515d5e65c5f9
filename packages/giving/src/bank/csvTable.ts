import type { RememberedLayout } from '@minaret/foundation/db'
import { isRunning } from './csvBalance.ts'
import { type ColumnRole, type Columns, columnsFrom, headingOf, isWhole, readHeadings } from './csvColumns.ts'
import { furthestHeading, type Row } from './csvRows.ts'
import { hasDayShape, parseDay } from './days.ts'
import { directionOf, findMark, isMoney, measureMoney } from './money.ts'
import { oneLine, type StatementColumn } from './statement.ts'

/** The table of a CSV: its headings, the rows below them, and what its columns are taken for. */
export type Table = {
  /** As they are compared; empty texts if the file has none. */
  headings: readonly string[]
  /** As the bank wrote them; none if the file has none. */
  titles: readonly string[]
  /** The rows above it. */
  above: readonly Row[]
  rows: readonly Row[]
  columns: Columns
  /** Earlier answers for these headings. */
  remembered?: RememberedLayout
  /** Whether the columns are known well enough to read lines by them. */
  isKnown: boolean
}

/** So many rows are looked at, and so many lines among them show what a column holds. */
const [scanned, sampled] = [1000, 300]

/** So many lines settle which column is the balance: fewer fit by chance. */
const fewestSettling = 3

/** So many examples of a column are shown to a person. */
const shownSamples = 3

export const cellOf = ({ cells }: Row, at: number | undefined): string =>
  (at === undefined ? '' : (cells[at] ?? '')).trim()

/** The headings of a row as a layout is remembered by them. */
function signatureOf(cells: readonly string[]): string[] {
  const names = cells.map(headingOf)
  const last = names.findLastIndex((name) => name !== '')
  return names.slice(0, last + 1)
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => name === other[at])

/** Headings in the first rows: those that were answered before, or name enough columns. */
function findHeading(top: readonly Row[], layouts: readonly RememberedLayout[]): number {
  const answered = top.findIndex(({ cells }) => {
    const signature = signatureOf(cells)
    return signature.length > 0 && layouts.some(({ headings, columns }) => columns && isSame(headings, signature))
  })
  return answered >= 0 ? answered : top.findIndex(({ cells }) => readHeadings(cells).isWhole)
}

const isDay = (text: string) => parseDay(text) !== undefined
const isData = (row: Row) => row.cells.some(isDay) && row.cells.some((cell) => isMoney(cell) && !isDay(cell))

/** HSBC and First Direct write no headings: a date, a text and an amount, and for some accounts the balance. */
function plainColumns({ cells }: Row): Columns | undefined {
  const [day = '', text = '', amount = '', last = ''] = cells
  const isPlain = (cells.length === 3 || cells.length === 4) && isDay(day) && isMoney(amount) && !isMoney(text)
  if (!isPlain || (last.trim() !== '' && !isMoney(last))) return undefined
  const balance: [ColumnRole, number[]][] = cells.length === 4 ? [['balance', [3]]] : []
  return new Map<ColumnRole, number[]>([['date', [0]], ['text', [1]], ['amount', [2]], ...balance])
}

/** Finds the table of a file. @returns undefined if no row has a day and an amount, and none has headings */
export function findTable(rows: readonly Row[], layouts: readonly RememberedLayout[]): Table | undefined {
  const heading = findHeading(rows.slice(0, furthestHeading), layouts)
  const data = rows.slice(0, furthestHeading * 2).findIndex(isData)
  if (heading < 0 && data < 0) return undefined
  const before = rows[data - 1]
  // A row with a damaged day is no heading.
  const isDamaged = before?.cells.some((cell) => hasDayShape(cell) || isMoney(cell))
  const hasOwn = before !== undefined && !isDamaged && signatureOf(before.cells).filter(Boolean).length > 1
  const at = heading >= 0 ? heading : hasOwn ? data - 1 : -1
  const damaged = rows.slice(0, data).findIndex(({ cells }) => cells.some(hasDayShape))
  const start = at >= 0 ? at + 1 : damaged >= 0 ? damaged : data
  const below = rows.slice(start)
  const width = Math.max(0, ...below.slice(0, sampled).map(({ cells }) => cells.length))
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

/** What the first rows of a column hold. */
type Kind = { at: number; filled: number; days: number; money: number; length: number }

function kindOf(rows: readonly Row[], at: number): Kind {
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

/** A column is of a kind if most of its cells are: a total or a note among them changes nothing. */
const isMostly = (some: number, all: number) => all > 0 && some * 2 > all

/** What headings and the kinds of values say; known if both agree, or balances settle what the headings leave open. */
function guessColumns(rows: readonly Row[], headings: readonly string[], width: number) {
  const sample = rows.slice(0, scanned).filter(isData).slice(0, sampled)
  const kinds = Array.from({ length: width }, (_, at) => kindOf(sample, at))
  const { columns: named } = readHeadings(headings)
  const isOfKind = (role: ColumnRole, at: number) => {
    const kind = kinds[at]
    if (!kind || kind.filled === 0) return true
    if (role === 'date') return isMostly(kind.days, kind.filled)
    return ['amount', 'in', 'out', 'balance'].includes(role) ? isMostly(kind.money, kind.filled) : true
  }
  const columns = new Map<ColumnRole, readonly number[]>()
  for (const [role, places] of named) {
    const fitting = places.filter((at) => isOfKind(role, at))
    if (fitting.length > 0) columns.set(role, fitting)
  }
  // "Debit/Credit" heads an amount at one bank and its sign at another.
  for (const [role, places] of named) {
    const words = places.find((at) => !isOfKind(role, at) && sample.every((row) => directionOf(cellOf(row, at))))
    if (words !== undefined && !columns.has('sign')) columns.set('sign', [words])
  }
  const isLost = (['date', 'amount', 'in', 'out'] as const).some((role) => named.has(role) && !columns.has(role))
  if (isWhole(columns) && !isLost) return { columns, isKnown: hasAllMoney(columns, kinds) }
  return fillColumns(columns, kinds, sample)
}

/** Whether no other column may hold money: where a file has only money in, or only money out. */
function hasAllMoney(columns: Columns, kinds: readonly Kind[]): boolean {
  if (columns.has('amount') || (columns.has('in') && columns.has('out'))) return true
  const taken = new Set([...columns.values()].flat())
  return !kinds.some(({ at, money, filled }) => !taken.has(at) && isMostly(money, filled))
}

/** Gives the roles that headings leave open to columns, by what they hold. */
function fillColumns(
  named: ReadonlyMap<ColumnRole, readonly number[]>,
  kinds: readonly Kind[],
  sample: readonly Row[],
) {
  const columns = new Map(named)
  const taken = () => new Set([...columns.values()].flat())
  const free = () => kinds.filter(({ at, filled }) => filled > 0 && !taken().has(at))
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
    const [first, ...others] = free().filter(({ money, filled }) => isMostly(money, filled))
    if (first) columns.set('amount', [first.at])
    const last = others.at(-1)
    if (last && !columns.has('balance')) columns.set('balance', [last.at])
  }
  // A column with only DR and CR is not a description.
  const isSign = (at: number) => sample.every((row) => directionOf(cellOf(row, at)) !== undefined)
  const texts = free().filter(({ at, money, days, filled }) => !isMostly(money + days, filled) && !isSign(at))
  const [longest] = texts.toSorted((a, b) => b.length - a.length)
  if (!columns.has('text') && !columns.has('payer') && longest) columns.set('text', [longest.at])
  return { columns, isKnown: settled !== undefined && texts.length <= 1 && isWhole(columns) }
}

/** Which of some columns of money is the amount, or money in and out, because another one is the balance after it. */
function settleByBalance(kinds: readonly Kind[], sample: readonly Row[]): [ColumnRole, number][] | undefined {
  const mark = findMark(kinds.flatMap(({ at }) => sample.map((row) => cellOf(row, at))))
  const minorOf = (row: Row, at: number) => measureMoney(cellOf(row, at), mark)?.minor ?? 0
  if (sample.length < fewestSettling) return undefined
  const some = kinds.slice(0, 6)
  for (const balance of some) {
    const balances = sample.map((row) => minorOf(row, balance.at))
    for (const one of some) {
      const amounts = sample.map((row) => minorOf(row, one.at))
      if (one !== balance && isRunning(amounts, balances))
        return [
          ['amount', one.at],
          ['balance', balance.at],
        ]
      for (const other of some) {
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

/** The columns as a person is asked about them: their headings, examples, and what each is taken for. */
export function describeColumns({ titles, rows, columns }: Table): StatementColumn[] {
  const sample = rows.slice(0, sampled)
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length))
  const roles = new Map([...columns].flatMap(([role, places]) => places.map((at) => [at, role] as const)))
  return Array.from({ length: width }, (_, at) => {
    const samples = [...new Set(sample.map((row) => cellOf(row, at)).filter(Boolean))].slice(0, shownSamples)
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
