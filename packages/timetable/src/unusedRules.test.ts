import { expect, test } from 'vitest'
import { addDays } from './base/calendar.ts'
import type { TimetableDay } from './base/types.ts'
import { noSchedule } from './schedule/types.ts'
import { readPrayerRules } from './jamaat/readRules.ts'
import { findUnusedRules } from './unusedRules.ts'

const place = {
  latitude: 53.4,
  longitude: -1.5,
  timeZone: 'Europe/London',
  method: 'MuslimWorldLeague',
  madhab: 'Hanafi',
  highLatitudeRule: 'TwilightAngle',
} as const
const today = '2026-11-28'

const row = (date: string, isha?: number): TimetableDay => ({
  date,
  fajr: { begins: 360, jamaat: 420 },
  sunrise: 480,
  dhuhr: { begins: 730, jamaat: 780 },
  asr: { begins: 860, jamaat: 880 },
  maghrib: { begins: 960, jamaat: 965 },
  isha: { begins: 1090, ...(isha === undefined ? {} : { jamaat: isha }) },
})

/** Rows for a number of days from today, with an Isha jamaat on the days for which `has` is true. */
const rowsFor = (days: number, has: (date: string) => boolean = () => true) =>
  new Map(
    Array.from({ length: days }, (_, at) => addDays(today, at)).map((date) => [
      date,
      row(date, has(date) ? 1170 : undefined),
    ]),
  )

const unused = (rows: ReadonlyMap<string, TimetableDay>, written: Record<string, string>) => {
  const { rules, problems } = readPrayerRules('isha', written)
  expect(problems).toEqual([])
  return findUnusedRules({ rows, place, schedule: { ...noSchedule, jamaat: { isha: rules } } }, today).map(
    ({ when, days, of, from, to }) => [when, days, of, from, to],
  )
}

const rules = {
  always: '15 minutes after',
  ramadan: '10 minutes after',
  friday: '20:00',
  'from 2027-06-01': '22:00',
  summer: '21:45',
}

test('rules are unused if the table has a jamaat on all of their days', () => {
  const all = unused(rowsFor(366), rules)
  expect(all.map(([when]) => when)).toEqual(['always', 'summer', 'from 2027-06-01', 'ramadan', 'friday'])
  // By nights, from the evening before the first fast, without Fridays, which have their own rule.
  expect(all.find(([when]) => when === 'ramadan')).toEqual(['ramadan', 25, 25, '2027-02-07', '2027-03-07'])
})

test('a rule that is used on any day is not listed, and neither is one that applies on no day', () => {
  expect(unused(rowsFor(30), rules)).toEqual([])
  expect(unused(rowsFor(200), { ramadan: '10 minutes after' }).map(([when]) => when)).toEqual(['ramadan'])
  expect(
    unused(rowsFor(366), { 'from 2026-01-01': '19:00', 'from 2026-06-01': '20:00' }).map(([when]) => when),
  ).toEqual(['from 2026-06-01'])
})

test('there is no unused rule if the table lacks this jamaat, or the mosque has no rules', () => {
  expect(
    unused(
      rowsFor(366, () => false),
      rules,
    ),
  ).toEqual([])
  expect(findUnusedRules({ rows: rowsFor(366), place }, today)).toEqual([])
})

test('a Ramadan rule is listed even if the table has only some of its nights', () => {
  const ramadan = { ramadan: '10 minutes after' }
  expect(unused(rowsFor(80), ramadan)).toEqual([['ramadan', 9, 29, '2027-02-07', '2027-02-15']])
  const rows = rowsFor(200, (date) => date !== '2027-02-20')
  expect(unused(rows, ramadan)).toEqual([['ramadan', 28, 29, '2027-02-07', '2027-03-07']])
  expect(unused(rowsFor(71), ramadan)).toEqual([])
})
