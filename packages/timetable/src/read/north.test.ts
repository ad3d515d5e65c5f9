import { expect, test } from 'vitest'
import { clockTime, daysOfMonth } from '../base/calendar.ts'
import { openDays, rowsByDate } from '../resolve.ts'
import { replaceCell, editLines, validFile, validLines, problemsOf } from '../testing/edits.ts'
import type { Place } from '../base/place.ts'
import { plainStyle, writeInStyle } from '../testing/styles.ts'
import type { Style } from '../testing/styles.ts'
import { bradford, daysOf } from '../testing/tables.ts'
import type { TimetableDay } from '../base/types.ts'
import { writeTimetable } from '../write.ts'
import { readTimetable } from './index.ts'

const dates = Array.from({ length: 12 }, (_, month) => daysOfMonth(2026, month + 1)).flat()

const northernPlaces = [
  { name: 'Kiruna', latitude: 67.8558, longitude: 20.2253, timeZone: 'Europe/Stockholm' },
  { name: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
  { name: 'Oslo', latitude: 59.9139, longitude: 10.7522, timeZone: 'Europe/Oslo' },
  { name: 'Reykjavík', latitude: 64.1466, longitude: -21.9426, timeZone: 'Atlantic/Reykjavik' },
]

/** A place's calculated days, as rows of a table. */
function calculatedRows(dates: readonly string[], place: Place): TimetableDay[] {
  const days = openDays({ rows: new Map(), place })
  return dates.map((date) => {
    const { sunrise, begins } = days.raw(date)
    const printedTime = ({ minutes }: { minutes: number }) => ({ begins: ((minutes % 1440) + 1440) % 1440 })
    return {
      date,
      sunrise: printedTime(sunrise).begins,
      fajr: printedTime(begins.fajr),
      dhuhr: printedTime(begins.dhuhr),
      asr: printedTime(begins.asr),
      maghrib: printedTime(begins.maghrib),
      isha: printedTime(begins.isha),
    }
  })
}

test.each(northernPlaces)(
  'a calculated year for $name reads back with every start time at the same instant',
  (location) => {
    const place = { ...bradford, ...location, highLatitudeRule: 'SeventhOfTheNight' as const }
    const days = openDays({ rows: new Map(), place })
    const rows = calculatedRows(dates, place)
    const result = readTimetable(writeTimetable(rows), { fileName: 'north.csv', timeZone: location.timeZone })
    expect(result.ok ? [] : result.findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
    const daysFromFile = openDays({ rows: rowsByDate(result.ok ? result.days : []), place })
    const instants = (source: typeof days) =>
      dates.map((date) => Object.values(source.raw(date).begins).map(({ at }) => at))
    expect(instants(daysFromFile)).toEqual(instants(days))
  },
)

const worldwidePlaces = [
  ...northernPlaces,
  { name: 'Lerwick', latitude: 60.15, longitude: -1.15, timeZone: 'Europe/London' },
  { name: 'Kuwait', latitude: 29.37, longitude: 47.98, timeZone: 'Asia/Kuwait' },
  { name: 'Jakarta', latitude: -6.2, longitude: 106.8, timeZone: 'Asia/Jakarta' },
  { name: 'Kashgar, on Beijing time', latitude: 39.47, longitude: 75.99, timeZone: 'Asia/Shanghai' },
  { name: 'Ushuaia', latitude: -54.8, longitude: -68.3, timeZone: 'America/Argentina/Ushuaia' },
]

test.each(worldwidePlaces)(
  'reads every month for $name on its own, and never misreads one on the 12-hour clock',
  (location) => {
    const place = { ...bradford, ...location, highLatitudeRule: 'SeventhOfTheNight' as const }
    for (let month = 1; month <= 12; month += 1) {
      const rows = calculatedRows(daysOfMonth(2026, month), place)
      const readWithTimes = (time: Style['time']) =>
        readTimetable(writeInStyle(rows, { ...plainStyle, time }), { fileName: 'x.csv', timeZone: location.timeZone })
      const [fullResult, twelveHourResult] = [readWithTimes('HH:MM'), readWithTimes('h:mm')]
      expect(fullResult.ok ? fullResult.days : fullResult.findings).toEqual(rows)
      if (twelveHourResult.ok) expect(twelveHourResult.days).toEqual(rows)
      // If the sun sets at noon or midnight, "12:34" is ambiguous and raises a question.
      else expect(location.latitude).toBeGreaterThan(67)
    }
  },
)

test('a Maghrib after midnight gives a warning, and the Isha after it is accepted', () => {
  const row = '2026-06-20,00:55,,01:10,12:42,,18:05,,00:10,,00:40,'
  const text = editLines({ 172: row })
  const result = readTimetable(text, { fileName: 'x.csv' })
  expect(result.ok && result.warnings.filter(({ line }) => line === 172).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['maghrib-after-midnight', 'isha-after-midnight']),
  )
  expect(result.ok && result.days.find(({ date }) => date === '2026-06-20')?.maghrib.begins).toBe(10)
})

test.each([
  ['on the 12-hour clock', '01:40'],
  ['after midnight on an ordinary day', '00:10'],
])('rejects a Maghrib %s where the sun sets in the evening', (_, time) => {
  expect(problemsOf(editLines({ 20: replaceCell(8, time) }))[0]).toContain(
    `20 maghrib_athan: Maghrib at ${time} is not after Asr`,
  )
})

const fileWithBothAsrs = (other: (day: TimetableDay) => string) =>
  [
    `${validLines[0]},asr_athan_2`,
    ...daysOf(validFile).map((day, index) => `${validLines[index + 1]},${other(day)}`),
    '',
  ].join('\n')

test('reads and writes Asr by both schools, even if some days lack the second', () => {
  const text = fileWithBothAsrs(({ date, asr }) => (date === '2026-03-01' ? '' : clockTime(asr.begins - 45)))
  const days = daysOf(text)
  expect(days[0]?.otherAsr).toBe((days[0]?.asr.begins ?? 0) - 45)
  expect(days.find(({ date }) => date === '2026-03-01')).not.toHaveProperty('otherAsr')
  expect(writeTimetable(days)).toBe(text)
})

test('rejects a second Asr at an impossible time once, under its own column', () => {
  const text = fileWithBothAsrs(({ date, asr }) => (date === '2026-01-05' ? '23:00' : clockTime(asr.begins - 45)))
  expect(problemsOf(text)).toEqual([
    '6 asr_athan_2: Maghrib at 16:02 is not after Asr at 23:00. Correct one of the two.',
  ])
})
