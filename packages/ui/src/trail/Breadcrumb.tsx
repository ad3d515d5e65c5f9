import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './trail.module.css'

/** A place on the way. */
export interface BreadcrumbItem {
  /** Where it leads. */
  href: string
  /** What that page is called. */
  label: ReactNode
}

export interface BreadcrumbProps {
  /** What it is, for those who listen: "You are here". */
  label: string
  /** The way down to this page, from the top. */
  items: readonly BreadcrumbItem[]
  /** This page. It is no link. */
  current: ReactNode
  className?: string
}

function Step() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}

/** The way down to this page. */
export function Breadcrumb({ label, items, current, className }: BreadcrumbProps) {
  return (
    <nav className={clsx(styles.breadcrumb, className)} aria-label={label} data-print="hide">
      <ol>
        {items.map((item, i) => (
          <li key={item.href}>
            {i > 0 && <Step />}
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
        <li>
          {items.length > 0 && <Step />}
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
