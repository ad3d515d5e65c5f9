import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FieldError, Hint, type FieldText } from './Field.tsx'
import styles from './form.module.css'

export interface FieldFrameProps extends FieldText {
  /** The control's `id`. */
  id: string
  /** Shown after the label of an optional field. */
  optional?: string
  /** The control. */
  children: ReactNode
  className?: string
}

/** The frame of a single control, in reading order: label, hint, error, control. */
export function FieldFrame({ id, label, optional, hint, error, children, className }: FieldFrameProps) {
  return (
    <div className={clsx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      {children}
    </div>
  )
}
