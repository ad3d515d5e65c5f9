import { expect, test } from 'vitest'
import { clockTime, daysOfMonth } from '../calendar.ts'
import { openDays, rowsByDate } from '../resolve.ts'
import { cell, edited, good, lines, refusals } from '../testing/edits.ts'
import { bradford, daysOf } from '../testing/tables.ts'
import type { TimetableDay } from '../types.ts'
import { writeTimetable } from '../write.ts'
import { readTimetable } from './index.ts'

const dates = Array.from({ length: 12 }, (_, month) => daysOfMonth(2026, month + 1)).flat()

const north = [
  { name: 'Kiruna', latitude: 67.8558, longitude: 20.2253, timeZone: 'Europe/Stockholm' },
  { name: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
  { name: 'Oslo', latitude: 59.9139, longitude: 10.7522, timeZone: 'Europe/Oslo' },
  { name: 'Reykjavík', latitude: 64.1466, longitude: -21.9426, timeZone: 'Atlantic/Reykjavik' },
]

test.each(north)('a calculated year of $name is read back, with every beginning at its instant', (where) => {
  const place = { ...bradford, ...where, highLatitudeRule: 'SeventhOfTheNight' as const }
  const shown = openDays({ rows: new Map(), place })
  const rows = dates.map((date): TimetableDay => {
    const { sunrise, begins } = shown.raw(date)
    const printed = ({ minutes }: { minutes: number }) => ({ begins: ((minutes % 1440) + 1440) % 1440 })
    return {
      date,
      sunrise: printed(sunrise).begins,
      fajr: printed(begins.fajr),
      dhuhr: printed(begins.dhuhr),
      asr: printed(begins.asr),
      maghrib: printed(begins.maghrib),
      isha: printed(begins.isha),
    }
  })
  const read = readTimetable(writeTimetable(rows), { fileName: 'north.csv', timeZone: where.timeZone })
  expect(read.ok ? [] : read.findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  const again = openDays({ rows: rowsByDate(read.ok ? read.days : []), place })
  const instants = (days: typeof shown) => dates.map((date) => Object.values(days.raw(date).begins).map(({ at }) => at))
  expect(instants(again)).toEqual(instants(shown))
})

test('a Maghrib after midnight is told, and the Isha after it is no earlier than it', () => {
  const row = '2026-06-20,00:55,,01:10,12:42,,18:05,,00:10,,00:40,'
  const text = edited({ 172: row })
  const read = readTimetable(text, { fileName: 'x.csv' })
  expect(read.ok && read.warnings.filter(({ line }) => line === 172).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['maghrib-after-midnight', 'isha-after-midnight']),
  )
  expect(read.ok && read.days.find(({ date }) => date === '2026-06-20')?.maghrib.begins).toBe(10)
})

test.each([
  ['on the 12-hour clock', '01:40'],
  ['in the small hours of a day like any other', '00:10'],
])('a Maghrib %s is refused where the sun sets in the evening', (_, time) => {
  expect(refusals(edited({ 20: cell(8, time) }))[0]).toContain(`20 maghrib_athan: Maghrib at ${time} is not after Asr`)
})

const bothAsr = (other: (day: TimetableDay) => string) =>
  [`${lines[0]},asr_athan_2`, ...daysOf(good).map((day, at) => `${lines[at + 1]},${other(day)}`), ''].join('\n')

test('a table with Asr by both schools is read and written with both, also where some days leave the second out', () => {
  const text = bothAsr(({ date, asr }) => (date === '2026-03-01' ? '' : clockTime(asr.begins - 45)))
  const days = daysOf(text)
  expect(days[0]?.otherAsr).toBe((days[0]?.asr.begins ?? 0) - 45)
  expect(days.find(({ date }) => date === '2026-03-01')).not.toHaveProperty('otherAsr')
  expect(writeTimetable(days)).toBe(text)
})

test('a second Asr that lies outside its part of the day is refused under its own column, once', () => {
  const text = bothAsr(({ date, asr }) => (date === '2026-01-05' ? '23:00' : clockTime(asr.begins - 45)))
  expect(refusals(text)).toEqual(['6 asr_athan_2: Maghrib at 16:02 is not after Asr at 23:00. Correct one of the two.'])
})
