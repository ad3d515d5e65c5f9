import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './trail.module.css'

export interface PaginationProps {
  /** The label for screen readers: "Pages of news". */
  label: string
  /** The current page, from 1. */
  page: number
  /** The number of pages. With one or none, nothing is shown. */
  pages: number
  /** Returns a page's URL. */
  href: (page: number) => string
  /** The back link's text: "Previous". */
  previousLabel: ReactNode
  /** The forward link's text: "Next". */
  nextLabel: ReactNode
  /** Returns the accessible name of a page's link: "Page 3". */
  pageLabel: (page: number) => string
  /** Formats a page's number. Default: Western digits. */
  number?: (page: number) => string
  className?: string
}

function Arrow({ direction }: { direction: 'back' | 'on' }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={direction === 'on' ? 'M4 10h11M10.5 5.5L15 10l-4.5 4.5' : 'M16 10H5M9.5 5.5L5 10l4.5 4.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Links to the pages of a long list. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, href, previousLabel, nextLabel, pageLabel, number = String, className } = props
  if (pages <= 1) return null
  return (
    <nav className={clsx(styles.pagination, className)} aria-label={label} data-print="hide">
      {page > 1 && (
        <Link className={styles.step} data-way="back" href={href(page - 1)} rel="prev">
          <Arrow direction="back" />
          {previousLabel}
        </Link>
      )}
      <ol>
        {pageWindow(page, pages).map((entry, i) => (
          <li key={entry === 'gap' ? `gap ${i}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={styles.number}
                href={href(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {number(entry)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className={styles.step} data-way="on" href={href(page + 1)} rel="next">
          {nextLabel}
          <Arrow direction="on" />
        </Link>
      )}
    </nav>
  )
}
