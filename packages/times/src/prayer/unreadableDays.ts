import { type Days, openDays, prayers, readTimetable, rowsByDate } from '@minaret/timetable'

type RawDay = ReturnType<Days['raw']>

const instants = ({ sunrise, begins }: RawDay) => [sunrise.at, ...prayers.map((prayer) => begins[prayer].at)]

const spans = (dates: readonly string[]) =>
  dates.length === 1 ? dates[0] : `${dates[0]} to ${dates.at(-1)}, ${dates.length} days`

/**
 * Whether a table that was just written says what it was written from: it is read again. Near the poles a Fajr may be on
 * the evening before its day, or an Isha after 03:00, and a row has no way to say so.
 * @returns nothing, or a sentence
 */
export function unreadableDays(
  text: string,
  { name, timeZone }: { name: string; timeZone: string },
  meant: (date: string) => RawDay,
): string[] {
  const read = readTimetable(text, { fileName: name, timeZone })
  if (!read.ok) {
    const dates = [...new Set(read.findings.flatMap(({ day }) => (day === undefined ? [] : [day])))]
    return [`This file could not be imported again because of ${spans(dates)}: ${read.findings[0]?.message ?? ''}`]
  }
  const place = { latitude: 0, longitude: 0, timeZone, method: 'MuslimWorldLeague', madhab: 'Shafi' } as const
  const again = openDays({
    rows: rowsByDate(read.days),
    place: { ...place, highLatitudeRule: 'TwilightAngle' },
  })
  const moved = read.days
    .map(({ date }) => date)
    .filter((date) => String(instants(again.raw(date))) !== String(instants(meant(date))))
  if (moved.length === 0) return []
  return [
    `A row cannot hold all times of ${spans(moved)}: one is on the evening before, or after 03:00 of the next day. If you import the file again, it is read as a time of that day.`,
  ]
}
