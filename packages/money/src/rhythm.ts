/** How far ahead a giver may set the first collection, in days. */
export const furthestStart = 60

/** The most collections a daily gift may come to. */
export const mostDays = 366

const day = 86_400_000
const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / day
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** The date so many days later; both plain dates of one calendar. */
export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days)

/** How many collections a daily gift comes to, the last day counted; nought or less where the days are the wrong way round. */
export const countOfDays = (from: string, until: string): number => numberOf(until) - numberOf(from) + 1
