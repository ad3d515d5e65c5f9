import type { ReactNode } from 'react'
import type { SkyPhase } from '../theme/skies.ts'
import styles from './next.module.css'
import { TvArch } from './TvArch.tsx'
import { TvCountdown } from './TvCountdown.tsx'
import { type TvClock, TvTime } from './TvTime.tsx'
import { Words } from './Words.tsx'

export interface TvNextProps {
  /** What it is: "Next jamaat". */
  label: ReactNode
  /** Which prayer it is: "Maghrib". */
  title: ReactNode
  /** When it is. */
  time: TvClock
  /** What the countdown counts to: "in". */
  countdownLabel: string
  /** What is left, in words: `1:24:09`. Counting is the app's. */
  countdown: string
  /** What is left, in whole minutes: the lamps of the last hour. */
  minutes: number
  /** The sky behind it: the part of the day it is. */
  phase: SkyPhase
  /** Seed of the pattern in the corners. */
  seed: string
}

/** The next jamaat and what is left until it: what one looks up for. */
export function TvNext({ label, title, time, countdownLabel, countdown, minutes, phase, seed }: TvNextProps) {
  return (
    <section className={styles.next} data-phase={phase}>
      <TvArch lit={Math.max(0, Math.min(60, minutes))} seed={seed} />
      <div className={styles.what}>
        <p className={styles.label}>
          <Words>{label}</Words>
        </p>
        <h2 className={styles.title}>
          <Words>{title}</Words>
        </h2>
      </div>
      <p className={styles.time}>
        <TvTime at={time} kind="next" />
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
