import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './summary.module.css'

/** One fact. */
export interface SummaryItem {
  /** Its name: "Receipt number". */
  label: ReactNode
  /** What it is. */
  value: ReactNode
  /** The sum the list leads to: set apart and larger. */
  total?: boolean
}

/** Facts with their names: a receipt, a transaction. A real description list. */
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
