import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { describedBy, FieldError, Hint } from './Field.tsx'
import styles from './form.module.css'

/** One of the things to choose from. */
export interface Choice<Value extends string = string> {
  /** What the choice is called in the form's data. */
  value: Value
  /** What it is called for people. */
  label: ReactNode
  /** What choosing it means. */
  description?: ReactNode
  /** Shown but not to be had now. */
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> {
  /** The question the choices answer. */
  legend: ReactNode
  /** Help that stays while one chooses. */
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: ReactNode
  /** The field's name in the form's data. */
  name: string
  choices: readonly Choice<Value>[]
  /** The choice made; null before one is. With `onChange` it is controlled. */
  value?: Value | null
  /** The choice to begin with, when not controlled. */
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** The id of the first radio, for an `ErrorSummary` to lead to. */
  id?: string
  className?: string
}

/** One choice of a few, each a card with its consequence in words. Native radios: arrows move, space chooses. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, error, name, choices, value, defaultValue, onChange, id: given, className } = props
  const made = useId()
  const id = given ?? made
  return (
    <fieldset className={clsx(styles.field, className)} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={styles.label}>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className={styles.cards}>
        {choices.map((choice, i) => (
          <label className={styles.choice} key={choice.value}>
            <input
              type="radio"
              id={i === 0 ? id : undefined}
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.description ? `${id}-${choice.value}-more` : undefined}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onChange?.(choice.value)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span>
              <span className={styles.choiceLabel} id={`${id}-${choice.value}`}>
                {choice.label}
              </span>
              {choice.description && (
                <span className={styles.hint} id={`${id}-${choice.value}-more`}>
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
