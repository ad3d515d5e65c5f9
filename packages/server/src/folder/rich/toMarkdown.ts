import Turndown from 'turndown'
import { canonical } from './canonical.ts'
import { htmlMark, toHtml } from './toHtml.ts'

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})

/** A node of turndown's own document, as far as it is looked at. */
type Part = {
  nodeName: string
  parentNode: Part | null
  previousSibling: Part | null
  nextSibling: Part | null
  childNodes: { length: number }
  outerHTML?: string
}

turndown.addRule('item', {
  filter: 'li',
  replacement(content, node: Part) {
    let number = 1
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (before.nodeName === 'LI') number += 1
    const mark = node.parentNode?.nodeName === 'OL' ? `${number}. ` : '- '
    const words = content.replaceAll(/^\n+|\n+$/g, '').replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    return `${mark}${words}${node.nextSibling ? '\n' : ''}`
  },
})

/** A table with one row of headings and nothing else of note is drawn with lines; others stay HTML. */
const isPlainTable = (html: string) =>
  /^<table><thead><tr>(<th scope="col">(?:(?!<\/th>).)*<\/th>)+<\/tr><\/thead><tbody>(<tr>(<td>(?:(?!<\/td>).)*<\/td>)+<\/tr>)+<\/tbody><\/table>$/.test(
    html,
  )

const isIn = (name: string, node: Part | null): boolean =>
  node !== null && (node.nodeName === name ? isPlainTable(node.outerHTML ?? '') : isIn(name, node.parentNode))

turndown.addRule('cell', {
  filter: (node: Part) => ['TH', 'TD'].includes(node.nodeName) && isIn('TABLE', node),
  replacement: (content) => ` ${content.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
})
turndown.addRule('row', {
  filter: (node: Part) => node.nodeName === 'TR' && isIn('TABLE', node),
  replacement: (content, node: Part) =>
    `\n|${content}${node.parentNode?.nodeName === 'THEAD' ? `\n|${' --- |'.repeat(node.childNodes.length)}` : ''}`,
})
turndown.addRule('part', {
  filter: (node: Part) => ['THEAD', 'TBODY'].includes(node.nodeName) && isIn('TABLE', node),
  replacement: (content) => content,
})
turndown.addRule('table', {
  filter: (node: Part) => node.nodeName === 'TABLE',
  replacement: (content, node: Part) =>
    isIn('TABLE', node) ? `\n\n${content.trim()}\n\n` : `\n\n${node.outerHTML ?? ''}\n\n`,
})

/**
 * HTML as a text a volunteer can write on. It says the same when it is read again: what Markdown cannot say stays HTML.
 */
export function toMarkdown(stored: string): string {
  const html = canonical(stored)
  for (const text of [turndown.turndown(html).trim(), html]) if (text && toHtml(text).html === html) return text
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
 */
export function toNearestMarkdown(foreign: string): string {
  const exact = toMarkdown(foreign)
  const html = canonical(foreign)
  if (exact !== html && !exact.startsWith(htmlMark)) return exact
  const text = turndown.turndown(html).trim()
  const read = toHtml(text)
  return read.problems.length === 0 && wordsOf(read.html) === wordsOf(html) ? text : exact
}
