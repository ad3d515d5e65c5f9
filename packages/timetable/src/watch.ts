/**
 * The year that is missing from a mosque's table: from October the next year, and from January the current one
 * (`hasBegun`), if the autumn reminder had no effect. Undefined for a mosque without a table, or whose table ended before
 * last year.
 * @param today `YYYY-MM-DD` @param lastDay the last day of the table, if there is one
 */
export function missingYear(
  today: string,
  lastDay: string | undefined,
): { year: number; hasBegun: boolean } | undefined {
  const year = Number(today.slice(0, 4))
  if (lastDay === undefined || lastDay < `${year - 1}-01-01`) return undefined
  if (lastDay < `${year}-01-01`) return { year, hasBegun: true }
  if (today.slice(5) < '10-01' || lastDay >= `${year + 1}-01-01`) return undefined
  return { year: year + 1, hasBegun: false }
}
