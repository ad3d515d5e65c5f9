import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type HeadingMeaning, readWishHeading } from '../../contact-wishes/heading.ts'
import { isPlainNo, objects, readWish } from '../../contact-wishes/value.ts'

/** As people and other systems write lists: a quotation mark inside a cell, and lines of other lengths. */
const relaxed = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const

/** The cells of one line, also empty ones. @param delimiters each character that may stand between them */
export function splitLine(line: string, delimiters: string): string[] {
  const split = () => line.split(new RegExp(`[${delimiters}]`)).map((cell) => cell.trim())
  // A parser for each line of a long list would take longer than all else.
  if (!line.includes('"')) return split()
  try {
    const rows: string[][] = parse(line, { ...relaxed, delimiter: delimiters.split('') })
    return rows[0] ?? []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return split()
  }
}

/** What each column of a list with headings is, by its number. */
type ListHeadings = {
  delimiter: string
  /** The line of headings, counted from 1. */
  line: number
  email: number
  names: readonly number[]
  language: number
  wishes: readonly { at: number; meaning: HeadingMeaning }[]
}

const emailHeading = /^(?:(?:donor|primary|home|work|subscriber|contact)[ _-])?e-?mail(?:[ _-]address)?$/i
const nameHeadings = [
  /^(?:first[ _]?name|fname|given name|forename)$/i,
  /^(?:last[ _]?name|lname|surname|family name)$/i,
]

/** Lines at the beginning of a list among which its headings are. */
const mostBefore = 20

const delimiters = [',', ';', '\t', '|']

/** What a heading says of contact. Mailchimp has when somebody was put on the list, which says nothing of them now. */
const meaningOf = (cell: string): HeadingMeaning | undefined =>
  /^(?:confirm_status|e-?mail_type)$/i.test(cell) ? { about: 'status' } : readWishHeading(cell)

/** The headings of a list: those that systems for newsletters and donors write, or those of a list of one's own. */
function readHeadings(text: string): ListHeadings | undefined {
  const lines = text.split('\n', mostBefore)
  const declared = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  for (const [at, line] of lines.entries()) {
    if (line.includes('@')) return undefined
    const [found = ','] = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)
    const delimiter = declared ?? found
    const cells = splitLine(line, delimiter)
    const find = (form: RegExp) => cells.findIndex((cell) => form.test(cell))
    const email = find(emailHeading)
    const wishes = cells.flatMap((cell, column) => {
      const meaning = meaningOf(cell)
      return meaning && meaning.about !== 'sharing' ? [{ at: column, meaning }] : []
    })
    if (email < 0 && (wishes.length === 0 || cells.length < 2)) continue
    const parts = nameHeadings.map(find).filter((column) => column >= 0)
    const whole = find(/^(?:full )?name$/i)
    const names = parts.length > 0 || whole < 0 ? parts : [whole]
    return { delimiter, line: at + 1, email, names, language: find(/^language$/i), wishes }
  }
  return undefined
}

/** Why somebody is not added, by what a list says of them. */
export type Refusal = 'unsubscribed' | 'unclear' | 'notAgreed'

/** What a column says of getting the newsletter; undefined if nothing is against it. */
function readRefusal(value: string, meaning: HeadingMeaning): Refusal | undefined {
  if (meaning.about === 'death') return value === '' || isPlainNo(value) ? undefined : 'unsubscribed'
  if (meaning.about === 'status')
    return value === '' || /^(?:subscribed|confirmed|active|html|text)$/i.test(value) ? undefined : 'unsubscribed'
  if (meaning.about !== 'wish') return undefined
  const { wish } = meaning
  const wishes = readWish(value, wish)
  if (!wishes) return 'unclear'
  if (wishes.email === false) return 'unsubscribed'
  const asksEmail = wish.yes === 'agrees' && wish.agrees.includes('email') && !wish.isDetail
  return asksEmail && wishes.email !== true ? 'notAgreed' : undefined
}

/** One line of a list: the address, the language and the name, and why somebody is not added, if they aren't. */
export type ListRow = { line: number; text: string; cells: string[]; refusal?: Refusal | undefined }

const refusals = ['unsubscribed', 'unclear', 'notAgreed'] as const

/**
 * The lines of a list by its headings, where it has any; a cell in quotation marks may have line breaks. Whoever a column says
 * doesn't want emails is refused, and so is whoever has a value there that can't be understood.
 * @param text with line breaks of one character and without a byte order mark
 */
export function readExport(text: string): ListRow[] | undefined {
  const headings = readHeadings(text)
  if (!headings) return undefined
  const { delimiter, email, names, language, wishes } = headings
  const rows: ListRow[] = []
  let ended = 0
  const isKnown = new Set([email, language, ...names, ...wishes.map(({ at }) => at)])
  const options: Options = {
    ...relaxed,
    delimiter,
    on_record(row: string[], { lines }) {
      const cell = (at: number) => row[at] ?? ''
      const name = names.map(cell).filter(Boolean).join(' ')
      const found = wishes.map(({ at, meaning }) => readRefusal(cell(at), meaning))
      if (row.some((value, at) => !isKnown.has(at) && objects(value))) found.push('unsubscribed')
      const refusal = refusals.find((one) => found.includes(one))
      const line = lines - row.join('').split('\n').length + 1
      const address = email >= 0 ? cell(email) : (row.find((value) => value.includes('@')) ?? '')
      const cells = [address, cell(language), name].filter(Boolean)
      if (line > headings.line) rows.push({ line, text: row.join(delimiter), cells, refusal })
      ended = lines
      return null
    },
  }
  try {
    parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quotation mark that is not closed: what comes behind it is no list of people.
    rows.push({ line: ended + 1, text: text.split('\n')[ended] ?? '', cells: [] })
  }
  return rows
}
