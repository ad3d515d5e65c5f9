/** A month of the Gregorian calendar; `month` is 1 to 12. */
export type Month = { year: number; month: number }

/** The server's range (`PrayerMonthRequest`). */
const years = { first: 1970, last: 2100 }

/**
 * Parses a month such as `2026-12` from a URL; the current month if it is missing or invalid.
 * @param today `YYYY-MM-DD` in the tenant's time zone
 */
export function readMonth(text: string | null, today: string): Month {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? /^(\d{4})-(\d{2})/.exec(today)
  const month = { year: Number(match?.[1]), month: Number(match?.[2]) }
  return month.year < years.first || month.year > years.last ? readMonth(null, today) : month
}

/** Adds months to a month, or subtracts if negative; undefined outside the server's range. */
export function addMonths({ year, month }: Month, count: number): Month | undefined {
  const total = year * 12 + (month - 1) + count
  const sum = { year: Math.floor(total / 12), month: (total % 12) + 1 }
  return sum.year < years.first || sum.year > years.last ? undefined : sum
}

/** Formats a month for URLs: `2026-12`. */
export const formatMonthParam = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`
