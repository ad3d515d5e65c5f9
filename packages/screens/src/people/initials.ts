/**
 * The initials of a name for a portrait: of its last two words, so that titles such as “Imam” or “Dr” do not count. One letter
 * in scripts without capitals, whose letters would join.
 */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((word) => word.replace(/^(?:ال(?=..)|[^\p{L}]+)/u, '').match(/\p{L}/u)?.[0] ?? '')
  return letters.every((letter) => /\p{Script=Latin}/u.test(letter))
    ? letters.join('').toUpperCase()
    : (letters[0] ?? '')
}
