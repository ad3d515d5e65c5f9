import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf, cell, edited, good, lines, london, refusals } from '../testing/edits.ts'
import { daysOf, fixtureText, hasRealTable, realTable } from '../testing/tables.ts'
import { writeTimetable } from '../write.ts'
import { readTimetable } from './index.ts'

describe('a file is read identically', () => {
  const expected = daysOf(good)
  test.each([
    ['with a byte order mark', `\uFEFF${good}`],
    ['with Windows line ends', good.replaceAll('\n', '\r\n')],
    ['with old Macintosh line ends', good.replaceAll('\n', '\r')],
    ['without a line end at the end', good.trimEnd()],
    ['with blank and empty lines', `${good}\n\n,,,,,,,,,,,\n \n`],
    ['with an empty line in its middle', edited({ 100: (line) => `${line}\n,,,,,,,,,,,` })],
    ['with semicolons', good.replaceAll(',', ';')],
    ['with tabs', good.replaceAll(',', '\t')],
    ['with quoted cells', good.replaceAll(/[^,\n]+/g, '"$&"')],
    ['with spaces around its cells', good.replaceAll(',', ' , ')],
    ['with header names in capitals', edited({ 1: (line) => line.toUpperCase() })],
    ['with columns in another order', allOf((line) => line.split(',').toReversed().join(','))],
    ['with single-digit hours', good.replaceAll(',0', ',')],
    ['with seconds', good.replaceAll(/\d\d:\d\d/g, '$&:00')],
    ['with its days in reverse order', `${[lines[0], ...lines.slice(1).toReversed()].join('\n')}\n`],
    ['with an additional column', allOf((line, index) => `${line},${index === 0 ? 'Remarks' : 'x'}`)],
  ])('%s', (_, text) => {
    expect(daysOf(text)).toEqual(expected)
  })
})

describe('writing', () => {
  test.each([2026, 2027] as const)('gives the file of %s back byte for byte', (year) => {
    expect(writeTimetable(daysOf(fixtureText(year)))).toBe(fixtureText(year))
  })

  test.skipIf(!hasRealTable)("gives a real mosque's file back byte for byte", () => {
    const text = readFileSync(realTable, 'utf8')
    expect(writeTimetable(daysOf(text))).toBe(text)
  })

  test('keeps an empty jamaat empty', () => {
    const text = edited({ 7: cell(11, '') })
    expect(writeTimetable(daysOf(text))).toBe(text)
  })
})

describe('a file with any contents', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      ',',
      '"',
      '\n',
      '\r',
      ';',
      '99:99',
      '0000-01-01',
      '9999-12-31',
      '-1',
      '__proto__',
      '2026-02-30',
      '24:00',
    ),
  )

  test('gives a result and never an exception', () => {
    const damaged = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 12 }), hostile), { maxLength: 8 })
      .map((changes) => {
        const created = [...lines]
        for (const [line, column, text] of changes)
          created[line] = cell(Math.min(11, column), text)((created[line] ?? '').padEnd(11, ','))
        return created.join('\n')
      })
    const anything = fc.oneof(
      damaged,
      fc.string({ maxLength: 500 }),
      fc.array(hostile).map((parts) => lines[0] + parts.join('\n')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = readTimetable(text, london)
        if (read.ok) expect(daysOf(writeTimetable(read.days))).toEqual(read.days)
        else expect(read.findings.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  test('is refused immediately if it is far too large', () => {
    expect(refusals(good.repeat(20))).toEqual([
      `1 -: table.csv is far larger than a timetable (${good.length * 20} characters). Give one file per year.`,
    ])
  })
})
