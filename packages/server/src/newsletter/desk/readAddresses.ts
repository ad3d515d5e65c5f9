import { emailKey } from '@minaret/foundation/email-addresses'
import type { Language } from '@minaret/foundation/i18n'
import { readHeadings, readRow } from './readHeadings.ts'

/** Somebody in a pasted list or a CSV file. */
export type ListedPerson = { email: string; emailKey: string; name?: string; language?: Language }

/** A line nothing could be made of: what is wrong, counted from 1. */
export type ListProblem = { line: number; text: string; problem: 'noAddress' | 'badAddress' | 'unsubscribed' }

const languages = new Map<string, Language>([
  ['en', 'en'],
  ['english', 'en'],
  ['ar', 'ar'],
  ['arabic', 'ar'],
  ['ur', 'ur'],
  ['urdu', 'ur'],
])

/** The cells of a line of a CSV file, or of a pasted line; quotes hold a comma together. */
function cellsOf(line: string): string[] {
  const cells = line.match(/"(?:[^"]|"")*"|[^,;\t]+/g) ?? []
  return cells
    .map((cell) => cell.trim())
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell))
    .filter(Boolean)
}

/** As mail programs write somebody: `Aisha Rahman <aisha@example.org>`. */
const written = /^(?<name>[^<>]*)<(?<email>[^<>]+)>$/

/** An address as one can be written to: one @, a dot in its domain, and nothing that ends a header. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)

/**
 * Reads people out of a pasted list or a CSV file, one a line: an email address, with a name and a language in any order. A first
 * line of headings is passed over, those of a list's export say what each column is (`readHeadings`), and an address that comes twice counts once.
 */
export function readAddresses(text: string): { people: ListedPerson[]; problems: ListProblem[] } {
  const people = new Map<string, ListedPerson>()
  const problems: ListProblem[] = []
  const headings = readHeadings(text)
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const line = raw.trim()
    if (line === '' || (headings && at === 0)) continue
    const row = headings && readRow(line, headings)
    if (row?.isGone) {
      problems.push({ line: at + 1, text: line.slice(0, 100), problem: 'unsubscribed' })
      continue
    }
    const { name: before, email: bracketed } = (row ? undefined : written.exec(line)?.groups) ?? {}
    const cells = row?.cells ?? (bracketed === undefined ? cellsOf(line) : [bracketed, before ?? ''])
    const email = cells
      .find((cell) => cell.includes('@'))
      ?.replace(/^mailto:/i, '')
      .trim()
    if (email === undefined) {
      if (at > 0 || !/e-?mail/i.test(line))
        problems.push({ line: at + 1, text: line.slice(0, 100), problem: 'noAddress' })
      continue
    }
    if (!isAddress(email)) {
      problems.push({ line: at + 1, text: line.slice(0, 100), problem: 'badAddress' })
      continue
    }
    const others = cells.filter((cell) => !cell.includes('@')).map((cell) => cell.replaceAll('"', '').trim())
    const language = others.map((cell) => languages.get(cell.toLowerCase())).find(Boolean)
    const name = others.find((cell) => cell !== '' && !languages.has(cell.toLowerCase()))
    const key = emailKey(email)
    if (!people.has(key))
      people.set(key, {
        email,
        emailKey: key,
        ...(name ? { name: name.slice(0, 100) } : {}),
        ...(language ? { language } : {}),
      })
  }
  return { people: [...people.values()], problems }
}
