import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { pageWindow } from './pageWindow.ts'
import styles from './trail.module.css'

export interface PaginationProps {
  /** What the pages are of, for those who listen: "Pages of news". */
  label: string
  /** The page one is on, from 1. */
  page: number
  /** How many there are. One or none: nothing is shown. */
  pages: number
  /** Where a page is. */
  href: (page: number) => string
  /** The words of the way back: "Previous". */
  previousLabel: ReactNode
  /** The words of the way on: "Next". */
  nextLabel: ReactNode
  /** The name of a page's link, with its number in it: "Page 3". */
  pageLabel: (page: number) => string
  /** A page's number as its reader writes it. Default: Western digits. */
  number?: (page: number) => string
  className?: string
}

function Arrow({ way }: { way: 'back' | 'on' }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={way === 'on' ? 'M4 10h11M10.5 5.5L15 10l-4.5 4.5' : 'M16 10H5M9.5 5.5L5 10l4.5 4.5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The pages of a long list, as links: each has its address. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, href, previousLabel, nextLabel, pageLabel, number = String, className } = props
  if (pages <= 1) return null
  return (
    <nav className={clsx(styles.pagination, className)} aria-label={label} data-print="hide">
      {page > 1 && (
        <Link className={styles.step} data-way="back" href={href(page - 1)} rel="prev">
          <Arrow way="back" />
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
          <Arrow way="on" />
        </Link>
      )}
    </nav>
  )
}
