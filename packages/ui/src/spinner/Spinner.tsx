import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Star } from '../pattern/Star.tsx'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** The text, shown under the star and announced once: "Opening the page". */
  children: ReactNode
  /** Fills the viewport: for the configuration and for page chunks. Lists and forms have a `Skeleton` instead. */
  page?: boolean
  className?: string
}

/** An eight-pointed star that turns by an eighth at a time. Appears after a delay, so that quick loads show nothing. */
export function Spinner({ children, page, className }: SpinnerProps) {
  return (
    <div className={clsx(styles.spinner, className)} role="status" data-page={page || undefined}>
      <Star className={styles.star} />
      <span>{children}</span>
    </div>
  )
}
