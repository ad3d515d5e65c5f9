import { currencyExponent } from '@minaret/plans'
import { Button, Price } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'

/** The sum, in sight at every step, with the way to change it. */
export function GiftTotal({ draft, onChange }: { draft: Draft; onChange?: () => void }) {
  const { t, format } = useWords('cause')
  if (draft.amountMinor === undefined) return null
  return (
    <div className={styles.total}>
      <p>
        <span className={styles.totalLabel}>{t.cause.amount}</span>
        <Price
          amountMinor={draft.amountMinor}
          currency={draft.currency.toUpperCase()}
          exponent={currencyExponent(draft.currency)}
          locale={format.locale}
          size="display"
        />
      </p>
      {onChange && (
        <Button tone="quiet" onClick={onChange}>
          {t.cause.change}
        </Button>
      )}
    </div>
  )
}
