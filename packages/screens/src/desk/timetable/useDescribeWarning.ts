import type { ColumnRole, TimetableWarning } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { prayers, useColumnNames } from './columnNames.ts'

/** Returns a function that describes a warning in a sentence: the problem, its number of days, and an example. */
export function useDescribeWarning(): (warning: TimetableWarning) => string {
  const { t, format } = useMessages('deskTimetable')
  const nameOf = useColumnNames()
  const texts = t.deskTimetable
  const oddities = texts.warnings

  /** The problem as the start of a sentence that ends with its days; undefined for an unknown kind. */
  function describeProblem({ kind, column, times = [] }: TimetableWarning): string | undefined {
    const [firstColumn = '', secondColumn = firstColumn] =
      times.length > 0 ? times.map((time) => nameOf(time.column)) : [column && nameOf(column)]
    const statements: Readonly<Record<string, string>> = {
      swap: oddities.swap({ one: firstColumn, other: secondColumn }),
      weekday: oddities.weekday,
      date: oddities.date,
      'clock-change': oddities.clockChange({ column: firstColumn }),
      'isha-early': oddities.ishaEarly,
      'fajr-late': oddities.fajrLate,
      'jamaat-early': oddities.before({ jamaat: secondColumn, begins: firstColumn }),
      'jamaat-late': oddities.notBefore({ jamaat: secondColumn, next: firstColumn }),
      'twelve-hours': oddities.twelveHours({ jamaat: secondColumn }),
      edge: oddities.edge,
      jump: oddities.jump({ column: firstColumn }),
      'no-jamaat': oddities.empty({ column: firstColumn }),
      'row-order': oddities.rowOrder,
      'isha-after-fajr': oddities.ishaAfterFajr,
      'isha-after-midnight': oddities.afterMidnight({ column: firstColumn }),
      'maghrib-after-midnight': oddities.afterMidnight({ column: firstColumn }),
    }
    return statements[kind]
  }

  const shortName = (column: ColumnRole) => {
    const prayer = prayers.find((name) => column === `${name}.begins`)
    return prayer ? t.prayer.names[prayer] : nameOf(column)
  }

  function describeTimes(times: NonNullable<TimetableWarning['times']>): string {
    const [firstTime, secondTime] = times
    if (firstTime && secondTime && firstTime.column === secondTime.column)
      return texts.step({ before: format.clock(firstTime.time), after: format.clock(secondTime.time) })
    return times
      .map(({ column, time }) => texts.timeOf({ column: shortName(column), time: format.clock(time) }))
      .join(texts.comma)
  }

  return (warning) => {
    const { kind, days, of: totalDays = days, day, times = [], message } = warning
    const date = day === undefined || Number.isNaN(Date.parse(day)) ? undefined : format.day(day).date
    if (kind === 'column') return oddities.column
    if (kind === 'no-jamaat' && date === undefined) return oddities.jamaatMissing
    const statement = describeProblem(warning)
    if (date === undefined) return message
    if (kind === 'past') return oddities.past({ count: totalDays, last: date })
    if (kind === 'mostly-past') return oddities.mostlyPast({ past: days, count: totalDays, last: date })
    if (kind === 'starts-later') return oddities.startsLater({ first: date, count: days })
    if (statement === undefined) return message
    const timesText = describeTimes(times)
    if (days === 1) return texts.onOneDay({ statement, date, times: timesText })
    return days === warning.of
      ? texts.onAllDays({ statement, count: days, date, times: timesText })
      : texts.onDays({ statement, count: days, date, times: timesText })
  }
}
