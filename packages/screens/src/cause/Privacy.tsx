import { useTenant } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'

/** What becomes of the giver's details, beside the form that asks for them. */
export function Privacy() {
  const { t } = useWords()
  const { contact } = useTenant()
  const { title, paragraphs, contact: write } = t.gift.privacy
  return (
    <details className={styles.privacy}>
      <summary>{title}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {contact.email && <p>{write(contact.email)}</p>}
    </details>
  )
}
