import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './learning.module.css'

/** The lines below a card's summary, such as time and audience. */
export function cardMeta(...lines: (string | undefined)[]) {
  const visibleLines = lines.filter((line) => line !== undefined)
  if (visibleLines.length === 0) return null
  return (
    <ul className={styles.meta}>
      {visibleLines.map((line) => (
        <li key={line}>
          <IsolatedText>{line}</IsolatedText>
        </li>
      ))}
    </ul>
  )
}
