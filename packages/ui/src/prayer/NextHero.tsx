import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import type { SkyPhase } from '../theme/skies.ts'
import styles from './prayer.module.css'

export interface NextHeroProps {
  /** The background sky: that of the next prayer. */
  phase: SkyPhase
  /** The line above the name: "Next prayer". */
  eyebrow: ReactNode
  /** The next prayer's name, the largest text on the page. */
  title: ReactNode
  /** The title's heading level. Default 2. */
  level?: 1 | 2
  /** Today's date and Hijri date, formatted. */
  date?: ReactNode
  /** The countdown, usually a `Countdown`. */
  countdown?: ReactNode
  /** The text before the countdown: "begins in". */
  countdownLabel?: ReactNode
  /** The prayer's times, for example its start and its jamaat. */
  facts?: readonly { label: ReactNode; value: ReactNode }[]
  /** Content under the text: today's times, or an action. */
  children?: ReactNode
  /** Seed of the tenant's pattern. */
  seed: string
  className?: string
}

/** The next prayer with its countdown, on the sky of its hour. */
export function NextHero(props: NextHeroProps) {
  const {
    phase,
    eyebrow,
    title,
    level = 2,
    date,
    countdown,
    countdownLabel,
    facts = [],
    children,
    seed,
    className,
  } = props
  const Heading = `h${level}` as const
  return (
    <section className={clsx(styles.hero, className)} data-phase={phase} data-night="">
      <Pattern seed={seed} tile={132} weight={1} fade="radial" className={styles.heroPattern} />
      <div className={styles.heroInner}>
        <div className={styles.next}>
          {date && <p className={styles.date}>{date}</p>}
          <div className={styles.nextWords}>
            <p className={styles.eyebrow}>{eyebrow}</p>
            <Heading className={styles.title}>{title}</Heading>
            {countdown && (
              <p className={styles.left}>
                {countdownLabel && <span className={styles.leftLabel}>{countdownLabel}</span>} {countdown}
              </p>
            )}
          </div>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, value }, i) => (
                <div key={i}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
