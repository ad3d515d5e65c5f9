import { OwnText } from '../app/OwnText.tsx'
import styles from './learning.module.css'

/** Under a card's summary: when, and for whom, in the mosque's words. */
export function cardMeta(...lines: (string | undefined)[]) {
  const there = lines.filter((line) => line !== undefined)
  if (there.length === 0) return null
  return (
    <ul className={styles.meta}>
      {there.map((line) => (
        <li key={line}>
          <OwnText>{line}</OwnText>
        </li>
      ))}
    </ul>
  )
}
