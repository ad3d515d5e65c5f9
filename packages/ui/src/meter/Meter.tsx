import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './meter.module.css'

export interface MeterProps {
  /** What it measures: "Raised so far". */
  label: ReactNode
  /** How much there is, in the same unit as `max`. */
  value: number
  /** What would be all of it; more than 0. */
  max: number
  /** The measure in words, shown and read: "£12,400 of £20,000". */
  text: string
  className?: string
}

/** How much of a target is reached. Goes past its end quietly: the bar is full, the words say the rest. */
export function Meter({ label, value, max, text, className }: MeterProps) {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={clsx(styles.meter, className)}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <div
        className={styles.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
      >
        <span className={styles.bar} style={{ inlineSize: `${(share * 100).toFixed(2)}%` }} />
      </div>
    </div>
  )
}
