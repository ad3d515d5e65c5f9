import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, FieldError, Hint, type FieldWords } from './Field.tsx'
import styles from './form.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    /** What kind of keyboard and filling-in it wants. Money has a field of its own, `AmountField`. */
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'
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
  const made = useId()
  const id = given ?? made
  return (
    <div className={clsx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, { hint, error }), rest['aria-describedby']) || undefined}
      />
    </div>
  )
}
