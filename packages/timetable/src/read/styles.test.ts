import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { good } from '../testing/edits.ts'
import { anyStyle, writeInStyle } from '../testing/styles.ts'
import { daysOf } from '../testing/tables.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'

const year = daysOf(good)
const read = (text: string) => readTimetable(text, { fileName: 'times.csv', timeZone: 'Europe/London' })
/** Days in a row, as many as a file may hold. */
const someDays = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 364 - most }), fc.integer({ min: least, max: most }))
    .map(([from, count]) => year.slice(from, from + count))

describe('whatever way a table is written in', () => {
  test('a month or more is read as it was meant', () => {
    fc.assert(
      fc.property(someDays(28, 70), anyStyle, (days, style) => {
        const table = read(writeInStyle(days, style))
        expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([])
        expect(table.ok && table.days).toEqual(days)
      }),
      { numRuns: 150 },
    )
  })

  test('a few days, in whatever order, are read as they were meant or asked about: never as others', () => {
    const shuffled = someDays(1, 6).chain((days) => fc.shuffledSubarray(days, { minLength: days.length }))
    fc.assert(
      fc.property(shuffled, anyStyle, (days, style) => {
        const table = read(writeInStyle(days, style))
        if (table.ok) expect(table.days).toEqual(days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
        else expect(table.findings.some(({ ask, kind }) => ask !== undefined || kind === 'missing-day')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test.each(['dd/mm/yyyy', 'd-Mon-yy', 'serial', 'm/d/yyyy'] as const)('a whole year with days as %s is read', (day) => {
  const text = writeInStyle(year, {
    day,
    time: 'h:mm',
    heading: 'uk',
    delimiter: ',',
    order: 'interleaved',
    weekday: true,
    title: true,
    notes: true,
    extra: true,
  })
  const table = read(text)
  expect(table.ok && table.days).toEqual(year)
})

test('one wrong style in all cells of a year is one line, not four thousand', () => {
  const times = read(good.replaceAll(/(\d\d):(\d\d)/g, '$1 o’clock $2'))
  const days = read(good.replaceAll(/^2026-(\d\d)-(\d\d)/gm, 'year 2026 day $2 of $1'))
  for (const table of [times, days]) {
    expect(table.ok).toBe(false)
    if (!table.ok) expect(summariseFindings(table.findings).length).toBeLessThan(3)
  }
})
