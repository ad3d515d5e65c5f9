import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskDay, DeskRules } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../testing/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../testing/desk.ts'
import { changeOverride } from '../changeOverride.ts'
import { importTimetable } from '../importTimetable.ts'
import { storePrayerRules, storeSchedule } from '../writeSchedule.ts'

/** A Friday, and the Thursday before it. */
const [friday, thursday] = ['2026-11-27', '2026-11-26']
const now = new Date('2026-11-23T20:15:00Z')
let host: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await host.tenant({ timeZone: 'Europe/London', method: 'MuslimWorldLeague', madhab: 'Hanafi' })
  owner = await staffUser(host, mosque, ['owner'], { now })
  await host.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { isha: '15 minutes after, not before 19:30', dhuhr: { always: '12:45', friday: 'none' } },
      jumuah: [{ name: 'First', rules: { always: '13:15' } }],
      eid: [],
    }),
  )
})
afterAll(() => host.close())

async function view(day: string, user = owner): Promise<DeskDay> {
  const { body } = await user.get(`/mosques/${mosque.slug}/days/${day}`)
  const data: DeskDay = JSON.parse(JSON.stringify(body.data))
  return data
}
const reason = ({ reasons }: DeskDay, prayer: string) => reasons.find((one) => one.prayer === prayer)

test('a calculated day says how it was calculated, and the rule behind each jamaat in parts', async () => {
  const day = await view(thursday)
  expect(day).toMatchObject({ calculation: { method: 'MuslimWorldLeague', madhab: 'Hanafi' } })
  expect(day.timetable).toBeUndefined()
  expect(reason(day, 'isha')).toMatchObject({
    source: 'ordinary',
    jamaat: { time: '19:30' },
    rule: { kind: 'after', minutes: 15, notBefore: '19:30' },
  })
  expect(reason(day, 'asr')).not.toHaveProperty('source')
})

test("a Friday says why each Jumu'ah is when it is, also when its time was set for the day", async () => {
  expect(reason(await view(friday), 'jumuah')).toMatchObject({
    name: 'First',
    jamaat: { time: '13:15' },
    source: 'ordinary',
    rule: { kind: 'fixed', at: '13:15' },
  })
  expect(reason(await view(friday), 'dhuhr')).toMatchObject({ source: 'weekday', rule: { kind: 'none' } })
  const { version } = await view(friday)
  await owner.post(`/mosques/${mosque.slug}/days/${friday}`, { version, jamaat: { jumuah: '13:00, 14:00' } })
  const changed = await view(friday)
  expect(changed.reasons.filter(({ prayer }) => prayer === 'jumuah')).toMatchObject([
    { name: 'First', jamaat: { time: '13:00' }, source: 'override', usual: { time: '13:15' } },
    { jamaat: { time: '14:00' }, source: 'override' },
  ])
  await owner.post(`/mosques/${mosque.slug}/days/${friday}`, { version: changed.version, jamaat: { jumuah: null } })
  expect(reason(await view(friday), 'jumuah')).toMatchObject({ source: 'override', usual: { time: '13:15' } })
})

test('a time that was changed for the day says by whom and when, prayer by prayer', async () => {
  const imam = await staffUser(host, mosque, ['imam'], { name: 'Imam Bilal', now })
  for (const [user, jamaat] of [
    [imam, { isha: '20:00' }],
    [owner, { fajr: '06:45' }],
  ] as const) {
    const { version } = await view(thursday)
    await user.post(`/mosques/${mosque.slug}/days/${thursday}`, { version, jamaat })
  }
  const day = await view(thursday)
  expect(reason(day, 'isha')).toMatchObject({
    source: 'override',
    changed: { by: 'Imam Bilal', at: now.toISOString() },
    usual: { time: '19:30' },
  })
  expect(reason(day, 'fajr')?.changed).toEqual({ by: 'Aisha Rahman', at: now.toISOString() })
  expect(reason(day, 'dhuhr')).not.toHaveProperty('changed')
})

test('a time that was set by a command has nobody’s name', async () => {
  await host.database.forTenant(mosque.id)((tx) =>
    changeOverride(tx, mosque.id, '2026-12-01', { set: { isha: '20:30' } }),
  )
  const isha = reason(await view('2026-12-01'), 'isha')
  expect([isha?.source, isha?.changed]).toEqual(['override', undefined])
})

test('a day of the timetable names the file that was imported last', async () => {
  const text =
    'day,fajr_athan,fajr_iqama,sunrise,dhuhr_athan,dhuhr_iqama,asr_athan,asr_iqama,maghrib_athan,maghrib_iqama,isha_athan,isha_iqama\n' +
    '2026-12-10,06:10,06:40,07:55,12:05,13:15,14:10,14:30,15:52,15:57,17:30,19:45\n'
  const imported = await importTimetable(host.database, mosque.id, { name: 'december.csv', text })
  expect(imported.ok).toBe(true)
  const day = await view('2026-12-10')
  expect(day).toMatchObject({ timetable: { file: 'december.csv' } })
  expect(day.calculation).toBeUndefined()
  expect(reason(day, 'dhuhr')).toMatchObject({ jamaat: { time: '13:15' }, source: 'table', usualSource: 'table' })
})

test('a rule says who made it and when, until a command changes it', async () => {
  const imam = await staffUser(host, mosque, ['imam'], { name: 'Imam Bilal', now })
  const day = '2026-12-03'
  expect(reason(await view(day), 'isha')).not.toHaveProperty('ruleChanged')
  const { body } = await imam.get(`/mosques/${mosque.slug}/rules`)
  const all: DeskRules[] = JSON.parse(JSON.stringify(body.data))
  const version = all.find(({ prayer }) => prayer === 'isha')?.version
  const rules = [
    { when: 'always', time: { kind: 'after', minutes: 15, notBefore: '19:30' } },
    { when: 'thursday', time: { kind: 'fixed', at: '20:00' } },
  ]
  expect((await imam.post(`/mosques/${mosque.slug}/rules`, { prayer: 'isha', version, rules })).code).toBe(200)
  expect(reason(await view(day), 'isha')).toMatchObject({
    usualSource: 'weekday',
    ruleChanged: { by: 'Imam Bilal', at: now.toISOString() },
  })
  // The usual rule stayed what it was.
  expect(reason(await view('2026-12-04'), 'isha')).not.toHaveProperty('ruleChanged')
  await host.database.forTenant(mosque.id)((tx) => storePrayerRules(tx, mosque.id, 'isha', { thursday: '20:15' }))
  expect(reason(await view(day), 'isha')).not.toHaveProperty('ruleChanged')
})
