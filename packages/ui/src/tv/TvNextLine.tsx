import styles from './nextLine.module.css'
import { TvCountdown } from './TvCountdown.tsx'
import type { TvNextProps } from './TvNext.tsx'
import { TvTime } from './TvTime.tsx'
import { TvText } from './TvText.tsx'

export type TvNextLineProps = Pick<TvNextProps, 'label' | 'title' | 'time' | 'countdownLabel' | 'countdown'>

/** The next jamaat on one line at the bottom, while an emergency takes its place. */
export function TvNextLine({ label, title, time, countdownLabel, countdown }: TvNextLineProps) {
  return (
    <section className={styles.line}>
      <h2 className={styles.prayer}>
        <span className={styles.label}>
          <TvText>{label}</TvText>
        </span>
        <span className={styles.title}>
          <TvText>{title}</TvText>
        </span>
      </h2>
      <p className={styles.time}>
        <TvTime time={time} kind="next" />
      </p>
      <p className={styles.left} role="timer">
        <span className={styles.in}>{countdownLabel}</span>
        <TvCountdown left={countdown} />
      </p>
    </section>
  )
}
