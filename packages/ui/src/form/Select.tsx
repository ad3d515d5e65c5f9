import clsx from 'clsx'
import { useId, type ComponentProps } from 'react'
import { Chevron } from '../mark/Chevron.tsx'
import { describedBy, type FieldWords } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import form from './form.module.css'

/** One line of a `Select`. */
export interface SelectOption {
  /** What it is called in the form's data; the empty string for "nothing chosen yet". */
  value: string
  /** What it is called for people. */
  label: string
  /** Shown but not to be had now. */
  disabled?: boolean
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldWords & {
    /** What one can choose. Fewer than five read better as a `RadioGroup`. */
    options: readonly SelectOption[]
    /** Shown after the label of a field that may stay empty, for example `(optional)`. */
    optional?: string
  }

/** One of many: the browser's own list, which every phone and screen reader knows. */
export function Select({ label, hint, error, optional, options, className, id: given, ...rest }: SelectProps) {
  const generatedId = useId()
  const id = given ?? generatedId
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
