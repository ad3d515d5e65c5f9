import type { Token } from 'markdown-it'
import type { Problem } from '../findings.ts'

/** The most characters of a text: some hundred printed pages. */
const mostCharacters = 200_000

/** The most rows, and cells, of all tables of a text: a year by days has 366 rows, and some 5,000 cells. */
const mostRows = 1000
const mostCells = 10_000

const figure = (count: number) => count.toLocaleString('en')

/** The problem of a text that is too long to be converted; undefined if it is not. */
export function textTooLong(text: string): Problem | undefined {
  if (text.length <= mostCharacters) return undefined
  const message = `This text has ${figure(text.length)} characters, and the limit is ${figure(mostCharacters)}. Split it over several pages, or attach it as a file.`
  return { line: 0, code: 'textTooLong', message }
}

const tooLarge = (line: number): Problem => ({
  line,
  code: 'tableTooLarge',
  message: `The tables of this text have more than ${figure(mostRows)} rows or ${figure(mostCells)} cells. Split them over several pages, or attach them as a file.`,
})

type TableSize = { rows: number; cells: number }

const isTooLarge = ({ rows, cells }: TableSize) => rows > mostRows || cells > mostCells

function addHtml(size: TableSize, html: string): void {
  for (const [, name = ''] of html.matchAll(/<(tr|td|th)\b/gi))
    size[name.toLowerCase() === 'tr' ? 'rows' : 'cells'] += 1
}

/** The problem of HTML whose tables are too large to be converted. @param line where it begins in its text */
export function largeTableOfHtml(html: string, line: number): Problem | undefined {
  const size = { rows: 0, cells: 0 }
  addHtml(size, html)
  return isTooLarge(size) ? tooLarge(line) : undefined
}

/** The problem of a text whose tables are too large to be converted, at the line of the table that is one too many. */
export function largeTable(tokens: readonly Token[]): Problem | undefined {
  const size = { rows: 0, cells: 0 }
  let line = 0
  for (const { type, map, content, children } of tokens) {
    if (type === 'table_open' || type === 'html_block') line = map?.[0] ?? line
    if (type === 'tr_open') size.rows += 1
    else if (type === 'td_open' || type === 'th_open') size.cells += 1
    else if (type === 'html_block') addHtml(size, content)
    for (const child of children ?? []) if (child.type === 'html_inline') addHtml(size, child.content)
    if (isTooLarge(size)) return tooLarge(line)
  }
  return undefined
}
