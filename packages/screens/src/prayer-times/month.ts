/** A month of the common calendar; `month` is 1 to 12. */
export type Month = { year: number; month: number }

/** What the host answers for (`PrayerMonthRequest`). */
const years = { first: 1970, last: 2100 }

/**
 * The month an address asks for as `2026-12`, or the running one when it asks for none or for nonsense.
 * @param today `YYYY-MM-DD` in the tenant's zone
 */
export function readMonth(text: string | null, today: string): Month {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? /^(\d{4})-(\d{2})/.exec(today)
  const month = { year: Number(match?.[1]), month: Number(match?.[2]) }
  return month.year < years.first || month.year > years.last ? readMonth(null, today) : month
}

/** The month so many months later or, below nothing, earlier; nothing beyond what the host answers for. */
export function addMonths({ year, month }: Month, by: number): Month | undefined {
  const count = year * 12 + (month - 1) + by
  const beside = { year: Math.floor(count / 12), month: (count % 12) + 1 }
  return beside.year < years.first || beside.year > years.last ? undefined : beside
}

/** A month as addresses write it: `2026-12`. */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`
