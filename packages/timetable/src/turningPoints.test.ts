import { describe, expect, test } from 'vitest'
import { addDays } from './base/calendar.ts'
import { changesAhead } from './changes.ts'
import { readJamaatRules } from './jamaat/readRules.ts'
import { stateOfNow } from './now.ts'
import { openDays, resolveDay, resolveToday, type TimetableSource } from './resolve.ts'
import { noSchedule, type Schedule } from './schedule/types.ts'
import { bradford, demonstration } from './testing/tables.ts'
import type { Prayer } from './base/types.ts'

function sourceWithRules(ruleTexts: Record<string, unknown>, change: Partial<Schedule> = {}): TimetableSource {
  const result = readJamaatRules(ruleTexts)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return { rows: new Map(), place: bradford, schedule: { ...noSchedule, ...change, jamaat: result.rules } }
}

const jamaat = (source: TimetableSource, date: string, prayer: Prayer) =>
  resolveDay(date, source).prayers.find((moments) => moments.prayer === prayer)?.jamaat

const clockTimesFrom = (source: TimetableSource, from: string, count: number, prayer: Prayer) =>
  Array.from({ length: count }, (_, index) => jamaat(source, addDays(from, index), prayer)?.time)

/** The current prayer and its remaining minutes, the next prayer, and the next congregation. */
function describeAt(at: string, source: TimetableSource): string {
  const now = new Date(at)
  const { current, next, nextJamaat } = stateOfNow(now, resolveToday(now, source))
  const minutesLeft = current ? Math.round((current.until.getTime() - now.getTime()) / 60_000) : 0
  return `${current?.prayer} of ${current?.date.slice(5)}, ${minutesLeft} min | ${next?.prayer} ${next?.begins.time} | ${nextJamaat?.prayer} ${nextJamaat?.time} ${nextJamaat?.date.slice(5)}`
}

describe('when the clocks go forward', () => {
  test('a fixed time keeps its clock time, so it is an hour earlier by the sun', () => {
    const source = sourceWithRules({ dhuhr: '13:30' })
    expect(jamaat(source, '2026-03-28', 'dhuhr')).toEqual({ time: '13:30', at: '2026-03-28T13:30:00.000Z' })
    expect(jamaat(source, '2026-03-29', 'dhuhr')).toEqual({ time: '13:30', at: '2026-03-29T12:30:00.000Z' })
  })

  test('a time that follows the sun moves by an hour, and is not announced', () => {
    const source = sourceWithRules({ asr: '10 minutes after' })
    expect(clockTimesFrom(source, '2026-03-28', 2, 'asr')).toEqual(['16:41', '17:43'])
    expect(changesAhead('2026-03-25', openDays(source))).toEqual([])
  })

  test('a weekly time differs before and after the change, and suits the days on each side', () => {
    const source = sourceWithRules({ asr: '10 minutes after, rounded to 15, changes on friday' })
    expect(clockTimesFrom(source, '2026-03-27', 7, 'asr')).toEqual([
      '16:45',
      '16:45',
      '18:00',
      '18:00',
      '18:00',
      '18:00',
      '18:00',
    ])
  })

  test('the remaining time until the next prayer is an hour shorter', () => {
    const night = 'isha of 03-28'
    expect(describeAt('2026-03-29T00:59:00Z', demonstration)).toBe(`${night}, 164 min | fajr 04:43 | fajr 05:45 03-29`)
    expect(describeAt('2026-03-29T01:00:00Z', demonstration)).toBe(`${night}, 163 min | fajr 04:43 | fajr 05:45 03-29`)
  })

  test('a congregation in the skipped hour is held an hour later by the clock', () => {
    const overrides: Schedule['overrides'] = new Map([['2026-03-28', { jamaat: { isha: 90 } }]])
    expect(jamaat(sourceWithRules({}, { overrides }), '2026-03-28', 'isha')).toEqual({
      time: '01:30',
      at: '2026-03-29T01:30:00.000Z',
    })
  })
})

describe('when the clocks go back', () => {
  test('a fixed time keeps its clock time, and summer rules end', () => {
    const source = sourceWithRules({ dhuhr: { always: '13:00', summer: '13:30' } })
    expect(jamaat(source, '2026-10-24', 'dhuhr')).toEqual({ time: '13:30', at: '2026-10-24T12:30:00.000Z' })
    expect(jamaat(source, '2026-10-25', 'dhuhr')).toEqual({ time: '13:00', at: '2026-10-25T13:00:00.000Z' })
    expect(changesAhead('2026-10-20', openDays(source))).toMatchObject([{ date: '2026-10-25', before: '13:30' }])
  })

  test('a congregation in the repeated hour is held in the first of the two', () => {
    const overrides: Schedule['overrides'] = new Map([['2026-10-24', { jamaat: { isha: 90 } }]])
    const source = sourceWithRules({ fajr: '06:00' }, { overrides })
    expect(jamaat(source, '2026-10-24', 'isha')?.at).toBe('2026-10-25T00:30:00.000Z')
    expect(describeAt('2026-10-25T00:29:00Z', source)).toContain('isha 01:30 10-24')
    expect(describeAt('2026-10-25T00:30:00Z', source)).toContain('fajr 06:00 10-25')
    expect(describeAt('2026-10-25T01:29:00Z', source)).toContain('fajr 06:00 10-25')
  })

  test('the remaining time until the next prayer is an hour longer', () => {
    const source = sourceWithRules({ fajr: '06:00' })
    const [minutesBefore = 0, minutesAfter = 0] = ['2026-10-25T00:59:00Z', '2026-10-25T01:00:00Z'].map((at) =>
      Number(/(\d+) min/.exec(describeAt(at, source))?.[1]),
    )
    expect(minutesBefore - minutesAfter).toBe(1)
  })
})

describe('at the end of the year', () => {
  test('a weekly time continues, and a dated rule starts with the first prayer of the year', () => {
    const weeklySource = sourceWithRules({ isha: '15 minutes after, rounded to 15, changes on monday' })
    expect(new Set(clockTimesFrom(weeklySource, '2026-12-28', 7, 'isha')).size).toBe(1)
    const datedSource = sourceWithRules({ fajr: { always: '06:45', 'from 2027-01-01': '07:00' }, isha: '20:00' })
    expect(describeAt('2026-12-31T23:59:00Z', datedSource)).toContain('isha of 12-31')
    expect(describeAt('2026-12-31T23:59:00Z', datedSource)).toContain('fajr 07:00 01-01')
    expect(describeAt('2027-01-01T00:00:00Z', datedSource)).toContain('isha of 12-31')
    expect(changesAhead('2026-12-31', openDays(datedSource))).toMatchObject([{ date: '2027-01-01', before: '06:45' }])
  })
})

describe('on the night of 29 February', () => {
  test('rules, congregations and changes apply to the day, and 1 March follows', () => {
    const source = sourceWithRules({
      isha: { always: '19:30', 'from 2028-02-29': '19:45', 'from 2028-03-01': '20:00' },
    })
    expect(clockTimesFrom(source, '2028-02-28', 3, 'isha')).toEqual(['19:30', '19:45', '20:00'])
    expect(describeAt('2028-02-29T23:59:00Z', source)).toContain('isha of 02-29')
    expect(describeAt('2028-03-01T00:00:00Z', source)).toContain('isha 20:00 03-01')
    expect(changesAhead('2028-02-27', openDays(source)).map(({ date }) => date)).toEqual(['2028-02-29', '2028-03-01'])
  })

  test('a weekly rule treats it as an ordinary day, and a dated rule cannot start on it in a common year', () => {
    const weeklySource = sourceWithRules({ asr: '10 minutes after, rounded to 15, changes on saturday' })
    expect(new Set(clockTimesFrom(weeklySource, '2028-02-26', 7, 'asr')).size).toBe(1)
    expect(readJamaatRules({ isha: { 'from 2027-02-29': '20:00' } }).ok).toBe(false)
  })
})
