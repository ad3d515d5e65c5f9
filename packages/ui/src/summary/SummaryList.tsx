import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './summary.module.css'

/** A labelled value. */
export interface SummaryItem {
  /** The label: "Receipt number". */
  label: ReactNode
  /** The value. */
  value: ReactNode
  /** Whether it is the total: set apart and larger. */
  total?: boolean
}

/** A description list of labelled values: a receipt, a transaction. */
export function SummaryList({ items, className }: { items: readonly SummaryItem[]; className?: string }) {
  return (
    <dl className={clsx(styles.list, className)}>
      {items.map(({ label, value, total }, i) => (
        <div className={styles.row} key={i} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
