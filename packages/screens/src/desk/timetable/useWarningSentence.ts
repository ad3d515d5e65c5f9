import type { ColumnRole, TimetableWarning } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { prayers, useColumnNames } from './columnNames.ts'

/** Returns a function that describes a warning in a sentence: the problem, its number of days, and an example. */
export function useWarningSentence(): (warning: TimetableWarning) => string {
  const { t, format } = useMessages('deskTimetable')
  const nameOf = useColumnNames()
  const texts = t.deskTimetable
  const odd = texts.oddities

  /** The problem as the start of a sentence that ends with its days; undefined for an unknown kind. */
  function statementOf({ kind, column, times = [] }: TimetableWarning): string | undefined {
    const [one = '', other = one] =
      times.length > 0 ? times.map((time) => nameOf(time.column)) : [column && nameOf(column)]
    const statements: Readonly<Record<string, string>> = {
      swap: odd.swap({ one, other }),
      weekday: odd.weekday,
      date: odd.date,
      'clock-change': odd.clockChange({ column: one }),
      'isha-early': odd.ishaEarly,
      'fajr-late': odd.fajrLate,
      'jamaat-early': odd.before({ jamaat: other, begins: one }),
      'jamaat-late': odd.notBefore({ jamaat: other, next: one }),
      'twelve-hours': odd.twelveHours({ jamaat: other }),
      edge: odd.edge,
      jump: odd.jump({ column: one }),
      'no-jamaat': odd.empty({ column: one }),
      'row-order': odd.rowOrder,
      'isha-after-fajr': odd.ishaAfterFajr,
      'isha-after-midnight': odd.afterMidnight({ column: one }),
      'maghrib-after-midnight': odd.afterMidnight({ column: one }),
    }
    return statements[kind]
  }

  const shortName = (column: ColumnRole) => {
    const prayer = prayers.find((name) => column === `${name}.begins`)
    return prayer ? t.prayer.names[prayer] : nameOf(column)
  }

  function describeTimes(times: NonNullable<TimetableWarning['times']>): string {
    const [one, other] = times
    if (one && other && one.column === other.column)
      return texts.step({ before: format.clock(one.time), after: format.clock(other.time) })
    return times
      .map(({ column, time }) => texts.timeOf({ column: shortName(column), time: format.clock(time) }))
      .join(texts.comma)
  }

  return (warning) => {
    const { kind, days, of = days, day, times = [], message } = warning
    const date = day === undefined || Number.isNaN(Date.parse(day)) ? undefined : format.day(day).date
    if (kind === 'column') return odd.column
    if (kind === 'no-jamaat' && date === undefined) return odd.jamaatMissing
    const statement = statementOf(warning)
    if (date === undefined) return message
    if (kind === 'past') return odd.past({ count: of, last: date })
    if (kind === 'mostly-past') return odd.mostlyPast({ past: days, count: of, last: date })
    if (kind === 'starts-later') return odd.startsLater({ first: date, count: days })
    if (statement === undefined) return message
    const timesText = describeTimes(times)
    if (days === 1) return texts.onOneDay({ statement, date, times: timesText })
    return days === warning.of
      ? texts.onAllDays({ statement, count: days, date, times: timesText })
      : texts.onDays({ statement, count: days, date, times: timesText })
  }
}
