import { strFromU8, unzipSync } from 'fflate'

/** A row of a Gift Aid schedule, in HMRC's ten columns from the item's number to the amount. */
export type ScheduleCells = readonly string[]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (cell: string) =>
  [...cell.matchAll(/<text:p[^>]*>(.*?)<\/text:p>/gs)]
    .map(([, text = '']) =>
      text.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (whole, name) => entities[String(name)] ?? whole),
    )
    .join('\n')
const timesOf = (attributes: string, name: string) =>
  Number(new RegExp(`table:number-${name}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1)

/** The first table of an OpenDocument spreadsheet, as texts; what is repeated more than fifty times is blank filling. */
function readSheet(ods: Uint8Array): string[][] {
  const content = strFromU8(unzipSync(ods)['content.xml'] ?? new Uint8Array())
  const table = /<table:table [^>]*>.*?<\/table:table>/s.exec(content)?.[0] ?? ''
  return [...table.matchAll(/<table:table-row([^>]*?)(?:\/>|>(.*?)<\/table:table-row>)/gs)].flatMap(
    ([, attributes = '', row = '']) => {
      const cells = [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
        ([, its = '', cell = '']) => Array<string>(Math.min(timesOf(its, 'columns'), 50)).fill(textOf(cell)),
      )
      return Array<string[]>(Math.min(timesOf(attributes, 'rows'), 50)).fill(cells)
    },
  )
}

const cleaned = (text = '') => text.replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '').trim()
const oneSpaced = (text = '') => cleaned(text).replace(/ +/g, ' ')
const isAmount = (text: string) => /^\d{1,12}\.\d{2}$/.test(text) && Number(text) > 0

/** @returns whether the text is a day as HMRC writes it, and that day */
function dayOf(text: string): Date | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(text) ?? []
  const date = new Date(`20${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) ? date : undefined
}

const postcode =
  /^(GIR 0AA|[A-Z]([0-9]{1,2}|[A-HJ-Y][0-9]|[A-HJ-Y][0-9]{2}|[0-9][A-Z]|[A-HJ-Y][0-9][A-Z]) [0-9][A-Z]{2})$/

/** HMRC's errors of one row, by number; a check of `hmrc/charities-claims-validation`'s rules for Gift Aid, in order. */
export function errorsOf(row: ScheduleCells, today: Date): number[] {
  const [
    item = '',
    title = '',
    first = '',
    last = '',
    house = '',
    code = '',
    aggregated = '',
    sponsored = '',
    on = '',
  ] = row.slice(0, 9).map(oneSpaced)
  const amount = cleaned(row[9]).replaceAll(',', '')
  const errors: number[] = []
  const wrong = (number: number, is: boolean) => void (is && errors.push(number))
  wrong(6, !/^([1-9]\d{0,2}|1000)$/.test(item))
  if (aggregated) {
    wrong(5, aggregated.length > 35)
    const filled = [7, 1, 2, 3, 4, 5].map((at) => (row[at] ?? '') !== '')
    for (const [at, number] of [23, 24, 25, 26, 27, 28].entries()) wrong(number, filled[at] ?? false)
    wrong(12, isAmount(amount) && Number(amount) > 1000)
  } else {
    wrong(13, title !== '' && !/^[A-Za-z][A-Za-z'-]{1,3}$/.test(title))
    wrong(first ? 16 : 14, !first || first.length > 35)
    wrong(last ? 17 : 15, !last || last.length > 35)
    wrong(house ? 19 : 18, !house || house.length > 40)
    wrong(code ? 21 : 20, !code || (code !== 'X' && !postcode.test(code.toUpperCase())))
    wrong(22, sponsored !== '' && sponsored.toLowerCase() !== 'yes')
  }
  const day = dayOf(on)
  wrong(on ? 8 : 7, !day)
  wrong(9, day !== undefined && day > today)
  wrong(amount ? 10 : 11, !isAmount(amount))
  return errors
}

/** Rows of HMRC's own schedule that hold something beside their number: row 25 to 1024, columns B to K. */
export const rowsOfSchedule = (ods: Uint8Array): ScheduleCells[] =>
  readSheet(ods)
    .slice(24, 1024)
    .map((row) => row.slice(1, 11))
    .filter((row) => row.slice(1).some((cell) => cleaned(cell) !== ''))
