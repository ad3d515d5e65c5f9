import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, type FieldText } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './form.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldText & {
    /** The kind of keyboard and autofill. Money, dates and passwords have their own fields. */
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'time'
    /** Shown after the label of an optional field, for example `(optional)`. */
    optional?: string
  }

/** A single-line text field with label, hint and error. Set an `id` for links from an `ErrorSummary`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id: idProp,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, { hint, error }), rest['aria-describedby']) || undefined}
      />
    </FieldFrame>
  )
}
