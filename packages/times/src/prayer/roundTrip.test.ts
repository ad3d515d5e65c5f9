import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrayerDay } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { exportTimetable } from './exportTimetable.ts'
import { importSalahApi } from './importSalahApi.ts'
import { importTimetable } from './importTimetable.ts'
import { storeOverride, storeSchedule } from './writeSchedule.ts'

let server: TestServer
let yearText: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  yearText = await readFile(
    createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv'),
    'utf8',
  )
})
afterAll(() => server.close())

const importYear = ({ id }: TestTenant, text: string, isDryRun = false) =>
  importTimetable(server.database, id, { name: 'year.csv', text }, { dryRun: isDryRun })
const exportYear = ({ id }: TestTenant, format: 'csv' | 'salahapi', exportedYear = 2026, isFilled = false) =>
  exportTimetable(server, id, { year: exportedYear, format, filled: isFilled })
const storeRules = ({ id }: TestTenant, schedule: Parameters<typeof storeSchedule>[2]) =>
  server.database.forTenant(id)((tx) => storeSchedule(tx, id, schedule))

/** The year without jamaat times of Asr, which are set by rules. */
const withoutAsr = () => yearText.replaceAll(/^(2026-(?:[^,]*,){7})\d\d:\d\d/gm, '$1')

test('reproduces an imported year byte for byte, regardless of the rules', async () => {
  const mosque = await server.tenant()
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { fajr: '99 minutes after', isha: 'none' }, jumuah: [], eid: [] }),
  )
  await importYear(mosque, yearText)
  expect((await exportYear(mosque, 'csv')).text).toBe(yearText)
})

test('exports cells set by rules as empty, with a note, or filled with the effective times', async () => {
  const mosque = await server.tenant()
  await storeRules(mosque, {
    jamaat: { asr: '10 minutes after' },
    jumuah: [{ name: 'First', rules: { always: '13:15' } }],
    eid: [{ eid: 'fitr', at: 480 }],
  })
  await importYear(mosque, withoutAsr())
  await server.database.forTenant(mosque.id)((tx) =>
    storeOverride(tx, mosque.id, { day: '2026-12-25', jamaat: { dhuhr: '13:45', isha: null }, note: 'Conference' }),
  )
  const { text, lost, notes } = await exportYear(mosque, 'csv')
  expect(text).toBe(withoutAsr())
  expect(lost).toEqual(["Jumu'ah (52 Fridays)", 'the Eid prayers', 'the notes for single days (1 note)'])
  expect(notes).toEqual([
    "The mosque's rules, not its timetable, set the jamaat of Asr (365 days). Those cells are empty as in the timetable; --filled writes the times people see.",
    'Set for a single day, and not in the file: 2026-12-25.',
  ])
  const filledExport = await exportYear(mosque, 'csv', 2026, true)
  const day = filledExport.text.split('\n').find((line) => line.startsWith('2026-12-25'))
  expect(day).toMatch(/^2026-12-25,..:..,..:..,..:..,..:..,13:45,..:..,..:..,..:..,..:..,..:..,$/)
  expect(filledExport.notes).toEqual([
    expect.stringMatching(/^The mosque's rules set the jamaat of Asr \(365 days\)\. It is written as people see it;/),
    'Set for a single day, and written like any other: 2026-12-25.',
  ])
})

test('exports Asr for both schools if both were imported', async () => {
  const mosque = await server.tenant()
  const [heading = '', ...days] = yearText.trimEnd().split('\n')
  const text = [`${heading},asr_athan_2`, ...days.map((line) => `${line},15:00`), ''].join('\n')
  // 15:00 is between Dhuhr and Maghrib on every day of the year.
  const result = await importYear(mosque, text)
  expect(result.ok ? [] : result.findings.slice(0, 2)).toEqual([])
  expect((await exportYear(mosque, 'csv')).text).toBe(text)
  const { body } = await server.post(mosque, '/api/prayer-time', { month: 6, year: 2026 })
  const parsed: { days: PrayerDay[] } = JSON.parse(JSON.stringify(body.data))
  expect(parsed.days.map(({ otherAsr }) => otherAsr?.time)).toEqual(Array(30).fill('15:00'))
})

test.each([
  ['Kiruna', { latitude: '67.8558', longitude: '20.2253', timeZone: 'Europe/Stockholm' }],
  ['Tromsø', { latitude: '69.6492', longitude: '18.9553', timeZone: 'Europe/Oslo' }],
  ['Oslo', { latitude: '59.9139', longitude: '10.7522', timeZone: 'Europe/Oslo' }],
])('a calculated year in %s can be imported without changes', async (_city, settings) => {
  const place = { ...settings, method: 'MuslimWorldLeague', highLatitudeRule: 'SeventhOfTheNight' }
  const [mosque, otherMosque] = [await server.tenant(place), await server.tenant(place)]
  const exportResult = await exportYear(mosque, 'csv')
  expect(exportResult.notes).toEqual(['The whole year is calculated: the mosque has no timetable of its own for it.'])
  expect(await importYear(otherMosque, exportResult.text)).toMatchObject({ ok: true, days: 365 })
  expect((await exportYear(otherMosque, 'csv')).text).toBe(exportResult.text)
  const readStartTimes = async (tenant: TestTenant) => {
    const { body } = await server.post(tenant, '/api/prayer-time', { month: 6, year: 2026 })
    const { days }: { days: PrayerDay[] } = JSON.parse(JSON.stringify(body.data))
    return days.map(({ prayers }) => prayers.map(({ begins }) => begins))
  }
  expect(await readStartTimes(otherMosque)).toEqual(await readStartTimes(mosque))
})

test('lists days whose times do not fit in a row', async () => {
  const nome = { latitude: '64.5', longitude: '-165.4', timeZone: 'America/Nome', highLatitudeRule: 'MiddleOfTheNight' }
  const { notes } = await exportYear(await server.tenant(nome), 'csv')
  expect(notes.at(-1)).toMatch(/^A row cannot hold all times of 2026-0\d-\d\d to 2026-0\d-\d\d, \d+ days: one is on/)
})

test('reports an invalid time zone before reading the file', async () => {
  const mosque = await server.tenant({ timeZone: 'Mars/Olympus' })
  const result = await importYear(mosque, yearText)
  expect(result.ok ? [] : result.findings).toMatchObject([
    { message: expect.stringContaining('"Mars/Olympus", does not exist') },
  ])
})

test('exports a calculated year with the effective times, which can be imported', async () => {
  const mosque = await server.tenant()
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { dhuhr: '13:00', maghrib: '5 minutes after' }, jumuah: [], eid: [] }),
  )
  const { text } = await exportYear(mosque, 'csv', 2028)
  expect(text.split('\n')).toHaveLength(366 + 2)
  expect(text.split('\n')[60]).toMatch(/^2028-02-29,/)
  const otherMosque = await server.tenant()
  expect(await importYear(otherMosque, text)).toMatchObject({ ok: true, days: 366 })
  expect((await exportYear(otherMosque, 'csv', 2028)).text).toBe(text)
})

test('reports the changes of an import in a dry run', async () => {
  const mosque = await server.tenant()
  await importYear(mosque, yearText)
  const editedText = yearText.replace(/^(2026-07-01,(?:[^,]*,){10}).*$/m, '$122:45')
  const result = await importYear(mosque, editedText, true)
  expect(result.ok && result.stored.changes).toEqual([
    expect.stringMatching(/^Isha jamaat changes on 1 day \(2026-07-01\), for example 2026-07-01: \d\d:\d\d → 22:45$/),
    '364 days stay as they are',
  ])
  expect((await exportYear(mosque, 'csv')).text).toBe(yearText)
  await importYear(mosque, editedText)
  expect((await exportYear(mosque, 'csv')).text).toBe(editedText)
})

test('never reuses a version', async () => {
  const mosque = await server.tenant()
  const [a, b] = [yearText, yearText.replace(/^2026-07-01,\d\d:\d\d/m, '2026-07-01,01:11')]
  const [x, y] = [a, b].map((text) => text.replaceAll(/^2026-/gm, '2025-'))
  const versions: string[] = []
  for (const text of [a, x, b, y, x]) {
    await importYear(mosque, text ?? '')
    const { body } = await server.get(mosque, '/api/prayer-time/today')
    versions.push(String(Reflect.get(Object(body.data), 'version')))
  }
  expect(new Set(versions).size).toBe(5)
  await importYear(mosque, x ?? '')
  const { body } = await server.get(mosque, '/api/prayer-time/today')
  expect(Reflect.get(Object(body.data), 'version')).toBe(versions.at(-1))
})

test("imports exported SalahAPI rules unchanged, and keeps the other mosque's Eid prayers", async () => {
  const mosque = await server.tenant({ method: 'Karachi', madhab: 'Hanafi' })
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { dhuhr: { always: '13:00', summer: '13:30' }, maghrib: '5 minutes after' },
      jumuah: [{ name: 'First', rules: { always: '13:15' }, venue: 'Main hall' }],
      eid: [],
    }),
  )
  const exportResult = await exportYear(mosque, 'salahapi')
  expect(exportResult.lost).toEqual([])

  const otherMosque = await server.tenant()
  const eid = { eid: 'fitr' as const, at: 480 }
  await server.database.forTenant(otherMosque.id)((tx) =>
    storeSchedule(tx, otherMosque.id, { jamaat: {}, jumuah: [], eid: [eid] }),
  )
  const result = await importSalahApi(server.database, otherMosque.id, exportResult.text, { dryRun: true })
  expect(result.ok && result.changes).toContain('Dhuhr, summer: new, 13:30')
  expect((await exportYear(otherMosque, 'salahapi')).text).not.toContain('13:30')
  expect(await importSalahApi(server.database, otherMosque.id, exportResult.text)).toMatchObject({
    ok: true,
    warnings: [],
  })
  const { rows } = await server.database.pool.query('select eid, at from eid_prayers where tenant_id = $1', [
    otherMosque.id,
  ])
  expect(rows).toEqual([eid])
  // Settings are reloaded within a second.
  const withoutVersion = (text: string) => text.replace(/"version": "\w+"/, '')
  await expect
    .poll(async () => withoutVersion((await exportYear(otherMosque, 'salahapi')).text))
    .toBe(withoutVersion(exportResult.text))
})

test.each([
  ['a file that is not JSON', 'day,fajr', 'This is not JSON.'],
  ['another document', '{"openapi":"3.1"}', 'This is not a SalahAPI 1.0 document'],
])('rejects %s without changes', async (_description, text, problem) => {
  const mosque = await server.tenant()
  const result = await importSalahApi(server.database, mosque.id, text)
  expect(result.ok ? '' : result.problems[0]).toContain(problem)
})
