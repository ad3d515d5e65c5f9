/** How often a regular gift is collected; the contract's `GiftRhythm`. */
export type Rhythm = 'weekly' | 'monthly' | 'daily'

/** What a clock on the mosque's wall shows: its date `YYYY-MM-DD`, and minutes after its midnight. */
type Wall = { date: string; minutes: number }

/** A collection is made ready this long before it falls due. In minutes. */
const lead = 60

/** How far ahead a giver may set the first collection, in days. */
export const furthestStart = 60

/** The most collections a daily gift may come to. */
export const mostDays = 366

const day = 86_400_000
const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / day
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** The date so many days later; both plain dates of one calendar. */
export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days)

/**
 * The first day on which a regular gift can be collected: today while the mosque's hour of collecting is ahead, else
 * tomorrow; for Fridays the Friday from there on. Host and browser ask the same.
 * @param hour of the mosque's zone at which it collects
 */
export function firstDayOf(rhythm: Rhythm, { date, minutes }: Wall, hour: number): string {
  const first = numberOf(date) + (minutes + lead <= hour * 60 ? 0 : 1)
  // 1970-01-01, number 0, was a Thursday.
  return dateOf(rhythm === 'weekly' ? first + ((8 - (first % 7)) % 7) : first)
}

/** How many collections a daily gift comes to, the last day counted; nought or less where the days are the wrong way round. */
export const countOfDays = (from: string, until: string): number => numberOf(until) - numberOf(from) + 1
