import { readSheet, type Sheet } from './odsSheet.ts'

/** An error of HMRC's validator: its number, and the row, counted from 0 among non-empty rows. */
export type ScheduleError = { number: number; row?: number }

/** The result of HMRC's validator. */
export type ScheduleReading = { errors: ScheduleError[]; rows: string[][] }

/** Removes everything outside Latin-1, as HMRC does silently. */
const clean = (text = '') => text.replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '').trim()
const collapseSpaces = (text = '') => clean(text).replace(/ +/g, ' ')

/** Parses a positive amount in pence, or returns undefined if HMRC's validator would reject it. */
export function amountOf(text: string, minMinor = 1): number | undefined {
  const withoutCommas = text.replaceAll(',', '')
  const minor = Number(withoutCommas.replace('.', ''))
  return /^-?\d{1,13}\.\d{2}$/.test(withoutCommas) && minor >= minMinor ? minor : undefined
}

/** Parses a day in HMRC's format to `YYYY-MM-DD`. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text) ?? []
  const isoDay = `20${year}-${month}-${day}`
  const date = new Date(`${isoDay}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay) ? isoDay : undefined
}

const postcodePattern = /^(GIR 0AA|([A-Z]\d{1,2}|[A-Z][A-HJ-Y]\d{1,2}|[A-Z]\d[A-Z]|[A-Z][A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/
const isItem = (text: string, max: number) => /^[1-9]\d*$/.test(text) && Number(text) <= max
const normalise = (text = '') => collapseSpaces(text).toUpperCase()

type Rule = [number, boolean]
const brokenRules = (rules: readonly Rule[]) => rules.flatMap(([number, isBroken]) => (isBroken ? [number] : []))
const requiredRules = (text: string, maxLength: number, empty: number, tooLong: number): Rule[] => [
  [empty, text === ''],
  [tooLong, text.length > maxLength],
]
const dayRules = (
  text: string,
  today: string,
  [empty, malformed, future]: readonly [number, number, number],
): Rule[] => [
  [empty, text === ''],
  [malformed, text !== '' && dayOf(text) === undefined],
  [future, (dayOf(text) ?? '') > today],
]
const amountRules = (text: string, empty: number, malformed: number): Rule[] => [
  [empty, text === ''],
  [malformed, text !== '' && amountOf(text) === undefined],
]

function checkGiftAidRow(row: readonly string[], today: string): number[] {
  const [
    item = '',
    title = '',
    firstName = '',
    lastName = '',
    house = '',
    code = '',
    aggregated = '',
    sponsored = '',
    day = '',
  ] = row.slice(0, 9).map(collapseSpaces)
  const amount = clean(row[9])
  const commonRules: Rule[] = [
    [6, !isItem(item, 1000)],
    ...dayRules(day, today, [7, 8, 9]),
    ...amountRules(amount, 11, 10),
  ]
  if (aggregated) {
    const conflicts: Rule[] = [7, 1, 2, 3, 4, 5].map((rowIndex, index) => [23 + index, (row[rowIndex] ?? '') !== ''])
    return brokenRules([
      [5, aggregated.length > 35],
      ...commonRules,
      [12, (amountOf(amount) ?? 0) > 100_000],
      ...conflicts,
    ])
  }
  return brokenRules([
    ...commonRules,
    [13, title !== '' && !/^[A-Za-z][A-Za-z'-]{1,3}$/.test(title)],
    ...requiredRules(firstName, 35, 14, 16),
    ...requiredRules(lastName, 35, 15, 17),
    ...requiredRules(house, 40, 18, 19),
    [20, code === ''],
    [21, code !== '' && code !== 'X' && !postcodePattern.test(code.toUpperCase())],
    [22, sponsored !== '' && sponsored.toLowerCase() !== 'yes'],
  ])
}

function checkBuildingRow(row: readonly string[], today: string): number[] {
  const [item = '', name = '', address = '', code = '', year1 = '', amount1 = '', year2 = '', amount2 = ''] =
    row.map(collapseSpaces)
  const latestYear = Number(today.slice(0, 4)) + (today.slice(5) >= '04-06' ? 1 : 0)
  const isYear = (text: string) => /^\d{4}$/.test(text)
  const yearRules = (text: string): Rule[] => [
    [14, isYear(text) && Number(text) > latestYear],
    [15, isYear(text) && Number(text) < latestYear - 3],
  ]
  return brokenRules([
    [2, !isItem(item, 500)],
    ...requiredRules(name, 160, 3, 4),
    ...requiredRules(address, 40, 5, 6),
    [7, code === ''],
    [8, code !== '' && !postcodePattern.test(code.toUpperCase())],
    [9, year1 === ''],
    [11, year1 !== '' && !isYear(year1)],
    ...yearRules(year1),
    ...amountRules(amount1, 16, 18),
    [10, year2 === '' && amount2 !== ''],
    [17, year2 !== '' && amount2 === ''],
    [12, year2 !== '' && !isYear(year2)],
    ...yearRules(year2),
    [19, amount2 !== '' && amountOf(amount2) === undefined],
    [20, year1 !== '' && year1 === year2],
  ])
}

function checkIncomeRow(row: readonly string[], today: string): number[] {
  const [item = '', payer = '', day = '', gross = '', tax = ''] = row.map(collapseSpaces)
  const [grossMinor, taxMinor] = [amountOf(gross), amountOf(tax)]
  return brokenRules([
    [4, !isItem(item, 200)],
    ...requiredRules(payer, 40, 5, 6),
    ...dayRules(day, today, [7, 8, 9]),
    ...amountRules(gross, 10, 12),
    ...amountRules(tax, 11, 13),
    [3, grossMinor !== undefined && taxMinor !== undefined && taxMinor >= grossMinor],
  ])
}

/** Finds rows of a building that repeat a tax year or add a fourth. */
function findRepeatedBuildings(rows: readonly string[][]): ScheduleError[] {
  const years = new Map<string, Set<string>>()
  return rows.flatMap((row, rowIndex) => {
    const building = row.slice(1, 4).map(normalise).join('\n')
    const knownYears = years.get(building) ?? new Set()
    const rowYears = [row[4], row[6]].map(collapseSpaces).filter(Boolean)
    const isInvalid = rowYears.some((year) => knownYears.has(year)) || knownYears.size + rowYears.length > 3
    years.set(building, new Set([...knownYears, ...rowYears]))
    return isInvalid ? [{ number: 21, row: rowIndex }] : []
  })
}

type Kind = {
  sheet: string
  /** The ranges of rows and columns that are read; the first column has the item's number. */
  rows: readonly [number, number]
  columns: readonly [number, number]
  row: (cells: readonly string[], today: string) => number[]
  sheetErrors: (sheet: Sheet, rows: readonly string[][]) => ScheduleError[]
}

const readHeaderCell = (sheet: Sheet, row: number, column: number) => clean(sheet.rows[row - 1]?.elements[column - 1])

/** The HMRC schedules that the product writes, by name. */
export const scheduleKinds = {
  giftAid: {
    sheet: 'R68GAD_V1_00_0',
    rows: [25, 1024],
    columns: [1, 11],
    row: checkGiftAidRow,
    sheetErrors(sheet) {
      const [earliestDay, overclaimedAmount] = [readHeaderCell(sheet, 13, 4), readHeaderCell(sheet, 17, 4)]
      return brokenRules([
        [2, earliestDay === ''],
        [3, earliestDay !== '' && dayOf(earliestDay) === undefined],
        [4, overclaimedAmount !== '' && amountOf(overclaimedAmount) === undefined],
      ]).map((number) => ({ number }))
    },
  },
  communityBuildings: {
    sheet: 'R68CB_V1_00_0',
    rows: [18, 517],
    columns: [1, 9],
    row: checkBuildingRow,
    sheetErrors: (_, rows) => findRepeatedBuildings(rows),
  },
  otherIncome: {
    sheet: 'R68OI_V1_00_0',
    rows: [25, 224],
    columns: [1, 6],
    row: checkIncomeRow,
    sheetErrors(sheet) {
      const overclaimedAmount = readHeaderCell(sheet, 14, 3)
      return overclaimedAmount !== '' && amountOf(overclaimedAmount, -Infinity) === undefined ? [{ number: 2 }] : []
    },
  },
} satisfies Record<string, Kind>

/** The validators' error for an empty schedule; 3 is the error for another sheet name. */
const emptyScheduleError = 1

/**
 * Validates a schedule as HMRC does, following `hmrc/charities-claims-validation`.
 * @param today the day for checking future dates and old tax years
 */
export function readSchedule(ods: Uint8Array, name: keyof typeof scheduleKinds, today: string): ScheduleReading {
  const kind: Kind = scheduleKinds[name]
  const sheet = readSheet(ods)
  if (!sheet.name.startsWith(kind.sheet)) return { errors: [{ number: 3 }], rows: [] }
  const rows = sheet.rows
    .slice(kind.rows[0] - 1, kind.rows[1])
    .map(({ cells }) => cells.slice(...kind.columns))
    .filter((cells) => cells.slice(1).some((cell) => clean(cell) !== ''))
  if (rows.length === 0) return { errors: [{ number: emptyScheduleError }], rows }
  const rowErrors = rows.flatMap((row, rowIndex) => kind.row(row, today).map((number) => ({ number, row: rowIndex })))
  return { errors: [...kind.sheetErrors(sheet, rows), ...rowErrors], rows }
}
