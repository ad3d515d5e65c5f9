import { useFormatInstant } from './useFormatInstant.ts'
import styles from './history.module.css'

export type HistoryProps = {
  /** The heading. */
  title: string
  /** The changes, in the order in which they are shown. */
  entries: readonly { id: string; at: string; sentence: string }[]
}

/** The history of a record: a sentence and a time for each change. Renders nothing if there are no entries. */
export function History({ title, entries }: HistoryProps) {
  const formatInstant = useFormatInstant()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ id, at, sentence }) => (
          <li key={id}>
            <p>{sentence}</p>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
