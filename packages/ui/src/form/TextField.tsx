import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './form.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    /** What kind of keyboard and filling-in it wants. Money, dates and passwords have fields of their own. */
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'time'
    /** Shown after the label of a field that may stay empty, for example `(optional)`. */
    optional?: string
  }

/** One line of text with its label, hint and error. Give it an `id` when an `ErrorSummary` should lead to it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id: given,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const id = given ?? generatedId
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
