import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { describedBy, FieldError, Hint } from './Field.tsx'
import styles from './fields.module.css'
import form from './form.module.css'
import { datePartsOf, parseDate, type DatePart, type ParsedDate } from './parseDate.ts'

export interface MemorableDateFieldProps {
  /** The question: "When were you born?" */
  legend: ReactNode
  /** Help that stays visible during typing, best an example: "For example, 27 3 1984". */
  hint?: ReactNode
  /** The error message: what is wrong and what to do. */
  error?: ReactNode
  /** The parts that the error is about. Default: all of them. */
  invalidParts?: readonly DatePart[]
  /** The labels of the three fields: Day, Month, Year. */
  labels: Record<DatePart, ReactNode>
  /** The field's name in the form data: `YYYY-MM-DD`, or empty while the date is incomplete. Without scripts the form has `{name}-day`, `{name}-month` and `{name}-year`. */
  name: string
  /** The `id` of the day's field, for links from an `ErrorSummary`; the others are `{id}-month` and `{id}-year`. */
  id?: string
  /** BCP 47 tag; the language in which the month may be typed as a word. */
  locale: string
  /** The initial date, `YYYY-MM-DD`. */
  defaultDate?: string
  /** `bday` lets the browser fill in the user's birthday. */
  autoComplete?: 'bday'
  /** Called with every change: the parsed date, or why it is invalid. */
  onChange?: (parsed: ParsedDate) => void
  className?: string
}

const parts = ['day', 'month', 'year'] as const

/** A date that users know by heart, in three fields: a birthday forty years ago would take long in a date picker. */
export function MemorableDateField(props: MemorableDateFieldProps) {
  const {
    legend,
    hint,
    error,
    invalidParts = parts,
    labels,
    name,
    locale,
    defaultDate,
    autoComplete,
    className,
  } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const [draft, setDraft] = useState(() => datePartsOf(defaultDate))
  const parsed = parseDate(draft, locale)

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
              // A month may be typed as a word, so it needs the full keyboard.
              inputMode={part === 'month' ? undefined : 'numeric'}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              value={draft[part]}
              onChange={(event) => {
                const next = { ...draft, [part]: event.currentTarget.value }
                setDraft(next)
                props.onChange?.(parseDate(next, locale))
              }}
              aria-invalid={error && invalidParts.includes(part) ? true : undefined}
            />
          </label>
        ))}
      </div>
      <input type="hidden" name={name} value={parsed.ok ? parsed.date : ''} />
    </fieldset>
  )
}
