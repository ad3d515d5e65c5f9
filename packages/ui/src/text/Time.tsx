import clsx from 'clsx'
import styles from './text.module.css'

export interface TimeProps {
  /** The words: already formatted in the tenant's zone, for example `16:04`. */
  children: string
  /** The same for machines: an instant, or a wall-clock time such as `16:04`. */
  dateTime?: string
  /** `display` sets it in the display font. */
  size?: 'inherit' | 'display'
  className?: string
}

/** A time of day, in tabular numerals. Formats nothing: zones and locales are decided where the data is. */
export function Time({ children, dateTime, size = 'inherit', className }: TimeProps) {
  return (
    <time className={clsx(styles.numerals, className)} dateTime={dateTime} data-size={size}>
      {children}
    </time>
  )
}
