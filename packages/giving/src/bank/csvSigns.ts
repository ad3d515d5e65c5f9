import { inferSigns, isRunning } from './csvBalance.ts'
import type { Columns } from './csvColumns.ts'
import type { Row } from './csvRows.ts'
import { cellOf } from './csvTable.ts'
import { directionOf } from './money.ts'

/** A row whose amount can be read, with its balance if there is one. */
export type AmountRow = { row: Row; minor: number; isSigned: boolean; balance?: number }

/** A cell that leaves the direction of the money open. */
export type OpenSign = { column: number; line: number; value: string }

/** The direction of a row's money: 1 in, -1 out, undefined if unknown. */
export type Signs = { signOf: (row: Row) => 1 | -1 | undefined; column?: number; open?: OpenSign }

/** Payment types that are always money out. */
const spendingPattern =
  /^(?:dd|d\/d|deb|pos|atm|bp|chq|fees?|charges?)$|\bdebit\b|withdrawal|outgoing|purchase|(?:card|bill)[ _]payment|payment to\b/i

/** The direction of an unambiguous word or sign; a single letter is ambiguous. */
const clearDirection = (text: string) => (text.length > 1 || /[+-]/.test(text) ? directionOf(text) : undefined)

/**
 * Finds a cell that contradicts a sign column: an unknown word, or a word beside both positive and negative amounts. A negative
 * credit contradicts it too, unless the treasurer named the column.
 */
function findOpen(rows: readonly AmountRow[], column: number, isChosen: boolean): OpenSign | undefined {
  const seenSigns = new Set<string>()
  for (const { row, minor } of rows) {
    const value = cellOf(row, column)
    const direction = directionOf(value)
    if (minor === 0) continue
    seenSigns.add(`${direction} ${Math.sign(minor)}`)
    const isMixed = seenSigns.has(`${direction} 1`) && seenSigns.has(`${direction} -1`)
    if (direction === undefined || isMixed || (direction === 1 && minor < 0 && !isChosen))
      return { column, line: row.line, value }
  }
  return undefined
}

/** Finds a cell of an unused column that suggests spending beside a positive amount, or income beside a negative one. */
function findContradiction(rows: readonly AmountRow[], columns: Columns): OpenSign | undefined {
  const usedColumns = new Set([...columns.values()].flat())
  const isAllIn = rows.every(({ minor }) => minor >= 0)
  const width = rows[0]?.row.cells.length ?? 0
  // A column of only D or S may mean that all money went out.
  const debitColumns = new Set(
    Array.from({ length: width }, (_, index) => index).filter((index) =>
      rows.every(({ row }) => directionOf(cellOf(row, index)) === -1),
    ),
  )
  for (const { row, minor } of rows)
    for (const [column, cell] of row.cells.entries()) {
      if (usedColumns.has(column) || minor === 0 || cell.length > 40) continue
      const value = cell.trim()
      const direction = clearDirection(value)
      const isOut = direction === -1 || (isAllIn && (spendingPattern.test(value) || debitColumns.has(column)))
      if ((minor > 0 && isOut) || (minor < 0 && direction === 1)) return { column, line: row.line, value }
    }
  return undefined
}

/** Finds an unsigned amount in a file where others have CR or a plus sign: at some banks that is money out. */
function findHalfSigned(rows: readonly AmountRow[], columns: Columns): OpenSign | undefined {
  const [column] = columns.get('amount') ?? []
  const unsignedRow = rows.find(({ minor, isSigned }) => minor > 0 && !isSigned)
  const hasPlus = rows.some(({ minor, isSigned }) => minor > 0 && isSigned)
  if (!unsignedRow || !hasPlus || column === undefined) return undefined
  return { column, line: unsignedRow.row.line, value: cellOf(unsignedRow.row, column) }
}

/** Columns in which every cell is a word for money in or out; single letters count only if both occur, as they may be a status. */
function findWordColumns(rows: readonly AmountRow[], columns: Columns): number[] {
  // Text columns are candidates too: a column "Details" may hold nothing else.
  const usedColumns = new Set([...columns].flatMap(([role, indexes]) => (role === 'text' ? [] : indexes)))
  const nonZeroRows = rows.filter(({ minor }) => minor !== 0)
  const width = Math.max(0, ...rows.slice(0, 1).map(({ row }) => row.cells.length))
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => !usedColumns.has(index) && nonZeroRows.length > 0 && isWordColumn(nonZeroRows, index),
  )
}

function isWordColumn(rows: readonly AmountRow[], index: number): boolean {
  const values = rows.map(({ row }) => cellOf(row, index))
  const directions = new Set(values.map(directionOf))
  return !directions.has(undefined) && (directions.size === 2 || values.some((value) => clearDirection(value)))
}

/**
 * Decides the direction of each row's money, for a file with one amount column: by a sign column, by the amounts' own signs, or
 * by the balances. `open` is the first cell that leaves it open.
 * @param isChosen whether the treasurer named the columns
 */
export function findSigns(rows: readonly AmountRow[], columns: Columns, isChosen: boolean): Signs {
  // If the treasurer named the columns, no other column holds signs.
  const [column] = columns.get('sign') ?? (isChosen ? [] : findWordColumns(rows, columns))
  if (column !== undefined) {
    const openSign = findOpen(rows, column, isChosen)
    return { signOf: (row) => directionOf(cellOf(row, column)), column, ...(openSign ? { open: openSign } : {}) }
  }
  const ownSigns = new Map(rows.map(({ row, minor }) => [row, minor < 0 ? (-1 as const) : (1 as const)]))
  const signOf = (row: Row) => ownSigns.get(row)
  const minors = rows.map(({ minor }) => minor)
  const balances = rows.flatMap(({ balance }) => (balance === undefined ? [] : [balance]))
  if (minors.every((minor) => minor >= 0) && balances.length === rows.length && !isRunning(minors, balances)) {
    const signs = inferSigns(minors, balances)
    if (signs?.includes(-1)) {
      const signsByRow = new Map(rows.map(({ row }, index) => [row, signs[index]]))
      return { signOf: (row) => signsByRow.get(row) }
    }
  }
  const suspectSign = findHalfSigned(rows, columns) ?? findContradiction(rows, columns)
  return { signOf, ...(suspectSign ? { open: suspectSign } : {}) }
}
