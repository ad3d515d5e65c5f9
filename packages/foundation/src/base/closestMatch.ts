/** Edit distance of two words, ignoring case: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  let secondLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        isSwapped ? (secondLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    secondLast = last
    last = next
  }
  return last[b.length] ?? 0
}

/** Finds the word that was probably meant: within an edit or two, or with the input as its prefix; undefined if none is close. */
export function findClosestMatch(input: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, distance: editDistance(input, word) }))
    .filter(
      ({ word, distance }) =>
        distance <= Math.max(1, Math.floor(Math.min(word.length, input.length) / 3)) ||
        (input.length > 2 && word.toLowerCase().startsWith(input.toLowerCase())),
    )
    .toSorted((one, other) => one.distance - other.distance)
  return best?.word
}

/**
 * Returns ` Did you mean …?` if a word is close, otherwise an empty string.
 * @untrusted
 */
export function suggestMatch(input: string, words: readonly string[]): string {
  const match = findClosestMatch(input, words)
  return match ? ` Did you mean \`${match}\`?` : ''
}
