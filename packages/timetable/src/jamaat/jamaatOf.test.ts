import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockTime, dateOfNumber, dayNumber } from '../base/calendar.ts'
import type { Prayer } from '../base/types.ts'
import { openRules, type RuleDay, weekdayOfDate } from './jamaatOf.ts'
import { clockOf } from './phrase.ts'
import { readJamaatRules } from './readRules.ts'

const clock = (text: string) => clockOf(text) ?? Number.NaN

/** A day in a year when prayers move by a minute a day, clocks go forward on 29 March, and Ramadan begins in February. */
function day(date: string): RuleDay {
  const drift = (Date.parse(date) - Date.parse('2026-01-01')) / 86_400_000
  const isSummer = date >= '2026-03-29'
  const offset = isSummer ? 60 : 0
  return {
    date,
    number: dayNumber(date),
    weekday: weekdayOfDate(date),
    begins: {
      fajr: 360 + offset - drift,
      dhuhr: 730 + offset,
      asr: 900 + offset + drift,
      maghrib: 970 + offset + drift,
      isha: 1060 + offset + drift,
    },
    ends: {
      fajr: 480 + offset - drift,
      dhuhr: 900 + offset + drift,
      asr: 970 + offset + drift,
      maghrib: 1060 + offset + drift,
      isha: 1400,
    },
    isRamadan: date >= '2026-02-18' && date < '2026-03-20',
    isRamadanNight: date >= '2026-02-17' && date < '2026-03-19',
    isIshaLate: false,
    isSummer,
    offset,
  }
}

const rulesFrom = (dayOf: (date: string) => RuleDay) => openRules((number) => dayOf(dateOfNumber(number)))

/** The jamaat by these rules, as `HH:MM rule`. */
function jamaat(prayer: Prayer, date: string, ruleTexts: unknown, dayOf: (date: string) => RuleDay = day): string {
  const parsed = readJamaatRules({ [prayer]: ruleTexts })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const result = rulesFrom(dayOf)(prayer, dayOf(date), parsed.rules[prayer] ?? {})
  if (!result) return '-'
  return `${result.minutes === undefined ? 'none' : clockTime(result.minutes % 1440)} ${result.source}`
}

describe('the rule that applies', () => {
  const dhuhr = {
    always: '12:45',
    friday: '13:00',
    ramadan: '13:15',
    'from 2026-02-01': '12:50',
    'from 2026-03-01': '13:20',
    summer: '13:30',
  }
  test.each([
    ['an ordinary day', '2026-01-05', '12:45 ordinary'],
    ['a Friday', '2026-01-09', '13:00 weekday'],
    ['the first day of a dated rule', '2026-02-01', '12:50 dated'],
    ['the day before a dated rule', '2026-01-31', '12:45 ordinary'],
    ['Ramadan over a dated rule', '2026-02-18', '13:15 ramadan'],
    ['a Friday over Ramadan', '2026-02-20', '13:00 weekday'],
    ['the latest dated rule after Ramadan', '2026-03-21', '13:20 dated'],
    ['a dated rule over summer', '2026-03-30', '13:20 dated'],
  ])('%s', (_name, date, expected) => {
    expect(jamaat('dhuhr', date, dhuhr)).toBe(expected)
  })

  test("Ramadan's rule for Isha applies to its nights, from the evening before its first day; others to its days", () => {
    const sourceOf = (prayer: Prayer, date: string) =>
      jamaat(prayer, date, { always: '10 minutes after', ramadan: '15 minutes after' }).slice(6)
    const dates = ['2026-02-16', '2026-02-17', '2026-03-18', '2026-03-19']
    expect(dates.map((date) => sourceOf('isha', date))).toEqual(['ordinary', 'ramadan', 'ramadan', 'ordinary'])
    expect([...dates, '2026-03-20'].map((date) => sourceOf('maghrib', date))).toEqual([
      'ordinary',
      'ordinary',
      'ramadan',
      'ramadan',
      'ordinary',
    ])
  })

  test('summer rules apply while the clocks are ahead', () => {
    const ruleTexts = { always: '13:00', summer: '14:00' }
    expect(['2026-03-28', '2026-03-29'].map((date) => jamaat('dhuhr', date, ruleTexts))).toEqual([
      '13:00 ordinary',
      '14:00 summer',
    ])
  })

  test('"none" is a rule that there is no jamaat, which is different from having no rule', () => {
    expect(jamaat('asr', '2026-02-19', { always: '15:30', ramadan: 'none' })).toBe('none ramadan')
    expect(jamaat('asr', '2026-02-19', { friday: '15:30' })).toBe('-')
  })
})

describe('the time of a rule', () => {
  test.each([
    ['minutes after', 'fajr', '2026-01-01', '20 minutes after', '06:20'],
    ['minutes before the end', 'fajr', '2026-01-01', '30 minutes before the end', '07:30'],
    ['rounded, never earlier than the rule', 'asr', '2026-01-02', '10 minutes after, rounded to 15', '15:15'],
    ['rounded, never later than the rule', 'fajr', '2026-01-02', '30 minutes before the end, rounded to 15', '07:15'],
    ['not before', 'isha', '2026-01-01', '10 minutes after, not before 19:30', '19:30'],
    ['not after', 'isha', '2026-03-01', '10 minutes after, not after 18:30', '18:30'],
  ] as const)('%s', (_name, prayer, date, rule, expected) => {
    expect(jamaat(prayer, date, rule)).toBe(`${expected} ordinary`)
  })

  test('a weekly time changes on its day and suits every day until the next change', () => {
    const times = Array.from({ length: 9 }, (_, index) =>
      jamaat('asr', addDays('2026-01-08', index), '5 minutes after, changes on friday'),
    )
    // 8 January is a Thursday. From Friday the 9th to Thursday the 15th Asr begins 15:08 to 15:14.
    expect(times).toEqual(['15:12 ordinary', ...Array<string>(7).fill('15:19 ordinary'), '15:26 ordinary'])
  })

  test('a week with a clock change is split in two, each with its own offset', () => {
    const rule = '5 minutes after, changes on friday'
    expect(jamaat('dhuhr', '2026-03-28', rule)).toBe('12:15 ordinary')
    expect(jamaat('dhuhr', '2026-03-29', rule)).toBe('13:15 ordinary')
  })

  test('an Isha after midnight belongs to the night before', () => {
    const lateDay = (date: string): RuleDay => ({ ...day(date), begins: { ...day(date).begins, isha: 1440 + 40 } })
    expect(jamaat('isha', '2026-06-20', '10 minutes after', lateDay)).toBe('00:50 ordinary')
    expect(jamaat('isha', '2026-06-20', '10 minutes after, not after 00:30', lateDay)).toBe('00:30 ordinary')
    expect(jamaat('isha', '2026-06-20', '10 minutes after, not after 23:00', lateDay)).toBe('23:00 ordinary')
    const parsed = readJamaatRules({ isha: '00:45' })
    const isha = parsed.ok ? parsed.rules.isha : undefined
    expect(isha && rulesFrom(lateDay)('isha', lateDay('2026-06-20'), isha)?.minutes).toBe(1440 + 45)
  })

  describe('no congregation is before its prayer begins', () => {
    // Maghrib's time lasts 90 minutes here, and Asr's 70.
    test.each([
      ['minutes before the end of a short prayer', 'maghrib', '2026-01-01', '120 minutes before the end', '16:10'],
      ['rounded minutes before the end', 'asr', '2026-01-03', '75 minutes before the end, rounded to 15', '15:15'],
      ['weekly minutes before the end', 'asr', '2026-01-02', '75 minutes before the end, changes on friday', '15:07'],
      ['a fixed time', 'dhuhr', '2026-03-30', '12:45', '13:10'],
      ['a limit', 'asr', '2026-01-31', '10 minutes after, not after 15:20', '15:30'],
    ] as const)('%s', (_name, prayer, date, rule, expected) => {
      expect(jamaat(prayer, date, rule)).toBe(`${expected} ordinary`)
    })

    test('except for Isha on short nights, and Jumu’ah, if the rule has a clock time', () => {
      const lateDay = (date: string): RuleDay => ({ ...day(date), begins: { ...day(date).begins, isha: 1440 + 5 } })
      expect(jamaat('isha', '2026-06-20', '22:30', lateDay)).toBe('22:30 ordinary')
      expect(jamaat('isha', '2026-06-20', '180 minutes before the end', lateDay)).toBe('00:05 ordinary')
      const friday = rulesFrom(day)('jumuah', day('2026-04-03'), { ordinary: { kind: 'fixed', at: 13 * 60 } })
      expect(friday?.minutes).toBe(13 * 60)
    })

    test('with any rule that follows the sun', () => {
      const date = fc.integer({ min: 0, max: 150 }).map((offset) => addDays('2026-01-01', offset))
      const round = fc.constantFrom('', ', rounded to 5', ', rounded to 15', ', rounded to 60')
      const weekday = fc.constantFrom('', ', changes on monday', ', changes on friday')
      const prayers = fc.constantFrom('fajr', 'dhuhr', 'asr', 'isha')
      fc.assert(
        fc.property(
          date,
          fc.integer({ min: 0, max: 180 }),
          round,
          weekday,
          prayers,
          (ruleDate, wait, rounding, changes, prayer) => {
            const minutesBefore = clock(
              jamaat(prayer, ruleDate, `${wait} minutes before the end${rounding}${changes}`).slice(0, 5),
            )
            expect(minutesBefore).toBeGreaterThanOrEqual(day(ruleDate).begins[prayer])
          },
        ),
      )
    })
  })

  test('without limits, a rule that follows the sun is never before its prayer starts or after it ends', () => {
    const date = fc.integer({ min: 0, max: 150 }).map((offset) => addDays('2026-01-01', offset))
    const minutes = fc.integer({ min: 0, max: 20 })
    const weekday = fc.constantFrom('', ', changes on monday', ', changes on friday')
    fc.assert(
      fc.property(date, minutes, weekday, fc.constantFrom('fajr', 'asr', 'isha'), (ruleDate, wait, changes, prayer) => {
        const minutesAfter = clock(jamaat(prayer, ruleDate, `${wait} minutes after${changes}`).slice(0, 5))
        expect(minutesAfter).toBeGreaterThanOrEqual(day(ruleDate).begins[prayer] + wait)
        const minutesBefore = clock(jamaat(prayer, ruleDate, `${wait} minutes before the end${changes}`).slice(0, 5))
        expect(minutesBefore).toBeLessThanOrEqual(day(ruleDate).ends[prayer] - wait)
      }),
    )
  })
})

test('weekdays agree with the calendar', () => {
  expect(['2026-01-01', '2026-01-02', '1969-12-31', '2000-02-29'].map(weekdayOfDate)).toEqual([4, 5, 3, 2])
})
