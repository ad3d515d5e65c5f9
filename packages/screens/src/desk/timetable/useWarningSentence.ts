import type { ColumnRole, TimetableWarning } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import { prayers, useColumnNames } from './columnNames.ts'

/** One sentence for warnings that are alike: what is odd, on how many days, and an example. */
export function useWarningSentence(): (warning: TimetableWarning) => string {
  const { t, format } = useWords('deskTimetable')
  const nameOf = useColumnNames()
  const say = t.deskTimetable
  const odd = say.oddities

  /** What is odd, as a sentence that is to end with its days; undefined for a kind this page doesn't know. */
  function stateOf({ kind, column, times = [] }: TimetableWarning): string | undefined {
    const [one = '', other = one] =
      times.length > 0 ? times.map((time) => nameOf(time.column)) : [column && nameOf(column)]
    const statements: Readonly<Record<string, string>> = {
      swap: odd.swap(one, other),
      weekday: odd.weekday,
      date: odd.date,
      'clock-change': odd.clockChange(one),
      'isha-early': odd.ishaEarly,
      'fajr-late': odd.fajrLate,
      'jamaat-early': odd.before(other, one),
      'jamaat-late': odd.notBefore(other, one),
      'twelve-hours': odd.twelveHours(other),
      edge: odd.edge,
      jump: odd.jump(one),
      'no-jamaat': odd.empty(one),
      'row-order': odd.rowOrder,
      'isha-after-fajr': odd.ishaAfterFajr,
      'isha-after-midnight': odd.afterMidnight(one),
      'maghrib-after-midnight': odd.afterMidnight(one),
    }
    return statements[kind]
  }

  const shortName = (column: ColumnRole) => {
    const prayer = prayers.find((name) => column === `${name}.begins`)
    return prayer ? t.prayer.names[prayer] : nameOf(column)
  }

  function writtenTimes(times: NonNullable<TimetableWarning['times']>): string {
    const [one, other] = times
    if (one && other && one.column === other.column) return say.step(format.clock(one.time), format.clock(other.time))
    return times.map(({ column, time }) => say.timeOf(shortName(column), format.clock(time))).join(say.comma)
  }

  return (warning) => {
    const { kind, days, of = days, day, times = [], message } = warning
    const date = day === undefined || Number.isNaN(Date.parse(day)) ? undefined : format.day(day).date
    if (kind === 'column') return odd.column
    if (kind === 'no-jamaat' && date === undefined) return odd.jamaatMissing
    const statement = stateOf(warning)
    if (date === undefined) return message
    if (kind === 'past') return odd.past(of, date)
    if (kind === 'mostly-past') return odd.mostlyPast(days, of, date)
    if (kind === 'starts-later') return odd.startsLater(date, days)
    if (statement === undefined) return message
    const written = writtenTimes(times)
    if (days === 1) return say.onOneDay(statement, date, written)
    return days === warning.of
      ? say.onAllDays(statement, days, date, written)
      : say.onDays(statement, days, date, written)
  }
}
