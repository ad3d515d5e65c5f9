import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { daysOf, fixtureText, hasRealTable, realTable } from '../testing/tables.ts'
import { writeTimetable } from '../write.ts'
import type { FindingKind } from './findings.ts'
import { summariseFindings } from './findings.ts'
import { readTimetable } from './index.ts'

const good = fixtureText(2026)
const lines = good.trimEnd().split('\n')
const london = { fileName: 'table.csv', timeZone: 'Europe/London' }

/** The good file with lines replaced by number; `null` takes a line away. */
function edited(changes: Record<number, string | null | ((line: string) => string)>): string {
  const made = lines.map((line, index) => {
    const change = changes[index + 1]
    return typeof change === 'function' ? change(line) : change === undefined ? line : change
  })
  return `${made.filter((line) => line !== null).join('\n')}\n`
}

/** Replaces one cell of a line, columns counted from 0. */
const cell = (index: number, text: string) => (line: string) => line.split(',').with(index, text).join(',')

const allOf = (change: (line: string, index: number) => string) => `${lines.map(change).join('\n')}\n`

/** Every refusal as `line column: message`. */
function refusals(text: string): string[] {
  const read = readTimetable(text, london)
  if (read.ok) throw new Error('The file was accepted.')
  return read.findings.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

/** Warnings of one kind; the good file has none of those asked for here. */
function warnings(text: string, kind: FindingKind, timeZone?: string): string[] {
  const read = readTimetable(text, { fileName: 'table.csv', timeZone })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const known = readTimetable(good, { fileName: 'table.csv', timeZone })
  const before = new Set(known.ok ? known.warnings.map(({ line, message }) => `${line} ${message}`) : [])
  return read.warnings
    .filter((finding) => finding.kind === kind && !before.has(`${finding.line} ${finding.message}`))
    .map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`)
}

describe('a file is read the same', () => {
  const expected = daysOf(good)
  test.each([
    ['with a byte order mark', `\uFEFF${good}`],
    ['with Windows line ends', good.replaceAll('\n', '\r\n')],
    ['with old Macintosh line ends', good.replaceAll('\n', '\r')],
    ['without an end to its last line', good.trimEnd()],
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
    ['with its days upside down', `${[lines[0], ...lines.slice(1).toReversed()].join('\n')}\n`],
    ['with a column of its own beside', allOf((line, index) => `${line},${index === 0 ? 'Remarks' : 'x'}`)],
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

describe('a bad file is refused, every bad line named', () => {
  test.each<[string, string, string[]]>([
    [
      'nothing in it',
      '',
      ['1 -: table.csv holds no timetable. Its first line names the columns, then comes one line per day.'],
    ],
    [
      'only a header',
      `${lines[0]}\n`,
      ['1 -: table.csv holds no timetable. Its first line names the columns, then comes one line per day.'],
    ],
    [
      'a workbook',
      'PK\u0003\u0004\0',
      ['1 -: table.csv is a workbook, not a CSV file. Open it and save it as "CSV UTF-8 (comma delimited)".'],
    ],
    ['UTF-16', 'd\0a\0y\0', ['1 -: table.csv is not saved as UTF-8 text. Save it as "CSV UTF-8 (comma delimited)".']],
    [
      'an open quotation mark',
      edited({ 5: (line) => line.replace(',', ',"') }),
      ['5 -: table.csv cannot be read as CSV from line 5 on: a quotation mark there has no partner. Remove it.'],
    ],
    [
      'columns missing, doubled',
      edited({ 1: (line) => line.replace('sunrise', 'shuruq').replace('asr_iqama', 'asr_athan') }),
      [
        '1 sunrise: There is no column called sunrise. Add it to the first line; a prayer without jamaat keeps the column and leaves its cells empty.',
        '1 asr_athan: The column asr_athan appears 2 times. Keep one of them.',
        '1 asr_iqama: There is no column called asr_iqama. Add it to the first line; a prayer without jamaat keeps the column and leaves its cells empty.',
      ],
    ],
    [
      'days missing at the start, in the middle and at the end',
      edited({ 2: null, 60: null, 61: null, 366: null }),
      [
        '2 day: 2026-01-01 is missing. Add a line for each: a timetable holds every day of its year.',
        '59 day: 2026-02-28 to 2026-03-01 are missing (2 days). Add a line for each: a timetable holds every day of its year.',
        '363 day: 2026-12-31 is missing. Add a line for each: a timetable holds every day of its year.',
      ].map((text) => text.replace(' day:', ' -:')),
    ],
    [
      'a day twice',
      edited({ 11: (line) => `${line}\n${line}` }),
      ['12 day: 2026-01-10 stands on line 11 already. Keep one of the two lines.'],
    ],
    [
      'days that cannot be read, which are not missing as well',
      edited({
        3: cell(0, '02/01/2026'),
        4: cell(0, '46025'),
        5: cell(0, '2026-02-30'),
        6: cell(0, ''),
        7: cell(0, '2062-01-06'),
        8: cell(0, 'Wed 7 Jan'),
      }),
      [
        '3 day: Excel or another program has rewritten the day as "02/01/2026", which can be read in more than one way. Write days as YYYY-MM-DD, for example 2026-01-31; in Excel, format the column as Text first.',
        '4 day: "46025" is Excel\'s own number for a day (2026-01-03). Write days as YYYY-MM-DD, for example 2026-01-31; in Excel, format the column as Text first.',
        '5 day: 2026-02-30 is not a day of the calendar. Correct the day.',
        '6 day: The day is empty. Write days as YYYY-MM-DD, for example 2026-01-31.',
        '7 day: 2062-01-06 is in 2062, but the file is for 2026. Correct the year, or remove the line.',
        '8 day: "Wed 7 Jan" is not a day we can read. Write days as YYYY-MM-DD, for example 2026-01-31.',
      ],
    ],
    [
      'times that cannot be read',
      edited({
        3: cell(1, ''),
        4: cell(5, '1.00pm'),
        5: cell(8, '4:12 PM'),
        6: cell(10, '25:00'),
        7: cell(3, '0.3479'),
        8: cell(11, '19h00'),
        9: cell(4, '#REF!'),
      }),
      [
        '3 fajr_athan: The cell is empty. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '4 dhuhr_iqama: "1.00pm" is on the 12-hour clock. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '5 maghrib_athan: "4:12 PM" is on the 12-hour clock. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '6 isha_athan: "25:00" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '7 sunrise: "0.3479" is Excel\'s own number for a time, a part of the day. Write times on the 24-hour clock as HH:MM, for example 16:12; in Excel, format the column as Text first.',
        '8 isha_iqama: "19h00" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '9 dhuhr_athan: "#REF!" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12.',
      ],
    ],
    [
      'the sun out of order, by a slip or by the 12-hour clock',
      edited({ 20: cell(3, '12:30'), 40: cell(6, '12:22'), 60: cell(8, '05:40') }),
      [
        '20 dhuhr_athan: Dhuhr at 12:19 is not after sunrise at 12:30. Correct one of the two.',
        '40 asr_athan: Asr at 12:22 is not after Dhuhr at 12:22. Correct one of the two.',
        '60 maghrib_athan: Maghrib at 05:40 is not after Asr at 15:48. If 05:40 is on the 12-hour clock, write 17:40.',
      ],
    ],
    [
      'a line with a cell too many',
      edited({ 30: (line) => `${line},x`, 31: (line) => `${line},` }),
      ['30 -: The line has 13 cells where the first line names 12. Remove the extra delimiter.'],
    ],
    [
      'several things at once, in the order of the file',
      edited({ 200: cell(1, 'x'), 50: cell(0, 'x'), 300: null, 100: (line) => `${line}\n${line}` }),
      [
        '50 day: "x" is not a day we can read. Write days as YYYY-MM-DD, for example 2026-01-31.',
        '101 day: 2026-04-09 stands on line 100 already. Keep one of the two lines.',
        '201 fajr_athan: "x" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12.',
        '301 -: 2026-10-26 is missing. Add a line for each: a timetable holds every day of its year.',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(refusals(text)).toEqual(expected)
  })

  test('a leap year has 366 days', () => {
    const found = refusals(good.replaceAll('2026-', '2028-'))
    expect(found).toEqual([
      '61 -: 2028-02-29 is missing. Add a line for each: a timetable holds every day of its year.',
    ])
  })

  test('two years in one file are both to be whole', () => {
    const both = good + fixtureText(2027).split('\n').slice(1).join('\n')
    expect(daysOf(both)).toHaveLength(730)
    expect(refusals(both.replace(/^2027-05-01.*\n/m, ''))).toEqual([
      '487 -: 2027-05-01 is missing. Add a line for each: a timetable holds every day of its year.',
    ])
  })
})

describe('an oddity is a warning with its line', () => {
  test.each<[FindingKind, string, string[]]>([
    ['no-jamaat', edited({ 9: cell(7, '') }), ['9 asr_iqama: Asr has no jamaat; none will be shown for it.']],
    [
      'jamaat-early',
      edited({ 10: cell(2, '05:00') }),
      ['10 fajr_iqama: Fajr jamaat at 05:00 is before Fajr begins at 06:12. It is kept as printed.'],
    ],
    [
      'jamaat-late',
      edited({ 10: cell(2, '08:30'), 11: cell(7, '16:30') }),
      [
        '10 fajr_iqama: Fajr jamaat at 08:30 is not before sunrise at 08:21. It is kept as printed.',
        '11 asr_iqama: Asr jamaat at 16:30 is not before Maghrib begins at 16:09. It is kept as printed.',
      ],
    ],
    [
      'twelve-hours',
      edited({ 9: cell(5, '01:00'), 10: cell(11, '07:00') }),
      [
        '9 dhuhr_iqama: Dhuhr jamaat at 01:00 is before noon and before it begins at 12:15. Is it on the 12-hour clock? Then write 13:00.',
        '10 isha_iqama: Isha jamaat at 07:00 is before noon and before it begins at 18:17. Is it on the 12-hour clock? Then write 19:00.',
      ],
    ],
    [
      'fajr-late',
      edited({ 10: cell(1, '09:00') }),
      ['10 fajr_athan: Fajr at 09:00 is not before sunrise at 08:21. Correct one of the two.'],
    ],
    [
      'isha-early',
      edited({ 10: cell(10, '06:18') }),
      ['10 isha_athan: Isha at 06:18 is not after Maghrib at 16:07. If it is on the 12-hour clock, write 18:18.'],
    ],
    [
      'isha-after-midnight',
      edited({ 10: cell(10, '00:18') }),
      ['10 isha_athan: Isha at 00:18 is after midnight; it is taken for the night after 2026-01-09.'],
    ],
    [
      'isha-after-fajr',
      edited({ 10: cell(10, '02:59'), 11: cell(1, '02:58') }),
      ['10 isha_athan: Isha at 02:59 does not begin before the next Fajr at 02:58; when Fajr begins, Fajr is shown.'],
    ],
    [
      'jump',
      edited({ 20: cell(4, '11:40') }),
      [
        '20 dhuhr_athan: Dhuhr goes from 12:18 to 11:40 since 2026-01-18. Check both days.',
        '21 dhuhr_athan: Dhuhr goes from 11:40 to 12:19 since 2026-01-19. Check both days.',
      ],
    ],
    [
      'row-order',
      `${[...lines.slice(0, 10), lines[11], lines[10], ...lines.slice(12)].join('\n')}\n`,
      ['12 day: 2026-01-10 comes after 2026-01-11. The days were put in order.'],
    ],
    [
      'column',
      allOf((line, index) => `${line},${index === 0 ? 'Jumuah' : '13:15'}`),
      [
        '1 jumuah: We know no column called "Jumuah"; it was not read. The columns are day, fajr_athan, fajr_iqama, sunrise, dhuhr_athan, dhuhr_iqama, asr_athan, asr_iqama, maghrib_athan, maghrib_iqama, isha_athan, isha_iqama.',
      ],
    ],
  ])('%s', (kind, text, expected) => {
    expect(warnings(text, kind)).toEqual(expected)
    expect(warnings(text, kind, 'Europe/London')).toEqual(expected)
  })

  test('a table that ignores the clock change is noticed when the zone is known', () => {
    const unchanged = fixtureText(2026)
    expect(warnings(unchanged, 'clock-change', 'Africa/Lagos')).toEqual([])
    const jumps = readTimetable(unchanged, { fileName: 'table.csv', timeZone: 'America/New_York' })
    const kinds = jumps.ok ? jumps.warnings.filter(({ kind }) => kind === 'clock-change') : []
    expect(kinds.map(({ day }) => day)).toEqual([
      ...Array.from({ length: 6 }, () => '2026-03-08'),
      ...Array.from({ length: 6 }, () => '2026-11-01'),
    ])
    expect(kinds[2]?.message).toBe(
      'Dhuhr stays at 12:19 since 2026-03-07, although the clocks go forward 60 minutes. Check both days.',
    )
  })

  test('a time the clocks leave out is noticed when the zone is known', () => {
    const text = edited({ 89: cell(1, '01:30') })
    expect(warnings(text, 'clock-change', 'Europe/London')).toContain(
      '89 fajr_athan: The clocks never show 01:30 on 2026-03-29: they go forward over it. Check it.',
    )
  })

  test("the clock changes, Jumu'ah and an Isha over midnight are no jumps in a good file", () => {
    for (const timeZone of ['Europe/London', undefined]) {
      const read = readTimetable(good, { fileName: 'table.csv', timeZone })
      const kinds = read.ok ? read.warnings.filter(({ kind }) => kind === 'jump' || kind === 'clock-change') : []
      const begins = kinds.filter(({ column }) => column?.endsWith('_athan'))
      // What is left: twilight beginning and ending to last all night, and congregations that really moved.
      expect(begins.map(({ day, column }) => `${day} ${column}`)).toMatchInlineSnapshot(`
        [
          "2026-05-12 isha_athan",
          "2026-08-01 fajr_athan",
          "2026-08-01 isha_athan",
        ]
      `)
      expect(kinds.length).toBeLessThan(15)
    }
  })

  test.skipIf(!hasRealTable)("a real mosque's year is accepted with the figures known of it", () => {
    const read = readTimetable(readFileSync(realTable, 'utf8'), london)
    const counts = read.ok ? summariseFindings(read.warnings).map(({ kind, count }) => [kind, count]) : []
    expect(Object.fromEntries(counts)).toEqual({
      'jamaat-early': 168,
      'isha-after-midnight': 80,
      'isha-after-fajr': 45,
      jump: 3,
    })
  })
})

test('a summary tells each kind once, with its lines', () => {
  const read = readTimetable(edited({ 9: cell(7, ''), 10: cell(7, ''), 40: cell(7, ''), 50: cell(1, '07:30') }), london)
  const summary = read.ok ? summariseFindings(read.warnings) : []
  expect(summary.find(({ kind }) => kind === 'no-jamaat')).toEqual({
    kind: 'no-jamaat',
    count: 3,
    message: '3 times (lines 9 to 10, 40), first on line 9: Asr has no jamaat; none will be shown for it.',
  })
  expect(summary.find(({ kind }) => kind === 'fajr-late')?.message).toMatch(
    /^Line 50: Fajr at 07:30 is not before sunrise/,
  )
})
