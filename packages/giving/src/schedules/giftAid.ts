import { fillTemplate, type SheetCell, type SheetRow } from './fillSheet.ts'
import { templates } from './templates.gen.ts'

/** A line of a Gift Aid schedule, in the characters HMRC reads. */
export type GiftAidRow = {
  title: string
  firstName: string
  lastName: string
  house: string
  /** `X` for a home abroad; empty in a line of small gifts. */
  postcode: string
  aggregated: string
  day: string
  amountMinor: number
}

/** HMRC's reader takes the rows 25 to 1024, and silently loses what stands below. */
export const longestGiftAidSchedule = 1000
const firstRow = 25

const rowOf = (row: GiftAidRow): SheetRow =>
  new Map<string, SheetCell>([
    ['C', { text: row.title }],
    ['D', { text: row.firstName }],
    ['E', { text: row.lastName }],
    ['F', { text: row.house }],
    ['G', { text: row.postcode }],
    ['H', { text: row.aggregated }],
    ['J', { day: row.day }],
    ['K', { amountMinor: row.amountMinor }],
  ])

/**
 * HMRC's Gift Aid schedule, ready to upload.
 * @param rows at least one and at most {@link longestGiftAidSchedule}
 * @param earliestDay of all gifts in it: a line of small gifts bears the day of its last
 * @param sheet another name for the sheet, by which HMRC's reader refuses the file
 * @param overclaimedMinor the tax, not the gifts, that HMRC paid too much before
 */
export function giftAidSchedule(
  rows: readonly GiftAidRow[],
  { earliestDay, overclaimedMinor, sheet }: { earliestDay: string; overclaimedMinor?: number; sheet?: string },
): Uint8Array {
  if (rows.length === 0 || rows.length > longestGiftAidSchedule)
    throw new Error(`A Gift Aid schedule has 1 to ${longestGiftAidSchedule} rows.`)
  return fillTemplate(templates.giftAid, {
    rows: new Map<number, SheetRow>([
      [13, new Map([['D', { day: earliestDay }]])],
      ...(overclaimedMinor === undefined
        ? []
        : ([[17, new Map([['D', { amountMinor: overclaimedMinor }]])]] satisfies [number, SheetRow][])),
      ...rows.map((row, at): [number, SheetRow] => [firstRow + at, rowOf(row)]),
    ]),
    sheet,
    totalsMinor: [rows.reduce((total, { amountMinor }) => total + amountMinor, 0)],
  })
}
