import type { Token } from 'markdown-it'
import type { Problem } from '../findings.ts'

/** The maximum length of text: about a hundred printed pages. */
const maxCharacters = 200_000

/** The maximum rows and cells of all tables in text: a year's timetable has 366 rows and about 5,000 cells. */
const maxRows = 1000
const maxCells = 10_000

const formatCount = (count: number) => count.toLocaleString('en')

/** Returns a problem if text is too long to convert, otherwise undefined. */
export function findLengthProblem(text: string): Problem | undefined {
  if (text.length <= maxCharacters) return undefined
  const message = `This text has ${formatCount(text.length)} characters, and the limit is ${formatCount(maxCharacters)}. Split it over several pages, or attach it as a file.`
  return { line: 0, code: 'textTooLong', message }
}

const tableProblem = (line: number): Problem => ({
  line,
  code: 'tableTooLarge',
  message: `The tables of this text have more than ${formatCount(maxRows)} rows or ${formatCount(maxCells)} cells. Split them over several pages, or attach them as a file.`,
})

type TableSize = { rows: number; cells: number }

const isTooLarge = ({ rows, cells }: TableSize) => rows > maxRows || cells > maxCells

function addHtml(size: TableSize, html: string): void {
  for (const [, name = ''] of html.matchAll(/<(tr|td|th)\b/gi))
    size[name.toLowerCase() === 'tr' ? 'rows' : 'cells'] += 1
}

/** Returns a problem if tables in HTML are too large to convert, otherwise undefined. @param line the first line of the HTML */
export function findHtmlTableProblem(html: string, line: number): Problem | undefined {
  const size = { rows: 0, cells: 0 }
  addHtml(size, html)
  return isTooLarge(size) ? tableProblem(line) : undefined
}

/** Returns a problem if tables are too large to convert, at the line of the table that exceeds the limit. */
export function findTableProblem(tokens: readonly Token[]): Problem | undefined {
  const size = { rows: 0, cells: 0 }
  let line = 0
  for (const { type, map, content, children } of tokens) {
    if (type === 'table_open' || type === 'html_block') line = map?.[0] ?? line
    if (type === 'tr_open') size.rows += 1
    else if (type === 'td_open' || type === 'th_open') size.cells += 1
    else if (type === 'html_block') addHtml(size, content)
    for (const child of children ?? []) if (child.type === 'html_inline') addHtml(size, child.content)
    if (isTooLarge(size)) return tableProblem(line)
  }
  return undefined
}
