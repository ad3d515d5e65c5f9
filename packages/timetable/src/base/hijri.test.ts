import { describe, expect, test } from 'vitest'
import { dateOfNumber, dayNumber } from './calendar.ts'
import { addMonths, hijriOf, monthStartsProblem, openHijriCalendar } from './hijri.ts'
import type { HijriSettings, MonthStart } from './hijri.ts'
import type { HijriDate } from './types.ts'
import { announceMonth, possibleStarts, readMonthStarts, writeMonthStarts } from './monthStarts.ts'

test("the Hijri date is Umm al-Qura's", () => {
  expect(hijriOf('2026-02-18')).toEqual({ year: 1447, month: 9, day: 1 })
  expect(hijriOf('2026-03-20')).toEqual({ year: 1447, month: 10, day: 1 })
  expect(hijriOf('2026-05-27')).toEqual({ year: 1447, month: 12, day: 10 })
  expect(hijriOf('2026-06-16')).toEqual({ year: 1448, month: 1, day: 1 })
})

test('an offset moves the Hijri date by whole days, also across months and years', () => {
  expect(hijriOf('2026-03-20', -1)).toEqual(hijriOf('2026-03-19'))
  expect(hijriOf('2026-03-20', -1)).toEqual({ year: 1447, month: 9, day: 30 })
  expect(hijriOf('2026-06-15', 1)).toEqual({ year: 1448, month: 1, day: 1 })
})

const start = (year: number, month: number, begins: string): MonthStart => ({ year, month, begins })

/** Returns a function that formats a day's Hijri date as `30/9`, the thirtieth of Ramadan. */
const openFormatter = (settings: HijriSettings) => {
  const calendar = openHijriCalendar(settings)
  return (date: string) => {
    const { month, day } = calendar.dateOf(dayNumber(date))
    return `${day}/${month}`
  }
}

describe('an announced month', () => {
  test('begins on the announced day, and the month before it has a thirtieth day', () => {
    const format = openFormatter({ monthStarts: [start(1448, 10, '2027-03-10')] })
    expect(['2027-02-08', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map(format)).toEqual([
      '1/9',
      '29/9',
      '30/9',
      '1/10',
      '2/10',
    ])
  })

  test('takes precedence over the offset, which moves the other months', () => {
    const settings = { hijriOffset: -1, monthStarts: [start(1448, 9, '2027-02-08'), start(1448, 10, '2027-03-09')] }
    const format = openFormatter(settings)
    expect(['2027-02-07', '2027-02-08', '2027-03-08', '2027-03-09'].map(format)).toEqual([
      '29/8',
      '1/9',
      '29/9',
      '1/10',
    ])
    const offsetCalendar = openHijriCalendar({ hijriOffset: -1 })
    const laterDay = dayNumber('2028-06-01')
    expect(openHijriCalendar(settings).dateOf(laterDay)).toEqual(offsetCalendar.dateOf(laterDay))
  })

  test('can only begin after 29 or 30 days of the month before', () => {
    const settings = { monthStarts: [start(1448, 9, '2027-02-08')] }
    const shawwal = { year: 1448, month: 10 }
    expect(possibleStarts(settings, shawwal)).toEqual([
      { begins: '2027-03-09', days: 29 },
      { begins: '2027-03-10', days: 30 },
    ])
    const ramadan = { year: 1448, month: 9 }
    expect(announceMonth(settings, shawwal, '2027-03-08')).toEqual({
      problem: { kind: 'length', month: ramadan, days: 28 },
    })
    expect(announceMonth(settings, shawwal, '2027-03-11')).toEqual({
      problem: { kind: 'length', month: ramadan, days: 31 },
    })
    expect(announceMonth(settings, shawwal, '2027-04-10')).toEqual({ problem: { kind: 'far' } })
  })

  test('can be moved or withdrawn, but must not contradict a later one', () => {
    const first = { monthStarts: [start(1448, 9, '2027-02-08')] }
    const shawwal = { year: 1448, month: 10 }
    const second = announceMonth(first, shawwal, '2027-03-10')
    if ('problem' in second) throw new Error('Shawwal can begin then.')
    expect(announceMonth(second, shawwal, '2027-03-09')).toEqual({
      monthStarts: [...first.monthStarts, start(1448, 10, '2027-03-09')],
    })
    expect(announceMonth(second, shawwal, undefined)).toEqual(first)
    expect(announceMonth(second, { year: 1448, month: 9 }, '2027-02-07')).toEqual({
      problem: { kind: 'later', month: start(1448, 10, '2027-03-10') },
    })
  })

  test('is written and read back unchanged', () => {
    const text = '1448-09=2027-02-08, 1448-10=2027-03-10'
    const starts = readMonthStarts(text)
    expect([starts, writeMonthStarts(starts ?? [])]).toEqual([
      [start(1448, 9, '2027-02-08'), start(1448, 10, '2027-03-10')],
      text,
    ])
    expect(readMonthStarts('')).toEqual([])
    for (const invalid of ['1448-13=2027-02-08', '1448-9=2027-02-08', '1448-09=2027-02-30', '1448-09', 'Ramadan', ','])
      expect(readMonthStarts(invalid)).toBeUndefined()
  })
})

test.each([
  ['unknown', [start(1448, 13, '2027-02-08')]],
  ['unknown', [start(1700, 1, '2272-02-08')]],
  ['far', [start(1448, 9, '2027-02-12')]],
  ['far', [start(1447, 9, '2027-02-08')]],
  ['twice', [start(1448, 9, '2027-02-08'), start(1448, 9, '2027-02-09')]],
  ['length', [start(1448, 9, '2027-02-08'), start(1448, 10, '2027-03-08')]],
  ['length', [start(1448, 10, '2027-03-11'), start(1448, 9, '2027-02-08')]],
  ['length', [start(1448, 8, '2027-01-08'), start(1448, 10, '2027-03-11')]],
] as const)('announced starts that contradict each other are rejected and ignored: %s %j', (kind, monthStarts) => {
  expect(monthStartsProblem(monthStarts)).toMatchObject({ kind })
  const day = dayNumber('2027-02-20')
  expect(openHijriCalendar({ monthStarts, hijriOffset: 1 }).dateOf(day)).toEqual(hijriOf('2027-02-20', 1))
})

/** A seeded generator of integers below a limit. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * limit)
  }
}

test('every day has one Hijri date and every month 29 or 30 days, for any announcements and offset', () => {
  const next = random(7)
  let announcements = 0
  for (let round = 0; round < 150; round += 1) {
    let monthStarts: MonthStart[] = []
    let month = { year: 1446 + next(2), month: 1 + next(12) }
    for (let count = next(8); count >= 0; count -= 1) {
      const settings = { hijriOffset: next(7) - 3, monthStarts }
      const result = announceMonth(settings, month, possibleStarts(settings, month)[next(2)]?.begins)
      if ('monthStarts' in result) monthStarts = result.monthStarts
      month = addMonths(month, next(6) - 1)
    }
    const calendar = openHijriCalendar({ hijriOffset: next(7) - 3, monthStarts })
    announcements += monthStarts.length
    for (const monthStart of monthStarts) expect(calendar.startOf(monthStart)).toBe(monthStart.begins)
    const first = dayNumber('2022-01-01')
    let previous = calendar.dateOf(first)
    for (let day = first + 1; day < first + 3600; day += 1) {
      const date = calendar.dateOf(day)
      const isNextDay = date.day === previous.day + 1 && date.day <= 30
      const expected: HijriDate =
        isNextDay || previous.day < 29
          ? { year: previous.year, month: previous.month, day: previous.day + 1 }
          : { ...addMonths(previous, 1), day: 1 }
      // Calling expect for each of half a million days would take minutes.
      if (date.day !== expected.day || date.month !== expected.month || date.year !== expected.year)
        expect({ date, on: dateOfNumber(day), monthStarts }).toEqual({ date: expected })
      previous = date
    }
  }
  expect(announcements).toBeGreaterThan(150)
})
