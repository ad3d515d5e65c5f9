const words = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/**
 * Whether a gift was given in the name of whoever declared: the whole last name and the first letter of the first stand
 * in it. An e-mail address alone is no proof, since anybody can type one.
 */
export function sameGiver(given: string, declared: { firstName: string; lastName: string }): boolean {
  const all = words(given)
  const last = words(declared.lastName)
  const initial = words(declared.firstName)[0]?.[0]
  return (
    last.length > 0 &&
    last.every((word) => all.includes(word)) &&
    all.some((word) => !last.includes(word) && word[0] === initial)
  )
}
