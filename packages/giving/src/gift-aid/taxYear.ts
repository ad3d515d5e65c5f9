/** Returns the year in which the tax year (6 April to 5 April) of a day begins. @param day `YYYY-MM-DD` */
export function taxYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5) >= '04-06' ? year : year - 1
}
