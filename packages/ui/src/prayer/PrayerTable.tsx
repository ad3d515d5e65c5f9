import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Link } from '../link/Link.tsx'
import { Star } from '../pattern/Star.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { isLongTime } from './isLongTime.ts'
import styles from './table.module.css'
// Imported after the table's own rules, which it overrides.
import phone from './phoneTable.module.css'
import { useOverflow } from './useOverflow.ts'

/** One column of times. */
export interface PrayerColumn {
  /** Stable, for example `fajr`. */
  id: string
  /** The name. */
  label: ReactNode
  /** False for a time that is not a prayer: sunrise. On a phone it stands beside the day. Default true. */
  isPrayer?: boolean
  /** False for a column without jamaat times. Default true for prayers. */
  hasJamaat?: boolean
}

/** One day. */
export interface PrayerRow {
  /** Stable, for example `2026-11-21`; also the row's `id` in the page, for links to it. */
  id: string
  /** The day, short: "Sat 21". */
  day: ReactNode
  /** The Hijri day, short. */
  hijri?: ReactNode
  /** Whether it is today: marked with a star and a label. */
  today?: boolean
  /** Whether it is before today. */
  passed?: boolean
  /** Emphasised by font weight, for example Friday. */
  marked?: boolean
  /** A note about the day, for example that its times were calculated. */
  note?: ReactNode
  /** The formatted times by column id. A missing one leaves an empty cell. */
  times: Readonly<Record<string, { begins: string; jamaat?: string } | undefined>>
}

export interface PrayerTableProps {
  /** The table's name, shown above it: "November 2026". */
  caption: ReactNode
  /** Heading of the first column: "Day". */
  dayLabel: ReactNode
  /** Announced before each time, and shown in the headings: "Begins". */
  beginsLabel: string
  /** Announced before each time, and shown in the headings: "Jamaat". */
  jamaatLabel: string
  /** The label of today's star. */
  todayLabel: string
  /** The prayers, one per column. */
  columns: readonly PrayerColumn[]
  /** The days, one per row. */
  rows: readonly PrayerRow[]
  /** On a phone the past days are hidden behind this link, which leads to all days. */
  passed?: { label: ReactNode; href: string } | 0
  className?: string
}

// On a phone rows are grids, which removes the table roles in some browsers, so the roles are explicit.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/**
 * A month of times as a real table: headings are sticky, today is marked, and it fits one sheet of A4. If it is wider than its
 * container, with large text or long times, it scrolls in its own region with the table's name.
 */
export function PrayerTable(props: PrayerTableProps) {
  const { caption, dayLabel, beginsLabel, jamaatLabel, todayLabel, columns, rows, passed: pastLink, className } = props
  const name = useId()
  const hasLongTimes = rows.some(({ times }) => Object.values(times).some((time) => time && isLongTime(time.begins)))
  const [region, isOverflowing] = useOverflow()
  const hasJamaats = columns.some(({ isPrayer = true, hasJamaat = isPrayer }) => hasJamaat)
  return (
    <div
      className={clsx(styles.region, phone.region, className)}
      ref={region}
      {...(isOverflowing && { 'data-scrolls': '', role: 'region', 'aria-labelledby': name, tabIndex: 0 })}
    >
      <div className={clsx(styles.caption, phone.caption)} id={name}>
        {caption}
      </div>
      {pastLink ? (
        <p className={clsx(styles.fold, phone.fold)}>
          <Link href={pastLink.href}>{pastLink.label}</Link>
        </p>
      ) : null}
      <table
        className={clsx(styles.table, phone.table)}
        {...roles.table}
        aria-labelledby={name}
        data-long={hasLongTimes || undefined}
        data-seven={columns.length > 6 || undefined}
        data-fold={pastLink ? '' : undefined}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th scope="col" {...roles.column}>
              {dayLabel}
            </th>
            {columns.map(({ id, label, isPrayer = true, hasJamaat = isPrayer }) => (
              <th scope="col" {...roles.column} key={id} data-aside={!isPrayer || undefined}>
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
                  {hasJamaats && <span>{jamaatLabel}</span>}
                </span>
              </th>
              {columns.map(({ id: columnId, label, isPrayer = true, hasJamaat = isPrayer }) => {
                const cell = times[columnId]
                return (
                  <td key={columnId} {...roles.cell} data-aside={!isPrayer || undefined}>
                    <span className={clsx(styles.name, phone.name)} aria-hidden="true">
                      {label}
                    </span>
                    {cell && (
                      <span className={clsx(styles.pair, phone.pair)} data-single={!hasJamaat || undefined}>
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
