import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/money'
import { useTenant } from '@minaret/domain'
import { Button, Price } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { chargeOf } from './amounts.ts'
import styles from './cause.module.css'
import type { Draft } from './draft.ts'
import type { NeedChoice } from './need.ts'

export type GiftTotalProps = {
  cause: Pick<Cause, 'title'>
  draft: Draft
  /** The campaign's need the gift is for. */
  need?: NeedChoice
  /** Returns to the previous step. */
  onBack?: () => void
  /** Returns to the amount, from the last step. */
  onChange?: () => void
}

/** The gift at the top of the steps after the first: the charged amount and the cause, with the ways back. */
export function GiftTotal({ cause, draft, need, onBack, onChange }: GiftTotalProps) {
  const { t, format } = useMessages('cause')
  const { payment } = useTenant()
  // The page has no other heading then.
  const Heading = useIsCheckout() ? 'h1' : 'p'
  const { amountMinor, currency, often } = draft
  if (amountMinor === undefined) return null
  const { giftMinor, coverMinor, totalMinor } = chargeOf({ ...draft, amountMinor }, payment.cardFees)
  const formatMinor = (minor: number) => format.amount(minor, currency)
  return (
    <div className={styles.total}>
      {onBack && (
        <div className={styles.waysBack}>
          <Button tone="quiet" onClick={onBack}>
            {t.cause.back}
          </Button>
          {onChange && (
            <Button tone="quiet" onClick={onChange}>
              {t.cause.change}
            </Button>
          )}
        </div>
      )}
      <div aria-live="polite" aria-atomic="true">
        <Heading className={styles.gift}>
          <Price
            amountMinor={totalMinor}
            currency={currency.toUpperCase()}
            exponent={currencyExponent(currency)}
            locale={format.locale}
          />
          {' · '}
          <IsolatedText>{cause.title}</IsolatedText>
        </Heading>
        {often !== 'once' && <p className={styles.soft}>{t.cause.amountOften[often]}</p>}
        {need && <p className={styles.soft}>{t.cause.need.chosen({ title: format.inText(need.title) })}</p>}
        {coverMinor > 0 && (
          <p className={styles.soft}>
            {t.cause.cover.sum({ gift: formatMinor(giftMinor), cover: formatMinor(coverMinor) })}
          </p>
        )}
      </div>
    </div>
  )
}
