import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface ActionBarProps {
  /** What the sum is: "Your gift today". */
  label: ReactNode
  /** The sum itself, usually a `Price`. Changes are read out, politely. */
  value: ReactNode
  /** The one button that goes on. */
  children: ReactNode
  className?: string
}

/** The total and the way on, always in sight: it stays at the window's foot until its own place is reached. */
export function ActionBar({ label, value, children, className }: ActionBarProps) {
  return (
    <div className={clsx(styles.bar, className)} data-foot="">
      <p className={styles.total} role="status">
        <span>{label}</span> <strong>{value}</strong>
      </p>
      {children}
    </div>
  )
}
