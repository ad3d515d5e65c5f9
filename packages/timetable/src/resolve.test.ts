import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays, clockTime, daysInYear } from './base/calendar.ts'
import { resolveDay, resolveMonth, resolveToday, rowsByDate } from './resolve.ts'
import type { TimetableSource } from './resolve.ts'
import {
  bradford,
  daysOf,
  demonstration,
  fixtureText,
  hasRealTable,
  realTable,
  formatWithIntl,
} from './testing/tables.ts'
import { prayers } from './base/types.ts'
import type { Moment, PrayerDay } from './base/types.ts'

const zone = 'Europe/London'
const tables = [
  { name: 'masjid-an-noor-2026', year: 2026, text: () => fixtureText(2026) },
  { name: 'masjid-an-noor-2027', year: 2027, text: () => fixtureText(2027) },
  ...(hasRealTable ? [{ name: "a real mosque's 2026", year: 2026, text: () => readFileSync(realTable, 'utf8') }] : []),
]

/** Formats a moment with `Intl`, independently of our own arithmetic. */
const clockText = ({ at }: Moment) => formatWithIntl(new Date(at), zone)

/** Splits the file without our parser, so that the parser is tested too. */
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

function expectDay(day: PrayerDay, cells: readonly string[]) {
  const [date = '', fajr = '', fajrJamaat = '', sunrise = '', ...rest] = cells
  const printedTimes = [fajr, fajrJamaat, ...rest]
  expect(day.source).toBe('table')
  expect(clockText(day.sunrise)).toBe(`${date} ${sunrise}:00`)
  for (const [index, { prayer, begins, jamaat }] of day.prayers.entries()) {
    const dateOfTime = (time: string) => (prayer === 'isha' && time < '03:00' ? addDays(date, 1) : date)
    const [beginsText = '', jamaatText = ''] = printedTimes.slice(index * 2, index * 2 + 2)
    expect(begins.time).toBe(beginsText)
    expect(clockText(begins)).toBe(`${dateOfTime(beginsText)} ${beginsText}:00`)
    expect(jamaat?.time).toBe(jamaatText)
    expect(jamaat && clockText(jamaat)).toBe(`${dateOfTime(jamaatText)} ${jamaatText}:00`)
  }
}

describe.each(tables)('$name', ({ year, text }) => {
  const source: TimetableSource = { rows: rowsByDate(daysOf(text())), place: bradford }

  test('reproduces every cell of every day', () => {
    const lines = linesOf(text())
    expect(lines).toHaveLength(daysInYear(year))
    for (const cells of lines) expectDay(resolveDay(cells[0] ?? '', source), cells)
  })

  test('has the same days by month', () => {
    const months = Array.from({ length: 12 }, (_, index) => resolveMonth(year, index + 1, source)).flat()
    expect(months.map(({ date }) => date)).toEqual(linesOf(text()).map(([date]) => date))
    expect(months.map((day) => resolveDay(day.date, source))).toEqual(months)
  })

  test('includes the difficult nights of a real table', () => {
    const days = [...source.rows.values()]
    const daysWithLateIsha = days.filter(({ isha }) => isha.begins < 180)
    expect(daysWithLateIsha.length).toBeGreaterThan(75)
    for (const { date, isha } of daysWithLateIsha) {
      const day = resolveDay(date, source).prayers[4]
      expect(day?.begins.at.slice(0, 13), 'the night after').toMatch(
        new RegExp(`^${date}T23|^${addDays(date, 1)}T0[01]`),
      )
      expect(day?.jamaat?.at, 'this evening').toBe(`${date}T${clockTime((isha.jamaat ?? 0) - 60)}:00.000Z`)
    }
  })
})

test('times stay as printed across clock changes', () => {
  const timesOn = (date: string, name: 'begins' | 'jamaat') =>
    resolveDay(date, demonstration).prayers.map((prayer) => prayer[name]?.at.slice(11, 16))
  expect(timesOn('2026-03-28', 'begins')).toEqual(['03:46', '12:13', '16:31', '18:35', '20:40'])
  expect(timesOn('2026-03-29', 'begins')).toEqual(['03:43', '12:13', '16:33', '18:37', '20:42'])
  expect(timesOn('2026-10-24', 'jamaat')).toEqual(['06:00', '12:30', '15:15', '16:55', '19:00'])
  expect(timesOn('2026-10-25', 'jamaat')).toEqual(['06:00', '13:00', '15:15', '16:53', '19:00'])
})

test('an Isha jamaat after midnight is on the next date', () => {
  const [row] = daysOf(fixtureText(2026)).filter(({ date }) => date === '2026-06-21')
  const rows = rowsByDate(row ? [{ ...row, isha: { begins: 23 * 60 + 50, jamaat: 5 } }] : [])
  const isha = resolveDay('2026-06-21', { rows, place: bradford }).prayers[4]
  expect(isha?.begins).toEqual({ time: '23:50', at: '2026-06-21T22:50:00.000Z' })
  expect(isha?.jamaat).toEqual({ time: '00:05', at: '2026-06-21T23:05:00.000Z' })
})

test("Friday's congregation is at 13:15 all year", () => {
  const fridays = [...demonstration.rows.keys()].filter((date) => new Date(date).getUTCDay() === 5)
  expect(fridays).toHaveLength(105)
  expect(new Set(fridays.map((date) => resolveDay(date, demonstration).prayers[1]?.jamaat?.time))).toEqual(
    new Set(['13:15']),
  )
})

test('a day without a row is marked as calculated and has no jamaat', () => {
  const day = resolveDay('2028-02-29', demonstration)
  expect(day).toMatchObject({ date: '2028-02-29', source: 'calculated' })
  expect(day.prayers.map(({ prayer }) => prayer)).toEqual([...prayers])
  expect(day.prayers.filter((prayer) => 'jamaat' in prayer)).toEqual([])
})

test('an empty jamaat cell stays empty', () => {
  const [row] = daysOf(fixtureText(2026))
  const rows = rowsByDate(row ? [{ ...row, asr: { begins: row.asr.begins } }] : [])
  expect(resolveDay('2026-01-01', { rows, place: bradford }).prayers[2]).toEqual({
    prayer: 'asr',
    begins: { time: expect.any(String), at: expect.any(String) },
  })
})

test("today is the mosque's date, regardless of the date in UTC", () => {
  const today = (at: string, timeZone = zone) =>
    resolveToday(new Date(at), { ...demonstration, place: { ...bradford, timeZone } }).today.date
  expect(today('2026-06-20T22:59:59.999Z')).toBe('2026-06-20')
  expect(today('2026-06-20T23:00:00.000Z')).toBe('2026-06-21')
  expect(today('2026-12-31T23:59:59.999Z')).toBe('2026-12-31')
  expect(today('2026-12-31T10:00:00.000Z', 'Pacific/Kiritimati')).toBe('2027-01-01')
  const days = resolveToday(new Date('2027-01-01T00:00:00Z'), demonstration)
  expect([days.yesterday.date, days.today.date, days.tomorrow.date]).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
})

test("the Hijri date includes the mosque's offset", () => {
  expect(resolveDay('2026-02-18', demonstration).hijri).toEqual({ year: 1447, month: 9, day: 1 })
  expect(resolveDay('2026-02-18', { ...demonstration, hijriOffset: 1 }).hijri).toEqual({ year: 1447, month: 9, day: 2 })
})
