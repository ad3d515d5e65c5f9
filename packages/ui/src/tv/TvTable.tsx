import styles from './table.module.css'

/** One line of the day. */
export interface TvRow {
  /** Unique among its siblings. */
  id: string
  /** "Asr". */
  label: string
  /** When it begins: `13:51`. */
  begins: string
  /** When it is prayed together; sunrise has none. */
  jamaat?: string
  /** Where it stands in the day; the next one carries a mark. */
  state?: 'past' | 'current' | 'next'
}

export interface TvTableProps {
  /** What the table is, for those who listen. */
  label: string
  /** The heads of its columns. */
  headings: { prayer: string; begins: string; jamaat: string }
  /** The day’s prayers, in their order. */
  rows: readonly TvRow[]
}

/** Today's times. What is next stands on a plate of its own, with a star: not by colour alone. */
export function TvTable({ label, headings, rows }: TvTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.prayer}>
            {headings.prayer}
          </th>
          <th scope="col">{headings.begins}</th>
          <th scope="col">{headings.jamaat}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: name, begins, jamaat, state }) => (
          <tr key={id} data-state={state}>
            <th scope="row" className={styles.prayer}>
              {name}
              {state === 'next' && (
                <svg viewBox="0 0 20 20" className={styles.star} aria-hidden="true" focusable="false">
                  <path d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z" />
                </svg>
              )}
            </th>
            <td data-numeral="begins">{begins}</td>
            <td data-numeral={jamaat ? 'jamaat' : undefined}>{jamaat ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
