import styles from './words.module.css'
import { widthOf } from './letters.ts'

export interface WordsProps {
  /** Sentences. */
  text: string
}

/** Up to so wide, in parts of its letters' size, a last word does not stand alone in a line. */
const shortWord = 5

/** Sentences whose last word takes the one before it along into its line. */
export function Words({ text }: WordsProps) {
  const last = text.lastIndexOf(' ')
  const from = text.lastIndexOf(' ', last - 1) + 1
  if (from <= 0 || widthOf(text.slice(last)) > shortWord || widthOf(text.slice(from)) > 3 * shortWord) return text
  return (
    <>
      {text.slice(0, from)}
      <span className={styles.together}>{text.slice(from)}</span>
    </>
  )
}
