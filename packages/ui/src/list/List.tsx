import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './list.module.css'

/** A row of a list. */
export interface ListRow {
  /** Unique among its siblings. */
  id: string
  /** The title. */
  title: ReactNode
  /** The link's URL: the title is the link, the row its target. */
  href?: string
  /** Content before the title: a date, a number, an icon. */
  lead?: ReactNode
  /** Short text under the title: when, where, by whom. */
  meta?: ReactNode
  /** Content at the row's end: a button, a price. It can be pressed separately from the row. */
  action?: ReactNode
}

export interface ListProps {
  /** The rows, in order. */
  rows: readonly ListRow[]
  /** The list's label for screen readers, if it has no heading. */
  label?: string
  /** Shown instead of an empty list: usually an `EmptyState`. */
  empty: ReactNode
  /** Shows titles as links before they are pointed at, for pages of reading. */
  hasVisibleLinks?: boolean
  className?: string
}

/** A list of rows: a title, details and one action. */
export function List({ rows, label, empty, hasVisibleLinks, className }: ListProps) {
  if (rows.length === 0) return empty
  return (
    <ul className={clsx(styles.list, className)} aria-label={label} data-links={hasVisibleLinks || undefined}>
      {rows.map(({ id, title, href, lead, meta, action }) => (
        <li key={id} className={styles.row}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.text}>
            <p className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
            {meta && <div className={styles.meta}>{meta}</div>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}
