import type { Node } from '@tiptap/pm/model'
import { linkAddress } from './linkAddress.ts'

/** A suggestion for improving the text, shown during writing. */
export type Advice = {
  kind: 'firstHeading' | 'skippedHeading' | 'emptyHeading' | 'vagueLink' | 'wrongLink' | 'longParagraph'
  /** The text it refers to. */
  about: string
  /** Its position in the document. */
  position: number
}

/** Link text that does not describe the target when read out of context, as in a screen reader's list of links. */
const vagueLink =
  /^(?:(?:click |press |tap )?here|this|link|read more|more|اضغط هنا|هنا|المزيد|یہاں|یہاں کلک کریں|مزید)[.!…]?$/iu

/** Length in characters above which a paragraph is hard to read on a phone. */
const maxParagraphLength = 900
const maxAdvice = 5

/**
 * Checks a document for skipped headings, vague or invalid links, and long paragraphs.
 * @untrusted
 */
export function adviceOn(document: Node): Advice[] {
  const advice: Advice[] = []
  let level = 1
  document.descendants((node, position) => {
    const text = node.textContent.trim()
    if (node.type.name === 'heading') {
      const headingLevel = Number(node.attrs.level)
      if (text === '') advice.push({ kind: 'emptyHeading', about: '', position })
      else if (headingLevel > level + 1)
        advice.push({ kind: level === 1 ? 'firstHeading' : 'skippedHeading', about: text, position })
      level = headingLevel
    }
    if (node.type.name === 'paragraph' && text.length > maxParagraphLength)
      advice.push({ kind: 'longParagraph', about: `${text.slice(0, 40)}…`, position })
    const link = node.marks.find(({ type }) => type.name === 'link')
    if (!link) return
    if (linkAddress(String(link.attrs.href ?? '')) === undefined)
      advice.push({ kind: 'wrongLink', about: text, position })
    else if (vagueLink.test(text)) advice.push({ kind: 'vagueLink', about: text, position })
  })
  return advice.slice(0, maxAdvice)
}
