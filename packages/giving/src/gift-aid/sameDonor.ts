import { writeForHmrc } from '../hmrc/hmrcText.ts'

/** Words before a name that are no part of it, folded. */
const titles = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend sheikh shaykh shaikh hafiz hafidh hafiza imam mufti maulana mawlana moulana ustadh ustadha ustaz haji hajji hajjah alhaji qari sahib sahiba'.split(
    ' ',
  ),
)

/** A name's words without case, accents and apostrophes. */
const words = (name: string) =>
  writeForHmrc(name)
    .text.normalize('NFKD')
    .replace(/[\p{M}'`\u00b4]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** The name's words without titles, unless nothing else is there. */
function withoutTitles(all: readonly string[]): readonly string[] {
  const named = all.filter((word) => !titles.has(word))
  return named.length > 0 ? named : all
}

/** Whether two first names may be one: the same, or one the other's initial. */
const fits = (a: string, b: string) => a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0])

/** Every way to take the last name out of a name's words, written in one word or in several, and what is left. */
function withoutLastName(all: readonly string[], last: readonly string[]): string[][] {
  const whole = last.join('')
  return all.flatMap((_, from) =>
    all.flatMap((__, to) =>
      all.slice(from, to + 1).join('') === whole ? [[...all.slice(0, from), ...all.slice(to + 1)]] : [],
    ),
  )
}

/** Whether the first names on one side are all found on the other: who has two may be called by one of them. */
function sameFirst(named: readonly string[], declared: readonly string[]): boolean {
  if (named.length === 0 || declared.length === 0) return false
  if (named.join('') === declared.join('')) return true
  const [few, many] = named.length <= declared.length ? [named, declared] : [declared, named]
  return few.every((word) => many.some((other) => fits(word, other)))
}

/**
 * Whether a gift was given in the name of whoever declared: the whole last name stands in it, and beside it the first name
 * or its initial. An email address alone is no proof, since anybody can type one; nor is a last name, since families share
 * both.
 */
export function isSameDonor(named: string, declared: { firstName: string; lastName: string }): boolean {
  const last = words(declared.lastName)
  const first = withoutTitles(words(declared.firstName))
  if (last.length === 0) return false
  return withoutLastName(words(named), last).some((rest) => sameFirst(withoutTitles(rest), first))
}
