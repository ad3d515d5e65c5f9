import type { ReactNode } from 'react'
import { TvScreen, type TvScreenProps } from './TvScreen.tsx'
import styles from './frame.module.css'
import { TvText } from './TvText.tsx'

export interface TvFrameProps extends Pick<TvScreenProps, 'orientation' | 'drift'> {
  /** The mosque's name. */
  name: string
  /** Its logo, before the name; decorative. */
  logo?: ReactNode
  /** Today's dates, one per calendar. */
  dates: readonly ReactNode[]
  /** The current time: a `TvTime`. */
  clock: ReactNode
  /** The main element: a `TvNext`, or a `TvAlarm` in an emergency. */
  next: ReactNode
  /** Single times below it: a `TvFacts`. */
  facts?: ReactNode
  /** Today's times: a `TvTable`. */
  table: ReactNode
  /** A notice at the bottom: a `TvCard`. It never covers the times. */
  card?: ReactNode
  /** The screen's warnings about itself, above the card: stale times, a wrong clock. */
  warnings?: readonly string[]
  /** Dims everything while the hall is empty. */
  night?: boolean
  /** Seed of the background pattern, usually the tenant's id. */
  seed: string
}

/** The maximum number of characters of a name in large text. */
const maxLargeName = { landscape: 48, portrait: 28 } as const

/** The day's screen: the mosque, date and clock, the next jamaat, today's times and a notice. */
export function TvFrame(props: TvFrameProps) {
  const { orientation, drift, name, logo, dates, clock, next, facts, table, card, warnings = [], night, seed } = props
  return (
    <TvScreen
      orientation={orientation}
      drift={drift}
      light={night ? 'night' : 'day'}
      hasWarnings={warnings.length > 0}
      isCardless={!card}
      seed={seed}
    >
      <header className={styles.head}>
        {logo && (
          <div className={styles.logo} aria-hidden="true">
            {logo}
          </div>
        )}
        <div className={styles.mosque}>
          <h1 className={styles.name} data-long={name.length > maxLargeName[orientation] || undefined}>
            <bdi>
              <TvText>{name}</TvText>
            </bdi>
          </h1>
          <p className={styles.dates}>
            {dates.map((date, i) => (
              <span key={i}>
                <bdi>
                  <TvText>{date}</TvText>
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
      <footer className={styles.foot} data-empty={(!card && warnings.length === 0) || undefined}>
        <div role="status">
          {warnings.map((state) => (
            <p key={state} className={styles.state}>
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path
                  d="M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                />
              </svg>
              <TvText>{state}</TvText>
            </p>
          ))}
        </div>
        {card && <div className={styles.card}>{card}</div>}
      </footer>
    </TvScreen>
  )
}
