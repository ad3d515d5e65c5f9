/**
 * Whether two words differ by one typing mistake: an insertion, deletion, substitution or swap of neighbours
 * (optimal string alignment distance of exactly 1).
 */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const a = typed.slice(start)
  const b = meant.slice(start)
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
