import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { Chevron } from '../icon/Chevron.tsx'
import { describedBy, type FieldText } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

/** An option of a `Select`. */
export interface SelectOption {
  /** The value in the form data; empty for "nothing chosen yet". */
  value: string
  /** The visible label. */
  label: string
  /** Shown but not available. */
  disabled?: boolean
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldText & {
    /** The options. Fewer than five are easier to use as a `RadioGroup`. */
    options: readonly SelectOption[]
    /** Shown after the label of an optional field, for example `(optional)`. */
    optional?: string
  }

/** A choice of many options: the browser's own select, which works on every phone and with every screen reader. */
export function Select({ label, hint, error, optional, options, className, id: idProp, ...rest }: SelectProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} className={className}>
      <span className={styles.select}>
        <select
          {...rest}
          id={id}
          className={form.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(describedBy(id, { hint, error }), rest['aria-describedby']) || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}
