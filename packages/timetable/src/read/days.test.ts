import { describe, expect, test } from 'vitest'
import { addDays, daysInYear } from '../base/calendar.ts'
import { summariseFindings } from './findings.ts'
import { readSheets, readTimetable } from './index.ts'
import type { ReadOptions, ReadTimetable } from './index.ts'
import { splitText } from './sheet.ts'

const heading = 'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha'
const times = '06:11,08:10,12:17,14:09,16:03,17:13'
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))
const yearOf = (year: number) => daysFrom(`${year}-01-01`, daysInYear(year))
const january = daysFrom('2027-01-01', 31)
const tableOf = (cells: readonly string[], head = heading) =>
  [head, ...cells.map((cell) => `${cell},${times}`)].join('\n')
const readTable = (cells: readonly string[], options: Partial<ReadOptions> = {}, head = heading) =>
  readTimetable(tableOf(cells, head), { fileName: 'table.csv', ...options })

/** Formats a date with a pattern of `yyyy`, `yy`, `mm`, `m`, `Mon`, `dd`, `d`, `Ddd`. */
const formatAs = (pattern: string) => (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts: Record<string, string> = {
    yyyy: year,
    yy: year.slice(2),
    mm: month,
    m: String(Number(month)),
    Mon: months[Number(month) - 1] ?? '',
    dd: day,
    d: String(Number(day)),
    Ddd: new Date(date).toUTCString().slice(0, 3),
  }
  return pattern.replaceAll(/yyyy|yy|mm|Mon|m|Ddd|dd|d/g, (name) => parts[name] ?? '')
}

const datesOf = (table: ReadTimetable) => (table.ok ? table.days.map(({ date }) => date) : messagesOf(table))
const messagesOf = (table: ReadTimetable) =>
  summariseFindings(table.ok ? table.warnings : table.findings).map(({ message }) => message)

describe('a column of days is read whichever number comes first', () => {
  const patterns = [
    ['yy-mm-dd', 'yy/mm/dd', 'yy.mm.dd', 'yy-m-d', 'yy-Mon-dd', 'Ddd yy-mm-dd'],
    ['dd-mm-yy', 'd/m/yy', 'd.m.yy', 'dd-Mon-yy', 'd-Mon-yy', 'dd Mon yy', 'Ddd dd/mm/yy'],
    ['mm-dd-yy', 'm/d/yy', 'Mon d yy', 'Mon dd yy'],
    ['yyyy-mm-dd', 'yyyy-m-d', 'yyyy/mm/dd', 'yyyymmdd', 'dd-mm-yyyy', 'm/d/yyyy', 'd Mon yyyy', 'yyyy Mon d'],
  ].flat()
  test.each(patterns)('%s', (pattern) => {
    const write = formatAs(pattern)
    for (const days of [january, daysFrom('2031-01-01', 31), daysFrom('2026-12-20', 25), yearOf(2027), yearOf(2028)])
      expect(datesOf(readTable(days.map(write)))).toEqual(days)
    const reversedTable = readTable(january.toReversed().map(write))
    expect(datesOf(reversedTable)).toEqual(january)
  })

  test.each(['Mon d', 'd-Mon', 'd/m', 'mm/dd', 'Ddd d Mon'])('%s, with a given year', (pattern) => {
    expect(datesOf(readTable(january.map(formatAs(pattern)), { period: '2027' }))).toEqual(january)
    expect(datesOf(readTable(january.map(formatAs(pattern))))).toEqual([expect.stringMatching(/has no year/)])
  })

  test.each(['d', 'dd', 'Ddd d', 'd Ddd'])('%s, with a given month', (pattern) => {
    expect(datesOf(readTable(january.map(formatAs(pattern)), { period: '2027-01' }))).toEqual(january)
  })
})

describe('a day that could be in several years', () => {
  test('raises a question, whose answer is applied', () => {
    const table = readTable(['27-01-02'])
    expect(messagesOf(table)).toEqual([
      'Line 2: "27-01-02" can be 2002-01-27 or 2027-01-02, and nothing in the file shows which. Set whether the day, the month or the year comes first.',
    ])
    expect(table.ok ? [] : table.findings.map(({ ask }) => ask)).toEqual(['dates'])
    expect(datesOf(readTable(['27-01-02'], { dates: 'ymd' }))).toEqual(['2027-01-02'])
    expect(datesOf(readTable(['27-01-02'], { dates: 'dmy' }))).toEqual(['2002-01-27'])
  })

  test.each<[string, Partial<ReadOptions>]>([
    ['the given year', { period: '2027' }],
    ['the year in the file name', { fileName: 'times-2027.csv' }],
    ['today', { today: '2026-11-28' }],
  ])('is recognised from %s', (_, options) => {
    expect(datesOf(readTable(['27-01-02'], options))).toEqual(['2027-01-02'])
    expect(datesOf(readTable(['02-01-27'], options))).toEqual([expect.stringMatching(/"02-01-27" can be 2027-01-02, /)])
  })

  test('is never read as one of many different years, even with a given order', () => {
    const table = readTable(january.map(formatAs('yy-mm-dd')), { dates: 'dmy' })
    expect(messagesOf(table)).toEqual([
      expect.stringMatching(/^30 times .* 2001-01-27 is followed by 2002-01-27, 365 days later\. Check how the days/),
    ])
  })
})

describe('days that a spreadsheet misread', () => {
  test.each(['20dd-mm-yy', 'yy/mm/20dd'])('%s is corrected by the order of the lines, with a warning', (pattern) => {
    const table = readTable(january.map(formatAs(pattern)))
    expect(datesOf(table)).toEqual(january)
    expect(messagesOf(table)).toContain(
      'Line 2: A spreadsheet has mistaken the year for the day on 30 days; they were corrected by the order of the lines: here 2001-01-27 was written, and 2027-01-01 is meant. Check these days.',
    )
  })

  test('serial numbers are read', () => {
    const serials = january.map((date) => String(Date.parse(date) / 86_400_000 + 25_569))
    expect(datesOf(readTable(serials))).toEqual(january)
    expect(datesOf(readTable(serials.map((serial) => `${serial}.0`)))).toEqual(january)
  })
})

describe('years that are impossible for a timetable', () => {
  test.each<[string, string[], RegExp]>([
    ['1927', daysFrom('1927-01-01', 31), /1927-01-01 is not in a year that timetables can be for/],
    ['2127', daysFrom('2127-01-01', 31), /2127-01-01 is not in a year that timetables can be for/],
    ['2062', daysFrom('2062-01-01', 31), /2062-01-01 is not in a year that timetables can be for/],
    [
      '1448',
      january.map(formatAs('dd/mm/1448')),
      /"01\/01\/1448" is a date of the Islamic calendar\. Give the Gregorian/,
    ],
  ])('%s is rejected', (_, cells, message) => {
    expect(datesOf(readTable(cells, { today: '2026-11-28' }))).toEqual([expect.stringMatching(message)])
  })

  test('a Gregorian column takes precedence over the Islamic one before it', () => {
    const cells = january.map((date, index) => `${index + 1}/07/1448,${date}`)
    expect(datesOf(readTable(cells, {}, heading.replace('Date', 'Date,Gregorian')))).toEqual(january)
  })

  test('two months a year apart are not one timetable', () => {
    const table = readTable([...daysFrom('2026-02-18', 30), ...daysFrom('2027-02-08', 30)])
    expect(datesOf(table)).toEqual([
      'Line 32: 2026-03-19 is followed by 2027-02-08, 326 days later. Check how the days were read. Two separate periods are imported one after the other.',
    ])
  })

  test('a stray day of another year is rejected', () => {
    const cells = yearOf(2027).with(40, '2062-02-10')
    expect(datesOf(readTable(cells))).toEqual([expect.stringMatching(/^Line 42: 2062-02-10 is in 2062, but the file/)])
    expect(datesOf(readTable(january.with(9, '2072-01-10').map(formatAs('yy-mm-dd'))))).toEqual([
      expect.stringMatching(/^Line 11: 2027-01-10 is missing/),
      expect.stringMatching(/^Line 11: 2027-01-31 is followed by 2072-01-10/),
    ])
  })
})

describe('days of an adjacent year or month', () => {
  const rows: [string, string[], string, Partial<ReadOptions>][] = [
    ['before the year', daysFrom('2026-12-30', 367), 'dd/mm/yyyy', {}],
    ['after the year', daysFrom('2027-01-01', 367), 'yyyy-mm-dd', {}],
    ['before and after the year', daysFrom('2026-12-29', 371), 'yy-mm-dd', {}],
    ['before a given year', daysFrom('2026-12-30', 367), 'dd/mm', { period: '2027' }],
    ['after a given year', daysFrom('2027-01-01', 367), 'd Mon', { period: '2027' }],
    ['before and after a month', daysFrom('2026-12-28', 38), 'd/m/yyyy', {}],
    ['before and after a month of day numbers', daysFrom('2026-12-28', 38), 'd', { period: '2027-01' }],
    ['in a Ramadan over New Year', daysFrom('2030-12-26', 30), 'dd/mm/yyyy', {}],
    ['in a Ramadan with a given first year', daysFrom('2030-12-26', 30), 'dd/mm', { period: '2030' }],
    [
      'in a Ramadan whose weekdays show that the given year is the second',
      daysFrom('2030-12-26', 30),
      'Ddd d Mon',
      { period: '2031' },
    ],
  ]
  test.each(rows)('%s are read as consecutive days', (_, days, pattern, options) => {
    expect(datesOf(readTable(days.map(formatAs(pattern)), options))).toEqual(days)
    const reversedTable = readTable(days.toReversed().map(formatAs(pattern)), options)
    if (pattern !== 'd') expect(datesOf(reversedTable)).toEqual(days)
  })

  test('an inferred year gives a warning', () => {
    const table = readTable(daysFrom('2030-12-26', 30).map(formatAs('dd/mm')), { period: '2030' })
    expect(messagesOf(table)).toContain(
      'Line 8: The days go over New Year: 2030-12-31 is followed by 2031-01-01. Check that these are the years.',
    )
  })

  test('days on two sheets are read once if their times are the same, and rejected otherwise', () => {
    const sheetOf = (name: string, days: readonly string[], rowTimes = times) => {
      const split = splitText(tableOf(days).replaceAll(times, rowTimes), name)
      if ('problems' in split) throw new Error('The text has no sheet.')
      return { ...split.sheet, name }
    }
    const [first, second] = [daysFrom('2027-01-01', 33), daysFrom('2027-01-30', 30)]
    const sameTimes = readSheets([sheetOf('Jan', first), sheetOf('Feb', second)], { fileName: 'book.xlsx' })
    expect(datesOf(sameTimes)).toEqual(daysFrom('2027-01-01', 59))
    expect(messagesOf(sameTimes)).toContain(
      '4 times (lines 2 to 5), first on Feb, line 2: 2027-01-30 is on an earlier sheet as well, with the same times. It was read once.',
    )
    const changedSheet = sheetOf('Feb', second, times.replace('06:11', '06:12'))
    expect(datesOf(readSheets([sheetOf('Jan', first), changedSheet], { fileName: 'book.xlsx' }))).toEqual([
      expect.stringMatching(/^4 times .*2027-01-30 is already on line 31/),
    ])
  })
})

describe('a line with a day but no times', () => {
  const [head = '', ...lines] = tableOf(january).split('\n')
  test.each<[string, string[]]>([
    ['a note on a day', [...lines.slice(0, 9), '2027-01-10,Eid,,,,,', ...lines.slice(9)]],
    ['days of adjacent months', ['2026-12-31,,,,,,', ...lines, '2027-02-01,,,,,,', '2027-02-02,-,-,-,-,-,-']],
  ])('is left out with a warning: %s', (_, rows) => {
    const table = readTimetable([head, ...rows].join('\n'), { fileName: 'table.csv' })
    expect(datesOf(table)).toEqual(january)
    expect(messagesOf(table)).toContainEqual(expect.stringMatching(/has no times: this line was left out\./))
  })

  test('is a day with missing times if no other line has them', () => {
    const table = readTimetable([head, ...lines.with(9, '2027-01-10,,,,,,')].join('\n'), { fileName: 'table.csv' })
    expect(datesOf(table)).toEqual([
      expect.stringMatching(/^6 times \(lines 11\), first on line 11: The cell is empty/),
    ])
  })
})

describe('29 February in a table for any year', () => {
  const leapYear = yearOf(2028)
  test.each(['m,d', 'dd/mm', 'd Mon'])('as %s, is left out with a warning in a year without one', (pattern) => {
    const head = pattern === 'm,d' ? heading.replace('Date', 'Month,Day') : heading
    const table = readTable(leapYear.map(formatAs(pattern)), { period: '2027' }, head)
    expect(datesOf(table)).toEqual(yearOf(2027))
    expect(messagesOf(table)).toContain('Line 61: 2027 has no 29 February: this line was left out.')
    expect(datesOf(readTable(leapYear.map(formatAs(pattern)), { period: '2028' }, head))).toEqual(leapYear)
  })

  test('is left out even if software has added the year', () => {
    const cells = [...daysFrom('2027-02-01', 28), '2027-02-29', ...daysFrom('2027-03-01', 31)]
    expect(datesOf(readTable(cells))).toEqual(daysFrom('2027-02-01', 59))
    for (const pattern of ['27-mm-dd', 'dd/mm/2027', 'd-Mon-27', 'mm/dd/27'])
      expect(datesOf(readTable(leapYear.map(formatAs(pattern))))).toEqual(yearOf(2027))
  })

  test('may be missing in a leap year, with a warning', () => {
    const table = readTable(yearOf(2027).map(formatAs('dd/mm')), { period: '2028' })
    expect(datesOf(table)).toEqual(leapYear.filter((date) => date !== '2028-02-29'))
    expect(messagesOf(table)).toContain(
      'Line 60: The table has no 2028-02-29. The times of that day stay as they are, or are calculated.',
    )
  })

  test('must not be missing in a table for a particular leap year', () => {
    const cells = leapYear.filter((date) => date !== '2028-02-29')
    expect(datesOf(readTable(cells))).toEqual([expect.stringMatching(/2028-02-29 is missing\. Add a line/)])
  })
})
