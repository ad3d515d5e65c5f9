import type { ReactNode } from 'react'
import styles from './form.module.css'

/** The text of a field. */
export interface FieldText {
  /** The label, always visible. */
  label: ReactNode
  /** Help that stays visible during typing. */
  hint?: ReactNode
  /** The error message: what is wrong and what to do. Its presence marks the field invalid. */
  error?: ReactNode
}

/** Returns the ids of a field's hint and error for `aria-describedby`; undefined if there is neither. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The hint under a label, with the id that `describedBy` refers to. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <span className={styles.hint} id={`${id}-hint`}>
      {children}
    </span>
  )
}

/** The error at a field, with the id that `describedBy` refers to; an icon precedes it, so that it does not rely on colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <span className={styles.error} id={`${id}-error`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM8 4.2v4.6M8 11v1.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span>{children}</span>
    </span>
  )
}
