import { useId, type ReactNode } from 'react'
import { girih } from '../pattern/girih.ts'
import styles from './tv.module.css'

/** Which way the screen hangs. */
export type TvOrientation = 'landscape' | 'portrait'

export interface TvFrameProps {
  /** How the screen hangs. */
  orientation: TvOrientation
  /** The mosque's name. */
  name: ReactNode
  /** Its mark, before the name; decorative. */
  logo?: ReactNode
  /** Today's dates, by each calendar. */
  dates: readonly ReactNode[]
  /** The time now. */
  clock: ReactNode
  /** What dominates: a `TvNext`. */
  next: ReactNode
  /** Today's times: a `TvTable`. */
  table: ReactNode
  /** One line at the foot: a sentence from the mosque. */
  notice?: ReactNode
  /** What the screen has to say about itself: how old its times are, that its clock is wrong. Stands before the notice. */
  state?: ReactNode
  /** The hall is empty: everything is dimmed. */
  night?: boolean
  /** Seed of the pattern behind the head, usually the tenant's id. */
  seed: string
}

/** The pattern, by this sheet's own rules: the kit's `Pattern` uses what old engines do not know. */
function Ground({ seed }: { seed: string }) {
  const id = useId()
  const { size, path } = girih({ seed })
  return (
    <svg className={styles.ground} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="scale(7)">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.25" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/**
 * The whole screen, to be read from ten metres: who and when, the next jamaat, today's times, and what there is to say. Sizes
 * are shares of the screen. It drifts by a few pixels over minutes, so that nothing burns in.
 */
export function TvFrame(props: TvFrameProps) {
  const { orientation, name, logo, dates, clock, next, table, notice, state, night, seed } = props
  return (
    <div className={styles.tv} data-orientation={orientation} data-night={night || undefined}>
      <Ground seed={seed} />
      <div className={styles.drift}>
        <header className={styles.head}>
          {logo && (
            <div className={styles.logo} aria-hidden="true">
              {logo}
            </div>
          )}
          <div className={styles.who}>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.dates}>
              {dates.map((date, i) => (
                <span key={i}>
                  <bdi>{date}</bdi>
                </span>
              ))}
            </p>
          </div>
          <div className={styles.clock}>{clock}</div>
        </header>
        <main className={styles.body}>
          <div className={styles.dominant}>{next}</div>
          <div className={styles.today}>{table}</div>
        </main>
        <footer className={styles.foot}>
          <p role="status" className={styles.state}>
            {state && (
              <span>
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <path
                    d="M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.8"
                  />
                </svg>
                {state}
              </span>
            )}
          </p>
          {notice && <p className={styles.notice}>{notice}</p>}
        </footer>
      </div>
    </div>
  )
}
