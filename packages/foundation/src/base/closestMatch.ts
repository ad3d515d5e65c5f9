/** Edit distance of two words, ignoring case: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(first: string, second: string): number {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      currentRow[column] = Math.min(
        (lastRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (lastRow[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rowBeforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    rowBeforeLast = lastRow
    lastRow = currentRow
  }
  return lastRow[b.length] ?? 0
}

/** Finds the word probably meant: an edit or two away, or starting with the input; undefined if none is close. */
export function findClosestMatch(input: string, words: readonly string[]): string | undefined {
  const [closest] = words
    .map((word) => ({ word, distance: editDistance(input, word) }))
    .filter(
      ({ word, distance }) =>
        distance <= Math.max(1, Math.floor(Math.min(word.length, input.length) / 3)) ||
        (input.length > 2 && word.toLowerCase().startsWith(input.toLowerCase())),
    )
    .toSorted((first, second) => first.distance - second.distance)
  return closest?.word
}

/**
 * Returns ` Did you mean …?` if a word is close, otherwise an empty string.
 * @untrusted
 */
export function suggestMatch(input: string, words: readonly string[]): string {
  const match = findClosestMatch(input, words)
  return match ? ` Did you mean \`${match}\`?` : ''
}
