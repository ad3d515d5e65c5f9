import { describe, expect, test } from 'vitest'
import { addDays } from '../base/calendar.ts'
import { stateOfNow } from '../now.ts'
import { openDays, resolveDay, resolveToday } from '../resolve.ts'
import { skyOf } from '../sky.ts'
import { bradford, demonstration } from '../testing/tables.ts'
import { noSchedule, type Schedule } from './types.ts'

const calculatedSource = (change: Partial<Schedule>) => ({
  rows: new Map(),
  place: bradford,
  schedule: { ...noSchedule, ...change },
})

describe("a Friday's Jumu'ahs can be set for that day only", () => {
  const jumuah: Schedule['jumuah'] = [
    { name: 'First', venue: 'Main hall', rules: { ordinary: { kind: 'fixed', at: 13 * 60 } } },
    { name: 'Second', venue: 'Annexe', rules: { ordinary: { kind: 'fixed', at: 14 * 60 } } },
  ]
  const source = (times: readonly number[], date = '2026-11-27') =>
    calculatedSource({
      jumuah,
      jamaat: { dhuhr: { ordinary: { kind: 'fixed', at: 12 * 60 + 45 } } },
      overrides: new Map([[date, { jumuah: times }]]),
    })
  const timesOf = (times: readonly number[]) =>
    resolveDay('2026-11-27', source(times)).jumuah?.map(({ at, venue }) => `${at.time} ${venue ?? '-'}`)

  test('a single time replaces the first, and the others are not held', () => {
    expect(timesOf([13 * 60 + 15])).toEqual(['13:15 Main hall'])
    expect(timesOf([780, 840, 900])).toEqual(['13:00 Main hall', '14:00 Annexe', '15:00 -'])
  })

  test('the times replace those of slots held on that Friday, not of one that is only held in summer', () => {
    const seasonalSlots: Schedule['jumuah'] = [
      { name: 'Summer late', venue: 'Park', rules: { summer: { kind: 'fixed', at: 14 * 60 } } },
      { name: 'First', venue: 'Hall', rules: { ordinary: { kind: 'fixed', at: 13 * 60 + 15 } } },
    ]
    const timesOn = (date: string) =>
      resolveDay(
        date,
        calculatedSource({ jumuah: seasonalSlots, overrides: new Map([[date, { jumuah: [810] }]]) }),
      ).jumuah?.map(({ at, venue }) => `${at.time} ${venue}`)
    expect(timesOn('2026-12-25')).toEqual(['13:30 Hall'])
    expect(timesOn('2026-07-03')).toEqual(['13:30 Park'])
  })

  test('if none is held, the congregation prays Dhuhr', () => {
    expect(timesOf([])).toBeUndefined()
    const noon = new Date('2026-11-27T12:00:00Z')
    expect(stateOfNow(noon, resolveToday(noon, source([]))).nextJamaat).toMatchObject({
      prayer: 'dhuhr',
      time: '12:45',
    })
    const nextAt13 = stateOfNow(noon, resolveToday(noon, source([795]))).nextJamaat
    expect(nextAt13).toMatchObject({ prayer: 'dhuhr', time: '13:15', gathering: { name: 'First' } })
  })

  test('other Fridays and other days are not affected', () => {
    expect(resolveDay('2026-12-04', source([])).jumuah).toHaveLength(2)
    expect(resolveDay('2026-11-26', source([780], '2026-11-26')).jumuah).toBeUndefined()
  })
})

test("on an Eid's morning, its prayers are the next congregations, then Dhuhr", () => {
  const source = calculatedSource({
    eid: [
      { eid: 'fitr', at: 8 * 60, venue: 'Park' },
      { eid: 'fitr', at: 9 * 60 + 30 },
    ],
    jamaat: { dhuhr: { ordinary: { kind: 'fixed', at: 13 * 60 } }, fajr: { ordinary: { kind: 'after', minutes: 20 } } },
  })
  const nextAt = (at: string) => {
    const result = stateOfNow(new Date(at), resolveToday(new Date(at), source)).nextJamaat
    return `${result?.prayer} ${result?.date} ${result?.time} ${result?.gathering?.venue ?? '-'}`
  }
  // Eid al-Fitr of 1447 is Friday 20 March 2026; this schedule has no Jumu'ah.
  expect(nextAt('2026-03-20T03:00:00Z')).toMatch(/^fajr/)
  expect(nextAt('2026-03-20T07:59:00Z')).toBe('fitr 2026-03-20 08:00 Park')
  expect(nextAt('2026-03-20T08:00:00Z')).toBe('fitr 2026-03-20 09:30 -')
  expect(nextAt('2026-03-20T09:30:00Z')).toBe('dhuhr 2026-03-20 13:00 -')
})

describe('Asr by both schools', () => {
  const row = demonstration.rows.get('2026-11-23')
  if (!row) throw new Error('the table has lost a day')

  test('is as printed if the table has both, regardless of the settings', () => {
    const rows = new Map([[row.date, { ...row, otherAsr: 13 * 60 + 27 }]])
    for (const bothAsr of [true, false])
      for (const madhab of ['Hanafi', 'Shafi'] as const) {
        const source = { rows, place: { ...bradford, madhab }, schedule: { ...noSchedule, bothAsr } }
        const day = resolveDay(row.date, source)
        expect([day.prayers[2]?.begins.time, day.otherAsr]).toEqual([
          '14:09',
          { time: '13:27', at: '2026-11-23T13:27:00.000Z' },
        ])
      }
  })

  test('is calculated for the other school if the table has one, regardless of the settings', () => {
    // The demonstration's table is Hanafi.
    const shafi = resolveDay(row.date, { rows: new Map(), place: { ...bradford, madhab: 'Shafi' } }).prayers[2]?.begins
    for (const madhab of ['Hanafi', 'Shafi'] as const) {
      const place = { ...bradford, madhab }
      const source = { ...demonstration, place, schedule: { ...noSchedule, bothAsr: true } }
      expect(resolveDay(row.date, source).otherAsr, madhab).toEqual(shafi)
    }
  })
})

test('forbidden times never overlap, even on the shortest days in the north', () => {
  const places = [
    { latitude: 67.8558, longitude: 20.2253, timeZone: 'Europe/Stockholm' },
    { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
    { latitude: 65.8, longitude: 24.1, timeZone: 'Europe/Helsinki' },
  ]
  let adjacentCount = 0
  for (const location of places) {
    const days = openDays({ rows: new Map(), place: { ...bradford, ...location } })
    for (let date = '2026-11-15'; date < '2027-02-15'; date = addDays(date, 1)) {
      const { forbidden } = skyOf(date, days, { ...location, forbidden: { sunrise: 20, noon: 15, sunset: 20 } })
      const edges = forbidden.flatMap(({ from, until }) => [from.at, until.at])
      expect(edges, date).toEqual(edges.toSorted())
      for (const { from, until } of forbidden) expect(from.at < until.at).toBe(true)
      if (forbidden[0]?.until.at === forbidden[1]?.from.at) adjacentCount += 1
    }
  }
  expect(adjacentCount).toBeGreaterThan(0)
})
