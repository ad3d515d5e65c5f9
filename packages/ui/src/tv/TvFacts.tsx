import styles from './facts.module.css'
import { type TvClock, TvTime } from './TvTime.tsx'

/** A single time other than the prayers. */
export interface TvFact {
  /** Unique among its siblings. */
  id: string
  /** The name: "Sunrise". */
  name: string
  /** The time, or the start. */
  time: TvClock
  /** The end; such a fact takes the space of two. */
  until?: TvClock
  /** A label: "Tomorrow". */
  mark?: string
}

export interface TvFactsProps {
  /** Up to three times, as many as are readable from ten metres. */
  facts: readonly TvFact[]
  /** Shown instead during a forbidden prayer time, with its end. */
  warning?: { text: string; until: TvClock }
}

/** Single times side by side: sunrise, and in Ramadan when the fast begins and ends. */
export function TvFacts({ facts, warning }: TvFactsProps) {
  if (warning)
    return (
      <p className={styles.warning}>
        <span className={styles.text}>{warning.text}</span>
        <span className={styles.at}>
          <TvTime time={warning.until} kind="fact" />
        </span>
      </p>
    )
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, name, time, until, mark }) => (
        <div key={id} className={styles.fact} data-wide={until !== undefined || undefined}>
          <dt className={styles.name}>
            {name}
            {mark !== undefined && <span className={styles.mark}>{mark}</span>}
          </dt>
          <dd className={styles.at}>
            <TvTime time={time} kind="fact" />
            {until && '–'}
            {until && <TvTime time={until} kind="fact" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
