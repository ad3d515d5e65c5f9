/**
 * Whether two words differ by one typing mistake: an insertion, deletion, substitution or swap of neighbours
 * (optimal string alignment distance of exactly 1).
 */
export function isOneTypo(input: string, expected: string): boolean {
  if (input === expected || Math.abs(input.length - expected.length) > 1) return false
  let start = 0
  while (start < input.length && input[start] === expected[start]) start += 1
  const a = input.slice(start)
  const b = expected.slice(start)
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
