import { OwnText } from '../app/OwnText.tsx'
import styles from './learning.module.css'

/** The lines below a card's summary, such as time and audience. */
export function cardMeta(...lines: (string | undefined)[]) {
  const present = lines.filter((line) => line !== undefined)
  if (present.length === 0) return null
  return (
    <ul className={styles.meta}>
      {present.map((line) => (
        <li key={line}>
          <OwnText>{line}</OwnText>
        </li>
      ))}
    </ul>
  )
}
