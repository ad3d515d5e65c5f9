import { useId } from 'react'
import styles from './table.module.css'
import { type TvClock, TvTime } from './TvTime.tsx'
import { TvText } from './TvText.tsx'

/** A row of the table. */
export interface TvRow {
  /** Unique among its siblings. */
  id: string
  /** The prayer's name: "Asr". */
  name: string
  /** The start; undefined for a row of congregations only. */
  begins?: TvClock
  /** The jamaat time. */
  jamaat?: TvClock
  /** The coming congregations if there are several; shown instead of both times. */
  slots?: readonly TvClock[]
  /** The state; `next` has a star. */
  state?: 'next' | 'now'
  /** A label below its name: "Tomorrow", "now". */
  mark?: string
}

export interface TvTableProps {
  /** The table's label, and the heading of its first column. */
  label: string
  /** The headings of its columns; without `jamaat` that column is omitted. */
  headings: { begins: string; jamaat?: string }
  /** The day’s prayers, in order. */
  rows: readonly TvRow[]
}

const keyOf = ({ figures, half }: TvClock) => `${figures} ${half ?? ''}`

/** The icon of the next prayer. */
function Star() {
  return (
    <svg viewBox="0 0 20 20" className={styles.star} aria-hidden="true" focusable="false">
      <path d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z" />
    </svg>
  )
}

function Name({ row: { name, state, mark } }: { row: TvRow }) {
  return (
    <>
      <TvText>{name}</TvText>
      {state === 'next' && <Star />}
      {mark !== undefined && (
        <span className={styles.mark}>
          <TvText>{mark}</TvText>
        </span>
      )}
    </>
  )
}

function Slots({ slots }: { slots: readonly TvClock[] }) {
  return slots.map((slot) => (
    <span key={keyOf(slot)} className={styles.slot}>
      <TvTime time={slot} kind="slot" />
    </span>
  ))
}

function Times({ row: { begins, jamaat, slots }, hasJamaat }: { row: TvRow; hasJamaat: boolean }) {
  // Two congregations below "begins" and "jamaat" would read as one prayer's times.
  if (slots && (slots.length > 1 || !hasJamaat))
    return (
      <td colSpan={hasJamaat ? 2 : 1}>
        <Slots slots={slots} />
      </td>
    )
  const [first, last] = slots ? [undefined, slots[0]] : [begins, jamaat]
  return (
    <>
      <td className={hasJamaat ? styles.begins : undefined}>{first && <TvTime time={first} kind="begins" />}</td>
      {hasJamaat && <td>{last ? <TvTime time={last} kind="jamaat" /> : '–'}</td>}
    </>
  )
}

/** A row of more than two congregations, with the prayer's name above them. */
function TallRow({ row, columns }: { row: TvRow; columns: number }) {
  const name = useId()
  return (
    <>
      <tr data-state={row.state} className={styles.above}>
        <th scope="row" id={name} colSpan={columns} className={styles.prayer}>
          <Name row={row} />
        </th>
      </tr>
      <tr data-state={row.state}>
        <td headers={name} colSpan={columns}>
          <Slots slots={row.slots ?? []} />
        </td>
      </tr>
    </>
  )
}

/** Today's times. The next prayer has its own background and a star, so that it does not rely on colour. */
export function TvTable({ label, headings, rows }: TvTableProps) {
  const hasJamaat = headings.jamaat !== undefined
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.prayer}>
            {label}
          </th>
          <th scope="col">{headings.begins}</th>
          {hasJamaat && <th scope="col">{headings.jamaat}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.slots && row.slots.length > 2 ? (
            <TallRow key={row.id} row={row} columns={hasJamaat ? 3 : 2} />
          ) : (
            <tr key={row.id} data-state={row.state}>
              <th scope="row" className={styles.prayer}>
                <Name row={row} />
              </th>
              <Times row={row} hasJamaat={hasJamaat} />
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
