import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './trail.module.css'

/** A page of the breadcrumb. */
export interface BreadcrumbItem {
  /** The URL. */
  href: string
  /** The page's name. */
  label: ReactNode
}

export interface BreadcrumbProps {
  /** The label for screen readers: "You are here". */
  label: string
  /** The parent pages, from the top. */
  items: readonly BreadcrumbItem[]
  /** The current page's name, not a link. */
  current: ReactNode
  className?: string
}

function Separator() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}

/** The trail of parent pages. On phones only the link back to the nearest one. */
export function Breadcrumb({ label, items, current, className }: BreadcrumbProps) {
  return (
    <nav className={clsx(styles.breadcrumb, className)} aria-label={label} data-print="hide">
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <Separator />
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
        <li>
          <Separator />
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
