import { writeForHmrc } from '../hmrc/hmrcText.ts'

/** Titles before a name, in lower case. */
const titles = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend sheikh shaykh shaikh hafiz hafidh hafiza imam mufti maulana mawlana moulana ustadh ustadha ustaz haji hajji hajjah alhaji qari sahib sahiba'.split(
    ' ',
  ),
)

/** Splits a name into words without case, accents or apostrophes. */
const words = (name: string) =>
  writeForHmrc(name)
    .text.normalize('NFKD')
    .replace(/[\p{M}'`\u00b4]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** Removes titles from a name's words, unless nothing else remains. */
function withoutTitles(all: readonly string[]): readonly string[] {
  const nameWords = all.filter((word) => !titles.has(word))
  return nameWords.length > 0 ? nameWords : all
}

/** Whether two first names may be the same: equal, or one the other's initial. */
const fits = (a: string, b: string) => a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0])

/** All ways to remove the last name, in one word or several, from a name's words. @returns the remaining words of each */
function withoutLastName(all: readonly string[], last: readonly string[]): string[][] {
  const joinedLast = last.join('')
  return all.flatMap((_, from) =>
    all.flatMap((__, to) =>
      all.slice(from, to + 1).join('') === joinedLast ? [[...all.slice(0, from), ...all.slice(to + 1)]] : [],
    ),
  )
}

/** Whether all first names on one side occur on the other: a person with two may use only one. */
function sameFirst(nameWords: readonly string[], declared: readonly string[]): boolean {
  if (nameWords.length === 0 || declared.length === 0) return false
  if (nameWords.join('') === declared.join('')) return true
  const [few, many] = nameWords.length <= declared.length ? [nameWords, declared] : [declared, nameWords]
  return few.every((word) => many.some((other) => fits(word, other)))
}

/**
 * Whether a gift's donor name matches the declaration: it contains the full last name, and the first name or its initial. An email
 * address alone is no proof, as anyone can enter one; nor is a last name, as families share it.
 */
export function isSameDonor(nameWords: string, declared: { firstName: string; lastName: string }): boolean {
  const last = words(declared.lastName)
  const first = withoutTitles(words(declared.firstName))
  if (last.length === 0) return false
  return withoutLastName(words(nameWords), last).some((rest) => sameFirst(withoutTitles(rest), first))
}
