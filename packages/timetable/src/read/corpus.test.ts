import { describe, expect, test } from 'vitest'
import { validFile } from '../testing/edits.ts'
import { corpusFiles, readCorpus } from '../testing/corpus.ts'
import { daysOf } from '../testing/tables.ts'
import { isFriday } from '../base/calendar.ts'
import { prayers } from '../base/types.ts'
import type { TimetableDay } from '../base/types.ts'
import { summariseFindings } from './findings.ts'
import type { ReadOptions } from './index.ts'
import { describeInterpretation } from './interpretation.ts'

const year = daysOf(validFile)
const daysBetween = (from: string, until: string) =>
  year.filter(({ date }) => date.slice(5) >= from && date.slice(5) <= until)
const january = daysBetween('01-01', '01-31')

const withoutJamaat = (days: TimetableDay[]): TimetableDay[] =>
  days.map((day) => {
    const withoutJamaats = { ...day }
    for (const prayer of prayers) withoutJamaats[prayer] = { begins: day[prayer].begins }
    return withoutJamaats
  })
const withBothAsrs = (days: TimetableDay[]) => days.map((day) => ({ ...day, otherAsr: day.asr.begins - 42 }))

const withoutFridays = (days: TimetableDay[]) =>
  days.map((day) => (isFriday(day.date) ? { ...day, dhuhr: { begins: day.dhuhr.begins } } : day))

/** A file, the days in it, and the options for importing it. */
type Row = [file: string, days: TimetableDay[], options?: Partial<ReadOptions>]

const readableFiles: Row[] = [
  ['american-words.csv', january],
  ['api-zone-marks.csv', withoutJamaat(january)],
  ['arabic-two-headings.csv', january],
  ['arabic.csv', january],
  ['clock-change.csv', daysBetween('03-01', '03-31')],
  ['cut-off.csv', daysBetween('01-01', '01-29')],
  ['days-as-json.json', january],
  ['days-by-date.json', withBothAsrs(january), { madhab: 'Hanafi' }],
  ['ditto-marks.csv', january],
  ['half-swapped-days.csv', daysBetween('01-01', '04-30')],
  ['dots-as-numbers.csv', january],
  ['dots-semicolons.csv', january],
  ['dpt-plugin-iso.csv', withBothAsrs(january), { madhab: 'Hanafi' }],
  ['dpt-plugin-sample.csv', withBothAsrs(january), { madhab: 'Hanafi' }],
  ['excel-d-mon-yy.csv', january],
  ['excel-numbers.csv', january],
  ['excel-serial-days.csv', january],
  ['excel-uk.csv', january],
  ['excel-us.csv', january],
  ['four-digits.csv', january],
  ['fridays-with-jumuah.csv', withoutFridays(january)],
  ['french.csv', withoutJamaat(january)],
  ['glued-headings.csv', january],
  ['headings-twice.csv', january],
  ['headings-with-gaps.csv', january],
  ['long-dates.csv', january],
  ['many-columns.csv', january],
  ['masjidbox.csv', january],
  ['mawaqit-2026-01.csv', withoutJamaat(january)],
  ['mawaqit-month-day 2026.csv', withoutJamaat(january)],
  ['minutes-after.csv', january],
  ['mixed-clocks.csv', january],
  ['month-column 2026.csv', withoutJamaat(daysBetween('01-20', '02-12'))],
  ['month-with-31-lines.csv', daysBetween('02-01', '02-28')],
  ['months-under-each-other.csv', daysBetween('01-01', '03-31')],
  ['no-headings-blocks.csv', january],
  ['no-headings-eleven.csv', january],
  ['no-headings-six.csv', withoutJamaat(january)],
  ['numbers-running-on 2026.csv', daysBetween('01-01', '02-28')],
  ['ordinal-dates.csv', january],
  ['pipes.txt', january],
  ['prayers-within-days.json', january],
  ['ramadan.csv', daysBetween('02-18', '03-19')],
  ['sehri-and-fajr.csv', january],
  ['sep-line.csv', january],
  ['short-first-days.csv', daysBetween('02-01', '02-12')],
  ['split-date.csv', withoutJamaat(january)],
  ['summer-am-pm.csv', daysBetween('06-01', '06-30')],
  ['summer-twelve-hours.csv', daysBetween('06-01', '06-30')],
  ['uk-blocks.csv', january],
  ['uk-two-headings.csv', january],
  ['urdu.csv', january],
  ['utf16be-bom.csv', january],
  ['utf16le-bare-tabs.txt', january],
  ['utf16le-bom-tabs.txt', january],
  ['weekday-of-2025.csv', january],
  ['windows-1252.csv', january],
  ['windows-1256.csv', january],
  ['with-ends.csv', withoutJamaat(january)],
  // Files that raise a question, with the answer.
  ['ask-column.csv', january, { map: { Start: 'fajr.begins', Night: 'isha.begins' } }],
  ['ask-column.csv', january, { map: { '2': 'fajr', '11': 'isha_athan' } }],
  ['ask-month.csv', january, { period: '2026-01' }],
  ['ask-order.csv', daysBetween('04-03', '04-03'), { dates: 'dmy' }],
  ['ask-year.csv', january, { period: '2026' }],
]

/** The messages about each file that is rejected or raises a question. */
const unreadableFiles: [file: string, messages: (string | RegExp)[]][] = [
  [
    'ask-column.csv',
    [
      'Line 1: No column was found for fajr.begins, isha.begins. Set which columns they are. Columns that were not read: "Start", "Night".',
    ],
  ],
  [
    'ask-month.csv',
    ['Line 2: "1" has no month, and neither the title nor the file name has one. Set the month of the times.'],
  ],
  [
    'ask-order.csv',
    [
      'Line 2: "03/04/2026" can be 2026-04-03 or 2026-03-04, and nothing in the file shows which. Set whether the day or the month comes first.',
    ],
  ],
  [
    'ask-year.csv',
    ['Line 2: "01/01" has no year, and neither the title nor the file name has one. Set the year of the times.'],
  ],
  [
    'formulas.csv',
    [
      /^31 times \(lines 2 to 32\), first on line 2: "=HYPERLINK\("http:\/\/example.org"\)" is not a time we can read\./,
    ],
  ],
  ['gap.csv', [/^Line 14: 2026-01-13 to 2026-01-14 are missing \(2 days\)\./]],
  [
    'jamaat-only.csv',
    [
      'Line 1: No column was found for fajr.begins, sunrise, dhuhr.begins, asr.begins, maghrib.begins, isha.begins. Add a heading over each.',
    ],
  ],
  [
    'refuse-mixed-orders.csv',
    [/^Line 14: Some days can only have the day first \("13\/01\/2026" on line 14\), others only the month/],
  ],
  [
    'swap-asr-maghrib.csv',
    [
      'Line 2: Asr and Maghrib look swapped on all 31 days, for example Asr at 15:57 and Maghrib at 14:09. Give each column its right heading.',
    ],
  ],
]

describe('a table in the format of a real mosque is read correctly', () => {
  test.each(readableFiles)('%s', (file, days, options) => {
    const table = readCorpus(file, options)
    expect(table.ok ? [] : summariseFindings(table.findings).map(({ message }) => message)).toEqual([])
    expect(table.ok && table.days).toEqual(days)
  })

  test.each(readableFiles)('%s has few warnings', (file, _, options) => {
    const table = readCorpus(file, options)
    expect(summariseFindings(table.ok ? table.warnings : []).length).toBeLessThan(5)
  })
})

describe('an ambiguous or unreadable table gives one message', () => {
  test.each(unreadableFiles)('%s', (file, expected) => {
    const table = readCorpus(file)
    const messages = table.ok ? ['it was read'] : summariseFindings(table.findings).map(({ message }) => message)
    expect(messages).toHaveLength(expected.length)
    for (const [index, message] of expected.entries())
      expect(messages[index]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

test('every corpus file is tested', () => {
  const testedFiles = new Set([
    ...readableFiles.map(([file]) => file),
    ...unreadableFiles.map(([file]) => file),
    'swap-isha-jamaat.csv',
  ])
  expect(corpusFiles()).toEqual([...testedFiles].toSorted())
})

test('weekdays of another year, an incomplete month and a jamaat under the wrong heading give one warning each', () => {
  const warnings = (file: string) => {
    const table = readCorpus(file)
    return summariseFindings(table.ok ? table.warnings : table.findings).map(({ message }) => message)
  }
  expect(warnings('weekday-of-2025.csv')).toContainEqual(
    expect.stringMatching(/^31 times .*2026-01-01 is a Thursday, and the line says Wednesday\. Check the year/),
  )
  expect(warnings('half-swapped-days.csv')).toContain(
    'Line 3: A spreadsheet has swapped day and month on 44 days; they were corrected by the order of the lines: here 2026-02-01 was written, and 2026-01-02 is meant. Check these days.',
  )
  expect(warnings('fridays-with-jumuah.csv')).toContainEqual(
    expect.stringMatching(
      /^5 times \(lines 4, 11, 18 and more\), first on line 4: "Jumu'ah" is Jumu'ah, which has its own settings/,
    ),
  )
  expect(warnings('cut-off.csv')).toContainEqual(
    expect.stringContaining('The file ends on 2026-01-29; 2 days of that month are not in it.'),
  )
  expect(warnings('swap-isha-jamaat.csv')).toEqual([
    expect.stringMatching(/^Line 2: Isha begins and Isha jamaat look swapped on all 31 days/),
  ])
})

test.each([
  [
    'uk-two-headings.csv',
    [
      'Columns: day of the month = "Date", weekday = "Day", fajr.begins = "Fajr Begins", fajr.jamaat = "Fajr Jamaat", sunrise = "Sunrise", dhuhr.begins = "Zuhr Begins", dhuhr.jamaat = "Zuhr Jamaat", asr.begins = "Asr Begins", asr.jamaat = "Asr Jamaat", maghrib.begins = "Maghrib Begins", maghrib.jamaat = "Maghrib Jamaat", isha.begins = "Isha Begins", isha.jamaat = "Isha Jamaat"',
      'Days: "1" is 2026-01-01; 2026-01-01 to 2026-01-31, 31 days',
      'Times: 12-hour clock; "1:00" under dhuhr.jamaat is 13:00',
    ],
  ],
  [
    'mawaqit-month-day 2026.csv',
    [
      'Columns: date = "date", fajr.begins = "Fajr", sunrise = "Shuruq", dhuhr.begins = "Dhuhr", asr.begins = "Aser", maghrib.begins = "Maghrib", isha.begins = "Isha"',
      'Days: month first; "01/02" is 2026-01-02; 2026-01-01 to 2026-01-31, 31 days',
      'Times: 24-hour clock',
    ],
  ],
])('describes the interpretation of %s in a few lines', (file, lines) => {
  const table = readCorpus(file)
  expect(table.interpretation && describeInterpretation(table.interpretation)).toEqual(lines)
})
