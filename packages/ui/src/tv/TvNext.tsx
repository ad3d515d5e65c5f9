import type { ReactNode } from 'react'
import type { SkyPhase } from '../theme/skies.ts'
import styles from './next.module.css'
import { TvArch } from './TvArch.tsx'
import { TvCountdown } from './TvCountdown.tsx'
import { type TvClock, TvTime } from './TvTime.tsx'
import { TvText } from './TvText.tsx'

export interface TvNextProps {
  /** The label: "Next jamaat". */
  label: ReactNode
  /** The prayer: "Maghrib". */
  title: ReactNode
  /** The time. */
  time: TvClock
  /** The text before the countdown: "in". */
  countdownLabel: string
  /** The time left, formatted: `1:24:09`. The app does the counting. */
  countdown: string
  /** The time left in whole minutes, for the lamps of the last hour. */
  minutes: number
  /** The background sky: the part of the day. */
  phase: SkyPhase
  /** Seed of the pattern in the corners. */
  seed: string
}

/** The next jamaat with its countdown. */
export function TvNext({ label, title, time, countdownLabel, countdown, minutes, phase, seed }: TvNextProps) {
  return (
    <section className={styles.next} data-phase={phase}>
      <TvArch litCount={Math.max(0, Math.min(60, minutes))} seed={seed} />
      <div className={styles.prayer}>
        <p className={styles.label}>
          <TvText>{label}</TvText>
        </p>
        <h2 className={styles.title}>
          <TvText>{title}</TvText>
        </h2>
      </div>
      <p className={styles.time}>
        <TvTime time={time} kind="next" />
      </p>
      <p className={styles.left} role="timer">
        <span className={styles.in}>{countdownLabel}</span>
        <span className={styles.countdown}>
          <TvCountdown left={countdown} />
        </span>
      </p>
    </section>
  )
}
