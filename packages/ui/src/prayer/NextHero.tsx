import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import type { SkyPhase } from '../theme/skies.ts'
import styles from './prayer.module.css'

export interface NextHeroProps {
  /** The sky it stands under: that of the hour that is next. */
  phase: SkyPhase
  /** The line above the name: "Next prayer". */
  eyebrow: ReactNode
  /** The name of what is next; the largest word on the page. */
  title: ReactNode
  /** Which heading the title is. Default 2. */
  level?: 1 | 2
  /** Today, in words: the date and the Hijri date. */
  date?: ReactNode
  /** The countdown, usually a `Countdown`. */
  countdown?: ReactNode
  /** The words before the countdown: "begins in". */
  countdownLabel?: ReactNode
  /** The times that go with it, for example when it begins and its jamaat. */
  facts?: readonly { label: ReactNode; value: ReactNode }[]
  /** Under the words: today's times, or an action. */
  children?: ReactNode
  /** The tenant's own pattern. */
  seed: string
  className?: string
}

/** What is next, under the sky of its hour. Quiet until one looks, then exact. */
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
