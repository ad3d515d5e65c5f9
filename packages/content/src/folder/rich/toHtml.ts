import { createMarkdown } from '@minaret/markdown'
import type { Problem } from '../findings.ts'
import { canonical } from './canonical.ts'
import { largeTable, largeTableOfHtml, textTooLong } from './limits.ts'
import { lostOf, lostOfHtml } from './lost.ts'

/** A text that begins with this line is HTML as it stands, and not Markdown. */
export const htmlMark = '<!-- html -->'

const markdown = createMarkdown()

/** What a text becomes: the HTML to store, and what is wrong with the text or lost of it, by its lines counted from 0. */
export type ConvertedMarkdown = { html: string; problems: Problem[] }

/**
 * The HTML of a text in Markdown, as it is stored: clean, and in one spelling.
 * @returns no HTML if the text is longer, or a table larger, than is converted
 * @untrusted
 */
export function toHtml(text: string): ConvertedMarkdown {
  const tooLong = textTooLong(text)
  if (tooLong) return { html: '', problems: [tooLong] }
  if (text.startsWith(`${htmlMark}\n`)) {
    const html = text.slice(htmlMark.length + 1)
    const large = largeTableOfHtml(html, 1)
    return large ? { html: '', problems: [large] } : { html: canonical(html), problems: lostOfHtml(html, 1) }
  }
  const env = {}
  const tokens = markdown.parse(text, env)
  const large = largeTable(tokens)
  if (large) return { html: '', problems: [large] }
  return { html: canonical(markdown.renderer.render(tokens, markdown.options, env)), problems: lostOf(tokens) }
}
