import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './meter.module.css'

export interface MeterProps {
  /** What it measures: "Raised so far". */
  label: ReactNode
  /** How much there is, in the same unit as `max`. */
  value: number
  /** What would be all of it. Without one, or 0, there are only the words: nothing to be a share of. */
  max?: number
  /** The measure in words, shown and read: "£12,400 of £20,000". */
  text: string
  /** The share in words, shown under the bar and read after `text`: "62 % of the target", "130 %: more than hoped for". */
  share?: string
  /** `display` sets the measure large, for the page that is about it. */
  size?: 'inherit' | 'display'
  className?: string
}

/** How much of a target is reached. Goes past its end quietly: the bar is full, the words say the rest. */
export function Meter({ label, value, max = 0, text, share, size = 'inherit', className }: MeterProps) {
  const id = useId()
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={clsx(styles.meter, className)} data-size={size}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        <bdi className={styles.text}>{text}</bdi>
      </span>
      {max > 0 && (
        <div
          className={styles.track}
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.max(0, Math.min(value, max))}
          aria-valuetext={share ? `${text}, ${share}` : text}
          data-full={part === 1 || undefined}
        >
          {/* Slid in, not stretched: its round end stays round. */}
          <span
            className={styles.bar}
            style={{ transform: `translateX(calc(${(part - 1).toFixed(4)} * var(--slide)))` }}
          />
        </div>
      )}
      {share && <span className={styles.share}>{share}</span>}
    </div>
  )
}
