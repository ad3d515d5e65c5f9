import { stripVTControlCharacters, styleText } from 'node:util'
import widthOf from 'string-width'

/** Options of a table. */
export type TableOptions = {
  /** The terminal's width; without it nothing is truncated, as in a pipe. */
  width?: number
  /** Whether it is for a terminal: headings in bold, and right-to-left text isolated in its column. */
  terminal?: boolean
}

/** A row, keyed by column heading. */
export type Row = Readonly<Record<string, string | number | undefined>>

const columnGap = 2
/** The minimum width of a column. */
const minColumnWidth = 8

const rtlScript = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Returns a cell as one line without control characters, because a table shows user input. */
const cleanCell = (cell: string | number | undefined) =>
  stripVTControlCharacters(String(cell ?? ''))
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates text to a display width, at a grapheme boundary. */
function truncate(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let visible = ''
  let usedWidth = 0
  for (const { segment } of graphemes.segment(text)) {
    usedWidth += widthOf(segment)
    if (usedWidth > width - 1) break
    visible += segment
  }
  return `${visible.trimEnd()}…`
}

/**
 * Narrows the widest columns until the table fits, each down to {@link minColumnWidth}. The first column, which
 * identifies the row, is never narrowed.
 */
function fitWidths(widths: readonly number[], availableWidth: number): number[] | undefined {
  const fittedWidths = [...widths]
  let excess =
    fittedWidths.reduce((total, width) => total + width, 0) + columnGap * (fittedWidths.length - 1) - availableWidth
  while (excess > 0) {
    const widest = Math.max(0, ...fittedWidths.slice(1))
    if (widest <= minColumnWidth) return undefined
    fittedWidths[fittedWidths.indexOf(widest, 1)] = widest - 1
    excess -= 1
  }
  return fittedWidths
}

/**
 * Isolates right-to-left text (first-strong isolate), so that a terminal with bidirectional text keeps the order of the
 * columns.
 */
const isolate = (text: string, { terminal }: TableOptions) =>
  terminal && rtlScript.test(text) ? `\u2068${text}\u2069` : text

const bold = (text: string, { terminal }: TableOptions) =>
  terminal ? styleText('bold', text, { stream: process.stdout }) : text

/** For a terminal too narrow for columns: one line per value, and an empty line between rows. */
function formatAsList(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  options: TableOptions,
): string {
  const labelWidth = Math.max(...headings.map((heading) => widthOf(heading)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => ({ heading: headings[index] ?? '', cell }))
        .filter(({ cell }) => cell)
        .map(
          ({ heading, cell }) =>
            `${bold(heading + ' '.repeat(labelWidth - widthOf(heading)), options)}  ${isolate(cell, options)}`,
        )
        .join('\n'),
    )
    .join('\n\n')
}

/**
 * Formats rows under headings, aligned by display width, numbers to the right. Wide columns are truncated with `…` to
 * fit the terminal; if that is not enough, each row becomes a list.
 * @param rows all with the keys of the first, which are the headings
 */
export function formatTable(rows: readonly Row[], options: TableOptions = outputOptions()): string {
  const headings = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => headings.map((heading) => cleanCell(row[heading])))
  const isNumeric = headings.map((heading) => rows.every((row) => typeof row[heading] === 'number'))
  const naturalWidths = headings.map((heading, index) =>
    Math.max(widthOf(heading), ...cells.map((row) => widthOf(row[index] ?? ''))),
  )
  const widths = options.width === undefined ? naturalWidths : fitWidths(naturalWidths, options.width)
  if (!widths) return formatAsList(headings, cells, options)
  const formatLine = (row: readonly string[], style = isolate) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0
        const text = truncate(cell, width)
        const padding = ' '.repeat(Math.max(0, width - widthOf(text)))
        return isNumeric[index] ? padding + style(text, options) : style(text, options) + padding
      })
      .join(' '.repeat(columnGap))
      .trimEnd()
  return [formatLine(headings, bold), ...cells.map((row) => formatLine(row))].join('\n')
}

/** The options for the current output: whether it is a terminal, and its width. */
const outputOptions = (): TableOptions =>
  process.stdout.isTTY ? { width: process.stdout.columns || 80, terminal: true } : {}
