import { emailKey } from '@minaret/foundation/email-addresses'
import { type Language, languages } from '@minaret/foundation/i18n'
import { objects } from '../../contact-wishes/value.ts'
import { type ListRow, readExport, type Refusal, splitLine } from './readHeadings.ts'

/** The most people one import brings along, and lines of a pasted list. */
export const mostPeople = 20_000

/** Somebody in a pasted list or a CSV file. */
export type ListedPerson = { email: string; emailKey: string; name?: string; language?: Language }

/** A line nothing could be made of: what is wrong, counted from 1. */
export type ListProblem = { line: number; text: string; problem: 'noAddress' | 'badAddress' | Refusal }

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** Languages by code and English name, in lower case. */
const languagesByName = new Map<string, Language>(
  languages.flatMap((language) => [
    [language, language],
    [englishNames.of(language)?.toLowerCase() ?? language, language],
  ]),
)

/** The cells of a line of a CSV file, or of a pasted line; quotes hold a comma together. */
const cellsOf = (line: string): string[] => splitLine(line, ',;\t').filter(Boolean)

/** As mail programs write somebody: `Aisha Rahman <aisha@example.org>`. */
const addressed = /^(?<name>[^<>]*)<(?<email>[^<>]+)>$/

/** An address as one can be written to: one @, a dot in its domain, and nothing that ends a header. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)

/** A line of a pasted list, or of a CSV file without headings that say what each column is. */
function readLine(raw: string, line: number): ListRow {
  const text = raw.trim()
  const { name, email } = addressed.exec(text)?.groups ?? {}
  if (email !== undefined) return { line, text, cells: [email, name ?? ''] }
  const cells = cellsOf(text)
  return { line, text, cells, ...(cells.some(objects) ? { refusal: 'unsubscribed' } : {}) }
}

/** The lines of a list that are not empty, and one more than may be read, so that it can be refused. */
const readList = (text: string): ListRow[] =>
  text
    .split('\n')
    .map((raw, at) => ({ raw, line: at + 1 }))
    .filter(({ raw }) => raw.trim() !== '')
    .slice(0, mostPeople + 1)
    .map(({ raw, line }) => readLine(raw, line))

/**
 * Reads people out of a pasted list or a CSV file, one a line: an email address, with a name and a language in any order. A first
 * line of headings is passed over, those of a list with several columns say what each is (`readExport`), and an address that comes twice
 * counts once. Nobody is read whom a line says to have unsubscribed.
 * A pasted list that is too long is read up to its limit.
 * @untrusted
 */
export function readAddresses(list: string): { people: ListedPerson[]; problems: ListProblem[]; isTooLong?: true } {
  const people = new Map<string, ListedPerson>()
  const problems: ListProblem[] = []
  const gone = new Set<string>()
  const lines = list.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const exported = readExport(lines)
  const rows = exported ?? readList(lines)
  for (const { line, text, cells, refusal } of rows) {
    const refuse = (problem: ListProblem['problem']) => problems.push({ line, text: text.slice(0, 100), problem })
    if (refusal) {
      refuse(refusal)
      gone.add(emailKey(cells.find((cell) => cell.includes('@')) ?? ''))
      continue
    }
    const email = cells
      .find((cell) => cell.includes('@'))
      ?.replace(/^mailto:/i, '')
      .trim()
    if (email === undefined) {
      if (line > 1 || !/e-?mail/i.test(text)) refuse('noAddress')
      continue
    }
    if (!isAddress(email)) {
      refuse('badAddress')
      continue
    }
    const others = cells.filter((cell) => !cell.includes('@')).map((cell) => cell.replaceAll('"', '').trim())
    const language = others.map((cell) => languagesByName.get(cell.toLowerCase())).find(Boolean)
    const name = others.find((cell) => cell !== '' && !languagesByName.has(cell.toLowerCase()))
    const key = emailKey(email)
    if (!people.has(key))
      people.set(key, {
        email,
        emailKey: key,
        ...(name ? { name: name.slice(0, 100) } : {}),
        ...(language ? { language } : {}),
      })
  }
  // Of two lines of one person that contradict each other, the no counts.
  for (const key of gone) people.delete(key)
  const isTooLong = !exported && rows.length > mostPeople
  return { people: [...people.values()], problems, ...(isTooLong ? { isTooLong } : {}) }
}
