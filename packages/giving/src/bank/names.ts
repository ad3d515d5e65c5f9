import { unwrapPayer } from './payer.ts'
import type { StatementLine } from './statement.ts'

/** The words of one person's name, in capitals and without marks, titles or punctuation; an initial is a word of one letter. */
type Person = readonly string[]

/** A name as a line has it. Where it is cut, the last word may have lost its end. */
type WrittenName = { words: Person; isCut: boolean }

/** Who a line names, ready to be compared with many donors. */
export type PayerName = readonly WrittenName[]

/** Who a gift was recorded from, ready to be compared with many lines: each person of a couple, and the name as it stands. */
export type DonorName = readonly Person[]

/** How far two names agree: all that both say, or a surname and the initials of the rest. */
export type NameMatch = 'full' | 'initials'

const title = /^(?:MR|MRS|MISS|MS|MX|DR|DOCTOR|PROF|PROFESSOR|SIR|DAME|REV|JNR|SNR|LTD|LIMITED|PLC|LLP)$/
/** Titles that are surnames as well: only where a whole name follows. */
const honorific =
  /^(?:HAJI|HAJJI|HAJJ|HAJJA|HAJJAH|ALHAJ|IMAM|HAFIZ|QARI|MUFTI|MAULANA|MAWLANA|MOLANA|USTADH|USTAZ|SHEIKH|SHAYKH|LORD|LADY)$/
/** One name, as passports, banks and their owners spell it. */
const mohammed = /^(?:M[OU]HAMM?[AE]D|MOHD|MUHD|MD)$/

/** BACS has room for so many characters of a name; no shorter one has lost its end. */
const shortestCut = 17

const isWhole = (word: string) => word.length > 1

function readWords(text: string): Person {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼʿʾ\u0060´]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/\p{N}/u.test(word) && !title.test(word))
  const named = words.length > 2 && honorific.test(words[0] ?? '') ? words.slice(1) : words
  return named.map((word) => (mohammed.test(word) ? 'MOHAMMED' : word))
}

/** Reads the people of `A & B KHAN`: whoever has no surname of their own has the one of the other. */
function readPersons(text: string): Person[] {
  const parts = text
    .split(/[&+/]|\band\b/i)
    .map(readWords)
    .filter(({ length }) => length > 0)
  const surname = parts.findLast((words) => words.length > 1)?.findLast(isWhole)
  return parts.map((words, at) => {
    const isShort = !words.some(isWhole) || (words.length === 1 && at < parts.length - 1)
    return isShort && surname !== undefined && !words.includes(surname) ? [...words, surname] : words
  })
}

/** Reads a donor's name. @untrusted */
export function readDonorName(name: string): DonorName {
  const persons = readPersons(name)
  return persons.length > 1 ? [...persons, readWords(name)] : persons
}

/** What people write after their name, and no surname is: the name ends before it. */
const purpose =
  /\b(?:sadaqa|sadqa|lillah|fitran?a|fitrah|fidya|fidyah|kaffara|kaffarah|jariya|jariyah|ramadan|ramadhan|eid|masjid|mosque|madrasah?|maktab|islamic|gift|charity|fund|appeal|roof|building|extension|monthly|weekly|friday|subs?|membership|fees?|class(?:es)?|gbp|invoice|inv)\b.*$/is

/** What stands before a title, such as a bank's code of how it was paid, is no name. */
const beforeTitle = /^.*?\b(?=(?:mr|mrs|miss|ms|dr)\b\.?\s+\S)/is

/** The most parts of a text that can be a name. */
const mostParts = 12

/**
 * Reads who a line names: its payer where the format has a place for that, else each part of its text.
 * @untrusted
 */
export function readPayerName({ payer, text }: Pick<StatementLine, 'payer' | 'text'>): PayerName {
  const isPayer = payer !== undefined && unwrapPayer(payer) !== ''
  const parts = isPayer
    ? [payer]
    : [...text.split(' · '), ...text.split(/[,·]/)].slice(0, mostParts).map((part) => part.replace(purpose, ''))
  return parts.flatMap((part) => {
    const isCut = part.trim().length >= shortestCut
    const name = unwrapPayer(isPayer ? part : part.replace(beforeTitle, ''))
    return [...readPersons(name), readWords(name)].map((words) => ({ words, isCut }))
  })
}

/** The words any two names that agree have one of in common. */
export const wordsOf = (persons: readonly Person[]): ReadonlySet<string> =>
  new Set(persons.flatMap((words) => [...words.filter(isWhole), words.join('')]))

/** Whether, and how far, a line and a donor have one name. Order, case, accents, titles and middle names make no difference. */
export function matchNames(payer: PayerName, donor: DonorName): NameMatch | undefined {
  let best: NameMatch | undefined
  for (const written of payer)
    for (const person of donor) {
      const match = matchPerson(written, person)
      if (match === 'full') return match
      best ??= match
    }
  return best
}

/** Takes from both what is an initial on one side and begins a word on the other. @returns how many there were */
function takeInitials(initials: string[], words: string[]): number {
  let count = 0
  for (const initial of initials.filter((word) => !isWhole(word))) {
    const at = words.findIndex((word) => word.startsWith(initial))
    if (at < 0) continue
    words.splice(at, 1)
    initials.splice(initials.indexOf(initial), 1)
    count += 1
  }
  return count
}

function matchPerson({ words, isCut }: WrittenName, donor: Person): NameMatch | undefined {
  if (words.length === 0 || donor.length === 0) return undefined
  if (words.join('') === donor.join('')) return 'full'
  const [ours, theirs] = [[...words], [...donor]]
  const common: string[] = []
  const take = (word: string, at: number) => {
    if (at < 0) return
    common.push(...theirs.splice(at, 1))
    ours.splice(ours.indexOf(word), 1)
  }
  for (const word of words.filter(isWhole)) take(word, theirs.indexOf(word))
  const last = words.at(-1) ?? ''
  if (isCut && isWhole(last) && ours.at(-1) === last)
    take(
      last,
      theirs.findIndex((word) => word.startsWith(last)),
    )
  // Banks write the initials of M A Khan as one word, too.
  const together = ours.findIndex((word) => word === theirs.map((each) => each.slice(0, 1)).join(''))
  if (together >= 0) ours.splice(together, 1, ...(ours[together] ?? '').split(''))
  const abbreviated = takeInitials(ours, theirs)
  const spelledOut = takeInitials(theirs, ours)
  // A name that goes on where the other goes on, too, is somebody else's.
  if (ours.length > 0 && theirs.length > 0) return undefined
  if (common.length > 1) return 'full'
  if (common.length === 0 || abbreviated + spelledOut === 0) return undefined
  if ((abbreviated > 0 && ours.length > 0) || (spelledOut > 0 && theirs.length > 0)) return undefined
  // After its initials stands a surname, and a surname is no first name.
  const [surname] = common
  const isFirstName = (initialed: Person, other: Person) =>
    !isWhole(initialed[0] ?? '') && other.length > 1 && other[0] === surname
  return isFirstName(words, donor) || isFirstName(donor, words) ? undefined : 'initials'
}
