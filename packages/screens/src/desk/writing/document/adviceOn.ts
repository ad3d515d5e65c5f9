import type { Node } from '@tiptap/pm/model'
import { linkAddress } from './linkAddress.ts'

/** A suggestion to improve a text, shown while it is written. */
export type Advice = {
  kind: 'firstHeading' | 'skippedHeading' | 'emptyHeading' | 'vagueLink' | 'wrongLink' | 'longParagraph'
  /** The words it refers to. */
  about: string
  /** Their position in the document. */
  at: number
}

/** Link texts that do not describe the target when read out of context, as in a screen reader's list of links. */
const vague =
  /^(?:(?:click |press |tap )?here|this|link|read more|more|اضغط هنا|هنا|المزيد|یہاں|یہاں کلک کریں|مزید)[.!…]?$/iu

/** Length in characters above which a paragraph is hard to read on a phone. */
const maxParagraphLength = 900
const maxAdvice = 5

/**
 * Checks a text for skipped headings, vague or invalid links, and long paragraphs.
 * @untrusted
 */
export function adviceOn(document: Node): Advice[] {
  const advice: Advice[] = []
  let level = 1
  document.descendants((node, at) => {
    const words = node.textContent.trim()
    if (node.type.name === 'heading') {
      const ownLevel = Number(node.attrs.level)
      if (words === '') advice.push({ kind: 'emptyHeading', about: '', at })
      else if (ownLevel > level + 1)
        advice.push({ kind: level === 1 ? 'firstHeading' : 'skippedHeading', about: words, at })
      level = ownLevel
    }
    if (node.type.name === 'paragraph' && words.length > maxParagraphLength)
      advice.push({ kind: 'longParagraph', about: `${words.slice(0, 40)}…`, at })
    const link = node.marks.find(({ type }) => type.name === 'link')
    if (!link) return
    if (linkAddress(String(link.attrs.href ?? '')) === undefined) advice.push({ kind: 'wrongLink', about: words, at })
    else if (vague.test(words)) advice.push({ kind: 'vagueLink', about: words, at })
  })
  return advice.slice(0, maxAdvice)
}
