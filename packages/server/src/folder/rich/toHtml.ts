import { createMarkdown } from '@minaret/markdown'
import type { Problem } from '../findings.ts'
import { canonical } from './canonical.ts'
import { lostOf, lostOfHtml } from './lost.ts'

/** A text that begins with this line is HTML as it stands, and not Markdown. */
export const htmlMark = '<!-- html -->'

const markdown = createMarkdown()

/**
 * The HTML of a text in Markdown, as it is stored: clean, and in one spelling.
 * @returns also what cleaning takes out of it, by the line of the text, counted from 0
 */
export function toHtml(text: string): { html: string; problems: Problem[] } {
  if (text.startsWith(`${htmlMark}\n`)) {
    const html = text.slice(htmlMark.length + 1)
    return { html: canonical(html), problems: lostOfHtml(html, 1) }
  }
  const env = {}
  const tokens = markdown.parse(text, env)
  return { html: canonical(markdown.renderer.render(tokens, markdown.options, env)), problems: lostOf(tokens) }
}
