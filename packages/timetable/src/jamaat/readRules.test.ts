import { expect, test } from 'vitest'
import type { RuledPrayer } from './jamaatOf.ts'
import { readJamaatRules, readPrayerRules } from './readRules.ts'

test('rules are parsed by prayer and condition', () => {
  const result = readJamaatRules({
    fajr: '20 minutes after',
    dhuhr: { always: '12:45', Friday: '13:00', summer: '13:30' },
    asr: { 'from 2026-04-10': '17:30', 'from 2026-03-29': '17:15' },
    maghrib: { always: '7 minutes after', ramadan: '15 minutes after' },
    isha: 'none',
  })
  expect(result).toEqual({
    ok: true,
    rules: {
      fajr: { ordinary: { kind: 'after', minutes: 20 } },
      dhuhr: {
        ordinary: { kind: 'fixed', at: 765 },
        weekdays: { 5: { kind: 'fixed', at: 780 } },
        summer: { kind: 'fixed', at: 810 },
      },
      asr: {
        dated: [
          { from: '2026-03-29', time: { kind: 'fixed', at: 1035 } },
          { from: '2026-04-10', time: { kind: 'fixed', at: 1050 } },
        ],
      },
      maghrib: { ordinary: { kind: 'after', minutes: 7 }, ramadan: { kind: 'after', minutes: 15 } },
      isha: { ordinary: { kind: 'none' } },
    },
  })
})

test('all problems are reported together, each with its prayer', () => {
  const result = readJamaatRules({
    zuhr: '13:00',
    fajr: { always: 'soon', 'from 2026-02-30': '06:00' },
    maghrib: { always: '20:00', ramadan: '5 minutes after, changes on friday', sometimes: '5 minutes after' },
    isha: 20,
  })
  if (result.ok) throw new Error('these rules were accepted')
  expect(
    result.problems.map(({ prayer, when, message }) => `${prayer} ${when ?? '-'}: ${message.slice(0, 60)}`),
  ).toEqual([
    'zuhr -: "zuhr" is not one of fajr, dhuhr, asr, maghrib, isha.',
    'Fajr always: "soon" is not a rule we can read. Write for example "13:00",',
    'Fajr from 2026-02-30: "from 2026-02-30" does not say when the rule applies. Write ',
    'Maghrib always: Maghrib cannot be a fixed time, because sunset changes every',
    'Maghrib ramadan: Maghrib cannot be a fixed time, because sunset changes every',
    'Maghrib sometimes: "sometimes" does not say when the rule applies. Write always',
    'Isha always: Write the rule as text in quotation marks.',
  ])
})

test('Maghrib must not have a fixed time in any season, because it could be before sunset', () => {
  for (const rule of [
    '18:30',
    '10 minutes after, changes on friday',
    '10 minutes after, not before 19:00',
    '10 minutes after, not after 21:00',
  ])
    for (const when of ['always', 'summer', 'ramadan', 'friday', 'from 2026-03-29']) {
      const result = readJamaatRules({ maghrib: { [when]: rule } })
      expect(result.ok ? 'accepted' : result.problems[0]?.message, rule).toContain('Maghrib cannot be a fixed time')
    }
  expect(readJamaatRules({ maghrib: { always: '7 minutes after, rounded to 5', summer: 'none' } }).ok).toBe(true)
})

test('duplicate rules are rejected', () => {
  const result = readJamaatRules({
    fajr: { always: '06:00', Always: '06:30' },
    isha: { 'from 2026-04-01': '20:00', ' From 2026-04-01': '21:00' },
    Fajr: '06:15',
    asr: '10 minutes after, rounded to 5, rounded to 15',
  })
  if (result.ok) throw new Error('these rules were accepted')
  expect(result.problems.map(({ prayer, message }) => `${prayer}: ${message}`)).toEqual([
    'Fajr: "always" and "Always" are the same. Keep one of the two rules.',
    'Isha: "from 2026-04-01" and " From 2026-04-01" are the same. Keep one of the two rules.',
    'Fajr: "Fajr" is listed twice. Keep one of the two.',
    'Asr: "10 minutes after, rounded to 5, rounded to 15" has two rules of the same kind. Remove "rounded to 15".',
  ])
})

test('a time on the 12-hour clock is rejected, and the message gives the correct time', () => {
  const problemOf = (prayer: RuledPrayer, rule: string) => {
    const { problems } = readPrayerRules(prayer, rule)
    return problems[0]?.message ?? 'accepted'
  }
  expect(problemOf('dhuhr', '1:30')).toBe('"1:30" is 12 hours away from Dhuhr. Write 13:30.')
  expect(problemOf('jumuah', '01:30')).toBe('"01:30" is 12 hours away from Jumu\'ah. Write 13:30.')
  expect(problemOf('asr', '5:15')).toContain('Write 17:15.')
  expect(problemOf('isha', '9:45')).toContain('Write 21:45.')
  expect(problemOf('isha', '10 minutes after, not before 8:30')).toContain('Write 20:30.')
  expect(problemOf('fajr', '18:30')).toContain('Write 06:30.')
  expect(problemOf('isha', '1:30')).toBe('"1:30" is ambiguous. Write 01:30 if the night is meant.')
  for (const [prayer, rule] of [
    ['fajr', '6:30'],
    ['dhuhr', '11:45'],
    ['isha', '00:30'],
    ['isha', '01:30'],
    ['isha', '10 minutes after, not after 00:30'],
  ] as const)
    expect(problemOf(prayer, rule)).toBe('accepted')
})

test.each([[null], ['fajr: 5 minutes after'], [[]]])('anything other than a set of rules is rejected: %j', (value) => {
  expect(readJamaatRules(value).ok).toBe(false)
})
