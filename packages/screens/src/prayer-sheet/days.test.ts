import type { PrayerDay } from '@minaret/contract'
import { expect, test } from 'vitest'
import { columnsOf, timeOf } from './columns.ts'
import { clockChangeOn, hijriSpans, jumuahSlotsOf, remarksOf } from './days.ts'
import { momentOf as at, prayerDay as day } from '../testing/day.ts'

const timeZone = 'Europe/London'

test.each([
  ['2026-03-29', 'Europe/London', 'forward'],
  ['2026-10-25', 'Europe/London', 'back'],
  ['2026-11-01', 'America/New_York', 'back'],
  ['2026-09-27', 'Pacific/Auckland', 'forward'],
  ['2026-10-04', 'Australia/Lord_Howe', 'forward'],
  ['2026-10-24', 'Europe/London', undefined],
  ['2026-10-26', 'Europe/London', undefined],
  ['2026-10-25', 'Asia/Karachi', undefined],
])('on %s the clocks in %s go %s', (date, zone, direction) => {
  expect(clockChangeOn(date, zone)).toBe(direction)
})

test('groups days by Hijri month, even across the end of a year', () => {
  const hijri = (year: number, month: number, number: number) => ({ hijri: { year, month, day: number } })
  const days = [
    day('2026-06-15', hijri(1447, 12, 29)),
    day('2026-06-16', hijri(1448, 1, 1)),
    day('2026-06-17', hijri(1448, 1, 2)),
  ]
  expect(hijriSpans(days)).toEqual([
    { year: 1447, month: 12, first: '2026-06-15', days: 1 },
    { year: 1448, month: 1, first: '2026-06-16', days: 2 },
  ])
})

test("marks a Jumu'ah held every Friday, and lists the dates of any other", () => {
  const slot = (date: string, time: string, name: string) => ({ name, at: at(date, time) })
  const fridays = ['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'].map((date, week) =>
    day(date, { jumuah: [slot(date, '13:15', 'First'), ...(week > 1 ? [slot(date, '14:00', 'Second')] : [])] }),
  )
  expect(
    jumuahSlotsOf([day('2026-11-05'), ...fridays]).map(({ name, dates, always }) => [name, dates.length, always]),
  ).toEqual([
    ['First', 4, true],
    ['Second', 2, false],
  ])
})

test('lists remarks in the order of the days, with Eid instead of the start of its month', () => {
  const eid = { which: 'fitr', prayers: [] } as const
  const days = [
    day('2026-03-20', { hijri: { year: 1447, month: 10, day: 1 }, eid: { ...eid, prayers: [] } }),
    day('2026-03-28', { note: 'Open day' }),
    day('2026-03-29'),
    day('2026-03-30', {
      prayers: day('2026-03-30').prayers.map((time) =>
        time.prayer === 'dhuhr' ? { ...time, jamaatBy: 'override' } : time,
      ),
    }),
    day('2026-03-31', { hijri: { year: 1447, month: 11, day: 1 } }),
  ]
  expect(remarksOf({ days, timeZone }).map(({ kind, date }) => `${date.slice(-2)} ${kind}`)).toEqual([
    '20 eid',
    '28 note',
    '29 clocks',
    '30 none',
    '31 hijri',
  ])
})

const columnLabels = (days: PrayerDay[]) =>
  columnsOf(days).map(({ id, cells }) => `${id}: ${cells.map(({ label }) => label).join(' ')}`)

test('omits empty columns', () => {
  expect(columnLabels([day('2026-11-21')])).toEqual(
    ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'].map((id) => `${id}: alone`),
  )
})

test('adds the columns of Ramadan, and labels Maghrib iftar only if every day is a fast', () => {
  const fasting = {
    imsak: at('2026-02-18', '05:12'),
    iftar: at('2026-02-18', '16:05'),
  }
  const fastDay = day('2026-02-18', { fasting, taraweeh: at('2026-02-18', '20:00') })
  expect(columnLabels([fastDay])).toEqual([
    'imsak: alone',
    'fajr: alone',
    'sunrise: alone',
    'dhuhr: alone',
    'asr: alone',
    'maghrib: iftar',
    'isha: alone',
    'taraweeh: alone',
  ])
  expect(columnLabels([fastDay, day('2026-03-20')])).toContain('maghrib: alone')
  expect([timeOf(fastDay, 'imsak'), timeOf(day('2026-03-20'), 'imsak')]).toEqual(['05:12', undefined])
})

test("puts the earlier Asr first, whichever is the mosque's own", () => {
  const asrCells = (other: string) => columnsOf([day('2026-11-21', { otherAsr: at('2026-11-21', other) })])[3]?.cells
  expect(asrCells('13:30')?.map(({ cell }) => cell)).toEqual(['asr other', 'asr begins'])
  expect(asrCells('15:00')?.map(({ cell }) => cell)).toEqual(['asr begins', 'asr other'])
})
