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

/** Rows for a number of days from today, with an Isha jamaat on the days for which `hasJamaat` returns true. */
const rowsFor = (days: number, hasJamaat: (date: string) => boolean = () => true) =>
  new Map(
    Array.from({ length: days }, (_, index) => addDays(today, index)).map((date) => [
      date,
      row(date, hasJamaat(date) ? 1170 : undefined),
    ]),
  )

const listUnused = (rows: ReadonlyMap<string, TimetableDay>, ruleTexts: Record<string, string>) => {
  const { rules, problems } = readPrayerRules('isha', ruleTexts)
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

test('rules are listed as unused if the table has a jamaat on all of their days', () => {
  const unusedRules = listUnused(rowsFor(366), rules)
  expect(unusedRules.map(([when]) => when)).toEqual(['always', 'summer', 'from 2027-06-01', 'ramadan', 'friday'])
  // Ramadan's nights, from the evening before the first fast, without Fridays, which have their own rule.
  expect(unusedRules.find(([when]) => when === 'ramadan')).toEqual(['ramadan', 25, 25, '2027-02-07', '2027-03-07'])
})

test('neither a rule that is used on any day nor one that applies on no day is listed', () => {
  expect(listUnused(rowsFor(30), rules)).toEqual([])
  expect(listUnused(rowsFor(200), { ramadan: '10 minutes after' }).map(([when]) => when)).toEqual(['ramadan'])
  expect(
    listUnused(rowsFor(366), { 'from 2026-01-01': '19:00', 'from 2026-06-01': '20:00' }).map(([when]) => when),
  ).toEqual(['from 2026-06-01'])
})

test('no rule is listed if the table lacks this jamaat, or the mosque has no rules', () => {
  expect(
    listUnused(
      rowsFor(366, () => false),
      rules,
    ),
  ).toEqual([])
  expect(findUnusedRules({ rows: rowsFor(366), place }, today)).toEqual([])
})

test('a Ramadan rule is listed even if the table has only some of its nights', () => {
  const ramadan = { ramadan: '10 minutes after' }
  expect(listUnused(rowsFor(80), ramadan)).toEqual([['ramadan', 9, 29, '2027-02-07', '2027-02-15']])
  const rows = rowsFor(200, (date) => date !== '2027-02-20')
  expect(listUnused(rows, ramadan)).toEqual([['ramadan', 28, 29, '2027-02-07', '2027-03-07']])
  expect(listUnused(rowsFor(71), ramadan)).toEqual([])
})
