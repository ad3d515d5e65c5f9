import Turndown from 'turndown'
import { canonical } from './canonical.ts'
import { htmlMark, toHtml } from './toHtml.ts'

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})

turndown.addRule('item', {
  filter: 'li',
  replacement(content, node) {
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

/** An element of turndown's own document. */
type Part = { nodeName: string; parentNode: Part | null; outerHTML?: string }

const isIn = (name: string, node: Part | null): boolean =>
  node !== null && (node.nodeName === name ? isPlainTable(node.outerHTML ?? '') : isIn(name, node.parentNode))

turndown.addRule('cell', {
  filter: (node) => ['TH', 'TD'].includes(node.nodeName) && isIn('TABLE', node),
  replacement: (content) => ` ${content.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
})
turndown.addRule('row', {
  filter: (node) => node.nodeName === 'TR' && isIn('TABLE', node),
  replacement: (content, node) =>
    `\n|${content}${node.parentNode?.nodeName === 'THEAD' ? `\n|${' --- |'.repeat(node.childNodes.length)}` : ''}`,
})
turndown.addRule('part', {
  filter: (node) => ['THEAD', 'TBODY'].includes(node.nodeName) && isIn('TABLE', node),
  replacement: (content) => content,
})
turndown.addRule('table', {
  filter: (node) => node.nodeName === 'TABLE',
  replacement: (content, node) =>
    isIn('TABLE', node) ? `\n\n${content.trim()}\n\n` : `\n\n${'outerHTML' in node ? String(node.outerHTML) : ''}\n\n`,
})

/**
 * HTML as a text a volunteer can write on. It says the same when it is read again: what Markdown cannot say stays HTML.
 */
export function toMarkdown(stored: string): string {
  const html = canonical(stored)
  for (const text of [turndown.turndown(html).trim(), html]) if (text && toHtml(text).html === html) return text
  return `${htmlMark}\n${html}`
}
