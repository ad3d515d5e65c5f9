/**
 * Returns the tax year of a day, by the year it ends in, as HMRC does: from 6 April to 5 April. @param day `YYYY-MM-DD`
 */
export const taxYearEnding = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= '04-06' ? 1 : 0)
