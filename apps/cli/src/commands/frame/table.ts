import { stripVTControlCharacters, styleText } from 'node:util'
import widthOf from 'string-width'

/** How a table is written. */
export type TableOptions = {
  /** Columns of the terminal; without it nothing is ever cut, as for a pipe. */
  width?: number
  /** Written to a terminal: headings in bold, and words from right to left kept to their own column. */
  terminal?: boolean
}

/** A row, by the headings of the columns. */
export type Row = Readonly<Record<string, string | number | undefined>>

const gap = 2
/** A column is never cut to less than this. */
const least = 8

const fromRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** One line, and nothing a terminal would act upon: what people typed into a form is shown here. */
const clean = (cell: string | number | undefined) =>
  stripVTControlCharacters(String(cell ?? ''))
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cut to a width, between letters as people see them. */
function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let visible = ''
  let taken = 0
  for (const { segment } of graphemes.segment(text)) {
    taken += widthOf(segment)
    if (taken > width - 1) break
    visible += segment
  }
  return `${visible.trimEnd()}…`
}

/** The widest columns give way until the table fits, each down to {@link least}; never the first, which says what it is. */
function fitted(widths: readonly number[], room: number): number[] | undefined {
  const shrunk = [...widths]
  let over = shrunk.reduce((total, width) => total + width, 0) + gap * (shrunk.length - 1) - room
  while (over > 0) {
    const widest = Math.max(0, ...shrunk.slice(1))
    if (widest <= least) return undefined
    shrunk[shrunk.indexOf(widest, 1)] = widest - 1
    over -= 1
  }
  return shrunk
}

/** First-strong isolate and its end: a terminal that orders right-to-left words leaves the columns where they are. */
const isolated = (text: string, { terminal }: TableOptions) =>
  terminal && fromRightToLeft.test(text) ? `\u2068${text}\u2069` : text

const bold = (text: string, { terminal }: TableOptions) =>
  terminal ? styleText('bold', text, { stream: process.stdout }) : text

/** Where not even narrow columns fit: one line a value, an empty line between rows. */
function asList(headings: readonly string[], rows: readonly (readonly string[])[], options: TableOptions): string {
  const wide = Math.max(...headings.map((heading) => widthOf(heading)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => ({ heading: headings[index] ?? '', cell }))
        .filter(({ cell }) => cell)
        .map(
          ({ heading, cell }) =>
            `${bold(heading + ' '.repeat(wide - widthOf(heading)), options)}  ${isolated(cell, options)}`,
        )
        .join('\n'),
    )
    .join('\n\n')
}

/**
 * Rows under headings, aligned by what the letters take on a screen. Numbers stand to the right. Fits the terminal: wide
 * columns are cut with `…`, and where that is not enough each row becomes a list.
 * @param rows all with the keys of the first, which are the headings
 */
export function table(rows: readonly Row[], options: TableOptions = forOutput()): string {
  const headings = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => headings.map((heading) => clean(row[heading])))
  const numbers = headings.map((heading) => rows.every((row) => typeof row[heading] === 'number'))
  const natural = headings.map((heading, index) =>
    Math.max(widthOf(heading), ...cells.map((row) => widthOf(row[index] ?? ''))),
  )
  const widths = options.width === undefined ? natural : fitted(natural, options.width)
  if (!widths) return asList(headings, cells, options)
  const line = (row: readonly string[], dress = isolated) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0
        const text = cut(cell, width)
        const space = ' '.repeat(Math.max(0, width - widthOf(text)))
        return numbers[index] ? space + dress(text, options) : dress(text, options) + space
      })
      .join(' '.repeat(gap))
      .trimEnd()
  return [line(headings, bold), ...cells.map((row) => line(row))].join('\n')
}

/** Whether answers go to a terminal, and how wide it is. */
const forOutput = (): TableOptions =>
  process.stdout.isTTY ? { width: process.stdout.columns || 80, terminal: true } : {}
