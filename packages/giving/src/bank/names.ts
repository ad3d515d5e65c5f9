import { unwrapPayer } from './payer.ts'
import type { StatementLine } from './statement.ts'

/** The words of a person's name, in capitals, without accents, titles or punctuation; an initial is a one-letter word. */
type Person = readonly string[]

/** A name from a line. If it may be truncated, its last word may be incomplete. */
type WrittenName = { words: Person; isTruncated: boolean }

/** The names on a line, parsed once for comparison with many donors. */
export type PayerName = readonly WrittenName[]

/** The donor of a recorded gift, parsed once for comparison with many lines: each person of a couple, and the full text. */
export type DonorName = readonly Person[]

/** How closely two names match: in all words both have, or by surname and initials. */
export type NameMatch = 'full' | 'initials'

const titlePattern = /^(?:MR|MRS|MISS|MS|MX|DR|DOCTOR|PROF|PROFESSOR|SIR|DAME|REV|JNR|SNR|LTD|LIMITED|PLC|LLP)$/
/** Titles that are also surnames: removed only if a full name follows. */
const honorificPattern =
  /^(?:HAJI|HAJJI|HAJJ|HAJJA|HAJJAH|ALHAJ|IMAM|HAFIZ|QARI|MUFTI|MAULANA|MAWLANA|MOLANA|USTADH|USTAZ|SHEIKH|SHAYKH|LORD|LADY)$/
/** Spellings of Mohammed in passports, by banks and by donors. */
const mohammedPattern = /^(?:M[OU]HAMM?[AE]D|MOHD|MUHD|MD)$/

/** Minimum length of a truncated name: BACS truncates names to about this length. */
const minTruncatedLength = 17

const isFullWord = (word: string) => word.length > 1

function readWords(text: string): Person {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼʿʾ\u0060´]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/\p{N}/u.test(word) && !titlePattern.test(word))
  const nameWords = words.length > 2 && honorificPattern.test(words[0] ?? '') ? words.slice(1) : words
  return nameWords.map((word) => (mohammedPattern.test(word) ? 'MOHAMMED' : word))
}

/** Reads the people of `A & B KHAN`: a person without a surname gets the other's. */
function readPersons(text: string): Person[] {
  const parts = text
    .split(/[&+/]|\band\b/i)
    .map(readWords)
    .filter(({ length }) => length > 0)
  const surname = parts.findLast((words) => words.length > 1)?.findLast(isFullWord)
  return parts.map((words, index) => {
    const isShort = !words.some(isFullWord) || (words.length === 1 && index < parts.length - 1)
    return isShort && surname !== undefined && !words.includes(surname) ? [...words, surname] : words
  })
}

/** Reads a donor's name. @untrusted */
export function readDonorName(name: string): DonorName {
  const persons = readPersons(name)
  return persons.length > 1 ? [...persons, readWords(name)] : persons
}

/** Words of purpose that payers write after their name. The name ends before them. */
const purposePattern =
  /\b(?:sadaqa|sadqa|lillah|fitran?a|fitrah|fidya|fidyah|kaffara|kaffarah|jariya|jariyah|ramadan|ramadhan|eid|masjid|mosque|madrasah?|maktab|islamic|gift|charity|fund|appeal|roof|building|extension|monthly|weekly|friday|subs?|membership|fees?|class(?:es)?|gbp|invoice|inv)\b.*$/is

/** Text before a title, such as a bank's payment code, is not part of the name. */
const beforeTitlePattern = /^.*?\b(?=(?:mr|mrs|miss|ms|dr)\b\.?\s+\S)/is

/** Maximum number of text parts tried as names. */
const maxParts = 12

/**
 * Reads the names on a line: its payer field if the format has one, else each part of its text.
 * @untrusted
 */
export function readPayerName({ payer, text }: Pick<StatementLine, 'payer' | 'text'>): PayerName {
  const isPayer = payer !== undefined && unwrapPayer(payer) !== ''
  const parts = isPayer
    ? [payer]
    : [...text.split(' · '), ...text.split(/[,·]/)].slice(0, maxParts).map((part) => part.replace(purposePattern, ''))
  return parts.flatMap((part) => {
    const isTruncated = part.trim().length >= minTruncatedLength
    const name = unwrapPayer(isPayer ? part : part.replace(beforeTitlePattern, ''))
    return [...readPersons(name), readWords(name)].map((words) => ({ words, isTruncated }))
  })
}

/** Index words of a name: any two matching names share at least one. */
export const indexWordsOf = (persons: readonly Person[]): ReadonlySet<string> =>
  new Set(persons.flatMap((words) => [...words.filter(isFullWord), words.join('')]))

/** Compares the names of a line and a donor, ignoring order, case, accents, titles and middle names; undefined if they differ. */
export function matchNames(payer: PayerName, donor: DonorName): NameMatch | undefined {
  let best: NameMatch | undefined
  for (const writtenName of payer)
    for (const person of donor) {
      const match = matchPerson(writtenName, person)
      if (match === 'full') return match
      best ??= match
    }
  return best
}

/** Removes each initial on one side together with a word it begins on the other. @returns the number removed */
function takeInitials(initials: string[], words: string[]): number {
  let count = 0
  for (const initial of initials.filter((word) => !isFullWord(word))) {
    const index = words.findIndex((word) => word.startsWith(initial))
    if (index < 0) continue
    words.splice(index, 1)
    initials.splice(initials.indexOf(initial), 1)
    count += 1
  }
  return count
}

function matchPerson({ words, isTruncated }: WrittenName, donor: Person): NameMatch | undefined {
  if (words.length === 0 || donor.length === 0) return undefined
  if (words.join('') === donor.join('')) return 'full'
  const [payerWords, donorWords] = [[...words], [...donor]]
  const commonWords: string[] = []
  const take = (word: string, index: number) => {
    if (index < 0) return
    commonWords.push(...donorWords.splice(index, 1))
    payerWords.splice(payerWords.indexOf(word), 1)
  }
  for (const word of words.filter(isFullWord)) take(word, donorWords.indexOf(word))
  const lastWord = words.at(-1) ?? ''
  if (isTruncated && isFullWord(lastWord) && payerWords.at(-1) === lastWord)
    take(
      lastWord,
      donorWords.findIndex((word) => word.startsWith(lastWord)),
    )
  // Banks may also write the initials of M A Khan as one word.
  const initialsIndex = payerWords.findIndex((word) => word === donorWords.map((part) => part.slice(0, 1)).join(''))
  if (initialsIndex >= 0) payerWords.splice(initialsIndex, 1, ...(payerWords[initialsIndex] ?? '').split(''))
  const abbreviatedCount = takeInitials(payerWords, donorWords)
  const spelledOutCount = takeInitials(donorWords, payerWords)
  // If both sides have words left over, the names are of different people.
  if (payerWords.length > 0 && donorWords.length > 0) return undefined
  if (commonWords.length > 1) return 'full'
  if (commonWords.length === 0 || abbreviatedCount + spelledOutCount === 0) return undefined
  if ((abbreviatedCount > 0 && payerWords.length > 0) || (spelledOutCount > 0 && donorWords.length > 0))
    return undefined
  // Initials are followed by a surname, which must not match a first name.
  const [surname] = commonWords
  const isFirstName = (initialed: Person, fullName: Person) =>
    !isFullWord(initialed[0] ?? '') && fullName.length > 1 && fullName[0] === surname
  return isFirstName(words, donor) || isFirstName(donor, words) ? undefined : 'initials'
}
