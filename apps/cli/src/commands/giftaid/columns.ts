import { type GiftAidLine, writeAmount } from '@minaret/server/operator'

/** HMRC's columns in HMRC's order, named as in the schedule spreadsheet for Gift Aid donations. */
export const headings = [
  'Title',
  'First name or initial',
  'Last name',
  'House name or number',
  'Postcode',
  'Aggregated donations',
  'Sponsored event',
  'Donation date',
  'Amount',
] as const

/** A row of the schedule. Values that do not apply are empty, as HMRC requires. */
export type ScheduleRow = Record<Exclude<(typeof headings)[number], 'Amount'>, string> & {
  Amount: { decimal: string }
}

/** Formats a day as HMRC does: `01/06/26`. @param day `YYYY-MM-DD` */
export const formatHmrcDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`

/** Converts a line to HMRC's columns: amounts with two decimals and without a pound sign. */
export const toScheduleRow = (line: Omit<GiftAidLine, 'position' | 'forgottenAt'>): ScheduleRow => ({
  Title: line.title,
  'First name or initial': line.firstName,
  'Last name': line.lastName,
  'House name or number': line.house,
  Postcode: line.postcode,
  'Aggregated donations': line.aggregated,
  'Sponsored event': '',
  'Donation date': formatHmrcDay(line.day),
  Amount: { decimal: writeAmount(line.amountMinor, 'gbp') },
})
