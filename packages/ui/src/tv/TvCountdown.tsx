import styles from './countdown.module.css'

export interface TvCountdownProps {
  /** What is left, in words: `1:24:09`. */
  left: string
}

/** The widest digit of each kind, in the place of the others: what is as wide changes only with the hour. */
const roomFor = (left: string) =>
  left
    .replace(/[0-9]/g, '8')
    .replace(/[\u0660-\u0669]/g, '\u0668')
    .replace(/[\u06f0-\u06f9]/g, '\u06f8')

/**
 * What changes each second: alone on a layer of its own, in a place that is kept for it, so that nothing else on the screen
 * is laid out or painted again.
 */
export function TvCountdown({ left }: TvCountdownProps) {
  return (
    <bdi className={styles.countdown} data-room={roomFor(left)}>
      <span className={styles.figures} data-numeral="countdown">
        {left}
      </span>
    </bdi>
  )
}
