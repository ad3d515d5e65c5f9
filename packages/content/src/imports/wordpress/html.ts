import type { ImportNote } from '@minaret/foundation/db'
import { sanitise } from '@minaret/foundation/rich-text'
import { convertToNearestMarkdown } from '../../folder/rich/conversions.ts'
import { removeShortcodes } from './shortcodes.ts'

const block =
  'p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|blockquote|div|section|article|figure|figcaption|pre|hr|form|address|iframe|script|style'
const blockStart = new RegExp(`^</?(?:${block})\\b`, 'i')
const outerBlock =
  /(<\/(?:p|h[1-6]|ul|ol|dl|table|blockquote|div|pre|figure)>)|(<(?:p|h[1-6]|ul|ol|dl|table|blockquote|div|pre|figure|hr)\b)/gi

/** Adds paragraphs like WordPress's wpautop: empty lines separate paragraphs, and other line breaks are kept. */
function addParagraphs(text: string): string {
  const separatedText = text.replaceAll(outerBlock, (match, end?: string) => (end ? `${match}\n\n` : `\n\n${match}`))
  return separatedText
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (blockStart.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** Converts block elements to paragraphs, so that their text does not run together. */
const toKnownTags = (html: string): string =>
  html
    .replaceAll(/<h[56]\b[^>]{0,2000}>/gi, '<h4>')
    .replaceAll(/<\/h[56]>/gi, '</h4>')
    .replaceAll(
      /<(\/?)(?:div|section|article|figure|figcaption|address|pre|dt|dd|center|details|summary)\b[^>]{0,2000}>/gi,
      '<$1p>',
    )
    .replaceAll(/<th\b[^>]{0,2000}>/gi, '<th scope="col">')

/** Removes empty elements and links without a target. */
function removeEmpty(html: string): string {
  let previous = ''
  let text = html
  for (let round = 0; round < 5 && text !== previous; round += 1) {
    previous = text
    text = text
      .replaceAll(/<a>([^<]*)<\/a>/g, '$1')
      .replaceAll(/<(strong|em|a|p|li|h[234]|ul|ol|blockquote)(?: [^>]*)?>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g, '')
      // Matches each run of white space once, which keeps the time linear.
      .replaceAll(/(<p>)?((?:\s|<br \/>)+)(<\/p>)?/g, (match, start = '', _space, end = '') =>
        start || end ? `${start}${end}` : match,
      )
  }
  return text
}

const countTags = (html: string, tag: string) => [...html.matchAll(new RegExp(`<(?:${tag})\\b`, 'gi'))].length

/** Notes on the parts of HTML that are not imported. @param siteUrl the URL of the other website */
function notesOn(html: string, siteUrl: string): ImportNote[] {
  const noteOf = (code: string, occurrences: number): ImportNote[] =>
    occurrences > 0 ? [{ code, about: String(occurrences) }] : []
  const hosts = [...html.matchAll(/href=["']?https?:\/\/([^/"'\s>?#]+)/gi)].map(([, host = '']) => host.toLowerCase())
  const ownHost = URL.canParse(siteUrl) ? new URL(siteUrl).host : ''
  return [
    ...noteOf('pictures', countTags(html, 'img')),
    ...noteOf('embeds', countTags(html, 'iframe|video|audio|embed|object')),
    ...noteOf('scripts', countTags(html, 'script|style|form')),
    ...noteOf('plainLinks', [...html.matchAll(/href=["']?http:\/\//gi)].length),
    ...noteOf('oldLinks', ownHost === '' ? 0 : hosts.filter((host) => host === ownHost).length),
  ]
}

/**
 * Converts HTML to plain text on one line.
 * @untrusted
 */
export const plainText = (html: string): string =>
  sanitise(html.replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/td)\b[^>]{0,200}>/gi, ' $&'))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

/** Removes comments, which mark blocks. An unclosed comment hides the rest, as in a browser. */
function removeComments(html: string): string {
  const parts: string[] = []
  let position = 0
  for (;;) {
    const start = html.indexOf('<!--', position)
    parts.push(html.slice(position, start < 0 ? undefined : start))
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4)
    if (end < 0) return parts.join('')
    position = end + 3
  }
}

/** The converted text of a post. */
export type ConvertedText = { markdown: string; plainText: string; notes: ImportNote[] }

/**
 * Converts the text of a WordPress post, in blocks or the classic format, to Markdown.
 * @untrusted
 */
export async function convertText(content: string, siteUrl: string): Promise<ConvertedText> {
  const hasBlocks = content.includes('<!-- wp:')
  const { text, names } = removeShortcodes(removeComments(content.replaceAll('\r\n', '\n')))
  const notes = notesOn(text, siteUrl)
  if (names.length > 0) notes.unshift({ code: 'shortcodes', about: names.slice(0, 8).join(', ') })
  const normalised = toKnownTags(hasBlocks ? text : addParagraphs(text)).replaceAll(
    /(href=["']?)http:\/\//gi,
    '$1https://',
  )
  const html = removeEmpty(sanitise(normalised))
  return { markdown: await convertToNearestMarkdown(html), plainText: plainText(html), notes }
}
