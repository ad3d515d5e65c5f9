import styles from './time.module.css'

/** A time as a screen shows it: figures, and a small am or pm on a twelve-hour clock. */
export interface TvClock {
  /** `16:11`, or `4:11` on a twelve-hour clock; in the locale's digits. */
  figures: string
  /** `am` or `pm`, on a twelve-hour clock. */
  half?: string
}

export interface TvTimeProps {
  /** The formatted time. */
  time: TvClock
  /** The kind of numeral, for tests; all are readable from ten metres. */
  kind: string
}

/** A time: figures in the surrounding size, with a small am or pm. */
export function TvTime({ time: { figures, half }, kind }: TvTimeProps) {
  return (
    <bdi className={styles.time}>
      <span data-numeral={kind}>{figures}</span>
      {half && <span className={styles.half}>{half}</span>}
    </bdi>
  )
}
