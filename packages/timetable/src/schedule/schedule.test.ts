import { describe, expect, test } from 'vitest'
import { addDays } from '../base/calendar.ts'
import { readJamaatRules } from '../jamaat/readRules.ts'
import { stateOfNow } from '../now.ts'
import { openDays, resolveDay, resolveToday } from '../resolve.ts'
import { skyOf } from '../sky.ts'
import { bradford, demonstration } from '../testing/tables.ts'
import type { PrayerDay } from '../base/types.ts'
import { noSchedule, type Schedule } from './types.ts'

function rulesOf(ruleTexts: Record<string, unknown>): Schedule['jamaat'] {
  const result = readJamaatRules(ruleTexts)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.rules
}

const schedule = (change: Partial<Schedule>): Schedule => ({ ...noSchedule, ...change })
const calculatedSource = (change: Partial<Schedule>) => ({
  rows: new Map(),
  place: bradford,
  schedule: schedule(change),
})
const describeDay = ({ prayers }: PrayerDay) =>
  prayers.map(({ prayer, jamaat, jamaatBy }) => `${prayer} ${jamaat?.time ?? '-'} ${jamaatBy ?? '-'}`)

describe('congregations', () => {
  const jamaat = rulesOf({ fajr: '20 minutes after', dhuhr: '12:45', maghrib: '7 minutes after', isha: 'none' })

  test('on a calculated day come from the rules', () => {
    const day = resolveDay('2026-11-23', calculatedSource({ jamaat }))
    expect(day.source).toBe('calculated')
    expect(describeDay(day)).toEqual([
      'fajr 06:02 ordinary',
      'dhuhr 12:45 ordinary',
      'asr - -',
      'maghrib 16:05 ordinary',
      'isha - ordinary',
    ])
  })

  test("on a day in the mosque's table come from the table, or from the rules if a cell is empty", () => {
    const row = demonstration.rows.get('2026-11-23')
    if (!row) throw new Error('the table has lost a day')
    const rows = new Map([[row.date, { ...row, dhuhr: { begins: row.dhuhr.begins } }]])
    const day = resolveDay('2026-11-23', { rows, place: bradford, schedule: schedule({ jamaat }) })
    expect(describeDay(day)[1]).toBe('dhuhr 12:45 ordinary')
    expect(describeDay(day)[0]).toMatch(/^fajr \d\d:\d\d table$/)
  })

  test('can be set or cancelled for one day, with precedence over the table and rules', () => {
    const overrides = new Map([
      ['2026-11-23', { jamaat: { dhuhr: 13 * 60, isha: null, asr: null }, note: 'Conference' }],
    ])
    const day = resolveDay('2026-11-23', { ...demonstration, schedule: schedule({ jamaat, overrides }) })
    expect(describeDay(day).slice(1, 3)).toEqual(['dhuhr 13:00 override', 'asr - override'])
    expect(day.note).toBe('Conference')
  })
})

test('an Isha jamaat set after midnight is in the same night, as in a table or a rule', () => {
  const overrides = new Map([['2026-06-21', { jamaat: { isha: 45 } }]])
  const isha = resolveDay('2026-06-21', { ...demonstration, schedule: schedule({ overrides }) }).prayers[4]
  expect(isha?.jamaat).toEqual({ time: '00:45', at: '2026-06-21T23:45:00.000Z' })
})

describe("Jumu'ah", () => {
  const jumuah: Schedule['jumuah'] = [
    {
      name: 'First',
      rules: { ordinary: { kind: 'fixed', at: 13 * 60 } },
      venue: 'Main hall',
      language: 'English',
      khatib: 'Imam Yusuf',
    },
    { name: 'Second', rules: { ordinary: { kind: 'fixed', at: 14 * 60 } }, from: '2026-12-01' },
  ]

  test('has several slots with their venue, language and khatib, on Fridays and in their season', () => {
    const jumuahOn = (date: string) => resolveDay(date, calculatedSource({ jumuah })).jumuah
    expect(jumuahOn('2026-11-26')).toBeUndefined()
    expect(jumuahOn('2026-11-27')).toEqual([
      {
        name: 'First',
        venue: 'Main hall',
        language: 'English',
        khatib: 'Imam Yusuf',
        at: { time: '13:00', at: '2026-11-27T13:00:00.000Z' },
      },
    ])
    expect(jumuahOn('2026-12-04')?.map(({ name, at }) => `${name} ${at.time}`)).toEqual(['First 13:00', 'Second 14:00'])
  })

  test('never changes Dhuhr, on Fridays or any other day', () => {
    for (let date = '2026-11-20'; date < '2026-12-12'; date = addDays(date, 1))
      expect(resolveDay(date, { ...demonstration, schedule: schedule({ jumuah }) }).prayers).toEqual(
        resolveDay(date, demonstration).prayers,
      )
  })

  test('is the next congregation on a Friday, one slot after another', () => {
    const source = calculatedSource({ jumuah, jamaat: rulesOf({ dhuhr: '12:45', asr: '15:00' }) })
    const nextAt = (at: string) => {
      const result = stateOfNow(new Date(at), resolveToday(new Date(at), source)).nextJamaat
      return `${result?.gathering?.name ?? result?.prayer} ${result?.time}`
    }
    expect(nextAt('2026-12-03T12:00:00Z')).toBe('dhuhr 12:45')
    expect(nextAt('2026-12-04T12:00:00Z')).toBe('First 13:00')
    expect(nextAt('2026-12-04T13:00:00Z')).toBe('Second 14:00')
    expect(nextAt('2026-12-04T14:00:00Z')).toBe('asr 15:00')
  })
})

describe('special days of the Hijri year', () => {
  test('a day of Ramadan has imsak, iftar and taraweeh', () => {
    const source = calculatedSource({
      ramadan: { imsak: 10, taraweeh: { kind: 'after', minutes: 20 } },
      jamaat: rulesOf({ isha: '20:00' }),
    })
    const day = resolveDay('2026-02-18', source)
    expect(day.hijri).toEqual({ year: 1447, month: 9, day: 1 })
    const [fajr, , , maghrib] = day.prayers.map(({ begins }) => begins)
    expect(Date.parse(fajr?.at ?? '') - Date.parse(day.fasting?.imsak.at ?? '')).toBe(10 * 60_000)
    expect(day.fasting?.iftar).toEqual(maghrib)
    expect(day.taraweeh?.time).toBe('20:20')
    expect(resolveDay('2026-02-17', source).fasting).toBeUndefined()
  })

  test('taraweeh starts on the evening before the first fast, and is not held on the evening before Eid', () => {
    const taraweeh = (date: string, hijriOffset = 0) => {
      const source = calculatedSource({ ramadan: { imsak: 10, taraweeh: { kind: 'fixed', at: 20 * 60 + 30 } } })
      const { fasting, taraweeh: moment } = resolveDay(date, { ...source, hijriOffset })
      return `${fasting ? 'fasted' : '-'} ${moment?.time ?? '-'}`
    }
    // 1447: Ramadan is 18 February to 19 March 2026, Eid 20 March.
    expect(taraweeh('2026-02-16')).toBe('- -')
    expect(taraweeh('2026-02-17')).toBe('- 20:30')
    expect(taraweeh('2026-02-18')).toBe('fasted 20:30')
    expect(taraweeh('2026-03-18')).toBe('fasted 20:30')
    expect(taraweeh('2026-03-19')).toBe('fasted -')
    expect(taraweeh('2026-03-20')).toBe('- -')
    expect(taraweeh('2026-02-17', -1)).toBe('- -')
    expect(taraweeh('2026-02-18', -1)).toBe('- 20:30')
  })

  test("the mosque's Hijri offset moves Ramadan and Eid", () => {
    const eid: Schedule['eid'] = [
      { eid: 'fitr', at: 8 * 60, venue: 'Park' },
      { eid: 'fitr', at: 9 * 60 + 30, year: 1448 },
      { eid: 'adha', at: 7 * 60 },
    ]
    const eidOn = (date: string, hijriOffset = 0) => {
      const result = resolveDay(date, { ...calculatedSource({ eid }), hijriOffset }).eid
      return result && `${result.which} ${result.prayers.map(({ at }) => at.time).join(' ')}`
    }
    expect(eidOn('2026-03-20')).toBe('fitr 08:00')
    expect(eidOn('2026-03-20', -1)).toBeUndefined()
    expect(eidOn('2026-03-21', -1)).toBe('fitr 08:00')
    expect(eidOn('2026-05-27')).toBe('adha 07:00')
    expect(eidOn('2027-03-09')).toBe('fitr 08:00 09:30')
  })

  test('an Eid is included even if the mosque has set no prayers for it', () => {
    expect(resolveDay('2026-03-20', calculatedSource({})).eid).toEqual({ which: 'fitr', prayers: [] })
  })
})

test('Asr is returned for both schools if the mosque shows both', () => {
  const hanafi = resolveDay('2026-06-21', calculatedSource({ bothAsr: true }))
  const shafi = resolveDay('2026-06-21', {
    ...calculatedSource({ bothAsr: true }),
    place: { ...bradford, madhab: 'Shafi' },
  })
  expect(hanafi.otherAsr).toEqual(shafi.prayers[2]?.begins)
  expect(shafi.otherAsr).toEqual(hanafi.prayers[2]?.begins)
  expect(resolveDay('2026-06-21', calculatedSource({})).otherAsr).toBeUndefined()
})

test('forbidden times, midnight and the last third of the night are derived from the day', () => {
  const sky = skyOf('2026-11-23', openDays(demonstration), {
    timeZone: 'Europe/London',
    forbidden: noSchedule.forbidden,
  })
  const day = resolveDay('2026-11-23', demonstration)
  const instantOf = (text?: string) => Date.parse(text ?? '')
  expect(sky.forbidden.map(({ why, from, until }) => `${why} ${from.time} ${until.time}`)).toEqual([
    'sunrise 07:48 08:03',
    'noon 11:44 11:54',
    'sunset 15:43 15:58',
  ])
  const fajr = instantOf(resolveDay('2026-11-24', demonstration).prayers[0]?.begins.at)
  const maghrib = instantOf(day.prayers[3]?.begins.at)
  expect(Math.abs(instantOf(sky.midnight.at) - (maghrib + fajr) / 2)).toBeLessThan(60_000)
  expect(Math.abs(instantOf(sky.lastThird.at) - (maghrib + (2 * (fajr - maghrib)) / 3))).toBeLessThan(60_000)
})
