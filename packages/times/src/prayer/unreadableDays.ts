import { type Days, openDays, prayers, readTimetable, rowsByDate } from '@minaret/timetable'

type RawDay = ReturnType<Days['raw']>

const instantsOf = ({ sunrise, begins }: RawDay) => [sunrise.at, ...prayers.map((prayer) => begins[prayer].at)]

const describeDates = (dates: readonly string[]) =>
  dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)}, ${dates.length} days`

/**
 * Checks an exported table by parsing it. Near the poles, Fajr may be on the previous evening or Isha after 03:00,
 * which a row cannot express.
 * @returns a sentence about the affected days, or an empty list if there are none
 */
export function unreadableDays(
  text: string,
  { name, timeZone }: { name: string; timeZone: string },
  readOriginal: (date: string) => RawDay,
): string[] {
  const result = readTimetable(text, { fileName: name, timeZone })
  if (!result.ok) {
    const dates = [...new Set(result.findings.flatMap(({ day }) => (day === undefined ? [] : [day])))]
    return [
      `This file could not be imported again because of ${describeDates(dates)}: ${result.findings[0]?.message ?? ''}`,
    ]
  }
  const place = { latitude: 0, longitude: 0, timeZone, method: 'MuslimWorldLeague', madhab: 'Shafi' } as const
  const reimportedDays = openDays({
    rows: rowsByDate(result.days),
    place: { ...place, highLatitudeRule: 'TwilightAngle' },
  })
  const changedDates = result.days
    .map(({ date }) => date)
    .filter((date) => String(instantsOf(reimportedDays.raw(date))) !== String(instantsOf(readOriginal(date))))
  if (changedDates.length === 0) return []
  return [
    `A row cannot hold all times of ${describeDates(changedDates)}: one is on the evening before, or after 03:00 of the next day. If you import the file again, it is read as a time of that day.`,
  ]
}
