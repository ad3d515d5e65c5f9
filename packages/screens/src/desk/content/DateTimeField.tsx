import { DateField, TextField } from '@minaret/ui'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

export type DateTimeFieldProps = {
  id: string
  label: string
  hint?: string
  optional?: string
  error?: string
  /** `2026-12-05 18:30`, or only a day. */
  value: string
  isReadOnly: boolean
  onChange(value: string): void
}

const dateTimePattern = /^(\d{4}-\d{2}-\d{2})?(?:[ T]?(\d{2}:\d{2}))?$/

/** Splits a date and time; undefined for other text, such as `2 hours later`. */
function splitDateTime(value: string): { day: string; time: string } | undefined {
  const match = dateTimePattern.exec(value.trim())
  return match ? { day: match[1] ?? '', time: match[2] ?? '' } : undefined
}

const joinParts = (day: string, time: string) => [day, time].filter(Boolean).join(' ')

/** A day and time in the mosque's time zone. */
export function DateTimeField({ id, label, hint, optional, error, value, isReadOnly, onChange }: DateTimeFieldProps) {
  const { texts } = useContentTexts()
  const parts = splitDateTime(value)
  // A content folder may have relative text, which is shown unchanged.
  if (!parts)
    return (
      <TextField
        id={id}
        label={label}
        hint={hint}
        optional={optional}
        error={error}
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const { day, time } = parts
  return (
    <fieldset className={styles.moment}>
      <legend>
        {label} {optional && <span className={styles.hint}>{optional}</span>}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <DateField
        id={id}
        label={texts.actions.date}
        error={error}
        value={day}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(joinParts(target.value, time))}
      />
      <TextField
        type="time"
        label={texts.actions.time}
        value={time}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(joinParts(day, target.value))}
      />
    </fieldset>
  )
}

/** The end of an event: a time on the same day, or on another day. */
export const EndField = (props: DateTimeFieldProps) => <DateTimeField {...props} />
