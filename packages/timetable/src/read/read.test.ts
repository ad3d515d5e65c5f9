import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  editAllLines,
  replaceCell,
  editLines,
  validFile,
  validLines,
  londonOptions,
  problemsOf,
} from '../testing/edits.ts'
import { daysOf, fixtureText, hasRealTable, realTable } from '../testing/tables.ts'
import { writeTimetable } from '../write.ts'
import { readTimetable } from './index.ts'

describe('a file is read identically', () => {
  const expected = daysOf(validFile)
  test.each([
    ['with a byte order mark', `\uFEFF${validFile}`],
    ['with Windows line endings', validFile.replaceAll('\n', '\r\n')],
    ['with old Macintosh line endings', validFile.replaceAll('\n', '\r')],
    ['without a final newline', validFile.trimEnd()],
    ['with blank and empty lines', `${validFile}\n\n,,,,,,,,,,,\n \n`],
    ['with an empty line in the middle', editLines({ 100: (line) => `${line}\n,,,,,,,,,,,` })],
    ['with semicolons', validFile.replaceAll(',', ';')],
    ['with tabs', validFile.replaceAll(',', '\t')],
    ['with quoted cells', validFile.replaceAll(/[^,\n]+/g, '"$&"')],
    ['with spaces around its cells', validFile.replaceAll(',', ' , ')],
    ['with header names in capitals', editLines({ 1: (line) => line.toUpperCase() })],
    ['with columns in a different order', editAllLines((line) => line.split(',').toReversed().join(','))],
    ['with single-digit hours', validFile.replaceAll(',0', ',')],
    ['with seconds', validFile.replaceAll(/\d\d:\d\d/g, '$&:00')],
    ['with the days in reverse order', `${[validLines[0], ...validLines.slice(1).toReversed()].join('\n')}\n`],
    ['with an additional column', editAllLines((line, index) => `${line},${index === 0 ? 'Remarks' : 'x'}`)],
  ])('%s', (_, text) => {
    expect(daysOf(text)).toEqual(expected)
  })
})

describe('writing', () => {
  test.each([2026, 2027] as const)('reproduces the %s file byte for byte', (year) => {
    expect(writeTimetable(daysOf(fixtureText(year)))).toBe(fixtureText(year))
  })

  test.skipIf(!hasRealTable)("reproduces a real mosque's file byte for byte", () => {
    const text = readFileSync(realTable, 'utf8')
    expect(writeTimetable(daysOf(text))).toBe(text)
  })

  test('keeps an empty jamaat empty', () => {
    const text = editLines({ 7: replaceCell(11, '') })
    expect(writeTimetable(daysOf(text))).toBe(text)
  })
})

describe('a file with arbitrary contents', () => {
  const hostileText = fc.oneof(
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

  test('returns a result and never throws', () => {
    const damagedFile = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 12 }), hostileText), { maxLength: 8 })
      .map((changes) => {
        const damagedLines = [...validLines]
        for (const [line, column, text] of changes)
          damagedLines[line] = replaceCell(Math.min(11, column), text)((damagedLines[line] ?? '').padEnd(11, ','))
        return damagedLines.join('\n')
      })
    const anyText = fc.oneof(
      damagedFile,
      fc.string({ maxLength: 500 }),
      fc.array(hostileText).map((parts) => validLines[0] + parts.join('\n')),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const result = readTimetable(text, londonOptions)
        if (result.ok) expect(daysOf(writeTimetable(result.days))).toEqual(result.days)
        else expect(result.findings.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  test('is rejected immediately if it is far too large', () => {
    expect(problemsOf(validFile.repeat(20))).toEqual([
      `1 -: table.csv is far larger than a timetable (${validFile.length * 20} characters). Give one file per year.`,
    ])
  })
})
