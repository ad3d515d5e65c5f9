import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { describedBy, FieldError, Hint } from '../form/Field.tsx'
import form from '../form/form.module.css'
import { Chevron } from '../icon/Chevron.tsx'
import { withoutMarks } from '../text/digits.ts'
import { currencySign, formatAmount } from './formatAmount.ts'
import { amountText, parseAmount, type ParsedAmount } from './parseAmount.ts'
import styles from './amount.module.css'

/** A choice of several currencies. */
export interface CurrencyChoice {
  /** The select's label, for screen readers: "Currency". */
  label: string
  /** The select's name in the form data. */
  name: string
  /** The currencies as ISO 4217 codes, in order. */
  codes: readonly string[]
  /** Called with the chosen code. */
  onChange: (code: string) => void
}

export interface AmountFieldProps {
  /** The question: "How much would you like to give?" */
  legend: ReactNode
  /** The field's label: "Other amount". */
  label: ReactNode
  /** Help that stays visible during typing: a minimum, the use of the gift. */
  hint?: ReactNode
  /** The error message: what is wrong and what to do. */
  error?: ReactNode
  /** The text field's name in the form data; the presets' name is the `id` plus `-preset`, their values in the minor unit. */
  name: string
  /** The `id` of the text field, for links from an `ErrorSummary`. */
  id?: string
  /** ISO 4217 code; determines the currency sign. */
  currency: string
  /** The number of decimals of the currency's minor unit: 2 for pounds, 0 for yen. */
  exponent: number
  /** BCP 47 tag; determines how amounts are formatted and parsed. */
  locale: string
  /** Amounts to pick with one touch, in the minor unit. */
  presets?: readonly number[]
  /** Content between the presets and the field: what amounts achieve. */
  presetsNote?: ReactNode
  /** The choice of currency at the start of the text field; without it the currency's sign is shown. */
  currencyChoice?: CurrencyChoice
  /** The initial amount, in the minor unit: its preset is chosen, or it is in the text field. */
  defaultAmountMinor?: number
  /** The field's initial text as typed, if it is not an amount. */
  defaultText?: string
  /** Called with every change: the parsed amount, or why it is invalid. */
  onChange?: (parsed: ParsedAmount) => void
  className?: string
}

/** Returns the width of the preset buttons, by the longest amount: `£25`, `¥10,000`, or `٠٫٥٠٠ د.ك`. */
function presetWidth(texts: readonly string[]): 'wide' | 'wider' | undefined {
  const maxLength = Math.max(...texts.map((text) => withoutMarks(text).length))
  if (maxLength > 8) return 'wider'
  return maxLength > 5 ? 'wide' : undefined
}

/**
 * An amount of money: presets, or a custom amount in a text field that is empty while a preset is chosen. Returns integers of
 * the minor unit, never a floating-point number.
 */
export function AmountField(props: AmountFieldProps) {
  const { legend, label, hint, error, name, id: idProp, currency, exponent, locale, className } = props
  const { presets = [], presetsNote, currencyChoice, defaultAmountMinor, defaultText = '', onChange } = props
  const generatedId = useId()
  const id = idProp ?? generatedId
  const format = (amountMinor: number) => formatAmount(amountMinor, currency, locale, exponent)
  const [chosenMinor, setChosenMinor] = useState(() => presets.find((preset) => preset === defaultAmountMinor))
  const [text, setText] = useState(() => {
    if (chosenMinor !== undefined) return ''
    return defaultAmountMinor === undefined ? defaultText : amountText(defaultAmountMinor, locale, exponent)
  })
  const change = (preset: number | undefined, typedText: string) => {
    setChosenMinor(preset)
    setText(typedText)
    onChange?.(
      preset === undefined ? parseAmount(typedText, currency, locale, exponent) : { ok: true, amountMinor: preset },
    )
  }

  return (
    <fieldset className={clsx(form.field, styles.amount, className)} data-invalid={error ? '' : undefined}>
      <legend className={form.label}>{legend}</legend>
      {presets.length > 0 && (
        <div className={styles.presets} data-room={presetWidth(presets.map(format))} data-count={presets.length}>
          {presets.map((preset) => (
            <label className={styles.preset} key={preset}>
              <input
                type="radio"
                name={`${id}-preset`}
                value={preset}
                checked={preset === chosenMinor}
                onChange={() => change(preset, '')}
              />
              <span>{format(preset)}</span>
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
        {currencyChoice ? (
          <span className={styles.currency}>
            <select
              name={currencyChoice.name}
              aria-label={currencyChoice.label}
              value={currency}
              onChange={(event) => currencyChoice.onChange(event.currentTarget.value)}
            >
              {currencyChoice.codes.map((code) => (
                <option key={code} value={code}>
                  {[currencySign(code, locale), code].filter((part, i, parts) => parts.indexOf(part) === i).join(' ')}
                </option>
              ))}
            </select>
            <Chevron />
          </span>
        ) : (
          <span className={styles.sign} aria-hidden="true">
            {currencySign(currency, locale)}
          </span>
        )}
        <input
          id={id}
          className={styles.input}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => change(undefined, event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </span>
    </fieldset>
  )
}
