import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskDay, DeskRules } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { changeOverride } from '../changeOverride.ts'
import { timetableImports } from '@minaret/foundation/db'
import { importTimetable } from '../importTimetable.ts'
import { loadDays, restoreTimetable } from '../restoreTimetable.ts'
import { storePrayerRules, storeSchedule } from '../writeSchedule.ts'

/** A Friday and the Thursday before. */
const [friday, thursday] = ['2026-11-27', '2026-11-26']
const now = new Date('2026-11-23T20:15:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', method: 'MuslimWorldLeague', madhab: 'Hanafi' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { isha: '15 minutes after, not before 19:30', dhuhr: { always: '12:45', friday: 'none' } },
      jumuah: [{ name: 'First', rules: { always: '13:15' } }],
      eid: [],
    }),
  )
})
afterAll(() => server.close())

async function view(day: string, user = owner): Promise<DeskDay> {
  const { body } = await user.get(`/mosques/${mosque.slug}/days/${day}`)
  const data: DeskDay = JSON.parse(JSON.stringify(body.data))
  return data
}
const reasonFor = ({ reasons }: DeskDay, prayer: string) => reasons.find((candidate) => candidate.prayer === prayer)

test('a calculated day includes its calculation method and the rule of each jamaat', async () => {
  const day = await view(thursday)
  expect(day).toMatchObject({ calculation: { method: 'MuslimWorldLeague', madhab: 'Hanafi' } })
  expect(day.timetable).toBeUndefined()
  expect(reasonFor(day, 'isha')).toMatchObject({
    source: 'ordinary',
    jamaat: { time: '19:30' },
    rule: { kind: 'after', minutes: 15, notBefore: '19:30' },
  })
  expect(reasonFor(day, 'asr')).not.toHaveProperty('source')
})

test("a Friday includes the reason for each Jumu'ah, including overrides", async () => {
  expect(reasonFor(await view(friday), 'jumuah')).toMatchObject({
    name: 'First',
    jamaat: { time: '13:15' },
    source: 'ordinary',
    rule: { kind: 'fixed', at: '13:15' },
  })
  expect(reasonFor(await view(friday), 'dhuhr')).toMatchObject({ source: 'weekday', rule: { kind: 'none' } })
  const { version } = await view(friday)
  await owner.post(`/mosques/${mosque.slug}/days/${friday}`, { version, jamaat: { jumuah: '13:00, 14:00' } })
  const changedDay = await view(friday)
  expect(changedDay.reasons.filter(({ prayer }) => prayer === 'jumuah')).toMatchObject([
    { name: 'First', jamaat: { time: '13:00' }, source: 'override', usual: { time: '13:15' } },
    { jamaat: { time: '14:00' }, source: 'override' },
  ])
  await owner.post(`/mosques/${mosque.slug}/days/${friday}`, { version: changedDay.version, jamaat: { jumuah: null } })
  expect(reasonFor(await view(friday), 'jumuah')).toMatchObject({ source: 'override', usual: { time: '13:15' } })
})

test('an override includes who changed each prayer and when', async () => {
  const imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now })
  for (const [user, jamaat] of [
    [imam, { isha: '20:00' }],
    [owner, { fajr: '06:45' }],
  ] as const) {
    const { version } = await view(thursday)
    await user.post(`/mosques/${mosque.slug}/days/${thursday}`, { version, jamaat })
  }
  const day = await view(thursday)
  expect(reasonFor(day, 'isha')).toMatchObject({
    source: 'override',
    changed: { by: 'Imam Bilal', at: now.toISOString() },
    usual: { time: '19:30' },
  })
  expect(reasonFor(day, 'fajr')?.changed).toEqual({ by: 'Aisha Rahman', at: now.toISOString() })
  expect(reasonFor(day, 'dhuhr')).not.toHaveProperty('changed')
})

test('an override by a command includes no name', async () => {
  await server.database.forTenant(mosque.id)((tx) =>
    changeOverride(tx, mosque.id, '2026-12-01', { set: { isha: '20:30' } }),
  )
  const isha = reasonFor(await view('2026-12-01'), 'isha')
  expect([isha?.source, isha?.changed]).toEqual(['override', undefined])
})

test('a rule includes who changed it and when, until a command changes it', async () => {
  const imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now })
  const day = '2026-12-03'
  expect(reasonFor(await view(day), 'isha')).not.toHaveProperty('ruleChanged')
  const { body } = await imam.get(`/mosques/${mosque.slug}/rules`)
  const allRules: DeskRules[] = JSON.parse(JSON.stringify(body.data))
  const version = allRules.find(({ prayer }) => prayer === 'isha')?.version
  const rules = [
    { when: 'always', time: { kind: 'after', minutes: 15, notBefore: '19:30' } },
    { when: 'thursday', time: { kind: 'fixed', at: '20:00' } },
  ]
  expect((await imam.post(`/mosques/${mosque.slug}/rules`, { prayer: 'isha', version, rules })).code).toBe(200)
  expect(reasonFor(await view(day), 'isha')).toMatchObject({
    usualSource: 'weekday',
    ruleChanged: { by: 'Imam Bilal', at: now.toISOString() },
  })
  // The usual rule was not changed.
  expect(reasonFor(await view('2026-12-04'), 'isha')).not.toHaveProperty('ruleChanged')
  await server.database.forTenant(mosque.id)((tx) => storePrayerRules(tx, mosque.id, 'isha', { thursday: '20:15' }))
  expect(reasonFor(await view(day), 'isha')).not.toHaveProperty('ruleChanged')
})

const heading =
  'day,fajr_athan,fajr_iqama,sunrise,dhuhr_athan,dhuhr_iqama,asr_athan,asr_iqama,maghrib_athan,maghrib_iqama,isha_athan,isha_iqama'

/** A file with some days of a month. */
const file = (name: string, month: string, days: number[], isha = '19:45') => ({
  name,
  text: [
    heading,
    ...days.map(
      (day) =>
        `${month}-${String(day).padStart(2, '0')},06:10,06:40,07:55,12:05,13:15,14:10,14:30,15:52,15:57,17:30,${isha}`,
    ),
  ].join('\n'),
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const importFiles = async (...files: { name: string; text: string }[]) =>
  expect(await importTimetable(server.database, mosque.id, files)).toMatchObject({ ok: true })

describe('a day of the timetable includes its file', () => {
  beforeAll(async () => {
    mosque = await server.tenant({ timeZone: 'Europe/London' })
    owner = await staffUser(server, mosque, ['owner'], { now })
  })
  const fileOf = async (day: string) => (await view(day)).timetable?.file
  const importInDesk = async (upload: { name: string; text: string }) => {
    const path = `/mosques/${mosque.slug}/timetable`
    const { body } = await owner.post(`${path}/check`, upload)
    const { version }: { version: string } = JSON.parse(JSON.stringify(body.data))
    const response = await owner.post(path, { version, upload })
    const { change }: { change: string } = JSON.parse(JSON.stringify(response.body.data))
    return change
  }

  test('for imports of several files and after later imports', async () => {
    await importFiles(file('december.csv', '2026-12', range(1, 31)), file('january.csv', '2027-01', range(1, 31)))
    await importFiles(file('february.csv', '2027-02', range(1, 28)))
    const day = await view('2026-12-10')
    expect(day).toMatchObject({ timetable: { file: 'december.csv' } })
    expect(day.timetable).not.toHaveProperty('by')
    expect(day.calculation).toBeUndefined()
    expect(reasonFor(day, 'dhuhr')).toMatchObject({ jamaat: { time: '13:15' }, source: 'table', usualSource: 'table' })
    expect([await fileOf('2027-01-10'), await fileOf('2027-02-10'), await fileOf('2027-03-10')]).toEqual([
      'january.csv',
      'february.csv',
      undefined,
    ])
  })

  test('with the member who imported it, after an undo and a redo', async () => {
    const change = await importInDesk(file('corrected.csv', '2027-01', range(10, 20), '20:15'))
    expect((await view('2027-01-15')).timetable).toMatchObject({ file: 'corrected.csv', by: 'Aisha Rahman' })
    expect([await fileOf('2027-01-09'), await fileOf('2027-01-21')]).toEqual(['january.csv', 'january.csv'])

    const undoResponse = await owner.post(`/mosques/${mosque.slug}/log/${change}/undo`)
    expect(undoResponse.code).toBe(200)
    expect((await view('2027-01-15')).timetable).toMatchObject({ file: 'january.csv' })
    const { change: undoChange }: { change: string } = JSON.parse(JSON.stringify(undoResponse.body.data))
    expect((await owner.post(`/mosques/${mosque.slug}/log/${undoChange}/undo`)).code).toBe(200)
    expect((await view('2027-01-15')).timetable).toMatchObject({ file: 'corrected.csv', by: 'Aisha Rahman' })
    expect(await fileOf('2027-02-10')).toBe('february.csv')
  })

  test('except for days restored from an entry without a version', async () => {
    const days = ['2027-01-15', '2027-01-16']
    await server.database.forTenant(mosque.id)(async (tx) =>
      restoreTimetable(tx, mosque.id, await loadDays(tx, days), { fileName: 'january.csv', asOf: undefined }),
    )
    const { timetable } = await view('2027-01-15')
    expect(timetable).toEqual({ at: expect.any(String) })
    expect([await fileOf('2027-01-17'), await fileOf('2027-02-10')]).toEqual(['corrected.csv', 'february.csv'])
  })

  test('for days imported before files were recorded, only if there was a single import', async () => {
    const removeSources = () =>
      server.database.forTenant(mosque.id)((tx) => tx.update(timetableImports).set({ sources: null }))
    await removeSources()
    const { timetable } = await view('2026-12-10')
    expect([timetable?.file, Date.parse(timetable?.at ?? '')]).toEqual([undefined, expect.any(Number)])
    await importFiles(file('march.csv', '2027-03', range(1, 31)))
    expect([await fileOf('2027-03-10'), await fileOf('2026-12-10')]).toEqual(['march.csv', undefined])

    mosque = await server.tenant({ timeZone: 'Europe/London' })
    owner = await staffUser(server, mosque, ['owner'], { now })
    await importFiles(file('december.csv', '2026-12', range(1, 31)))
    await removeSources()
    await importFiles(file('march.csv', '2027-03', range(1, 31)))
    expect(await fileOf('2026-12-10')).toBe('december.csv')
  })
})
