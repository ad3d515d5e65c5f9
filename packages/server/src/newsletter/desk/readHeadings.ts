import { CsvError, type Options, parse } from 'csv-parse/sync'

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

/** What each column of a list's export is, by its number. */
type ListHeadings = {
  delimiter: string
  email: number
  names: readonly number[]
  language: number
  /** Says whether somebody gets the list. */
  status: number
  /** Filled once somebody has unsubscribed, or emails to them came back. */
  gone: readonly number[]
}

const nameHeadings = [/^(?:first name|fname|given name)$/i, /^(?:last name|lname|surname|family name)$/i]

/** The headings of a list's export, as Mailchimp writes its files of those who are subscribed, unsubscribed and cleaned. */
function readHeadings(text: string): ListHeadings | undefined {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const cells = splitLine(first, delimiter)
  const find = (form: RegExp) => cells.findIndex((cell) => form.test(cell))
  const email = find(/^e-?mail(?: address)?$/i)
  const gone = cells.flatMap((cell, at) => (/^(?:unsub_time|clean_time)$/i.test(cell) ? [at] : []))
  const status = find(/^(?:status|confirm_status)$/i)
  const isExport = gone.length > 0 || status >= 0 || find(/^(?:member_rating|optin_time)$/i) >= 0
  if (email < 0 || !isExport) return undefined
  const parts = nameHeadings.map(find).filter((at) => at >= 0)
  const whole = find(/^(?:full )?name$/i)
  return {
    delimiter,
    email,
    gone,
    status,
    names: parts.length > 0 || whole < 0 ? parts : [whole],
    language: find(/^language$/i),
  }
}

/** One line of an export: the address, the language and the name, and whether it is somebody who gets nothing any more. */
export type ExportRow = { line: number; text: string; cells: string[]; isGone: boolean }

/**
 * The lines of a list's export by its headings, where the text is one; a cell in quotation marks may have line breaks.
 * @param text with line breaks of one character and without a byte order mark
 */
export function readExport(text: string): ExportRow[] | undefined {
  const headings = readHeadings(text)
  if (!headings) return undefined
  const { delimiter, email, names, language, status, gone } = headings
  const rows: ExportRow[] = []
  let ended = 0
  const options: Options = {
    ...relaxed,
    delimiter,
    on_record(row: string[], { lines }) {
      const cell = (at: number) => row[at] ?? ''
      const name = names.map(cell).filter(Boolean).join(' ')
      const isGone =
        gone.some((at) => cell(at) !== '') || (cell(status) !== '' && !/^(?:subscribed|confirmed)$/i.test(cell(status)))
      const line = lines - row.join('').split('\n').length + 1
      const cells = [cell(email), cell(language), name].filter(Boolean)
      if (ended > 0) rows.push({ line, text: row.join(delimiter), cells, isGone })
      ended = lines
      return null
    },
  }
  try {
    parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quotation mark that is not closed: what comes behind it is no list of people.
    rows.push({ line: ended + 1, text: text.split('\n')[ended] ?? '', cells: [], isGone: false })
  }
  return rows
}
