import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from '../link/Link.tsx'
import { Star } from '../pattern/Pattern.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { longTime } from './longTime.ts'
import styles from './table.module.css'
// After the table's own rules, which it restyles.
import phone from './phoneTable.module.css'
import { useOverflow } from './useOverflow.ts'

/** One column of times. */
export interface PrayerColumn {
  /** Stable, for example `fajr`. */
  id: string
  /** Its name. */
  label: ReactNode
  /** False for a time nobody prays at, such as sunrise: its column is narrower. Default true. */
  hasJamaat?: boolean
}

/** One day. */
export interface PrayerRow {
  /** Stable, for example `2026-11-21`; also the row's `id` in the page, so that a link can lead to it. */
  id: string
  /** The day, short: "Sat 21". */
  day: ReactNode
  /** The Hijri day, short. */
  hijri?: ReactNode
  /** The day it is: marked with a star and a word. */
  today?: boolean
  /** Over before today. */
  passed?: boolean
  /** Set apart by weight, for example Friday. */
  marked?: boolean
  /** Something to say about the day, for example that it was calculated. */
  note?: ReactNode
  /** By column id: the formatted times. A missing one is an empty cell. */
  times: Readonly<Record<string, { begins: string; jamaat?: string } | undefined>>
}

export interface PrayerTableProps {
  /** The table's own name, shown above it: "November 2026". */
  caption: ReactNode
  /** Head of the first column: "Day". */
  dayLabel: ReactNode
  /** Read before each time, and printed in the heads: "Begins". */
  beginsLabel: string
  /** Read before each time, and printed in the heads: "Jamaat". */
  jamaatLabel: string
  /** The word beside the star of today. */
  todayLabel: string
  /** The prayers, one a column. */
  columns: readonly PrayerColumn[]
  /** The days, one a row. */
  rows: readonly PrayerRow[]
  /** On a phone the days that are over are folded away behind this link, which leads to all of them. */
  passed?: { label: ReactNode; href: string } | 0
  className?: string
}

// Rows are laid out as grids on a phone, which ends the roles of a table in some browsers: they are written out.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/**
 * A month of times as a real table: heads stay in sight, today is marked, and it fits one sheet of A4. Where it is wider than
 * its place, with large text or long times, it scrolls in a region of its own, named as the table is.
 */
export function PrayerTable(props: PrayerTableProps) {
  const { caption, dayLabel, beginsLabel, jamaatLabel, todayLabel, columns, rows, passed: fold, className } = props
  const name = useId()
  const long = rows.some(({ times }) => Object.values(times).some((time) => time && longTime(time.begins)))
  const [region, overflows] = useOverflow()
  return (
    <div
      className={clsx(styles.region, phone.region, className)}
      ref={region}
      {...(overflows && { 'data-scrolls': '', role: 'region', 'aria-labelledby': name, tabIndex: 0 })}
    >
      <div className={clsx(styles.caption, phone.caption)} id={name}>
        {caption}
      </div>
      {fold ? (
        <p className={clsx(styles.fold, phone.fold)}>
          <Link href={fold.href}>{fold.label}</Link>
        </p>
      ) : null}
      <table
        className={clsx(styles.table, phone.table)}
        {...roles.table}
        aria-labelledby={name}
        data-long={long || undefined}
        data-seven={columns.length > 6 || undefined}
        data-fold={fold ? '' : undefined}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th scope="col" {...roles.column}>
              {dayLabel}
            </th>
            {columns.map(({ id, label, hasJamaat = true }) => (
              <th scope="col" {...roles.column} key={id} data-single={!hasJamaat || undefined}>
                {label}
                {hasJamaat && (
                  <span className={clsx(styles.pair, phone.pair)} aria-hidden="true">
                    <span>{beginsLabel}</span>
                    <span>{jamaatLabel}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ id, day, hijri, today, passed, marked, note, times }) => (
            <tr
              key={id}
              id={id}
              {...roles.row}
              data-passed={passed || undefined}
              data-today={today || undefined}
              data-marked={marked || undefined}
              aria-current={today ? 'date' : undefined}
            >
              <th scope="row" {...roles.rowHead}>
                <span className={clsx(styles.day, phone.day)}>
                  {today && <Star filled />}
                  {day}
                  {today && <VisuallyHidden> {todayLabel}</VisuallyHidden>}
                </span>
                {hijri && <span className={clsx(styles.hijri, phone.hijri)}>{hijri}</span>}
                {note && <span className={clsx(styles.hijri, phone.hijri)}>{note}</span>}
                <span className={clsx(styles.labels, phone.labels)} aria-hidden="true">
                  <span>{beginsLabel}</span>
                  <span>{jamaatLabel}</span>
                </span>
              </th>
              {columns.map((column) => {
                const cell = times[column.id]
                return (
                  <td key={column.id} {...roles.cell} data-single={column.hasJamaat === false || undefined}>
                    <span className={clsx(styles.name, phone.name)} aria-hidden="true">
                      {column.label}
                    </span>
                    {cell && (
                      <span
                        className={clsx(styles.pair, phone.pair)}
                        data-single={column.hasJamaat === false || undefined}
                      >
                        <span>
                          <VisuallyHidden>{beginsLabel} </VisuallyHidden>
                          {cell.begins}
                        </span>
                        {cell.jamaat && (
                          <b>
                            <VisuallyHidden>{jamaatLabel} </VisuallyHidden>
                            {cell.jamaat}
                          </b>
                        )}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
