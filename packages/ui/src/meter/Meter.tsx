import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './meter.module.css'

export interface MeterProps {
  /** The label: "Raised so far". */
  label: ReactNode
  /** The value, in the same unit as `max`. */
  value: number
  /** The maximum. If undefined or 0, only the text is shown, without a bar. */
  max?: number
  /** The value as text, shown and announced: "£12,400 of £20,000". */
  text: string
  /** The share as text, shown under the bar and announced after `text`: "62% of the target". */
  share?: string
  /** `display` shows the value large, for the page about it. */
  size?: 'inherit' | 'display'
  className?: string
}

/** Progress towards a target. Over the target the bar is full, and the text has the excess. */
export function Meter({ label, value, max = 0, text, share, size = 'inherit', className }: MeterProps) {
  const id = useId()
  const ratio = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
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
          data-full={ratio === 1 || undefined}
        >
          {/* Translated, not scaled, so that its round end stays round. */}
          <span
            className={styles.bar}
            style={{ transform: `translateX(calc(${(ratio - 1).toFixed(4)} * var(--slide)))` }}
          />
        </div>
      )}
      {share && <span className={styles.share}>{share}</span>}
    </div>
  )
}
