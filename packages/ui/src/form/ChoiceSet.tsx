import clsx from 'clsx'
import type { ReactNode } from 'react'
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

/** What every set of choices asks and says. */
export interface ChoiceWords<Value extends string> {
  /** The question the choices answer. */
  legend: ReactNode
  /** Help that stays while one chooses. */
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: ReactNode
  /** The field's name in the form's data. */
  name: string
  /** What one can choose from, in its order. */
  choices: readonly Choice<Value>[]
  className?: string
}

export interface ChoiceSetProps<Value extends string> extends ChoiceWords<Value> {
  /** The id of the first choice one can have, for an `ErrorSummary` to lead to. */
  id: string
  /** `radio` for one, `checkbox` for as many as apply. */
  type: 'radio' | 'checkbox'
  /** `cards` weigh each choice, `plain` lists them, `row` puts short ones side by side. */
  appearance: 'cards' | 'plain' | 'row'
  /** Those chosen, when controlled. */
  chosen?: readonly Value[]
  /** Those chosen to begin with, when not. */
  chosenAtFirst?: readonly Value[]
  /** Called with the value pressed and its element, which says whether it is chosen now. */
  onToggle: (value: Value, input: HTMLInputElement) => void
}

/** A question and native radios or checkboxes that answer it; what `RadioCards`, `RadioGroup` and `CheckboxGroup` share. */
export function ChoiceSet<Value extends string>(props: ChoiceSetProps<Value>) {
  const { legend, hint, error, name, choices, className, id, type, appearance, chosen, chosenAtFirst, onToggle } = props
  const first = choices.findIndex(({ disabled }) => !disabled)
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
              id={i === first ? id : undefined}
              name={name}
              value={value}
              disabled={disabled}
              aria-labelledby={`${id}-${i}`}
              aria-describedby={description ? `${id}-${i}-more` : undefined}
              {...(chosen ? { checked: chosen.includes(value) } : { defaultChecked: chosenAtFirst?.includes(value) })}
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
