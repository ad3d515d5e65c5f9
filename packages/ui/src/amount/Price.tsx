import clsx from 'clsx'
import { formatAmount } from './formatAmount.ts'
import styles from '../text/text.module.css'

export interface PriceProps {
  /** An integer of the currency's minor unit: 2500 is £25. */
  amountMinor: number
  /** ISO 4217 code. */
  currency: string
  /** How many decimals the currency's minor unit has: 2 for pounds, 0 for yen. */
  exponent: number
  /** BCP 47 tag; decides signs, marks and order. */
  locale: string
  /** `display` is for the one sum a page is about. */
  size?: 'inherit' | 'display'
  className?: string
}

/** A sum of money, in tabular numerals and always read left to right. */
export function Price({ amountMinor, currency, exponent, locale, size = 'inherit', className }: PriceProps) {
  return (
    <bdi className={clsx(styles.numerals, className)} data-size={size}>
      {formatAmount(amountMinor, currency, locale, exponent)}
    </bdi>
  )
}
