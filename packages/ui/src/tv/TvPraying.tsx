import type { ReactNode } from 'react'
import styles from './blank.module.css'
import { TvScreen, type TvScreenProps } from './TvScreen.tsx'

export interface TvPrayingProps extends Pick<TvScreenProps, 'orientation' | 'drift'> {
  /** The prayer: "Isha". */
  title: ReactNode
  /** The state: "is being prayed". */
  text: ReactNode
  /** A further line: "Please keep your phone on silent". */
  more?: ReactNode
  /** The current time: a `TvTime`. */
  clock: ReactNode
  /** The index of the position, which changes every few minutes against burn-in. */
  place: number
}

const positionCount = 4

/** The screen during prayer: dark, with a small clock, so that nothing distracts. */
export function TvPraying({ orientation, drift, title, text, more, clock, place }: TvPrayingProps) {
  return (
    <TvScreen orientation={orientation} drift={drift} light="dark">
      <main className={styles.praying} data-place={place % positionCount}>
        <div className={styles.clock}>{clock}</div>
        <h1 className={styles.title}>
          {title} <span className={styles.text}>{text}</span>
        </h1>
        {more !== undefined && <p className={styles.more}>{more}</p>}
      </main>
    </TvScreen>
  )
}
