/**
 * The year a mosque's table does not hold yet and should: from October on the next one, and from its first day on the
 * year itself (`hasBegun`), for which a letter in autumn may have brought nothing.
 * @param today `YYYY-MM-DD` @param lastDay the last day of its table; a mosque without one has nothing to miss, and one
 *   whose table ended before last year has long gone on without
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
