import type { ReactNode } from 'react'
import styles from './quiet.module.css'
import { TvScreen, type TvScreenProps } from './TvScreen.tsx'

export interface TvPrayingProps extends Pick<TvScreenProps, 'orientation' | 'drift'> {
  /** Which prayer it is: "Isha". */
  title: ReactNode
  /** What happens: "is being prayed". */
  text: ReactNode
  /** One more line, or none: "Please keep phones silent". */
  more?: ReactNode
  /** The time now: a `TvTime`. */
  clock: ReactNode
  /** Changes every few minutes: what stands here wanders from corner to corner, for it is all there is to burn in. */
  place: number
}

const places = 4

/** While people pray: dark, with a small clock, so that nothing draws the eye. */
export function TvPraying({ orientation, drift, title, text, more, clock, place }: TvPrayingProps) {
  return (
    <TvScreen orientation={orientation} drift={drift} light="dark">
      <main className={styles.praying} data-place={place % places}>
        <div className={styles.clock}>{clock}</div>
        <h1 className={styles.title}>
          {title} <span className={styles.text}>{text}</span>
        </h1>
        {more !== undefined && <p className={styles.more}>{more}</p>}
      </main>
    </TvScreen>
  )
}
