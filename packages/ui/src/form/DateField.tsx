import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, type FieldText } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'value' | 'defaultValue'> &
  FieldText & {
    /** Shown after the label of an optional field, for example `(optional)`. */
    optional?: string
    /** The date, `YYYY-MM-DD`; empty for none. With `onChange` it is controlled. */
    value?: string
    /** The initial date, `YYYY-MM-DD`, if not controlled. */
    defaultValue?: string
    /** The earliest date the picker offers, `YYYY-MM-DD`. An earlier date can still be typed: validate it with a message. */
    min?: string
    /** The latest date the picker offers, `YYYY-MM-DD`. */
    max?: string
  }

/**
 * A field for a date near today, such as an event's. The browser's own date picker; its value is `YYYY-MM-DD`, or
 * empty while the date is incomplete. For a date that users know by heart use `MemorableDateField`.
 */
export function DateField({ label, hint, error, optional, className, id: idProp, ...rest }: DateFieldProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
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
