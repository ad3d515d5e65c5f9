import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  editAllLines,
  replaceCell,
  editLines,
  validFile,
  validLines,
  londonOptions,
  newWarningsOf,
} from '../testing/edits.ts'
import { fixtureText, hasRealTable, realTable } from '../testing/tables.ts'
import type { FindingKind } from './findings.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'

describe('anything unusual is reported as a warning with its line', () => {
  test.each<[FindingKind, string, string[]]>([
    [
      'no-jamaat',
      editLines({ 9: replaceCell(7, '') }),
      ["9 asr_iqama: Asr has no jamaat here. It is calculated from the mosque's rules; without a rule none is shown."],
    ],
    [
      'jamaat-early',
      editLines({ 10: replaceCell(2, '05:00') }),
      ['10 fajr_iqama: Fajr jamaat at 05:00 is before Fajr begins at 06:12. It is kept as printed.'],
    ],
    [
      'jamaat-late',
      editLines({ 10: replaceCell(2, '08:30'), 11: replaceCell(7, '16:30') }),
      [
        '10 fajr_iqama: Fajr jamaat at 08:30 is not before sunrise at 08:21. It is kept as printed.',
        '11 asr_iqama: Asr jamaat at 16:30 is not before Maghrib begins at 16:09. It is kept as printed.',
      ],
    ],
    [
      'twelve-hours',
      editLines({ 9: replaceCell(5, '01:00'), 10: replaceCell(11, '07:00') }),
      [
        '9 dhuhr_iqama: Dhuhr jamaat at 01:00 is before noon and before it begins at 12:15. Is it on the 12-hour clock? Then write 13:00.',
        '10 isha_iqama: Isha jamaat at 07:00 is before noon and before it begins at 18:17. Is it on the 12-hour clock? Then write 19:00.',
      ],
    ],
    [
      'fajr-late',
      editLines({ 10: replaceCell(1, '09:00') }),
      ['10 fajr_athan: Fajr at 09:00 is not before sunrise at 08:21. Correct one of the two.'],
    ],
    [
      'isha-early',
      editLines({ 10: replaceCell(10, '06:18') }),
      ['10 isha_athan: Isha at 06:18 is not after Maghrib at 16:07. If it is on the 12-hour clock, write 18:18.'],
    ],
    [
      'isha-after-midnight',
      editLines({ 10: replaceCell(10, '00:18') }),
      ['10 isha_athan: Isha at 00:18 is after midnight; it counts as the night after 2026-01-09.'],
    ],
    [
      'isha-after-fajr',
      editLines({
        10: replaceCell(10, '02:59'),
        11: replaceCell(1, '02:58'),
        12: replaceCell(10, '02:30'),
        13: replaceCell(1, '02:30'),
      }),
      [
        '10 isha_athan: Isha at 02:59 does not begin before the next Fajr at 02:58; when Fajr begins, Fajr is shown.',
        '12 isha_athan: Isha at 02:30 does not begin before the next Fajr at 02:30; when Fajr begins, Fajr is shown.',
      ],
    ],
    [
      'jump',
      editLines({ 20: replaceCell(4, '11:40') }),
      [
        '20 dhuhr_athan: Dhuhr goes from 12:18 to 11:40 since 2026-01-18. Check both days.',
        '21 dhuhr_athan: Dhuhr goes from 11:40 to 12:19 since 2026-01-19. Check both days.',
      ],
    ],
    [
      'row-order',
      `${[...validLines.slice(0, 10), validLines[11], validLines[10], ...validLines.slice(12)].join('\n')}\n`,
      ['12 day: 2026-01-10 comes after 2026-01-11. The days were put in order.'],
    ],
    [
      'column',
      editAllLines((line, index) => `${line},${index === 0 ? 'Elder' : '13:15'}`),
      [
        '1 -: A column was not read: "Elder". If it has times of a prayer, name it with a heading such as "Fajr jamaat" (fajr.jamaat).',
      ],
    ],
  ])('%s', (kind, text, expected) => {
    expect(newWarningsOf(text, kind)).toEqual(expected)
    expect(newWarningsOf(text, kind, 'Europe/London')).toEqual(expected)
  })

  test("a Jumu'ah at a different time from Dhuhr is not a jump, but a Jumu'ah that moves is", () => {
    const early = (line: string, index: number) =>
      index > 0 && line.split(',')[5] !== '13:15' ? replaceCell(5, '12:30')(line) : line
    expect(newWarningsOf(editAllLines(early), 'jump')).toEqual([])
    expect(newWarningsOf(editLines({ 10: replaceCell(5, '13:55') }), 'jump')).toEqual([
      '10 dhuhr_iqama: Dhuhr jamaat goes from 13:15 to 13:55 since 2026-01-02. Check both days.',
      '17 dhuhr_iqama: Dhuhr jamaat goes from 13:55 to 13:15 since 2026-01-09. Check both days.',
    ])
  })

  test('a table that ignores the clock change gives warnings if the time zone is known', () => {
    const unadjustedText = fixtureText(2026)
    expect(newWarningsOf(unadjustedText, 'clock-change', 'Africa/Lagos')).toEqual([])
    const jumps = readTimetable(unadjustedText, { fileName: 'table.csv', timeZone: 'America/New_York' })
    const kinds = jumps.ok ? jumps.warnings.filter(({ kind }) => kind === 'clock-change') : []
    expect(kinds.map(({ day }) => day)).toEqual([
      ...Array.from({ length: 6 }, () => '2026-03-08'),
      ...Array.from({ length: 6 }, () => '2026-11-01'),
    ])
    expect(kinds[2]?.message).toBe(
      'Dhuhr stays at 12:19 since 2026-03-07, although the clocks go forward 60 minutes. Check both days.',
    )
  })

  test('a time skipped by a clock change gives a warning if the time zone is known', () => {
    const text = editLines({ 89: replaceCell(1, '01:30') })
    expect(newWarningsOf(text, 'clock-change', 'Europe/London')).toContain(
      '89 fajr_athan: The clocks never show 01:30 on 2026-03-29: it is skipped when they go forward. Check it.',
    )
  })

  test("clock changes, Jumu'ah and an Isha after midnight are not jumps in a valid file", () => {
    for (const timeZone of ['Europe/London', undefined]) {
      const result = readTimetable(validFile, { fileName: 'table.csv', timeZone })
      const kinds = result.ok ? result.warnings.filter(({ kind }) => kind === 'jump' || kind === 'clock-change') : []
      const startTimeFindings = kinds.filter(({ column }) => column?.endsWith('_athan'))
      // The rest are nights when twilight starts or stops lasting all night, and congregations whose time changed.
      expect(startTimeFindings.map(({ day, column }) => `${day} ${column}`)).toMatchInlineSnapshot(`
        [
          "2026-05-12 isha_athan",
          "2026-08-01 fajr_athan",
          "2026-08-01 isha_athan",
        ]
      `)
      expect(kinds.length).toBeLessThan(15)
    }
  })

  test.skipIf(!hasRealTable)("a real mosque's year is accepted with the expected number of warnings", () => {
    const result = readTimetable(readFileSync(realTable, 'utf8'), londonOptions)
    const counts = result.ok ? summariseFindings(result.warnings).map(({ kind, count }) => [kind, count]) : []
    // 296 warnings, summarised in one line for each kind.
    expect(counts.length).toBeLessThan(6)
    expect(Object.fromEntries(counts)).toEqual({
      'jamaat-early': 168,
      'isha-after-midnight': 80,
      'isha-after-fajr': 45,
      jump: 3,
    })
  })
})

test('a summary lists each kind once, with its lines', () => {
  const result = readTimetable(
    editLines({ 9: replaceCell(7, ''), 10: replaceCell(7, ''), 40: replaceCell(7, ''), 50: replaceCell(1, '07:30') }),
    londonOptions,
  )
  const summary = result.ok ? summariseFindings(result.warnings) : []
  expect(summary.find(({ kind }) => kind === 'no-jamaat')).toEqual({
    kind: 'no-jamaat',
    line: 9,
    count: 3,
    message:
      "3 times (lines 9 to 10, 40), first on line 9: Asr has no jamaat here. It is calculated from the mosque's rules; without a rule none is shown.",
  })
  expect(summary.find(({ kind }) => kind === 'fajr-late')?.message).toMatch(
    /^Line 50: Fajr at 07:30 is not before sunrise/,
  )
})
