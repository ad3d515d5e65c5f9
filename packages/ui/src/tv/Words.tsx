import type { ReactNode } from 'react'
import styles from './words.module.css'
import { widthOf } from './textWidth.ts'

export interface WordsProps {
  /** What is said; whatever is no text is left as it is. */
  children: ReactNode
  /** A short last word takes the one before it along into its line. */
  together?: boolean
}

/** Up to so wide, in parts of its font size, a last word does not stand alone in a line. */
const shortWord = 5

/** Where the last two words begin, if they are to stand together; otherwise the end. */
function lastWords(text: string): number {
  const last = text.lastIndexOf(' ')
  const from = text.lastIndexOf(' ', last - 1) + 1
  const isShort = widthOf(text.slice(last)) <= shortWord && widthOf(text.slice(from)) <= 3 * shortWord
  return from > 0 && isShort ? from : text.length
}

const marks = /[\u2066-\u2069]/

/** A text without its marks, and which of its pieces run their own way. */
function piecesOf(text: string): { text: string; isOwn: boolean }[] {
  const pieces: { text: string; isOwn: boolean }[] = []
  let depth = 0
  for (const piece of text.split(/([\u2066-\u2069])/)) {
    if (marks.test(piece)) depth += piece === '\u2069' ? -1 : 1
    else if (piece !== '') pieces.push({ text: piece, isOwn: depth > 0 })
  }
  return pieces
}

/**
 * Words on a screen. What runs its own way within them is marked by elements: Chromium 64 mirrors figures and words between
 * the marks of Unicode.
 */
export function Words({ children: text, together = false }: WordsProps) {
  if (typeof text !== 'string') return text
  if (!marks.test(text)) {
    const from = together ? lastWords(text) : text.length
    return from === text.length ? (
      text
    ) : (
      <>
        {text.slice(0, from)}
        <span className={styles.together}>{text.slice(from)}</span>
      </>
    )
  }
  return piecesOf(text).map(({ text, isOwn }, at) => (isOwn ? <bdi key={at}>{text}</bdi> : text))
}
