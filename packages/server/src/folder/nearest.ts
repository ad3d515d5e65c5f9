/** How many letters have to be added, taken away or changed to make one word of another. */
function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1)
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1),
        ),
      )
    last = next
  }
  return last[b.length] ?? 0
}

/** The word that was probably meant: one that differs in case, in a letter or two, or begins alike. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const lower = typed.toLowerCase()
  const most = Math.max(1, Math.floor(typed.length / 3))
  const [best] = words
    .map((word) => ({ word, away: distance(lower, word.toLowerCase()) }))
    .filter(({ word, away }) => away <= most || (lower.length > 2 && word.toLowerCase().startsWith(lower)))
    .toSorted((a, b) => a.away - b.away)
  return best?.word
}

/** ` Did you mean …?`, where something is near. */
export function suggest(typed: string, words: readonly string[]): string {
  const found = nearest(typed, words)
  return found ? ` Did you mean \`${found}\`?` : ''
}
