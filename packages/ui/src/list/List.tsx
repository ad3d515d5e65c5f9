import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './list.module.css'

/** One thing of a list. */
export interface ListRow {
  /** Unique among its siblings. */
  id: string
  /** What it is called. */
  title: ReactNode
  /** Where it leads: the title is the link, the row its target. */
  href?: string
  /** Before it: a date, a number, a mark. */
  lead?: ReactNode
  /** Under the title, in a few words: when, where, by whom. */
  meta?: ReactNode
  /** At the row's end: a button, a price. Stays to be pressed by itself. */
  action?: ReactNode
}

export interface ListProps {
  /** The rows, in their order. */
  rows: readonly ListRow[]
  /** What the list is, for those who listen, where no heading says it. */
  label?: string
  /** Stands in its place when there is nothing: usually an `EmptyState`. */
  empty: ReactNode
  className?: string
}

/** Things one under the other: a title, what is worth knowing, and one thing to do. */
export function List({ rows, label, empty, className }: ListProps) {
  if (rows.length === 0) return empty
  return (
    <ul className={clsx(styles.list, className)} aria-label={label}>
      {rows.map(({ id, title, href, lead, meta, action }) => (
        <li key={id} className={styles.row} data-link={href ? '' : undefined}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.words}>
            <p className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
            {meta && <div className={styles.meta}>{meta}</div>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}
