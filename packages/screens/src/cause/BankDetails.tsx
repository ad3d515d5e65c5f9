import { useTenant } from '@minaret/domain'
import { Card, Notice } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'

/** How to give without a card: the mosque's bank details, or else in person, with its contact. */
export function BankDetails() {
  const { t } = useMessages('cause')
  const { payment, contact } = useTenant()
  const contactText = contact.phone ?? contact.email
  if (!payment.bankDetails)
    return (
      <p>
        {t.cause.bank.inPerson} {contactText && <IsolatedText>{contactText}</IsolatedText>}
      </p>
    )
  return (
    <Card tone="quiet">
      <h3>{t.cause.bank.details}</h3>
      <p className={styles.bank}>
        <IsolatedText>{payment.bankDetails}</IsolatedText>
      </p>
    </Card>
  )
}

/** Replaces the form of a mosque that takes no cards yet. */
export function NoCards() {
  const { t } = useMessages('cause')
  const { payment } = useTenant()
  return (
    <section className={styles.form} aria-labelledby="no-cards">
      <h2 id="no-cards">{t.cause.bank.howTo}</h2>
      <Notice tone="info" title={t.cause.bank.noCards}>
        {payment.bankDetails && t.cause.bank.noCardsMore}
      </Notice>
      <BankDetails />
    </section>
  )
}

/** Collapsed bank details beside the card form, if the mosque has any. */
export function OtherWays() {
  const { t } = useMessages('cause')
  const { payment } = useTenant()
  if (!payment.bankDetails) return null
  return (
    <details className={styles.privacy}>
      <summary>{t.cause.bank.title}</summary>
      <BankDetails />
    </details>
  )
}
