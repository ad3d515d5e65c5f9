import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { describedBy, FieldError, Hint } from '../form/Field.tsx'
import form from '../form/form.module.css'
import { withoutMarks } from '../text/digits.ts'
import { currencySign, formatAmount } from './formatAmount.ts'
import { amountText, parseAmount, type ParsedAmount } from './parseAmount.ts'
import styles from './amount.module.css'

export interface AmountFieldProps {
  /** The question: "How much would you like to give?" */
  legend: ReactNode
  /** The field's label, with the currency in it: "Other amount (£)". */
  label: ReactNode
  /** Help that stays while one types: a minimum, where it goes. */
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: ReactNode
  /** The typed field's name in the form's data; the presets are `-preset` after the `id`, in the minor unit. */
  name: string
  /** The `id` of the field one types in, for an `ErrorSummary` to lead to. */
  id?: string
  /** ISO 4217 code; decides the sign. */
  currency: string
  /** How many decimals the currency's minor unit has: 2 for pounds, 0 for yen. */
  exponent: number
  /** BCP 47 tag; decides how amounts are written and read. */
  locale: string
  /** Amounts to pick with one touch, in the minor unit. */
  presets?: readonly number[]
  /** What stands between these and the field: what amounts do. */
  presetsNote?: ReactNode
  /** The amount to begin with, in the minor unit. */
  defaultAmountMinor?: number
  /** What stands in the field to begin with, as it was typed, where it is no amount. */
  defaultText?: string
  /** Called with every change: what was read, or why it could not be. */
  onChange?: (parsed: ParsedAmount) => void
  className?: string
}

/** The longest of some amounts decides how wide their buttons are: `£25`, `¥10,000`, or `٠٫٥٠٠ د.ك`. */
function roomFor(texts: readonly string[]): 'wide' | 'wider' | undefined {
  const longest = Math.max(...texts.map((text) => withoutMarks(text).length))
  if (longest > 8) return 'wider'
  return longest > 5 ? 'wide' : undefined
}

/** A sum of money: a few to pick from, or one's own. Gives integers of the minor unit, never a floating-point number. */
export function AmountField(props: AmountFieldProps) {
  const {
    legend,
    label,
    hint,
    error,
    name,
    id: given,
    currency,
    exponent,
    locale,
    presets = [],
    presetsNote,
    defaultAmountMinor,
    defaultText = '',
    onChange,
    className,
  } = props
  const generatedId = useId()
  const id = given ?? generatedId
  const shown = (amountMinor: number) => formatAmount(amountMinor, currency, locale, exponent)
  const write = (amountMinor: number) => amountText(amountMinor, locale, exponent)
  const [text, setText] = useState(() => (defaultAmountMinor === undefined ? defaultText : write(defaultAmountMinor)))
  const parsed = parseAmount(text, currency, locale, exponent)

  const change = (typed: string) => {
    setText(typed)
    onChange?.(parseAmount(typed, currency, locale, exponent))
  }

  return (
    <fieldset className={clsx(form.field, styles.amount, className)} data-invalid={error ? '' : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {presets.length > 0 && (
        <div className={styles.presets} data-room={roomFor(presets.map(shown))}>
          {presets.map((preset) => (
            <label className={styles.preset} key={preset}>
              <input
                type="radio"
                name={`${id}-preset`}
                value={preset}
                checked={parsed.ok && parsed.amountMinor === preset}
                onChange={() => change(write(preset))}
              />
              <span>{shown(preset)}</span>
            </label>
          ))}
        </div>
      )}
      {presetsNote}
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <span className={styles.box}>
        <span className={styles.sign} aria-hidden="true">
          {currencySign(currency, locale)}
        </span>
        <input
          id={id}
          className={styles.input}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </span>
    </fieldset>
  )
}
