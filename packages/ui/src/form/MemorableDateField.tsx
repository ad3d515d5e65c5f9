import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { describedBy, FieldError, Hint } from './Field.tsx'
import styles from './fields.module.css'
import form from './form.module.css'
import { datePartsOf, parseDate, type DatePart, type ParsedDate } from './parseDate.ts'

export interface MemorableDateFieldProps {
  /** The question: "When were you born?" */
  legend: ReactNode
  /** Help that stays while one types; an example helps most: "For example, 27 3 1984". */
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: ReactNode
  /** Which pieces the error is about. Default: all of them. */
  wrong?: readonly DatePart[]
  /** What the three fields are called: Day, Month, Year. */
  labels: Record<DatePart, ReactNode>
  /** The field's name in the form's data: `YYYY-MM-DD`, or empty while there is no whole date. Without scripts the form has `{name}-day`, `{name}-month` and `{name}-year`. */
  name: string
  /** The `id` of the day's field, for an `ErrorSummary` to lead to; the others are `{id}-month` and `{id}-year`. */
  id?: string
  /** BCP 47 tag; the language in which months may be written out. */
  locale: string
  /** The day to begin with, `YYYY-MM-DD`. */
  defaultDate?: string
  /** `bday` lets the browser fill in the person's own birthday. */
  autoComplete?: 'bday'
  /** Called with every change: what was read, or why it could not be. */
  onChange?: (parsed: ParsedDate) => void
  className?: string
}

const parts = ['day', 'month', 'year'] as const

/** A date one knows by heart, in three fields: nobody should page through forty years of a calendar to a birthday. */
export function MemorableDateField(props: MemorableDateFieldProps) {
  const { legend, hint, error, wrong = parts, labels, name, locale, defaultDate, autoComplete, className } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const [typed, setTyped] = useState(() => datePartsOf(defaultDate))
  const parsed = parseDate(typed, locale)

  return (
    <fieldset
      className={clsx(form.field, className)}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={form.label}>{legend}</legend>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className={styles.parts}>
        {parts.map((part) => (
          <label className={styles.part} data-part={part} key={part}>
            <span>{labels[part]}</span>
            <input
              id={part === 'day' ? id : `${id}-${part}`}
              name={`${name}-${part}`}
              className={form.input}
              type="text"
              // A month may be written as a word, so its keyboard has letters too.
              inputMode={part === 'month' ? undefined : 'numeric'}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              value={typed[part]}
              onChange={(event) => {
                const next = { ...typed, [part]: event.currentTarget.value }
                setTyped(next)
                props.onChange?.(parseDate(next, locale))
              }}
              aria-invalid={error && wrong.includes(part) ? true : undefined}
            />
          </label>
        ))}
      </div>
      <input type="hidden" name={name} value={parsed.ok ? parsed.date : ''} />
    </fieldset>
  )
}
