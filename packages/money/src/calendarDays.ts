/** The maximum number of days until a regular gift's first collection. */
export const maxStartDays = 60

/** The maximum number of collections of a daily gift. */
export const maxDailyCollections = 366

const day = 86_400_000
const toDayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / day
const toDate = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** Adds days to a plain date. */
export const addDays = (date: string, days: number): string => toDate(toDayNumber(date) + days)

/** The number of days from one date to another, both included; zero or negative if `until` is before `from`. */
export const countDays = (from: string, until: string): number => toDayNumber(until) - toDayNumber(from) + 1
