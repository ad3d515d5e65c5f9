/** The tax year a day is in, by the year it begins: from 6 April to 5 April. @param day `YYYY-MM-DD` */
export function taxYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5) >= '04-06' ? year : year - 1
}
