import { currencyExponent } from '@minaret/money'
import { useTenant } from '@minaret/domain'
import { Button, Price } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { chargeOf } from './amounts.ts'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import type { NeedChoice } from './need.ts'

export type GiftTotalProps = {
  draft: Draft
  /** The campaign's need the gift is for. */
  need?: NeedChoice
  onChange?: () => void
}

/** The charged amount, shown at every step, with a button to change it. */
export function GiftTotal({ draft, need, onChange }: GiftTotalProps) {
  const { t, format } = useMessages('cause')
  const { payment } = useTenant()
  const { amountMinor, currency, often } = draft
  if (amountMinor === undefined) return null
  const { giftMinor, coverMinor, totalMinor } = chargeOf({ ...draft, amountMinor }, payment.cardFees)
  const formatMinor = (minor: number) => format.amount(minor, currency)
  return (
    <div className={styles.total}>
      <p aria-live="polite" aria-atomic="true">
        <span className={styles.totalLabel}>{often === 'once' ? t.cause.amount : t.cause.amountOften[often]}</span>
        <Price
          amountMinor={totalMinor}
          currency={currency.toUpperCase()}
          exponent={currencyExponent(currency)}
          locale={format.locale}
          size="display"
        />
        {need && <span className={styles.totalParts}>{t.cause.need.chosen({ title: format.inText(need.title) })}</span>}
        {coverMinor > 0 && (
          <span className={styles.totalParts}>
            {t.cause.cover.sum({ gift: formatMinor(giftMinor), cover: formatMinor(coverMinor) })}
          </span>
        )}
      </p>
      {onChange && (
        <Button tone="quiet" onClick={onChange}>
          {t.cause.change}
        </Button>
      )}
    </div>
  )
}
