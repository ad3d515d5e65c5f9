import clsx from 'clsx'
import styles from './text.module.css'

export interface TimeProps {
  /** The text, already formatted in the tenant's time zone, for example `16:04`. */
  children: string
  /** The machine-readable value: an instant, or a local time such as `16:04`. */
  dateTime?: string
  /** `display` uses the display font. */
  size?: 'inherit' | 'display'
  className?: string
}

/** A time of day, in tabular numerals. It does no formatting: the caller has the time zone and locale. */
export function Time({ children, dateTime, size = 'inherit', className }: TimeProps) {
  return (
    <time className={clsx(styles.numerals, className)} dateTime={dateTime} data-size={size}>
      {children}
    </time>
  )
}
