import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface ActionBarProps {
  /** The total's label: "Your gift today". */
  label: ReactNode
  /** The total, usually a `Price`. Changes are announced to screen readers politely. */
  value: ReactNode
  /** The button of the main action. */
  children: ReactNode
  className?: string
}

/** The total and the main action, always visible: it sticks to the viewport's bottom until its place in the page is reached. */
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
