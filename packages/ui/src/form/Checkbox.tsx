import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { describedBy, FieldError, Hint, type FieldText } from './Field.tsx'
import styles from './form.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & FieldText

/** A single checkbox; the whole line is the target. */
export function Checkbox({ label, hint, error, className, id: idProp, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <div className={clsx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <FieldError id={id}>{error}</FieldError>
      <label className={styles.check}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          aria-labelledby={`${id}-label`}
        />
        <span className={styles.box} aria-hidden="true" />
        <span>
          <span id={`${id}-label`}>{label}</span>
          <Hint id={id}>{hint}</Hint>
        </span>
      </label>
    </div>
  )
}
