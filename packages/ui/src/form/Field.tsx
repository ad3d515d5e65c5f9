import type { ReactNode } from 'react'
import styles from './form.module.css'

/** What every field says around itself. */
export interface FieldWords {
  /** What is asked for, in words; always visible. */
  label: ReactNode
  /** Help that stays while one types. */
  hint?: ReactNode
  /** What is wrong and what to do, in words. Its presence marks the field invalid. */
  error?: ReactNode
}

/** The ids that tie a field's hint and error to it, for `aria-describedby`; undefined when there is neither. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The hint under a label, by the id `describedBy` promises. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <span className={styles.hint} id={`${id}-hint`}>
      {children}
    </span>
  )
}

/** The error beside a field, by the id `describedBy` promises; a mark stands before the words so that colour is not alone. */
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
