import { createMarkdown } from '@minaret/markdown'
import type { Problem } from '../findings.ts'
import { toCanonicalHtml } from './canonical.ts'
import { findTableProblem, findHtmlTableProblem, findLengthProblem } from './limits.ts'
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
  const lengthProblem = findLengthProblem(text)
  if (lengthProblem) return { html: '', problems: [lengthProblem] }
  if (text.startsWith(`${htmlMarker}\n`)) {
    const html = text.slice(htmlMarker.length + 1)
    const tableProblem = findHtmlTableProblem(html, 1)
    return tableProblem
      ? { html: '', problems: [tableProblem] }
      : { html: toCanonicalHtml(html), problems: findUnsupportedHtml(html, 1) }
  }
  const env = {}
  const tokens = markdown.parse(text, env)
  const tableProblem = findTableProblem(tokens)
  if (tableProblem) return { html: '', problems: [tableProblem] }
  return {
    html: toCanonicalHtml(markdown.renderer.render(tokens, markdown.options, env)),
    problems: findUnsupported(tokens),
  }
}
