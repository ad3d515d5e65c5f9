import clsx from 'clsx'
import { formatAmount } from './formatAmount.ts'
import styles from '../text/text.module.css'

export interface PriceProps {
  /** An integer of the currency's minor unit: 2500 is £25. */
  amountMinor: number
  /** ISO 4217 code. */
  currency: string
  /** The number of decimals of the currency's minor unit: 2 for pounds, 0 for yen. */
  exponent: number
  /** BCP 47 tag; determines the sign, the separators and their order. */
  locale: string
  /** `display` is for the page's main amount. */
  size?: 'inherit' | 'display'
  className?: string
}

/** An amount of money, in tabular numerals and isolated from the text's direction. */
export function Price({ amountMinor, currency, exponent, locale, size = 'inherit', className }: PriceProps) {
  return (
    <bdi className={clsx(styles.numerals, className)} data-size={size}>
      {formatAmount(amountMinor, currency, locale, exponent)}
    </bdi>
  )
}
