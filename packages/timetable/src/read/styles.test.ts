import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validFile } from '../testing/edits.ts'
import { anyStyle, writeInStyle } from '../testing/styles.ts'
import { daysOf } from '../testing/tables.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'

const year = daysOf(validFile)
const readTable = (text: string) => readTimetable(text, { fileName: 'times.csv', timeZone: 'Europe/London' })
/** Some consecutive days. */
const someDays = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 364 - max }), fc.integer({ min, max }))
    .map(([from, count]) => year.slice(from, from + count))

describe('any style', () => {
  test('a table of a month or more is read correctly', () => {
    fc.assert(
      fc.property(someDays(28, 70), anyStyle, (days, style) => {
        const table = readTable(writeInStyle(days, style))
        expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([])
        expect(table.ok && table.days).toEqual(days)
      }),
      { numRuns: 150 },
    )
  })

  test('a few days in any order are read correctly or raise a question, and are never misread', () => {
    const shuffledDays = someDays(1, 6).chain((days) => fc.shuffledSubarray(days, { minLength: days.length }))
    fc.assert(
      fc.property(shuffledDays, anyStyle, (days, style) => {
        const table = readTable(writeInStyle(days, style))
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
  const table = readTable(text)
  expect(table.ok && table.days).toEqual(year)
})

test('the same wrong style in all cells of a year gives one message, not four thousand', () => {
  const times = readTable(validFile.replaceAll(/(\d\d):(\d\d)/g, '$1 o’clock $2'))
  const days = readTable(validFile.replaceAll(/^2026-(\d\d)-(\d\d)/gm, 'year 2026 day $2 of $1'))
  for (const table of [times, days]) {
    expect(table.ok).toBe(false)
    if (!table.ok) expect(summariseFindings(table.findings).length).toBeLessThan(3)
  }
})
