/** How many slips of the hand turn one word into the other: letters missed, doubled, mistaken or changed with a neighbour. */
export function editDistance(typed: string, meant: string): number {
  const [a, b] = [typed.toLowerCase(), meant.toLowerCase()]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const turned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        turned ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}

/** The word that was probably meant: one a slip or two away, or one that begins alike; nothing when none is near. */
export function findClosestMatch(typed: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, away: editDistance(typed, word) }))
    .filter(
      ({ word, away: distance }) =>
        distance <= Math.max(1, Math.floor(Math.min(word.length, typed.length) / 3)) ||
        (typed.length > 2 && word.toLowerCase().startsWith(typed.toLowerCase())),
    )
    .toSorted((one, other) => one.away - other.away)
  return best?.word
}

/**
 * ` Did you mean …?`, where something is near.
 * @untrusted
 */
export function suggestMatch(typed: string, words: readonly string[]): string {
  const found = findClosestMatch(typed, words)
  return found ? ` Did you mean \`${found}\`?` : ''
}
