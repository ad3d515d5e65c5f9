import { DateField, TextField } from '@minaret/ui'
import { useContentWords } from './useContentWords.ts'
import styles from './form.module.css'

export type MomentFieldProps = {
  id: string
  label: string
  hint?: string
  optional?: string
  error?: string
  /** `2026-12-05 18:30`, or a day alone. */
  value: string
  isReadOnly: boolean
  onChange(value: string): void
}

const momentForm = /^(\d{4}-\d{2}-\d{2})?(?:[ T]?(\d{2}:\d{2}))?$/

/** The day and the time of a moment; nothing for words such as `2 hours later`. */
function partsOf(value: string): { day: string; time: string } | undefined {
  const match = momentForm.exec(value.trim())
  return match ? { day: match[1] ?? '', time: match[2] ?? '' } : undefined
}

const joined = (day: string, time: string) => [day, time].filter(Boolean).join(' ')

/** A day and a time of the mosque's clocks. */
export function MomentField({ id, label, hint, optional, error, value, isReadOnly, onChange }: MomentFieldProps) {
  const { say } = useContentWords()
  const parts = partsOf(value)
  // A folder may say it in words, which are shown as they are.
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
        label={say.actions.date}
        error={error}
        value={day}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(joined(target.value, time))}
      />
      <TextField
        type="time"
        label={say.actions.time}
        value={time}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(joined(day, target.value))}
      />
    </fieldset>
  )
}

/** When an event ends: a time of the same day, or another day as well. */
export const EndField = (props: MomentFieldProps) => <MomentField {...props} />
