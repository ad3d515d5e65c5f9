import type { ReactNode } from 'react'
import { TvScreen, type TvScreenProps } from './TvScreen.tsx'
import styles from './frame.module.css'
import { Words } from './Words.tsx'

export interface TvFrameProps extends Pick<TvScreenProps, 'orientation' | 'drift'> {
  /** The mosque's name. */
  name: string
  /** Its mark, before the name; decorative. */
  logo?: ReactNode
  /** Today's dates, by each calendar. */
  dates: readonly ReactNode[]
  /** The time now: a `TvTime`. */
  clock: ReactNode
  /** What dominates: a `TvNext`, or in an emergency a `TvAlarm`. */
  next: ReactNode
  /** Single times below it: a `TvFacts`. */
  facts?: ReactNode
  /** Today's times: a `TvTable`. */
  table: ReactNode
  /** What else the mosque says, one thing at a time at the foot: a `TvCard`. It never covers the times. */
  card?: ReactNode
  /** What the screen has to say about itself: how old its times are, that its clock is wrong. Stands above the card. */
  states?: readonly string[]
  /** The hall is empty: everything is dimmed. */
  night?: boolean
  /** Seed of the pattern behind it all, usually the tenant's id. */
  seed: string
}

/** From how many characters on a name stands in small words. */
const longName = { landscape: 48, portrait: 28 } as const

/** The day's screen: who and when, the next jamaat, today's times, and what there is to say. */
export function TvFrame(props: TvFrameProps) {
  const { orientation, drift, name, logo, dates, clock, next, facts, table, card, states = [], night, seed } = props
  return (
    <TvScreen
      orientation={orientation}
      drift={drift}
      light={night ? 'night' : 'day'}
      warned={states.length > 0}
      bare={!card}
      seed={seed}
    >
      <header className={styles.head}>
        {logo && (
          <div className={styles.logo} aria-hidden="true">
            {logo}
          </div>
        )}
        <div className={styles.who}>
          <h1 className={styles.name} data-long={name.length > longName[orientation] || undefined}>
            <bdi>
              <Words>{name}</Words>
            </bdi>
          </h1>
          <p className={styles.dates}>
            {dates.map((date, i) => (
              <span key={i}>
                <bdi>
                  <Words>{date}</Words>
                </bdi>
              </span>
            ))}
          </p>
        </div>
        <div className={styles.clock}>{clock}</div>
      </header>
      <main className={styles.body}>
        <div className={styles.dominant}>
          <div className={styles.plate}>{next}</div>
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        <div className={styles.today}>{table}</div>
      </main>
      <footer className={styles.foot} data-empty={(!card && states.length === 0) || undefined}>
        <div role="status">
          {states.map((state) => (
            <p key={state} className={styles.state}>
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path
                  d="M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                />
              </svg>
              <Words>{state}</Words>
            </p>
          ))}
        </div>
        {card && <div className={styles.said}>{card}</div>}
      </footer>
    </TvScreen>
  )
}
