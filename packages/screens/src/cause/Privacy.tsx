import { useTenant } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'

/** How the donor's details are used, shown beside their form. */
export function Privacy() {
  const { t, format } = useMessages('cause')
  const { contact, payment } = useTenant()
  const { title, records, cards, pretend, purpose, contact: contactText } = t.cause.privacy
  return (
    <details className={styles.privacy}>
      <summary>{title}</summary>
      <p>{records}</p>
      <p>{payment.setting === 'demonstration' ? pretend : cards}</p>
      <p>{purpose}</p>
      {contact.email && <p>{contactText({ email: format.inText(contact.email) })}</p>}
    </details>
  )
}
