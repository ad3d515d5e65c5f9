import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './base/calendar.ts'
import { changesAhead, type JamaatChange } from './changes.ts'
import { readJamaatRules } from './jamaat/readRules.ts'
import type { JamaatTime, PrayerRules } from './jamaat/types.ts'
import { type Days, openDays, rowsByDate } from './resolve.ts'
import { noSchedule, type Schedule } from './schedule/types.ts'
import { bradford, daysOf, demonstration, hasRealTable, realTable } from './testing/tables.ts'
import type { Prayer } from './base/types.ts'

const openWith = (change: Partial<Schedule>, place = bradford) =>
  openDays({ rows: new Map(), place, schedule: { ...noSchedule, ...change } })

function rulesOf(ruleTexts: Record<string, unknown>): Schedule['jamaat'] {
  const result = readJamaatRules(ruleTexts)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.rules
}

const describeChange = ({ prayer, date, jamaat, before }: JamaatChange) =>
  `${prayer} ${date} ${before ?? 'none'} → ${jamaat?.time ?? 'none'}`

const describeChanges = (today: string, ruleTexts: Record<string, unknown>, ahead?: number) =>
  changesAhead(today, openWith({ jamaat: rulesOf(ruleTexts) }), ahead).map(describeChange)

test('changes are announced a week ahead, in order, until they apply', () => {
  const ruleTexts = {
    dhuhr: { always: '13:15', 'from 2026-04-03': '13:30' },
    asr: { always: '17:45', 'from 2026-04-01': '18:00' },
  }
  expect(describeChanges('2026-03-26', ruleTexts)).toEqual(['asr 2026-04-01 17:45 → 18:00'])
  expect(describeChanges('2026-03-29', ruleTexts)).toEqual([
    'asr 2026-04-01 17:45 → 18:00',
    'dhuhr 2026-04-03 13:15 → 13:30',
  ])
  expect(describeChanges('2026-04-01', ruleTexts)).toEqual(['dhuhr 2026-04-03 13:15 → 13:30'])
})

describe('changes are announced for', () => {
  test('a time that changes every week', () => {
    expect(describeChanges('2026-01-28', { asr: '10 minutes after, rounded to 15, changes on friday' }, 20)).toEqual([
      'asr 2026-01-30 15:15 → 15:30',
      'asr 2026-02-13 15:30 → 15:45',
    ])
  })

  test('weekly changes on both sides of a clock change, and on its day, because the clock time differs', () => {
    expect(describeChanges('2026-03-22', { asr: '10 minutes after, rounded to 15, changes on monday' }, 10)).toEqual([
      'asr 2026-03-29 16:45 → 17:45',
      'asr 2026-03-30 17:45 → 18:00',
    ])
  })

  test('changes two days apart', () => {
    expect(
      describeChanges('2026-02-28', {
        isha: { always: '20:00', 'from 2026-03-02': '20:15', 'from 2026-03-04': '20:30' },
      }),
    ).toEqual(['isha 2026-03-02 20:00 → 20:15', 'isha 2026-03-04 20:15 → 20:30'])
  })

  test('a congregation that starts or stops being held', () => {
    const asr = { always: 'none', 'from 2026-04-01': '18:00', 'from 2026-04-03': 'none' }
    expect(describeChanges('2026-03-30', { asr })).toEqual([
      'asr 2026-04-01 none → 18:00',
      'asr 2026-04-03 18:00 → none',
    ])
    expect(describeChanges('2026-03-30', { asr: { 'from 2026-04-01': '18:00' } })).toEqual([
      'asr 2026-04-01 none → 18:00',
    ])
  })

  test('the first day of Ramadan and the day after its last, and for Isha the evenings before them', () => {
    const ruleTexts = {
      maghrib: { always: '7 minutes after', ramadan: '15 minutes after' },
      isha: { always: '19:30', ramadan: '20:15' },
    }
    expect(describeChanges('2026-02-12', ruleTexts)).toEqual([
      'isha 2026-02-17 19:30 → 20:15',
      'maghrib 2026-02-18 17:28 → 17:38',
    ])
    expect(describeChanges('2026-03-15', ruleTexts)).toEqual([
      'isha 2026-03-19 20:15 → 19:30',
      'maghrib 2026-03-20 18:34 → 18:27',
    ])
  })

  test('the start of summer time, if a rule applies from then', () => {
    expect(describeChanges('2026-03-27', { dhuhr: { always: '13:00', summer: '13:30' } })).toEqual([
      'dhuhr 2026-03-29 13:00 → 13:30',
    ])
  })

  test('a time that jumps away from its limit at a clock change', () => {
    expect(describeChanges('2026-03-26', { isha: '5 minutes after, not before 21:00' })).toEqual([
      'isha 2026-03-29 21:00 → 21:47',
    ])
  })

  test('a change on an exceptional day, on the first ordinary day after it', () => {
    const jamaat = rulesOf({ asr: { always: '15:30', 'from 2026-02-04': '16:00' } })
    const overrides: Schedule['overrides'] = new Map([
      ['2026-02-04', { jamaat: { asr: 17 * 60 } }],
      ['2026-02-05', { jamaat: { asr: null } }],
    ])
    expect(changesAhead('2026-02-02', openWith({ jamaat, overrides })).map(describeChange)).toEqual([
      'asr 2026-02-06 15:30 → 16:00',
    ])
    const dhuhr = rulesOf({ dhuhr: { always: '12:45', 'from 2026-02-06': '13:00' } })
    const jumuah = [{ rules: { ordinary: { kind: 'fixed', at: 780 } } }] as const
    expect(changesAhead('2026-02-02', openWith({ jamaat: dhuhr, jumuah })).map(describeChange)).toEqual([
      'dhuhr 2026-02-07 12:45 → 13:00',
    ])
  })
})

describe('changes are not announced for', () => {
  test('days of the week with their own rule, or a single day', () => {
    expect(describeChanges('2026-02-02', { dhuhr: { always: '12:45', friday: '13:15' } })).toEqual([])
    const overrides = new Map([['2026-02-04', { jamaat: { asr: 16 * 60 } }]])
    expect(changesAhead('2026-02-02', openWith({ jamaat: rulesOf({ asr: '15:30' }), overrides }))).toEqual([])
  })

  test('a time that reaches or leaves its limit gradually', () => {
    for (const [today, rule] of [
      ['2026-09-20', '10 minutes after, not before 20:00'],
      ['2026-04-20', '10 minutes after, not after 22:00'],
    ] as const)
      expect(describeChanges(today, { isha: rule }, 20)).toEqual([])
  })

  test('times that follow the sun, on any day of a year, including clock changes', () => {
    const places = [bradford, { ...bradford, latitude: 67.8558, longitude: 20.2253, timeZone: 'Europe/Stockholm' }]
    const prayer = fc.constantFrom<Prayer>('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')
    const phrase = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('after', 'before the end'))
      .map(([minutes, reference]) => `${minutes} minutes ${reference}`)
    fc.assert(
      fc.property(prayer, phrase, fc.constantFrom(...places), (prayerName, rule, place) => {
        const days = openWith({ jamaat: rulesOf({ [prayerName]: rule }) }, place)
        expect(changesAhead('2026-01-01', days, 365).map(describeChange)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})

/** Starts with the first day's times, applies only the announced changes of each following day, and lists wrong times. */
function mistakesFromAnnouncements(days: Days, prayers: readonly Prayer[], from: string, until: string): string[] {
  const jamaatTime = (prayer: Prayer, date: string) =>
    days.day(date).prayers.find((moments) => moments.prayer === prayer)?.jamaat?.time
  const times = new Map<string, string | undefined>(prayers.map((prayer) => [prayer, jamaatTime(prayer, from)]))
  const mistakes: string[] = []
  for (let date = from; date < until; date = addDays(date, 1)) {
    const next = addDays(date, 1)
    for (const { prayer, jamaat, before } of changesAhead(date, days, 1)) {
      if (times.has(prayer) && times.get(prayer) !== before)
        mistakes.push(`${prayer} ${next}: announced from ${before}`)
      times.set(prayer, jamaat?.time)
    }
    for (const prayer of prayers) {
      const isJumuah = prayer === 'dhuhr' && new Date(next).getUTCDay() === 5
      if (!isJumuah && times.get(prayer) !== jamaatTime(prayer, next))
        mistakes.push(`${prayer} ${next}: ${jamaatTime(prayer, next)}, not ${times.get(prayer)}`)
    }
  }
  return mistakes
}

test("one day's times and every announced change give the correct times of all later days", () => {
  const fixedTime = fc.integer({ min: 19 * 60, max: 21 * 60 }).map((at): JamaatTime => ({ kind: 'fixed', at }))
  const minutes = fc.integer({ min: 0, max: 30 })
  // Without rounding, a weekly change may be of a minute or two, and is still announced.
  const weeklyTime = fc
    .record(
      { minutes, changesOn: fc.constantFrom(1, 5, 6, 7), roundTo: fc.constantFrom(5, 15) },
      { requiredKeys: ['minutes', 'changesOn'] },
    )
    .map((steps): JamaatTime => ({ kind: 'after', ...steps }))
  const roundedTime = fc
    .record({ minutes, roundTo: fc.constantFrom(5, 10, 15, 30) })
    .map((steps): JamaatTime => ({ kind: 'after', ...steps }))
  const time = fc.oneof(fixedTime, weeklyTime, roundedTime, fc.constant<JamaatTime>({ kind: 'none' }))
  const datedRules = fc
    .uniqueArray(fc.integer({ min: 1, max: 360 }), { maxLength: 4 })
    .chain((days) => fc.tuple(...days.toSorted((a, b) => a - b).map((day) => fc.tuple(fc.constant(day), time))))
    .map((entries) => entries.map(([day, each]) => ({ from: addDays('2026-01-01', day), time: each })))
  const rules: fc.Arbitrary<PrayerRules> = fc.record(
    { ordinary: time, summer: time, ramadan: time, dated: datedRules },
    { requiredKeys: ['ordinary'] },
  )
  fc.assert(
    fc.property(rules, rules, (asr, isha) => {
      const days = openWith({ jamaat: { asr, isha } })
      expect(mistakesFromAnnouncements(days, ['asr', 'isha'], '2026-01-01', '2026-12-31')).toEqual([])
    }),
    { numRuns: 15 },
  )
})

describe('in a table', () => {
  const days = openDays(demonstration)
  const year = changesAhead('2026-01-01', days, 364)

  test('every change of every column is announced, except for Maghrib, which follows the sun', () => {
    expect(mistakesFromAnnouncements(days, ['fajr', 'dhuhr', 'asr', 'isha'], '2026-01-03', '2026-12-31')).toEqual([])
    expect(year.filter(({ prayer }) => prayer === 'maghrib')).toEqual([])
    expect(year.filter(({ prayer }) => prayer === 'dhuhr').map(describeChange)).toEqual([
      'dhuhr 2026-03-29 13:00 → 13:30',
      'dhuhr 2026-10-25 13:30 → 13:00',
    ])
  })

  test('a change is announced identically on each of the seven days before it', () => {
    for (const change of year)
      for (let away = 1; away <= 7; away += 1)
        expect(changesAhead(addDays(change.date, -away), days).map(describeChange)).toContain(describeChange(change))
  })

  test('a single different day is an exception', () => {
    const rows = new Map(demonstration.rows)
    const row = rows.get('2026-11-25')
    if (!row) throw new Error('the table has lost a day')
    rows.set(row.date, { ...row, isha: { ...row.isha, jamaat: 20 * 60 + 30 } })
    const daysWithException = openDays({ ...demonstration, rows })
    expect(changesAhead('2026-11-21', daysWithException, 10).map(describeChange)).toEqual(
      changesAhead('2026-11-21', days, 10).map(describeChange),
    )
  })

  test('the end of the table is a change only if the rules continue differently', () => {
    const rows = rowsByDate([...demonstration.rows.values()].filter(({ date }) => date < '2027-01-01'))
    const changesAfterTable = (ruleTexts: Record<string, unknown>) =>
      changesAhead(
        '2026-12-28',
        openDays({ ...demonstration, rows, schedule: { ...noSchedule, jamaat: rulesOf(ruleTexts) } }),
      ).map(describeChange)
    expect(changesAfterTable({ dhuhr: '13:00', maghrib: '5 minutes after' })).toEqual([])
    expect(changesAfterTable({ dhuhr: '12:45' })).toContain('dhuhr 2027-01-01 13:00 → 12:45')
  })

  test.skipIf(!hasRealTable)("changes in a real mosque's table are announced for all prayers but Maghrib", () => {
    const realDays = openDays({ rows: rowsByDate(daysOf(readFileSync(realTable, 'utf8'))), place: bradford })
    const changes = changesAhead('2026-01-02', realDays, 360)
    expect(changes.filter(({ prayer }) => prayer === 'maghrib')).toEqual([])
    expect(changes.length).toBeGreaterThan(30)
    expect(mistakesFromAnnouncements(realDays, ['dhuhr', 'asr', 'isha'], '2026-01-02', '2026-12-30')).toEqual([])
  })
})
