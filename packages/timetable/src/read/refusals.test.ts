import { describe, expect, test } from 'vitest'
import { replaceCell, editLines, validFile, validLines, problemsOf } from '../testing/edits.ts'
import { daysOf, fixtureText } from '../testing/tables.ts'

describe('an invalid file is rejected, with every invalid line', () => {
  test.each<[string, string, string[]]>([
    [
      'an empty file',
      '',
      ['1 -: table.csv has no timetable. The first line must have the column headings, followed by one line per day.'],
    ],
    [
      'only a header',
      `${validLines[0]}\n`,
      ['1 -: table.csv has no timetable. The first line must have the column headings, followed by one line per day.'],
    ],
    [
      'a workbook',
      'PK\u0003\u0004\0',
      [
        '1 -: table.csv is a workbook, not a CSV file. Save it as "CSV UTF-8 (comma delimited)", or import it as .xlsx.',
      ],
    ],
    ['binary data', 'd\0a\0y\0', ['1 -: table.csv is not a text file. Save it as "CSV UTF-8 (comma delimited)".']],
    [
      'an unclosed quotation mark',
      editLines({ 5: (line) => line.replace(',', ',"') }),
      ['5 -: table.csv cannot be read as CSV from line 5 on: a quotation mark there is not closed. Remove it.'],
    ],
    [
      'columns that are missing or repeated',
      editLines({ 1: (line) => line.replace('sunrise', 'dawn').replace('asr_iqama', 'asr_athan') }),
      [
        '1 asr_athan: Columns 7 ("asr_athan") and 8 ("asr_athan") both look like asr.begins. Set what each of them holds, or ignore one.',
        '1 -: No column was found for sunrise. Set which columns they are. Columns that were not read: "dawn", "asr_athan" (column 8).',
      ],
    ],
    [
      'days missing at the start, in the middle and at the end',
      editLines({ 2: null, 60: null, 61: null, 366: null }),
      [
        '2 day: 2026-01-01 is missing. Add a line for each: a timetable has every day of its year.',
        '59 day: 2026-02-28 to 2026-03-01 are missing (2 days). Add a line for each: a timetable has every day of its year.',
        '363 day: 2026-12-31 is missing. Add a line for each: a timetable has every day of its year.',
      ].map((text) => text.replace(' day:', ' -:')),
    ],
    [
      'a duplicate day',
      editLines({ 11: (line) => `${line}\n${line}` }),
      ['12 day: 2026-01-10 is already on line 11. Keep one of the two lines.'],
    ],
    [
      'unreadable days, which are not also reported as missing',
      editLines({
        4: replaceCell(0, 'Wednesday'),
        5: replaceCell(0, '2026-02-30'),
        6: replaceCell(0, ''),
        7: replaceCell(0, '2062-01-06'),
        8: replaceCell(0, '7 Muharram'),
        9: replaceCell(0, '0026-01-08'),
      }),
      [
        '4 day: "Wednesday" is not a day we can read. Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd.',
        '5 day: 2026-02-30 does not exist. Correct the day.',
        '6 day: The day is empty. Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd.',
        '7 day: 2062-01-06 is in 2062, but the file is for 2026. Correct the year, or remove the line.',
        '8 day: "7 Muharram" is not a day we can read. Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd.',
        '9 day: 0026-01-08 is not in a year that timetables can be for. Correct the year.',
      ],
    ],
    [
      'times that cannot be read',
      editLines({
        3: replaceCell(1, ''),
        6: replaceCell(10, '25:00'),
        7: replaceCell(3, '06:11:30'),
        9: replaceCell(4, '#REF!'),
      }),
      [
        '3 fajr_athan: The cell is empty. Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm.',
        '6 isha_athan: "25:00" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm.',
        '7 sunrise: "06:11:30" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm.',
        '9 dhuhr_athan: "#REF!" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm.',
      ],
    ],
    [
      'times out of order, by mistake or on the 12-hour clock',
      editLines({ 20: replaceCell(3, '12:30'), 40: replaceCell(6, '12:22'), 60: replaceCell(8, '05:40') }),
      [
        '20 dhuhr_athan: Dhuhr at 12:19 is not after sunrise at 12:30. Correct one of the two.',
        '40 asr_athan: Asr at 12:22 is not after Dhuhr at 12:22. Correct one of the two.',
        '60 maghrib_athan: Maghrib at 05:40 is not after Asr at 15:48. If 05:40 is on the 12-hour clock, write 17:40.',
      ],
    ],
    [
      'a line with one cell too many',
      editLines({ 30: (line) => `${line},x`, 31: (line) => `${line},` }),
      ['30 -: The line has 13 cells where the first line names 12. Remove the extra delimiter.'],
    ],
    [
      'several problems, in the order of the file',
      editLines({ 200: replaceCell(1, 'x'), 50: replaceCell(0, 'x'), 300: null, 100: (line) => `${line}\n${line}` }),
      [
        '50 day: "x" is not a day we can read. Write days as YYYY-MM-DD, for example 2026-01-31; in a spreadsheet choose the number format yyyy-mm-dd.',
        '101 day: 2026-04-09 is already on line 100. Keep one of the two lines.',
        '201 fajr_athan: "x" is not a time we can read. Write times on the 24-hour clock as HH:MM, for example 16:12; in a spreadsheet choose the number format hh:mm.',
        '301 -: 2026-10-26 is missing. Add a line for each: a timetable has every day of its year.',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual(expected)
  })

  test('lines are numbered as in an editor, including blank ones', () => {
    const text = editLines({ 3: (line) => `\n${line}\n,,,,,,,,,,,`, 20: replaceCell(1, 'x') })
    expect(problemsOf(text).map((refusal) => refusal.slice(0, 14))).toEqual(['22 fajr_athan:'])
    expect(problemsOf(text.replaceAll('\n', '\r\n'))).toEqual(problemsOf(text))
  })

  test('a leap year has 366 days', () => {
    const messages = problemsOf(validFile.replaceAll('2026-', '2028-'))
    expect(messages).toEqual([
      '61 -: 2028-02-29 is missing. Add a line for each: a timetable has every day of its year.',
    ])
  })

  test('two years in one file must both be complete', () => {
    const twoYears = validFile + fixtureText(2027).split('\n').slice(1).join('\n')
    expect(daysOf(twoYears)).toHaveLength(730)
    expect(problemsOf(twoYears.replace(/^2027-05-01.*\n/m, ''))).toEqual([
      '487 -: 2027-05-01 is missing. Add a line for each: a timetable has every day of its year.',
    ])
  })
})
