import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type HeadingMeaning, readPreferenceHeading } from '../../contact-preferences/heading.ts'
import { isPlainNo, isObjection, readPreferences } from '../../contact-preferences/value.ts'

/** Lenient CSV options: quotation marks inside cells, and lines of different lengths. */
const lenientOptions = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const

/** The cells of a line, including empty ones. @param delimiters the possible delimiters */
export function splitLine(line: string, delimiters: string): string[] {
  const split = () => line.split(new RegExp(`[${delimiters}]`)).map((cell) => cell.trim())
  // Creating a parser for each line of a long list is slow.
  if (!line.includes('"')) return split()
  try {
    const rows: string[][] = parse(line, { ...lenientOptions, delimiter: delimiters.split('') })
    return rows[0] ?? []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return split()
  }
}

/** The columns of a list with headings, by index. */
type ListHeadings = {
  delimiter: string
  /** The line of the headings, from 1. */
  line: number
  email: number
  names: readonly number[]
  language: number
  preferences: readonly { index: number; meaning: HeadingMeaning }[]
}

const emailHeading = /^(?:(?:donor|primary|home|work|subscriber|contact)[ _-])?e-?mail(?:[ _-]address)?$/i
const nameHeadings = [
  /^(?:first[ _]?name|fname|given name|forename)$/i,
  /^(?:last[ _]?name|lname|surname|family name)$/i,
]

/** The maximum number of lines searched for headings. */
const maxLinesBefore = 20

const delimiters = [',', ';', '\t', '|']

/** What a heading says about contact. Some of Mailchimp's columns hold a status under other names. */
const meaningOf = (cell: string): HeadingMeaning | undefined =>
  /^(?:confirm_status|e-?mail_type)$/i.test(cell) ? { about: 'status' } : readPreferenceHeading(cell)

/** Finds the headings of a list, exported from a known system or made by the mosque. */
function readHeadings(text: string): ListHeadings | undefined {
  const lines = text.split('\n', maxLinesBefore)
  const declaredDelimiter = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  for (const [index, line] of lines.entries()) {
    if (line.includes('@')) return undefined
    const [likeliest = ','] = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)
    const delimiter = declaredDelimiter ?? likeliest
    const cells = splitLine(line, delimiter)
    const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
    const email = find(emailHeading)
    const preferences = cells.flatMap((cell, column) => {
      const meaning = meaningOf(cell)
      return meaning && meaning.about !== 'sharing' ? [{ index: column, meaning }] : []
    })
    if (email < 0 && (preferences.length === 0 || cells.length < 2)) continue
    const partColumns = nameHeadings.map(find).filter((column) => column >= 0)
    const fullName = find(/^(?:full )?name$/i)
    const names = partColumns.length > 0 || fullName < 0 ? partColumns : [fullName]
    return { delimiter, line: index + 1, email, names, language: find(/^language$/i), preferences }
  }
  return undefined
}

/** Why a listed person is not added. */
export type Refusal = 'unsubscribed' | 'unclear' | 'notAgreed'

/** The refusal in a column's value, or undefined if there is none. */
function readRefusal(value: string, meaning: HeadingMeaning): Refusal | undefined {
  if (meaning.about === 'death') return value === '' || isPlainNo(value) ? undefined : 'unsubscribed'
  if (meaning.about === 'status')
    return value === '' || /^(?:subscribed|confirmed|active|html|text)$/i.test(value) ? undefined : 'unsubscribed'
  if (meaning.about !== 'preference') return undefined
  const { preference: heading } = meaning
  const preferences = readPreferences(value, heading)
  if (!preferences) return 'unclear'
  if (preferences.email === false) return 'unsubscribed'
  const asksEmailConsent = heading.yes === 'agrees' && heading.agrees.includes('email') && !heading.isDetail
  return asksEmailConsent && preferences.email !== true ? 'notAgreed' : undefined
}

/** A line of a list: address, language and name, and the reason if the person is not added. */
export type ListRow = { line: number; text: string; cells: string[]; refusal?: Refusal | undefined }

const refusals = ['unsubscribed', 'unclear', 'notAgreed'] as const

/**
 * Reads the lines of a list with headings; quoted cells may have line breaks. People with an objection or an unclear
 * preference are refused.
 * @param text with `\n` line breaks and without a byte order mark
 * @returns undefined if the list has no headings
 */
export function readExport(text: string): ListRow[] | undefined {
  const headings = readHeadings(text)
  if (!headings) return undefined
  const { delimiter, email, names, language, preferences } = headings
  const rows: ListRow[] = []
  let lastLine = 0
  const knownColumns = new Set([email, language, ...names, ...preferences.map(({ index: at }) => at)])
  const options: Options = {
    ...lenientOptions,
    delimiter,
    on_record(row: string[], { lines }) {
      const cellAt = (index: number) => row[index] ?? ''
      const name = names.map(cellAt).filter(Boolean).join(' ')
      const reasons = preferences.map(({ index: at, meaning }) => readRefusal(cellAt(at), meaning))
      if (row.some((value, index) => !knownColumns.has(index) && isObjection(value))) reasons.push('unsubscribed')
      const refusal = refusals.find((reason) => reasons.includes(reason))
      const line = lines - row.join('').split('\n').length + 1
      const address = email >= 0 ? cellAt(email) : (row.find((value) => value.includes('@')) ?? '')
      const cells = [address, cellAt(language), name].filter(Boolean)
      if (line > headings.line) rows.push({ line, text: row.join(delimiter), cells, refusal })
      lastLine = lines
      return null
    },
  }
  try {
    parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // After an unclosed quotation mark the rest cannot be read.
    rows.push({ line: lastLine + 1, text: text.split('\n')[lastLine] ?? '', cells: [] })
  }
  return rows
}
