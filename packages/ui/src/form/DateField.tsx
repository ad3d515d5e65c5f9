import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'value' | 'defaultValue'> &
  FieldWords & {
    /** Shown after the label of a field that may stay empty, for example `(optional)`. */
    optional?: string
    /** The day, `YYYY-MM-DD`; the empty string for none. With `onChange` it is controlled. */
    value?: string
    /** The day to begin with, `YYYY-MM-DD`, when not controlled. */
    defaultValue?: string
    /** The first day the calendar offers, `YYYY-MM-DD`. It can be typed past: check it, and say so in words. */
    min?: string
    /** The last day the calendar offers, `YYYY-MM-DD`. */
    max?: string
  }

/**
 * A near day one looks up in a calendar: an event, a last night of giving. The browser's own picker; its value is
 * `YYYY-MM-DD`, or empty while the day is incomplete. For a date one knows by heart use `MemorableDateField`.
 */
export function DateField({ label, hint, error, optional, className, id: given, ...rest }: DateFieldProps) {
  const generatedId = useId()
  const id = given ?? generatedId
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input
        {...rest}
        id={id}
        type="date"
        className={clsx(form.input, styles.date)}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, { hint, error }), rest['aria-describedby']) || undefined}
      />
    </FieldFrame>
  )
}
