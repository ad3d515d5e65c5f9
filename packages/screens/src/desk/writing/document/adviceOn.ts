import type { Node } from '@tiptap/pm/model'
import { linkAddress } from './linkAddress.ts'

/** What could be better in a text, while it is written. */
export type Advice = {
  kind: 'firstHeading' | 'skippedHeading' | 'emptyHeading' | 'vagueLink' | 'wrongLink' | 'longParagraph'
  /** The words it is about. */
  about: string
  /** Where they begin in the document. */
  at: number
}

/** Words that say nothing about where a link leads, read alone as screen readers list them. */
const vague =
  /^(?:(?:click |press |tap )?here|this|link|read more|more|اضغط هنا|هنا|المزيد|یہاں|یہاں کلک کریں|مزید)[.!…]?$/iu

/** Characters after which a paragraph is hard to read on a phone. */
const longest = 900
const mostAdvice = 5

/**
 * Headings in order, links that say where they lead, paragraphs one can read: what a text still lacks.
 * @untrusted
 */
export function adviceOn(document: Node): Advice[] {
  const advice: Advice[] = []
  let level = 1
  document.descendants((node, at) => {
    const words = node.textContent.trim()
    if (node.type.name === 'heading') {
      const own = Number(node.attrs.level)
      if (words === '') advice.push({ kind: 'emptyHeading', about: '', at })
      else if (own > level + 1) advice.push({ kind: level === 1 ? 'firstHeading' : 'skippedHeading', about: words, at })
      level = own
    }
    if (node.type.name === 'paragraph' && words.length > longest)
      advice.push({ kind: 'longParagraph', about: `${words.slice(0, 40)}…`, at })
    const link = node.marks.find(({ type }) => type.name === 'link')
    if (!link) return
    if (linkAddress(String(link.attrs.href ?? '')) === undefined) advice.push({ kind: 'wrongLink', about: words, at })
    else if (vague.test(words)) advice.push({ kind: 'vagueLink', about: words, at })
  })
  return advice.slice(0, mostAdvice)
}
