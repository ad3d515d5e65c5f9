import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type TestHost, type TestTenant } from '../testing/index.ts'
import { exportTimetable } from './exportTimetable.ts'
import { importSalahApi } from './importSalahApi.ts'
import { importTimetable } from './importTimetable.ts'
import { storeSchedule } from './writeSchedule.ts'

let host: TestHost
let year: string

beforeAll(async () => {
  host = await startHost({ jobs: false })
  year = await readFile(
    createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv'),
    'utf8',
  )
})
afterAll(() => host.close())

const take = ({ id }: TestTenant, text: string, dryRun = false) =>
  importTimetable(host.database, id, { name: 'year.csv', text }, dryRun)
const give = ({ id }: TestTenant, format: 'csv' | 'salahapi', of = 2026) =>
  exportTimetable(host, id, { year: of, format })

test('a year that was imported comes out again byte for byte, whatever the rules say', async () => {
  const mosque = await host.tenant()
  await host.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { fajr: '99 minutes after', isha: 'none' }, jumuah: [], eid: [] }),
  )
  await take(mosque, year)
  expect((await give(mosque, 'csv')).text).toBe(year)
})

test('a year that is calculated comes out as it is shown, and can be imported', async () => {
  const mosque = await host.tenant()
  await host.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { dhuhr: '13:00', maghrib: '5 minutes after' }, jumuah: [], eid: [] }),
  )
  const { text } = await give(mosque, 'csv', 2028)
  expect(text.split('\n')).toHaveLength(366 + 2)
  expect(text.split('\n')[60]).toMatch(/^2028-02-29,/)
  const other = await host.tenant()
  expect(await take(other, text)).toMatchObject({ ok: true, days: 366 })
  expect((await give(other, 'csv', 2028)).text).toBe(text)
})

test('before a table is accepted one sees what it changes, and nothing has changed', async () => {
  const mosque = await host.tenant()
  await take(mosque, year)
  const edited = year.replace(/^(2026-07-01,(?:[^,]*,){10}).*$/m, '$122:45')
  const looked = await take(mosque, edited, true)
  expect(looked.ok && looked.stored.changes).toEqual([
    expect.stringMatching(/^Isha jamaat changes on 1 day \(2026-07-01\), for example 2026-07-01: \d\d:\d\d → 22:45$/),
    '364 days stay as they are',
  ])
  expect((await give(mosque, 'csv')).text).toBe(year)
  await take(mosque, edited)
  expect((await give(mosque, 'csv')).text).toBe(edited)
})

test('no two tables a mosque has had share a version, whatever was imported in between', async () => {
  const mosque = await host.tenant()
  const [a, b] = [year, year.replace(/^2026-07-01,\d\d:\d\d/m, '2026-07-01,01:11')]
  const [x, y] = [a, b].map((text) => text.replaceAll(/^2026-/gm, '2025-'))
  const versions: string[] = []
  for (const text of [a, x, b, y, x]) {
    await take(mosque, text ?? '')
    const { body } = await host.get(mosque, '/api/prayer-time/today')
    versions.push(String(Reflect.get(Object(body.data), 'version')))
  }
  expect(new Set(versions).size).toBe(5)
  await take(mosque, x ?? '')
  const { body } = await host.get(mosque, '/api/prayer-time/today')
  expect(Reflect.get(Object(body.data), 'version')).toBe(versions.at(-1))
})

test("rules leave as SalahAPI and come back the same, with the other mosque's Eid prayers left alone", async () => {
  const mosque = await host.tenant({ method: 'Karachi', madhab: 'Hanafi' })
  await host.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { dhuhr: { always: '13:00', summer: '13:30' }, maghrib: '5 minutes after' },
      jumuah: [{ name: 'First', rules: { always: '13:15' }, venue: 'Main hall' }],
      eid: [],
    }),
  )
  const out = await give(mosque, 'salahapi')
  expect(out.lost).toEqual([])

  const other = await host.tenant()
  const eid = { eid: 'fitr' as const, at: 480 }
  await host.database.forTenant(other.id)((tx) => storeSchedule(tx, other.id, { jamaat: {}, jumuah: [], eid: [eid] }))
  const looked = await importSalahApi(host.database, other.id, out.text, { dryRun: true })
  expect(looked.ok && looked.changes).toContain('Dhuhr, summer: new, 13:30')
  expect((await give(other, 'salahapi')).text).not.toContain('13:30')
  expect(await importSalahApi(host.database, other.id, out.text)).toMatchObject({ ok: true, warnings: [] })
  const { rows } = await host.database.pool.query('select eid, at from eid_prayers where tenant_id = $1', [other.id])
  expect(rows).toEqual([eid])
  // Settings are read anew within a second.
  const stamp = (text: string) => text.replace(/"version": "\w+"/, '')
  await expect.poll(async () => stamp((await give(other, 'salahapi')).text), { timeout: 3000 }).toBe(stamp(out.text))
})

test.each([
  ['no JSON', 'day,fajr', 'This is not JSON.'],
  ['another document', '{"openapi":"3.1"}', 'This is not a SalahAPI 1.0 document'],
])('%s is refused and changes nothing', async (_, text, why) => {
  const mosque = await host.tenant()
  const result = await importSalahApi(host.database, mosque.id, text)
  expect(result.ok ? '' : result.problems[0]).toContain(why)
})
