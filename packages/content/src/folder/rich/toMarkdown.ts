import Turndown from 'turndown'
import { toCanonicalHtml } from './canonical.ts'
import { htmlMarker, toHtml } from './toHtml.ts'

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})

/**
 * A placeholder for the two spaces of a line break during the conversion: turndown trims trailing space with a regular
 * expression that takes quadratic time on many breaks in a row.
 */
const breakMark = '\uffff'

const withBreaks = (text: string) => text.replaceAll(breakMark, '  ')

turndown.addRule('break', { filter: 'br', replacement: () => `${breakMark}\n` })

/** The used properties of a node of turndown's document. */
type HtmlNode = {
  nodeName: string
  parentNode: HtmlNode | null
  previousSibling: HtmlNode | null
  nextSibling: HtmlNode | null
  childNodes: ArrayLike<HtmlNode>
  outerHTML?: string
  getAttribute?(name: string): string | null
  getElementsByTagName?(name: string): { length: number }
}

/** Cached numbers of list items: each is derived from the previous item's, not counted from the first item. */
const numbers = new WeakMap<HtmlNode, number>()

function numberOf(item: HtmlNode): number {
  let previous = item.previousSibling
  while (previous && previous.nodeName !== 'LI') previous = previous.previousSibling
  const number = previous ? (numbers.get(previous) ?? numberOf(previous)) + 1 : 1
  numbers.set(item, number)
  return number
}

turndown.addRule('item', {
  filter: 'li',
  replacement(content, node: HtmlNode) {
    const number = numberOf(node)
    const marker = node.parentNode?.nodeName === 'OL' ? `${number}. ` : '- '
    const indentedContent = trimLines(content).replaceAll('\n', `\n${' '.repeat(marker.length)}`)
    return `${marker}${indentedContent}${node.nextSibling ? '\n' : ''}`
  },
})

/** Trims line breaks in linear time, which a regular expression does not. */
function trimLines(text: string): string {
  let [start, end] = [0, text.length]
  while (text[start] === '\n') start += 1
  while (end > start && text[end - 1] === '\n') end -= 1
  return text.slice(start, end)
}

const areAll = (parts: readonly HtmlNode[], name: string) =>
  parts.length > 0 && parts.every(({ nodeName }) => nodeName === name)

/** Whether Markdown can represent a table: one row of headings, then rows of plain cells. */
function isPlainTable(table: HtmlNode): boolean {
  const [head, body, ...others] = Array.from(table.childNodes)
  if (head?.nodeName !== 'THEAD' || body?.nodeName !== 'TBODY' || others.length > 0) return false
  const [headings, ...moreHeadings] = Array.from(head.childNodes)
  const rows = Array.from(body.childNodes)
  if (headings?.nodeName !== 'TR' || moreHeadings.length > 0 || !areAll(rows, 'TR')) return false
  const headingCells = Array.from(headings.childNodes)
  return (
    areAll(headingCells, 'TH') &&
    headingCells.every((title) => title.getAttribute?.('scope') === 'col') &&
    rows.every((row) => areAll(Array.from(row.childNodes), 'TD')) &&
    table.getElementsByTagName?.('table').length === 0
  )
}

/** Caches whether a table is plain, as this is checked for each of its cells. */
const plainTables = new WeakMap<HtmlNode, boolean>()

function isInPlainTable(node: HtmlNode | null): boolean {
  let table = node
  while (table && table.nodeName !== 'TABLE') table = table.parentNode
  if (!table) return false
  const isPlain = plainTables.get(table) ?? isPlainTable(table)
  plainTables.set(table, isPlain)
  return isPlain
}

turndown.addRule('cell', {
  filter: (node: HtmlNode) => ['TH', 'TD'].includes(node.nodeName) && isInPlainTable(node),
  replacement: (content) => ` ${withBreaks(content).trim().replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
})
turndown.addRule('row', {
  filter: (node: HtmlNode) => node.nodeName === 'TR' && isInPlainTable(node),
  replacement: (content, node: HtmlNode) =>
    `\n|${content}${node.parentNode?.nodeName === 'THEAD' ? `\n|${' --- |'.repeat(node.childNodes.length)}` : ''}`,
})
turndown.addRule('part', {
  filter: (node: HtmlNode) => ['THEAD', 'TBODY'].includes(node.nodeName) && isInPlainTable(node),
  replacement: (content) => content,
})
turndown.addRule('table', {
  filter: (node: HtmlNode) => node.nodeName === 'TABLE',
  replacement: (content, node: HtmlNode) =>
    isInPlainTable(node) ? `\n\n${content.trim()}\n\n` : `\n\n${node.outerHTML ?? ''}\n\n`,
})

const toText = (html: string) => withBreaks(turndown.turndown(html.replaceAll(breakMark, ''))).trim()

/**
 * Converts HTML to Markdown that converts back to the same HTML. What Markdown cannot represent stays HTML.
 * @untrusted
 */
export function toMarkdown(storedHtml: string): string {
  const html = toCanonicalHtml(storedHtml)
  for (const text of [toText(html), html]) if (text && toHtml(text).html === html) return text
  return `${htmlMarker}\n${html}`
}

const plainTextOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Converts other software's HTML to Markdown that is easy to edit. It may differ in details, such as a space inside bold
 * text, but has the same words; otherwise the result stays HTML.
 * @untrusted
 */
export function toNearestMarkdown(importedHtml: string): string {
  const exactMarkdown = toMarkdown(importedHtml)
  const html = toCanonicalHtml(importedHtml)
  if (exactMarkdown !== html && !exactMarkdown.startsWith(htmlMarker)) return exactMarkdown
  const text = toText(html)
  const conversion = toHtml(text)
  return conversion.problems.length === 0 && plainTextOf(conversion.html) === plainTextOf(html) ? text : exactMarkdown
}
