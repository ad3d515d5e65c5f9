import { fillTemplate, type SheetCell, type SheetRow } from './fillSheet.ts'
import { templates } from './templates.gen.ts'

/** A line of a Gift Aid schedule, in HMRC's characters. */
export type GiftAidRow = {
  title: string
  firstName: string
  lastName: string
  house: string
  /** `X` for an address abroad; empty for aggregated gifts. */
  postcode: string
  aggregated: string
  day: string
  amountMinor: number
}

/** HMRC reads rows 25 to 1024 and silently ignores later rows. */
export const maxGiftAidRows = 1000
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
 * Writes HMRC's Gift Aid schedule, ready to upload.
 * @param rows 1 to {@link maxGiftAidRows}
 * @param earliestDay the earliest day of all gifts; a line of aggregated gifts has the day of the latest gift
 * @param sheet another sheet name, for which HMRC rejects the file
 * @param overclaimedMinor tax that HMRC overpaid earlier
 */
export function giftAidSchedule(
  rows: readonly GiftAidRow[],
  { earliestDay, overclaimedMinor, sheet }: { earliestDay: string; overclaimedMinor?: number; sheet?: string },
): Uint8Array {
  if (rows.length === 0 || rows.length > maxGiftAidRows)
    throw new Error(`A Gift Aid schedule has 1 to ${maxGiftAidRows} rows.`)
  return fillTemplate(templates.giftAid, {
    rows: new Map<number, SheetRow>([
      [13, new Map([['D', { day: earliestDay }]])],
      ...(overclaimedMinor === undefined
        ? []
        : ([[17, new Map([['D', { amountMinor: overclaimedMinor }]])]] satisfies [number, SheetRow][])),
      ...rows.map((row, index): [number, SheetRow] => [firstRow + index, rowOf(row)]),
    ]),
    sheet,
    totalsMinor: [rows.reduce((total, { amountMinor }) => total + amountMinor, 0)],
  })
}
