import { emailKey } from '@minaret/foundation/email-addresses'
import { type Language, languages } from '@minaret/foundation/i18n'
import { isObjection } from '../../contact-preferences/value.ts'
import { type ListRow, readExport, type Refusal, splitLine } from './readHeadings.ts'

/** The maximum number of people in an import, and of lines in a pasted list. */
export const maxPeople = 20_000

/** A person in a pasted list or a CSV file. */
export type ListedPerson = { email: string; emailKey: string; name?: string; language?: Language }

/** A rejected line, from 1, with the reason. */
export type ListProblem = { line: number; text: string; problem: 'noAddress' | 'badAddress' | Refusal }

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** Languages by code and English name, in lower case. */
const languagesByName = new Map<string, Language>(
  languages.flatMap((language) => [
    [language, language],
    [englishNames.of(language)?.toLowerCase() ?? language, language],
  ]),
)

/** The cells of a line of a CSV file or a pasted list, with quoted commas. */
const cellsOf = (line: string): string[] => splitLine(line, ',;\t').filter(Boolean)

/** Matches a mailbox with a name: `Aisha Rahman <aisha@example.org>`. */
const mailboxPattern = /^(?<name>[^<>]*)<(?<email>[^<>]+)>$/

/** Whether text is an email address: one @, a dot in its domain, and no characters that end a header. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)

/** Reads a line of a pasted list, or of a CSV file without known headings. */
function readLine(raw: string, line: number): ListRow {
  const text = raw.trim()
  const { name, email } = mailboxPattern.exec(text)?.groups ?? {}
  if (email !== undefined) return { line, text, cells: [email, name ?? ''] }
  const cells = cellsOf(text)
  return { line, text, cells, ...(cells.some(isObjection) ? { refusal: 'unsubscribed' } : {}) }
}

/** Reads the non-empty lines of a list, up to one more than the limit, so that a longer list can be refused. */
const readList = (text: string): ListRow[] =>
  text
    .split('\n')
    .map((raw, index) => ({ raw, line: index + 1 }))
    .filter(({ raw }) => raw.trim() !== '')
    .slice(0, maxPeople + 1)
    .map(({ raw, line }) => readLine(raw, line))

/**
 * Reads people from a pasted list or a CSV file, one per line: an email address, with a name and a language in any order.
 * Headings determine the columns of a list (`readExport`). Duplicates count once, and people who have unsubscribed are left
 * out. A pasted list that is too long is read up to the limit.
 * @untrusted
 */
export function readAddresses(list: string): { people: ListedPerson[]; problems: ListProblem[]; isTooLong?: true } {
  const people = new Map<string, ListedPerson>()
  const problems: ListProblem[] = []
  const refusedKeys = new Set<string>()
  const lines = list.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const exportRows = readExport(lines)
  const rows = exportRows ?? readList(lines)
  for (const { line, text, cells, refusal } of rows) {
    const refuse = (problem: ListProblem['problem']) => problems.push({ line, text: text.slice(0, 100), problem })
    if (refusal) {
      refuse(refusal)
      refusedKeys.add(emailKey(cells.find((cell) => cell.includes('@')) ?? ''))
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
    const otherCells = cells.filter((cell) => !cell.includes('@')).map((cell) => cell.replaceAll('"', '').trim())
    const language = otherCells.map((cell) => languagesByName.get(cell.toLowerCase())).find(Boolean)
    const name = otherCells.find((cell) => cell !== '' && !languagesByName.has(cell.toLowerCase()))
    const key = emailKey(email)
    if (!people.has(key))
      people.set(key, {
        email,
        emailKey: key,
        ...(name ? { name: name.slice(0, 100) } : {}),
        ...(language ? { language } : {}),
      })
  }
  // An objection takes precedence over another line about the same person.
  for (const key of refusedKeys) people.delete(key)
  const isTooLong = !exportRows && rows.length > maxPeople
  return { people: [...people.values()], problems, ...(isTooLong ? { isTooLong } : {}) }
}
