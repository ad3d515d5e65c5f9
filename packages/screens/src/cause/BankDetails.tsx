import { useTenant } from '@minaret/domain'
import { Card, Notice } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'

/** How to give without a card: the mosque's account, or in person where it has named none. */
export function BankDetails() {
  const { t } = useWords()
  const { payment } = useTenant()
  if (!payment.bankDetails) return <p>{t.gift.bank.inPerson}</p>
  return (
    <Card tone="quiet">
      <h3>{t.gift.bank.details}</h3>
      <p className={styles.bank}>{payment.bankDetails}</p>
    </Card>
  )
}

/** Stands where the form would, for a mosque that takes no cards yet. */
export function NoCards() {
  const { t } = useWords()
  return (
    <section className={styles.form} aria-labelledby="no-cards">
      <h2 id="no-cards">{t.gift.bank.title}</h2>
      <Notice tone="info" title={t.gift.bank.noCards}>
        {t.gift.bank.noCardsMore}
      </Notice>
      <BankDetails />
    </section>
  )
}
