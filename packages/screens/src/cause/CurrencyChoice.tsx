import { useCurrency } from '@minaret/domain'
import { currencySign, VisuallyHidden } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'

export type CurrencyChoiceProps = {
  /** The currencies of the cause, ISO 4217, lower case. */
  currencies: readonly string[]
  value: string
  onChange(currency: string): void
}

/** The choice of currency, remembered for other causes; null if there is only one. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const { t, format } = useMessages('cause')
  const { choose } = useCurrency()
  if (currencies.length < 2) return null
  return (
    <fieldset className={styles.currencies}>
      <legend>
        <VisuallyHidden>{t.cause.currency}</VisuallyHidden>
      </legend>
      {currencies.map((currency) => {
        const code = currency.toUpperCase()
        const sign = currencySign(code, format.locale)
        return (
          <label className={styles.currency} key={currency}>
            <input
              type="radio"
              name="currency"
              value={currency}
              checked={currency === value}
              aria-label={format.currencyName(currency)}
              onChange={() => {
                choose({ value: code, label: code, sign })
                onChange(currency)
              }}
            />
            <span>{sign === code ? code : `${sign} ${code}`}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
