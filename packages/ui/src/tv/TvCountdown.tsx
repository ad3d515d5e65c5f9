import styles from './countdown.module.css'

export interface TvCountdownProps {
  /** The time left, formatted: `1:24:09`. */
  left: string
}

/** Replaces digits with the widest of their script, so that the reserved width changes only with the hour. */
const widestText = (left: string) =>
  left
    .replace(/[0-9]/g, '8')
    .replace(/[\u0660-\u0669]/g, '\u0668')
    .replace(/[\u06f0-\u06f9]/g, '\u06f8')

/**
 * The countdown, which changes every second: on its own layer with reserved space, so that the rest of the screen needs no layout
 * or paint.
 */
export function TvCountdown({ left }: TvCountdownProps) {
  return (
    <bdi className={styles.countdown} data-room={widestText(left)}>
      <span className={styles.figures} data-numeral="countdown">
        {left}
      </span>
    </bdi>
  )
}
