import type { ReactNode } from 'react'
import styles from './tvText.module.css'
import { widthOf } from './textWidth.ts'

export interface TvTextProps {
  /** The text; other nodes are left unchanged. */
  children: ReactNode
  /** Keeps a short last word on one line with the word before it. */
  preventWidow?: boolean
}

/** The maximum width of a short word, in ems. */
const maxShortWord = 5

/** Returns the index of the last two words if they stay together; otherwise the text's length. */
function lastWordsStart(text: string): number {
  const lastSpace = text.lastIndexOf(' ')
  const from = text.lastIndexOf(' ', lastSpace - 1) + 1
  const isShort = widthOf(text.slice(lastSpace)) <= maxShortWord && widthOf(text.slice(from)) <= 3 * maxShortWord
  return from > 0 && isShort ? from : text.length
}

const isolates = /[\u2066-\u2069]/

/** Splits text at its isolate characters into pieces, with whether each is isolated. */
function piecesOf(text: string): { text: string; isIsolated: boolean }[] {
  const pieces: { text: string; isIsolated: boolean }[] = []
  let depth = 0
  for (const piece of text.split(/([\u2066-\u2069])/)) {
    if (isolates.test(piece)) depth += piece === '\u2069' ? -1 : 1
    else if (piece !== '') pieces.push({ text: piece, isIsolated: depth > 0 })
  }
  return pieces
}

/**
 * Text on a screen. Isolated pieces become elements, because Chromium 64 mirrors figures and words between Unicode isolate
 * characters.
 */
export function TvText({ children: text, preventWidow = false }: TvTextProps) {
  if (typeof text !== 'string') return text
  if (!isolates.test(text)) {
    const from = preventWidow ? lastWordsStart(text) : text.length
    return from === text.length ? (
      text
    ) : (
      <>
        {text.slice(0, from)}
        <span className={styles.nowrap}>{text.slice(from)}</span>
      </>
    )
  }
  return piecesOf(text).map(({ text, isIsolated }, index) => (isIsolated ? <bdi key={index}>{text}</bdi> : text))
}
