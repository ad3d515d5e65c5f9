import { describe, expect, test } from 'vitest'
import { addDays } from './base/calendar.ts'
import { calculateDay } from './calculation/calculate.ts'
import { calculationMethods, isMethod, type MethodName, type Place } from './base/place.ts'
import { readJamaatRules } from './jamaat/readRules.ts'
import { openDays, resolveDay, rowsByDate, type TimetableSource } from './resolve.ts'
import { noSchedule } from './schedule/types.ts'
import { bradford, daysOf, fixtureText } from './testing/tables.ts'

const makkah: Place = {
  ...bradford,
  latitude: 21.4225,
  longitude: 39.8262,
  timeZone: 'Asia/Riyadh',
  method: 'UmmAlQura',
  madhab: 'Shafi',
}
const days = (source: Partial<TimetableSource> = {}) => openDays({ rows: new Map(), place: makkah, ...source })

/** Isha's start time, in minutes after Maghrib. */
function ishaAfterMaghrib(date: string, source: Partial<TimetableSource> = {}): number {
  const [, , , maghrib, isha] = days(source).day(date).prayers
  return (Date.parse(isha?.begins.at ?? '') - Date.parse(maghrib?.begins.at ?? '')) / 60_000
}

describe("Isha by Umm al-Qura's method", () => {
  test('begins two hours after Maghrib in Ramadan, and an hour and a half after Maghrib on other days', () => {
    const { prayers } = resolveDay('2027-02-15', { rows: new Map(), place: makkah })
    expect([prayers[3]?.begins.time, prayers[4]?.begins.time]).toEqual(['18:18', '20:18'])
    expect(days().day('2027-01-20').prayers[4]?.begins.time).toBe('19:33')
    for (let date = '2026-11-01'; date < '2028-11-01'; date = addDays(date, 1)) {
      const isRamadan = days().day(date).hijri.month === 9
      expect(`${date} ${ishaAfterMaghrib(date)}`).toBe(`${date} ${isRamadan ? 120 : 90}`)
    }
  })

  test.each([
    ['the offset', { hijriOffset: -1 }, '2027-02-08', 90, '2027-02-09', 120],
    [
      'an announced month',
      { monthStarts: [{ year: 1448, month: 10, begins: '2027-03-10' }] },
      '2027-03-10',
      90,
      '2027-03-09',
      120,
    ],
  ])("follows the mosque's Hijri date: %s", (_, source, ordinaryDate, ordinaryMinutes, ramadanDate, ramadanMinutes) => {
    expect([ishaAfterMaghrib(ordinaryDate, source), ishaAfterMaghrib(ramadanDate, source)]).toEqual([
      ordinaryMinutes,
      ramadanMinutes,
    ])
  })

  test('has a new weekly jamaat time from the first day of Ramadan', () => {
    const result = readJamaatRules({ isha: '10 minutes after, rounded to 15, changes on friday' })
    if (!result.ok) throw new Error('The rule of this test cannot be read.')
    const { day } = days({ schedule: { ...noSchedule, jamaat: result.rules } })
    // Friday 5 to Thursday 11 February 2027; Ramadan begins on the Monday.
    const jamaats = [5, 6, 7, 8, 9, 10, 11].map(
      (dayOfMonth) => day(`2027-02-${dayOfMonth < 10 ? `0${dayOfMonth}` : dayOfMonth}`).prayers[4]?.jamaat?.time,
    )
    expect(jamaats).toEqual(['20:00', '20:00', '20:00', '20:30', '20:30', '20:30', '20:30'])
  })

  test("stays as printed on a day in the mosque's own table", () => {
    const rows = rowsByDate(daysOf(fixtureText(2027)))
    const expected = openDays({ rows, place: { ...bradford, method: 'Karachi' } }).day('2027-02-15')
    expect(openDays({ rows, place: { ...bradford, method: 'UmmAlQura' } }).day('2027-02-15')).toEqual(expected)
  })

  test('is equally late in the preview of a place without its own Hijri dates', () => {
    expect(calculateDay('2027-02-15', makkah).prayers[4]?.begins.time).toBe('20:18')
  })
})

test('no other method has special times for Ramadan', () => {
  const others = Object.keys(calculationMethods).filter(
    (name): name is MethodName => isMethod(name) && name !== 'UmmAlQura',
  )
  for (const method of others) {
    const place = { ...makkah, method }
    const prayersWithOffset = (hijriOffset: number) =>
      openDays({ rows: new Map(), place, hijriOffset }).day('2027-02-08').prayers
    expect([method, prayersWithOffset(0)]).toEqual([method, prayersWithOffset(-1)])
  }
})
