import { useTenant } from '@minaret/domain'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './contact.module.css'
import { Facts } from './Facts.tsx'

/** The settings about the way to the mosque, in the order a visitor needs them. */
const keys = ['publicTransport', 'parking', 'entrance', 'womensEntrance', 'stepFree'] as const

/** Bus, parking, entrances and step-free access; null if the mosque has filled in none of them. */
export function GettingHere() {
  const { t } = useMessages('contact')
  const { contact } = useTenant()
  const facts = keys.flatMap((key) =>
    contact[key]
      ? [{ label: t.contact.access[key], value: <IsolatedText key={key}>{contact[key]}</IsolatedText> }]
      : [],
  )
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="getting-here">
      <h2 id="getting-here" className={styles.small}>
        {t.contact.access.title}
      </h2>
      <Facts facts={facts} />
    </section>
  )
}
