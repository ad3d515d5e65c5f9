import { expect, test } from 'vitest'
import { deskMonth } from '../../testing/data/deskTimes.ts'
import { columnCells, parsePaperTime, paperDays, paperTable, withPaperTime } from './paperTimes.ts'

const month = deskMonth['GET /api/desk/mosques/{mosque}/times/{month}']
const [firstDay = '', secondDay = '', thirdDay = ''] = month.days.map(({ date }) => date)
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
  expect(parsePaperTime(text, near)).toBe(time)
})

test('fills an empty jamaat from the one above, and an empty start with the current time', () => {
  const times = withPaperTime(emptyTimes, firstDay, 'isha.jamaat', '745')
  expect(
    columnCells(times, month.days, 'isha.jamaat')
      .map(({ time }) => time)
      .slice(0, 3),
  ).toEqual(['19:45', '19:45', '19:45'])
  const startCells = columnCells(emptyTimes, month.days, 'isha.begins')
  expect(startCells.map(({ time }) => time)).toEqual(
    month.days.map(({ prayers }) => prayers.find(({ prayer }) => prayer === 'isha')?.begins.time),
  )
})

test('keeps the last typed delay between sunset and Maghrib’s jamaat', () => {
  const [{ time: sunset = '' } = {}] = columnCells(emptyTimes, month.days, 'maghrib.begins')
  const minutes = Number(sunset.slice(0, 2)) * 60 + Number(sunset.slice(3)) + 7
  const jamaatTime = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const times = withPaperTime(
    withPaperTime(emptyTimes, firstDay, 'maghrib.jamaat', jamaatTime),
    secondDay,
    'maghrib.begins',
    '1610',
  )
  expect(columnCells(times, month.days, 'maghrib.jamaat')[1]?.time).toBe('16:17')
})

test('leaves an untouched jamaat column to the rules, and returns no table while a time is invalid', () => {
  const times = withPaperTime(emptyTimes, thirdDay, 'fajr.jamaat', '630')
  const [heading = ''] = paperTable(times, month.days)?.split('\n') ?? []
  expect(heading.split('\t')).toContain('fajr_iqama')
  expect(paperTable(withPaperTime(times, thirdDay, 'asr.begins', 'soon'), month.days)).toBeUndefined()
  expect(withPaperTime(times, thirdDay, 'fajr.jamaat', '').times).toEqual({})
})

test('writes the days from the first to the last typed one, or the whole month', () => {
  const times = withPaperTime(
    withPaperTime(emptyTimes, secondDay, 'isha.jamaat', '745'),
    thirdDay,
    'fajr.begins',
    '530',
  )
  const typedDays = paperDays(times, month.days)
  expect(typedDays.map(({ date }) => date)).toEqual([secondDay, thirdDay])
  const daysOf = (table: string | undefined) =>
    table
      ?.split('\n')
      .slice(1)
      .map((row) => row.slice(0, 10))
  expect(daysOf(paperTable(times, month.days, typedDays))).toEqual([secondDay, thirdDay])
  expect(daysOf(paperTable(times, month.days))).toEqual(month.days.map(({ date }) => date))
  expect(paperDays(emptyTimes, month.days)).toEqual([])
})
