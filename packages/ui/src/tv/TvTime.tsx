import styles from './time.module.css'

/** A time as a screen draws it: figures, and, where hours count to twelve, a small word for the half of the day. */
export interface TvClock {
  /** `16:11`, or where hours count to twelve `4:11`; in the locale's digits. */
  figures: string
  /** `pm`, where hours count to twelve. */
  half?: string
}

export interface TvTimeProps {
  /** The time, in words. */
  at: TvClock
  /** Which numeral it is; all of them can be read from ten metres. */
  kind: string
}

/** A time: its figures as tall as what is around says, the half of the day small beside them. */
export function TvTime({ at: { figures, half }, kind }: TvTimeProps) {
  return (
    <bdi className={styles.time}>
      <span data-numeral={kind}>{figures}</span>
      {half && <span className={styles.half}>{half}</span>}
    </bdi>
  )
}
