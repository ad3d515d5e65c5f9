import { expect, test } from 'vitest'
import { deskMonth } from '../../testing/data/deskTimes.ts'
import { columnCells, readPaperTime, paperDays, paperTable, typeTime } from './paperTimes.ts'

const month = deskMonth['GET /api/desk/mosques/{mosque}/times/{month}']
const [first = '', second = '', third = ''] = month.days.map(({ date }) => date)
const emptyTimes = { month: '2026-11', times: {} }

test.each([
  ['530', '05:41', '05:30'],
  ['530', '17:12', '17:30'],
  ['5.30', '17:12', '17:30'],
  ['5:30 am', '17:12', '05:30'],
  ['5:30PM', '05:10', '17:30'],
  ['1730', '05:10', '17:30'],
  ['12 05', '12:01', '12:05'],
  ['1215', '00:20', '00:15'],
  ['12:15 am', undefined, '00:15'],
  ['0030', '23:50', '00:30'],
  ['1130', '00:10', '23:30'],
  ['115', '13:00', '13:15'],
  ['530', undefined, '05:30'],
  ['2460', undefined, undefined],
  ['5:75', '05:00', undefined],
  ['13:10 pm', '13:00', undefined],
  ['noon', '12:00', undefined],
  ['5', '05:00', undefined],
])('parses %s near %s as %s', (text, near, time) => {
  expect(readPaperTime(text, near)).toBe(time)
})

test('fills an empty jamaat from the one above, and an empty start with the current time', () => {
  const times = typeTime(emptyTimes, first, 'isha.jamaat', '745')
  expect(
    columnCells(times, month.days, 'isha.jamaat')
      .map(({ time }) => time)
      .slice(0, 3),
  ).toEqual(['19:45', '19:45', '19:45'])
  const begins = columnCells(emptyTimes, month.days, 'isha.begins')
  expect(begins.map(({ time }) => time)).toEqual(
    month.days.map(({ prayers }) => prayers.find(({ prayer }) => prayer === 'isha')?.begins.time),
  )
})

test('keeps the last typed delay between sunset and Maghrib’s jamaat', () => {
  const [{ time: sunset = '' } = {}] = columnCells(emptyTimes, month.days, 'maghrib.begins')
  const minutes = Number(sunset.slice(0, 2)) * 60 + Number(sunset.slice(3)) + 7
  const later = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const times = typeTime(typeTime(emptyTimes, first, 'maghrib.jamaat', later), second, 'maghrib.begins', '1610')
  expect(columnCells(times, month.days, 'maghrib.jamaat')[1]?.time).toBe('16:17')
})

test('leaves an untouched jamaat column to the rules, and returns no table while a time is invalid', () => {
  const times = typeTime(emptyTimes, third, 'fajr.jamaat', '630')
  const [heading = ''] = paperTable(times, month.days)?.split('\n') ?? []
  expect(heading.split('\t')).toContain('fajr_iqama')
  expect(paperTable(typeTime(times, third, 'asr.begins', 'soon'), month.days)).toBeUndefined()
  expect(typeTime(times, third, 'fajr.jamaat', '').times).toEqual({})
})

test('writes the days from the first to the last typed one, or the whole month', () => {
  const times = typeTime(typeTime(emptyTimes, second, 'isha.jamaat', '745'), third, 'fajr.begins', '530')
  const typedDays = paperDays(times, month.days)
  expect(typedDays.map(({ date }) => date)).toEqual([second, third])
  const daysOf = (table: string | undefined) =>
    table
      ?.split('\n')
      .slice(1)
      .map((row) => row.slice(0, 10))
  expect(daysOf(paperTable(times, month.days, typedDays))).toEqual([second, third])
  expect(daysOf(paperTable(times, month.days))).toEqual(month.days.map(({ date }) => date))
  expect(paperDays(emptyTimes, month.days)).toEqual([])
})
