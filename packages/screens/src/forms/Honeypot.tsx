import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './forms.module.css'

/** A honeypot field, hidden from people, screen readers and the keyboard; only robots fill it in. */
export function Honeypot() {
  const { t } = useMessages('forms')
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {t.forms.trap} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
