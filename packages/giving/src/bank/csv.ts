import type { RememberedLayout } from '@minaret/foundation/db'
import { type ColumnRole, columnsFrom, isPayeeHeading } from './csvColumns.ts'
import { readRows, type Row } from './csvRows.ts'
import { type AmountRow, findSigns, type Signs } from './csvSigns.ts'
import { cellOf, describeColumns, findTable, type Table } from './csvTable.ts'
import { dayOf, type DayOrder, findDayOrder, hasDayShape, lastBooked, parseDay } from './days.ts'
import { type DecimalMark, findDecimalMark, measureMoney, parseMoney } from './money.ts'
import {
  joinTexts,
  maxLines,
  toSingleLine,
  type SkippedLine,
  type SkipReason,
  refuseFile,
  type StatementAnswers,
  type StatementLine,
  type StatementQuestion,
} from './statement.ts'
import { readCurrency } from './values.ts'

/** Options for reading a CSV. */
export type CsvOptions = {
  currency: string
  today: string
  /** The treasurer's answers about this file. */
  answers?: StatementAnswers | undefined
  /** Earlier answers about files of this account. */
  layouts?: readonly RememberedLayout[] | undefined
  /** Whether to ask about the columns even if they are known. */
  alwaysAsk?: boolean | undefined
}

/** The result of reading a CSV; with a question, no lines are read yet. */
export type CsvResult = {
  lines: StatementLine[]
  skippedLines: SkippedLine[]
  question?: StatementQuestion
  layout?: RememberedLayout
}

/** A table, and how to interpret its rows. */
type Reading = {
  table: Table
  order: DayOrder
  decimalMark: DecimalMark
  signs: Signs
  currency: string
  lastDay: string
}

/** Statuses of lines that are not in the account yet, or never will be. */
const notBookedPattern =
  /^(?:pending.*|reverted|declined|failed|cancell?ed|rejected|returned unpaid|authori[sz]ed|authori[sz]ation|reserved|void(?:ed)?|unposted|scheduled|upcoming|expired|.*vorgemerkt)$/i

/** What banks write in place of the date on summary lines. */
const summaryPattern =
  /^(?:sub|grand )?-?totals?\b|^(?:opening|closing|available|current|final)? ?(?:balance|saldo)\b|^sum(?:me)?\b/i

const cells = (table: Table, row: Row, role: ColumnRole) =>
  (table.columns.get(role) ?? []).map((index) => cellOf(row, index))
const cell = (table: Table, row: Row, role: ColumnRole) => cells(table, row, role).find(Boolean) ?? ''

/** The columns that hold amounts. */
const moneyRoles = ['amount', 'in', 'out', 'balance'] as const

/** Applies the treasurer's columns to a table. @throws UnreadableStatement if they do not suffice */
function answerColumns(table: Table, { answers }: CsvOptions): Table {
  if (!answers?.columns) return table
  return { ...table, columns: columnsFrom(answers.columns) ?? refuseFile('answers'), isKnown: true }
}

/** Reads a bank's CSV, or returns a question if the file is ambiguous. @throws UnreadableStatement naming the line */
export function readCsv(text: string, options: CsvOptions): CsvResult {
  const rows = readRows(text)
  const detectedTable = findTable(rows, options.layouts ?? []) ?? refuseFile(rows.length === 0 ? 'empty' : 'columns')
  const table = answerColumns(detectedTable, options)
  if (table.rows.length > maxLines) return refuseFile('lines')
  const isAnswered = options.answers?.columns !== undefined
  const isChosen = isAnswered || table.rememberedLayout?.columns !== undefined
  const decimalMark = findDecimalMark(amountTexts(table))
  const amounts = readAmounts(table, decimalMark)
  const signs = findSigns(amounts, table.columns, isChosen)
  if (isChosen && signs.open && table.columns.has('sign')) return refuseFile('sign', signs.open.line, signs.open.value)
  const { order, dates, isRelevant } = orderOf(table, options)
  const asks = [
    ...(table.isKnown && !(options.alwaysAsk && !isAnswered) ? [] : (['columns'] as const)),
    ...(signs.open && !isChosen ? (['sign'] as const) : []),
    ...(dates ? (['dates'] as const) : []),
  ]
  if (asks.length > 0) {
    const sign = signs.column === undefined ? [] : ([['sign', [signs.column]]] as const)
    const columns = describeColumns({ ...table, columns: new Map([...table.columns, ...sign]) })
    const question: StatementQuestion = { asks, columns }
    if (signs.open && !isChosen) question.sign = { ...signs.open, column: signs.open.column + 1 }
    if (dates) question.dates = dates
    return { lines: [], skippedLines: [], question }
  }
  const columns = options.answers?.columns ?? table.rememberedLayout?.columns
  const layout: RememberedLayout = {
    headings: table.headings,
    ...(columns ? { columns } : {}),
    ...(isRelevant ? { dates: order } : {}),
  }
  const reading = {
    table,
    order,
    decimalMark,
    signs,
    currency: options.currency,
    lastDay: lastBooked(options.today),
  }
  return { ...readLines(reading), ...(columns || isRelevant ? { layout } : {}) }
}

function* amountTexts(table: Table): Generator<string> {
  for (const row of table.rows) for (const role of moneyRoles) yield* cells(table, row, role)
}

/** The booked rows with a day and an amount, if the amounts are in one column. */
function readAmounts(table: Table, decimalMark: DecimalMark): AmountRow[] {
  if (table.columns.has('in') && table.columns.has('out')) return []
  return table.rows.flatMap((row) => {
    const money = measureMoney(cell(table, row, 'amount'), decimalMark)
    if (!money || !parseDay(cell(table, row, 'date')) || isPending(table, row)) return []
    const balance = measureMoney(cell(table, row, 'balance'), decimalMark)
    return [{ row, ...money, ...(balance ? { balance: balance.minor } : {}) }]
  })
}

/** The order of day and month, with an ambiguous date as `dates` if it is undecided. `isRelevant` if the order matters. */
function orderOf(table: Table, { answers, today }: CsvOptions) {
  const datedRows = table.rows.flatMap((row) => {
    const date = parseDay(cell(table, row, 'date'))
    return date ? [{ row, date }] : []
  })
  const result = findDayOrder(
    datedRows.map(({ date }) => date),
    today,
  )
  const isRelevant = datedRows.some(({ date }) => 'first' in date && date.first !== date.second)
  if (answers?.dates) return { order: answers.dates, isRelevant }
  if (result.order === 'mixed') {
    const { row } = datedRows[result.at] ?? {}
    return refuseFile('date', row?.line, row && cell(table, row, 'date'))
  }
  if (result.order !== 'unknown') return { order: result.order, isRelevant }
  if (table.rememberedLayout?.dates) return { order: table.rememberedLayout.dates, isRelevant }
  const { row, date } = datedRows[result.example] ?? {}
  if (!row || !date) return { order: 'dmy' as const, isRelevant }
  const dates = {
    text: toSingleLine(cell(table, row, 'date')).slice(0, 40),
    dmy: dayOf(date, 'dmy') ?? '',
    mdy: dayOf(date, 'mdy') ?? '',
  }
  return { order: 'dmy' as const, isRelevant, dates }
}

/** Whether a line is not booked yet: by a status column, by a status in place of the date, or by a cell "pending". */
const isPending = (table: Table, row: Row): boolean =>
  row.cells.some((text) => text.length < 20 && text.trim().toLowerCase() === 'pending') ||
  notBookedPattern.test(cell(table, row, 'state')) ||
  notBookedPattern.test(cell(table, row, 'date')) ||
  (/^(?:y|yes|true|1)$/i.test(cell(table, row, 'state')) && isPendingColumn(table))

const isPendingColumn = ({ headings, columns }: Table) =>
  (columns.get('state') ?? []).some((index) => headings[index]?.startsWith('pending'))

function readLines(reading: Reading): { lines: StatementLine[]; skippedLines: SkippedLine[] } {
  const lines: StatementLine[] = []
  const skippedLines: SkippedLine[] = []
  const skip = ({ cells: texts, line }: Row, reason: SkipReason) =>
    void skippedLines.push({
      reason,
      line,
      text: toSingleLine(texts.filter((text) => text.trim() !== '').join(' · ')).slice(0, 80),
    })
  for (const row of reading.table.above) skip(row, 'note')
  for (const row of reading.table.rows) {
    const line = readLine(row, reading)
    if (typeof line === 'string') skip(row, line)
    else lines.push(line)
  }
  return { lines, skippedLines }
}

/** Returns a line, or the reason for skipping the row. @throws UnreadableStatement if its day or amount is invalid */
function readLine(row: Row, reading: Reading): StatementLine | SkipReason {
  const { table, order, currency: defaultCurrency, lastDay } = reading
  const textOf = (role: ColumnRole) => cell(table, row, role)
  const { line } = row
  if (isPending(table, row)) return 'pending'
  const date = parseDay(textOf('date'))
  const day = date && dayOf(date, order)
  const texts = [textOf('amount'), textOf('in'), textOf('out')]
  // A row without digits in its amounts, such as repeated headings, has no invalid amount.
  if (!texts.some((text) => /\d/.test(text)) || summaryPattern.test(textOf('date'))) return 'note'
  if (day === undefined && !hasDayShape(textOf('date')))
    return texts.some((text) => isAmount(text, reading)) ? 'undated' : 'note'
  if (day === undefined) return refuseFile('date', line, textOf('date'))
  const currency = textOf('currency') === '' ? defaultCurrency : readCurrency(textOf('currency'), line)
  const amountMinor = amountOf(row, reading, currency)
  if (amountMinor === undefined) return 'unsigned'
  if (amountMinor === 0) return 'zero'
  if (day > lastDay) return 'future'
  const payer = payerOf(row, table, amountMinor)
  return {
    day,
    amountMinor,
    currency,
    text: joinTexts([payer, ...cells(table, row, 'text')], line),
    ...(payer ? { payer } : {}),
    ...(textOf('id') ? { bankId: textOf('id') } : {}),
    ...(textOf('account') ? { account: textOf('account') } : {}),
  }
}

/** The counterparty: in a file with payer and payee columns, the one that is not the mosque. */
function payerOf(row: Row, table: Table, amountMinor: number): string {
  const isPayee = (index: number) => isPayeeHeading(table.headings[index] ?? '')
  const columnIndexes = (table.columns.get('payer') ?? []).toSorted((a, b) => Number(isPayee(a)) - Number(isPayee(b)))
  const texts = (amountMinor > 0 ? columnIndexes : columnIndexes.toReversed()).map((index) => cellOf(row, index))
  return texts.find(Boolean) ?? ''
}

const isAmount = (text: string, { currency, decimalMark }: Reading) => {
  const money = parseMoney(text, currency, decimalMark)
  return typeof money === 'object' && money.minor !== 0
}

/** The signed amount, from one column or from money in and money out; undefined if its direction is unknown. */
function amountOf(row: Row, { table, decimalMark, signs }: Reading, currency: string): number | undefined {
  const readRole = (role: ColumnRole) => {
    const text = cell(table, row, role)
    const money = parseMoney(text, currency, decimalMark)
    return money === 'unreadable' ? refuseFile('amount', row.line, text) : money?.minor
  }
  const { columns } = table
  if (!columns.has('amount') || (columns.has('in') && columns.has('out'))) {
    const [moneyIn = 0, moneyOut = 0] = [readRole('in'), readRole('out')]
    if (moneyIn !== 0 && moneyOut !== 0) return refuseFile('both', row.line)
    // Some banks also put a minus before money out.
    if (moneyIn !== 0 || moneyOut !== 0) return moneyIn === 0 ? -Math.abs(moneyOut) : moneyIn
    return columns.has('amount') ? (readRole('amount') ?? 0) : 0
  }
  const amount = readRole('amount') ?? 0
  const sign = amount === 0 ? 1 : signs.signOf(row)
  return sign === undefined ? undefined : sign * Math.abs(amount)
}
