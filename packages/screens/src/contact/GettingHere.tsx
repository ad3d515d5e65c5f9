import { useTenant } from '@minaret/domain'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './contact.module.css'

/** The settings about the way to the mosque, in the order a visitor needs them. */
const keys = ['publicTransport', 'parking', 'entrance', 'womensEntrance', 'stepFree'] as const

/** Bus, parking, entrances and step-free access; null if the mosque has filled in none of them. */
export function GettingHere() {
  const { t } = useMessages('contact')
  const { contact } = useTenant()
  const texts = keys.flatMap((key) => (contact[key] ? [{ key, text: contact[key] }] : []))
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="getting-here">
      <h2 id="getting-here" className={styles.small}>
        {t.contact.access.title}
      </h2>
      <dl className={styles.list}>
        {texts.map(({ key, text }) => (
          <div key={key}>
            <dt className={styles.label}>{t.contact.access[key]}</dt>
            <dd className={styles.lines}>
              <IsolatedText>{text}</IsolatedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
