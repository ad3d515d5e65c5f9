import type { legalForms } from '@minaret/foundation/db'

/** A charity's properties that determine its claim deadlines. */
export type ClaimPeriod = {
  legalForm: (typeof legalForms)[number]
  /** The last day of its accounting year, `MM-DD`; 28 and 29 February are treated as the same day. */
  yearEnd: string
}

const claimYears = 4
const taxYearEnd = '04-05'

/** A month and day in a year, as `YYYY-MM-DD`. Both end-of-February values become its last day. */
function dayIn(year: number, monthDay: string): string {
  if (monthDay !== '02-28' && monthDay !== '02-29') return `${year}-${monthDay}`
  return `${year}-02-${new Date(Date.UTC(year, 2, 0)).getUTCDate()}`
}

/**
 * The last day on which a gift may be claimed: four years after the end of the tax year in which it was received, for a
 * trust, or of the accounting period, for any other charity (gov.uk, "Claiming Gift Aid as a charity or CASC": deadlines).
 * @param day the day of receipt, `YYYY-MM-DD`
 */
export function lastClaimDay(day: string, { legalForm, yearEnd }: ClaimPeriod): string {
  const end = legalForm === 'trust' ? taxYearEnd : yearEnd
  const year = Number(day.slice(0, 4))
  const periodYear = day <= dayIn(year, end) ? year : year + 1
  return dayIn(periodYear + claimYears, end)
}

/** Whether it is too late to claim a gift. @param today `YYYY-MM-DD` */
export const isTooLate = (day: string, period: ClaimPeriod, today: string): boolean => today > lastClaimDay(day, period)
