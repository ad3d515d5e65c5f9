import clsx from 'clsx'
import type { ReactNode } from 'react'
import { describedBy, FieldError, Hint } from './Field.tsx'
import styles from './form.module.css'

/** A choice in a set. */
export interface Choice<Value extends string = string> {
  /** The value in the form data. */
  value: Value
  /** The visible label. */
  label: ReactNode
  /** What the choice means. */
  description?: ReactNode
  /** Shown but not available. */
  disabled?: boolean
}

/** The texts and choices of a set. */
export interface ChoiceText<Value extends string> {
  /** The question the choices answer. */
  legend: ReactNode
  /** Help that stays visible. */
  hint?: ReactNode
  /** The error message: what is wrong and what to do. */
  error?: ReactNode
  /** The field's name in the form data. */
  name: string
  /** The choices, in order. */
  choices: readonly Choice<Value>[]
  className?: string
}

export interface ChoiceSetProps<Value extends string> extends ChoiceText<Value> {
  /** The id of the first available choice, for links from an `ErrorSummary`. */
  id: string
  /** `radio` for one choice, `checkbox` for several. */
  type: 'radio' | 'checkbox'
  /** `cards` for choices with descriptions, `plain` for a list, `row` for short ones side by side. */
  appearance: 'cards' | 'plain' | 'row'
  /** The chosen values, if controlled. */
  values?: readonly Value[]
  /** The initially chosen values, if not controlled. */
  defaultValues?: readonly Value[]
  /** Called with the toggled value and its element, whose `checked` is the new state. */
  onToggle: (value: Value, input: HTMLInputElement) => void
}

/** A question with native radios or checkboxes; the common part of `RadioCards`, `RadioGroup` and `CheckboxGroup`. */
export function ChoiceSet<Value extends string>(props: ChoiceSetProps<Value>) {
  const { legend, hint, error, name, choices, className, id, type, appearance, values, defaultValues, onToggle } = props
  const firstEnabledIndex = choices.findIndex(({ disabled }) => !disabled)
  return (
    <fieldset
      className={clsx(styles.field, className)}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.label}>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className={styles.choices} data-look={appearance}>
        {choices.map(({ value, label, description, disabled }, i) => (
          <label className={appearance === 'cards' ? styles.choice : styles.check} key={value}>
            <input
              type={type}
              id={i === firstEnabledIndex ? id : undefined}
              name={name}
              value={value}
              disabled={disabled}
              aria-labelledby={`${id}-${i}`}
              aria-describedby={description ? `${id}-${i}-more` : undefined}
              {...(values ? { checked: values.includes(value) } : { defaultChecked: defaultValues?.includes(value) })}
              onChange={(event) => onToggle(value, event.currentTarget)}
            />
            <span className={type === 'radio' ? styles.dot : styles.box} aria-hidden="true" />
            <span>
              <span className={appearance === 'cards' ? styles.choiceLabel : undefined} id={`${id}-${i}`}>
                {label}
              </span>
              {description && (
                <span className={styles.hint} id={`${id}-${i}-more`}>
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
