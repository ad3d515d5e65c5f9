/**
 * The year a mosque's table does not hold yet and should: from October on the next one.
 * @param today `YYYY-MM-DD` @param lastDay the last day of its table; a mosque without one has nothing to miss, and one
 *   whose table ended before this year has long gone on without
 */
export function missingYear(today: string, lastDay: string | undefined): number | undefined {
  const year = Number(today.slice(0, 4))
  if (lastDay === undefined || lastDay < `${year}-01-01` || today.slice(5) < '10-01') return undefined
  return lastDay < `${year + 1}-01-01` ? year + 1 : undefined
}
