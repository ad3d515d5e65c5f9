import { describe, expect, test } from 'vitest'
import { editAllLines, replaceCell, editLines, validFile, validLines, londonOptions } from '../testing/edits.ts'
import { readTimetable } from './index.ts'
import { findCoverageGaps } from './coverage.ts'
import { severityOf } from './severity.ts'
import { groupWarnings } from './warningGroups.ts'
import { describeWarnings } from './warningSentences.ts'

function groups(text: string) {
  const result = readTimetable(text, londonOptions)
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return groupWarnings(result.warnings)
}
const messages = (text: string, severity: string) =>
  groups(text).flatMap((group) => (group.severity === severity ? [describeWarnings(group)] : []))

describe('groups warnings by kind, serious ones first', () => {
  test('a jamaat before its prayer begins on many days is one serious group with an example', () => {
    const text = editAllLines((line, index) => (index > 0 && index < 200 ? replaceCell(7, '12:30')(line) : line))
    expect(messages(text, 'serious')).toEqual([
      'Asr jamaat is before Asr begins on 199 days, such as 1 January 2026 (Asr 14:09, Asr jamaat 12:30). Lines 2 to 200.',
    ])
  })

  test('swapped columns come first, and their days are not listed again', () => {
    const [heading = ''] = validLines
    const names = heading.split(',')
    const text = editLines({ 1: names.with(10, 'isha_iqama').with(11, 'isha_athan').join(',') })
    const [first, ...others] = messages(text, 'serious')
    expect(first).toMatch(/^Isha and Isha jamaat look swapped on \d+ days, such as 1 January 2026 \(Isha 19:00, Isha/)
    expect(others.join()).not.toContain('Isha jamaat is before')
  })

  test('an early Isha jamaat is minor if Isha begins late, but serious on a winter evening', () => {
    const withEarlyJamaat = (line: string) => {
      const [hours = 0] = (line.split(',')[10] ?? '').split(':').map(Number)
      return hours >= 21 ? replaceCell(11, '20:45')(line) : line
    }
    const text = editAllLines((line, index) => (index > 0 ? withEarlyJamaat(line) : line))
    expect(messages(text, 'serious')).toEqual([])
    expect(messages(text, 'minor').join()).toContain('Isha jamaat is before Isha begins on')
    const winterFile = editLines({ 9: replaceCell(11, '17:00') })
    expect(messages(winterFile, 'serious')).toEqual([
      'Isha jamaat is before Isha begins on 8 January 2026 (Isha 18:16, Isha jamaat 17:00). Line 9.',
    ])
  })

  test('a jump in a calculated time is serious, but a jump in a jamaat is not', () => {
    expect(messages(editLines({ 20: replaceCell(4, '11:40') }), 'serious')).toEqual([
      'Dhuhr changes by more than 20 minutes from one day to the next on 2 days, such as 19 January 2026 (12:18 → 11:40). Lines 20 to 21.',
    ])
    expect(messages(editLines({ 20: replaceCell(7, '15:30') }), 'serious')).toEqual([])
  })

  test('a valid file has no serious warnings, and each warning is in one group', () => {
    expect(messages(validFile, 'serious')).toEqual([])
    const result = readTimetable(validFile, londonOptions)
    const total = groups(validFile).reduce((sum, { findings }) => sum + findings.length, 0)
    expect(total).toBe(result.ok ? result.warnings.length : 0)
  })

  test('every serious kind comes before every minor one', () => {
    const text = editLines({
      9: replaceCell(7, ''),
      10: replaceCell(1, '09:00'),
      12: replaceCell(2, '05:00'),
      13: replaceCell(2, '08:30'),
    })
    const order = groups(text).map(({ severity }) => severity)
    expect(order).toEqual(order.toSorted((a, b) => (a === b ? 0 : a === 'serious' ? -1 : 1)))
    expect(Object.values(severityOf)).toContain('minor')
  })
})

describe('a file whose days are in the past or start later gives a serious warning', () => {
  const year = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  )
  test.each<[string, string, number, string[]]>([
    ['all in the past', '2026-11-28', 0, ['All 365 days of this file are past: the last is 31 December 2025.']],
    [
      'all in the past except today',
      '2025-12-31',
      0,
      ['364 of the 365 days of this file are past: the last is 31 December 2025.'],
    ],
    ['half in the past', '2025-06-30', 0, []],
    [
      'all in the future',
      '2024-12-01',
      0,
      [
        'The next day in this file is 1 January 2025. From today on, 31 days until then are not in your timetable: the times of those days are calculated.',
      ],
    ],
    ['all in the future, with a table until then', '2024-12-01', 31, []],
    [
      'all in the future, with a table for all but one day',
      '2024-12-01',
      30,
      [
        'The next day in this file is 1 January 2025. From today on, 1 day until then is not in your timetable: the times of that day are calculated.',
      ],
    ],
    ['starting today', '2025-01-01', 0, []],
  ])('%s', (_what, today, had, expected) => {
    const gaps = findCoverageGaps(year, { today, had })
    expect(gaps.map(({ message }) => message)).toEqual(expected)
    expect(groupWarnings(gaps).map(describeWarnings)).toEqual(expected)
    expect(groupWarnings(gaps).every(({ severity }) => severity === 'serious')).toBe(true)
  })

  test('today is missing between two years', () => {
    const laterYear = year.map((date) => date.replace('2025', '2027'))
    expect(
      findCoverageGaps([...year, ...laterYear], { today: '2026-11-28', had: 0 }).map(({ message }) => message),
    ).toEqual([
      'The next day in this file is 1 January 2027. From today on, 34 days until then are not in your timetable: the times of those days are calculated.',
    ])
  })
})
