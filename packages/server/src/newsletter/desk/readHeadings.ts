/** What each column of a list's export is, by its number. */
export type ListHeadings = {
  delimiter: string
  email: number
  names: readonly number[]
  language: number
  /** Says whether somebody gets the list. */
  status: number
  /** Filled once somebody has unsubscribed, or emails to them came back. */
  gone: readonly number[]
}

/** The cells of a line, also empty ones; quotes hold a delimiter together. */
function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    if (character === delimiter && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell].map((one) =>
    one
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

const nameHeadings = [/^(?:first name|fname|given name)$/i, /^(?:last name|lname|surname|family name)$/i]

/**
 * The headings of a list's export, as Mailchimp writes its files of those who are subscribed, unsubscribed and cleaned; nothing
 * for other lists.
 */
export function readHeadings(text: string): ListHeadings | undefined {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
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

/** One line of such an export: the address, the name and the language, and whether it is somebody who gets nothing any more. */
export function readRow(
  line: string,
  { delimiter, email, names, language, status, gone }: ListHeadings,
): { cells: string[]; isGone: boolean } {
  const row = splitLine(line, delimiter)
  const cell = (at: number) => row[at] ?? ''
  const name = names.map(cell).filter(Boolean).join(' ')
  const isGone =
    gone.some((at) => cell(at) !== '') || (cell(status) !== '' && !/^(?:subscribed|confirmed)$/i.test(cell(status)))
  return { cells: [cell(email), cell(language), name].filter(Boolean), isGone }
}
