import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, makeTenant, testDatabase, type TestTenant } from '../../../acceptance/src/index.ts'
import { readTimesFingerprint } from './fingerprint.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant
let otherMosque: TestTenant
beforeAll(async () => {
  database = await testDatabase()
  mosque = await makeTenant(database)
  otherMosque = await makeTenant(database)
})
afterAll(() => database.close())

const readFingerprint = () =>
  database.forTenant(mosque.id)((tx) => readTimesFingerprint(tx, '2026-11-01', '2026-11-30'))

const times = { sunrise: 400, fajr_begins: 300, dhuhr_begins: 720, asr_begins: 900, maghrib_begins: 1000 }
const day = { ...times, day: '2026-11-21', isha_begins: 1100 }
const importRow = { version: 'one', file_name: 'a.csv', days: 1, warnings: 0, imported_at: '2026-11-20T12:00:00Z' }

const rowsByTable: [table: string, row: object][] = [
  ['timetable_days', day],
  ['timetable_imports', importRow],
  ['jamaat_rules', { prayer: 'asr', when_held: 'always', rule: '17:30' }],
  ['jumuah_slots', { position: 0, rules: { always: '13:00' } }],
  ['eid_prayers', { position: 0, eid: 'fitr', at: 480 }],
  ['day_overrides', { day: '2027-11-21', jamaat: { asr: '17:30' } }],
]

test.each(rowsByTable)('changes with a row of %s, but only for its own mosque', async (table, row) => {
  const before = await readFingerprint()
  await fill(database, otherMosque.id, table, [row])
  expect(await readFingerprint()).toBe(before)
  await fill(database, mosque.id, table, [row])
  expect(await readFingerprint()).not.toBe(before)
  await database.pool.query(`delete from ${table} where tenant_id = $1`, [mosque.id])
  expect(await readFingerprint()).toBe(before)
})

test('changes with a single minute, but not with days outside the range', async () => {
  await fill(database, mosque.id, 'timetable_days', [day])
  const before = await readFingerprint()
  await fill(database, mosque.id, 'timetable_days', [{ ...day, day: '2026-12-01' }])
  expect(await readFingerprint()).toBe(before)
  await database.pool.query('update timetable_days set sunrise = 401 where tenant_id = $1', [mosque.id])
  expect(await readFingerprint()).not.toBe(before)
})
