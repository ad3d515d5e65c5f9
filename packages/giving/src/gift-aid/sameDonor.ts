import { writeForHmrc } from '../hmrc/hmrcText.ts'

/** Titles before a name, in lower case. */
const titles = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend sheikh shaykh shaikh hafiz hafidh hafiza imam mufti maulana mawlana moulana ustadh ustadha ustaz haji hajji hajjah alhaji qari sahib sahiba'.split(
    ' ',
  ),
)

/** Splits a name into words without case, accents or apostrophes. */
const splitName = (name: string) =>
  writeForHmrc(name)
    .text.normalize('NFKD')
    .replace(/[\p{M}'`\u00b4]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** Removes titles from a name's words, unless nothing else remains. */
function removeTitles(nameWords: readonly string[]): readonly string[] {
  const untitledWords = nameWords.filter((word) => !titles.has(word))
  return untitledWords.length > 0 ? untitledWords : nameWords
}

/** Whether two first names may be the same: equal, or one is the other's initial. */
const isSameFirstName = (a: string, b: string) => a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0])

/** Removes the last name, as one word or several, from a name's words. @returns the remaining words for each way to do so */
function removeLastName(nameWords: readonly string[], last: readonly string[]): string[][] {
  const joinedLast = last.join('')
  return nameWords.flatMap((_, from) =>
    nameWords.flatMap((__, to) =>
      nameWords.slice(from, to + 1).join('') === joinedLast
        ? [[...nameWords.slice(0, from), ...nameWords.slice(to + 1)]]
        : [],
    ),
  )
}

/** Whether all first names on one side occur on the other: a person with two may use only one. */
function haveSameFirstNames(nameWords: readonly string[], declaredNames: readonly string[]): boolean {
  if (nameWords.length === 0 || declaredNames.length === 0) return false
  if (nameWords.join('') === declaredNames.join('')) return true
  const [shorter, longer] =
    nameWords.length <= declaredNames.length ? [nameWords, declaredNames] : [declaredNames, nameWords]
  return shorter.every((word) => longer.some((longerWord) => isSameFirstName(word, longerWord)))
}

/**
 * Whether a gift's donor name matches the declaration: it contains the full last name, and the first name or its initial. An email
 * address alone is no proof, as anyone can enter one; nor is a last name, as families share it.
 */
export function isSameDonor(donorName: string, declaredNames: { firstName: string; lastName: string }): boolean {
  const lastNames = splitName(declaredNames.lastName)
  const firstNames = removeTitles(splitName(declaredNames.firstName))
  if (lastNames.length === 0) return false
  return removeLastName(splitName(donorName), lastNames).some((names) =>
    haveSameFirstNames(removeTitles(names), firstNames),
  )
}
