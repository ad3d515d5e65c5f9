import { createMarkdown } from '@minaret/markdown'
import type { Problem } from '../findings.ts'
import { toCanonicalHtml } from './canonical.ts'
import { largeTable, largeTableOfHtml, textTooLong } from './limits.ts'
import { findUnsupported, findUnsupportedHtml } from './unsupported.ts'

/** Text that starts with this line is HTML instead of Markdown. */
export const htmlMarker = '<!-- html -->'

const markdown = createMarkdown()

/** The HTML to store, and the problems of the text, with lines from 0. */
export type ConvertedMarkdown = { html: string; problems: Problem[] }

/**
 * Converts Markdown to canonical HTML for storage.
 * @returns empty HTML if the text is too long or a table too large
 * @untrusted
 */
export function toHtml(text: string): ConvertedMarkdown {
  const tooLong = textTooLong(text)
  if (tooLong) return { html: '', problems: [tooLong] }
  if (text.startsWith(`${htmlMarker}\n`)) {
    const html = text.slice(htmlMarker.length + 1)
    const large = largeTableOfHtml(html, 1)
    return large
      ? { html: '', problems: [large] }
      : { html: toCanonicalHtml(html), problems: findUnsupportedHtml(html, 1) }
  }
  const env = {}
  const tokens = markdown.parse(text, env)
  const large = largeTable(tokens)
  if (large) return { html: '', problems: [large] }
  return {
    html: toCanonicalHtml(markdown.renderer.render(tokens, markdown.options, env)),
    problems: findUnsupported(tokens),
  }
}
