import styles from './facts.module.css'
import { type TvClock, TvTime } from './TvTime.tsx'

/** A single time besides the prayers. */
export interface TvFact {
  /** Unique among its siblings. */
  id: string
  /** What it is: "Sunrise". */
  name: string
  /** When it is, or begins. */
  at: TvClock
  /** When it ends: such a one takes the room of two. */
  until?: TvClock
  /** What holds for it, in a word: "Tomorrow". */
  mark?: string
}

export interface TvFactsProps {
  /** Up to three times: as many as can be read from ten metres. */
  facts: readonly TvFact[]
  /** What holds just now and takes their place: that one does not pray, and until when. */
  warning?: { text: string; until: TvClock }
}

/** Single times beside each other: sunrise, in Ramadan when the fast begins and ends. */
export function TvFacts({ facts, warning }: TvFactsProps) {
  if (warning)
    return (
      <p className={styles.warning}>
        <span className={styles.text}>{warning.text}</span>
        <span className={styles.at}>
          <TvTime at={warning.until} kind="fact" />
        </span>
      </p>
    )
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, name, at, until, mark }) => (
        <div key={id} className={styles.fact} data-wide={until !== undefined || undefined}>
          <dt className={styles.name}>
            {name}
            {mark !== undefined && <span className={styles.mark}>{mark}</span>}
          </dt>
          <dd className={styles.at}>
            <TvTime at={at} kind="fact" />
            {until && '–'}
            {until && <TvTime at={until} kind="fact" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
