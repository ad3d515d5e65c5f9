import Turndown from 'turndown'
import { canonical } from './canonical.ts'
import { htmlMark, toHtml } from './toHtml.ts'

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})

/**
 * Stands for the two spaces of a line break while turndown works: it looks for space at the end of a text from every space
 * within it, so that many breaks in a row would take the square of their number.
 */
const breakMark = '\uffff'

const withBreaks = (text: string) => text.replaceAll(breakMark, '  ')

turndown.addRule('break', { filter: 'br', replacement: () => `${breakMark}\n` })

/** A node of turndown's own document, as far as it is read. */
type Part = {
  nodeName: string
  parentNode: Part | null
  previousSibling: Part | null
  nextSibling: Part | null
  childNodes: ArrayLike<Part>
  outerHTML?: string
  getAttribute?(name: string): string | null
  getElementsByTagName?(name: string): { length: number }
}

/** Numbers of list items: one that is numbered counts from the item before it, not from the first. */
const numbers = new WeakMap<Part, number>()

function numberOf(item: Part): number {
  let before = item.previousSibling
  while (before && before.nodeName !== 'LI') before = before.previousSibling
  const number = before ? (numbers.get(before) ?? numberOf(before)) + 1 : 1
  numbers.set(item, number)
  return number
}

turndown.addRule('item', {
  filter: 'li',
  replacement(content, node: Part) {
    const number = numberOf(node)
    const mark = node.parentNode?.nodeName === 'OL' ? `${number}. ` : '- '
    const words = trimLines(content).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    return `${mark}${words}${node.nextSibling ? '\n' : ''}`
  },
})

/** Without empty lines at either end; a regular expression for the end would try each line break inside again. */
function trimLines(text: string): string {
  let [start, end] = [0, text.length]
  while (text[start] === '\n') start += 1
  while (end > start && text[end - 1] === '\n') end -= 1
  return text.slice(start, end)
}

const areAll = (parts: readonly Part[], name: string) =>
  parts.length > 0 && parts.every(({ nodeName }) => nodeName === name)

/** Whether Markdown can draw a table: one row of headings above rows of plain cells. */
function isPlainTable(table: Part): boolean {
  const [head, body, ...others] = Array.from(table.childNodes)
  if (head?.nodeName !== 'THEAD' || body?.nodeName !== 'TBODY' || others.length > 0) return false
  const [headings, ...moreHeadings] = Array.from(head.childNodes)
  const rows = Array.from(body.childNodes)
  if (headings?.nodeName !== 'TR' || moreHeadings.length > 0 || !areAll(rows, 'TR')) return false
  const titles = Array.from(headings.childNodes)
  return (
    areAll(titles, 'TH') &&
    titles.every((title) => title.getAttribute?.('scope') === 'col') &&
    rows.every((row) => areAll(Array.from(row.childNodes), 'TD')) &&
    table.getElementsByTagName?.('table').length === 0
  )
}

/** Which tables are plain: decided once for each, because every cell of it asks. */
const plainTables = new WeakMap<Part, boolean>()

function isInPlainTable(node: Part | null): boolean {
  let table = node
  while (table && table.nodeName !== 'TABLE') table = table.parentNode
  if (!table) return false
  const isPlain = plainTables.get(table) ?? isPlainTable(table)
  plainTables.set(table, isPlain)
  return isPlain
}

turndown.addRule('cell', {
  filter: (node: Part) => ['TH', 'TD'].includes(node.nodeName) && isInPlainTable(node),
  replacement: (content) => ` ${withBreaks(content).trim().replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
})
turndown.addRule('row', {
  filter: (node: Part) => node.nodeName === 'TR' && isInPlainTable(node),
  replacement: (content, node: Part) =>
    `\n|${content}${node.parentNode?.nodeName === 'THEAD' ? `\n|${' --- |'.repeat(node.childNodes.length)}` : ''}`,
})
turndown.addRule('part', {
  filter: (node: Part) => ['THEAD', 'TBODY'].includes(node.nodeName) && isInPlainTable(node),
  replacement: (content) => content,
})
turndown.addRule('table', {
  filter: (node: Part) => node.nodeName === 'TABLE',
  replacement: (content, node: Part) =>
    isInPlainTable(node) ? `\n\n${content.trim()}\n\n` : `\n\n${node.outerHTML ?? ''}\n\n`,
})

const write = (html: string) => withBreaks(turndown.turndown(html.replaceAll(breakMark, ''))).trim()

/**
 * HTML as a text a volunteer can write on. It says the same when it is read again: what Markdown cannot say stays HTML.
 * @untrusted
 */
export function toMarkdown(stored: string): string {
  const html = canonical(stored)
  for (const text of [write(html), html]) if (text && toHtml(text).html === html) return text
  return `${htmlMark}\n${html}`
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * HTML of another program as a text a volunteer can write on. Where no Markdown says quite the same, such as a space inside bold
 * words, it is the one that says the same words; only where those would change, it stays HTML.
 * @untrusted
 */
export function toNearestMarkdown(foreign: string): string {
  const exact = toMarkdown(foreign)
  const html = canonical(foreign)
  if (exact !== html && !exact.startsWith(htmlMark)) return exact
  const text = write(html)
  const read = toHtml(text)
  return read.problems.length === 0 && wordsOf(read.html) === wordsOf(html) ? text : exact
}
