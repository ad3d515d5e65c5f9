import type { ReactNode } from 'react'
import type { SkyPhase } from '../theme/skies.ts'
import styles from './next.module.css'

export interface TvNextProps {
  /** Which prayer it is: "Maghrib jamaat". */
  title: ReactNode
  /** When it is, in words: `16:11`. */
  time: string
  /** What the countdown counts to: "in". */
  countdownLabel: string
  /** What is left, in words: `1:24:09`. Counting is the app's. */
  countdown: string
  /** The sky behind it: the part of the day it is. */
  phase: SkyPhase
}

/** The next jamaat and what is left until it: what one looks up for. */
export function TvNext({ title, time, countdownLabel, countdown, phase }: TvNextProps) {
  return (
    <section className={styles.next} data-phase={phase}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.time} data-numeral="next">
        {time}
      </p>
      <p className={styles.left} role="timer">
        <span className={styles.label}>{countdownLabel}</span>
        <span className={styles.countdown} data-numeral="countdown">
          {countdown}
        </span>
      </p>
    </section>
  )
}
