import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrayerMonth, PrayerToday } from '@minaret/contract'
import { importTimetable } from './importTimetable.ts'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

const sharedFolder = path.join(
  process.env.MINARET_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'data',
)
const fixture = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
const tables = [
  ['the demonstration table', fixture],
  ["a real mosque's table", path.join(sharedFolder, 'madina-masjid-sheffield-2026.csv')],
] as const

/** The data of a response, which the server has validated against the API’s schema. */
function dataOf<T>({ body }: TestResponse): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const readToday = async (mosque: TestTenant) => dataOf<PrayerToday>(await server.get(mosque, '/api/prayer-time/today'))
const readMonth = async (mosque: TestTenant, number: number, year = 2026) =>
  dataOf<PrayerMonth>(await server.post(mosque, '/api/prayer-time', { month: number, year }))

const columns = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The expected response for a line of the file. */
function expectedDay(line: string) {
  const [day, fajr, fajrJamaat, sunrise, dhuhr, dhuhrJamaat, asr, asrJamaat, maghrib, maghribJamaat, isha, ishaJamaat] =
    line.split(',')
  return {
    day,
    sunrise,
    times: [fajr, fajrJamaat, dhuhr, dhuhrJamaat, asr, asrJamaat, maghrib, maghribJamaat, isha, ishaJamaat],
  }
}

describe.each(tables)('%s', (_name, file) => {
  test.skipIf(!existsSync(file))('is returned exactly by the API on every day of the year', async () => {
    const mosque = await server.tenant()
    const text = await readFile(file, 'utf8')
    const result = await importTimetable(server.database, mosque.id, { name: 'year.csv', text })
    expect(result).toMatchObject({ ok: true, days: 365, stored: { added: 365, changed: 0 } })

    const months = await Promise.all(Array.from({ length: 12 }, (_month, index) => readMonth(mosque, index + 1)))
    const days = months.flatMap((month) => month.days)
    const returnedDays = days.map(({ date, sunrise, prayers }) => ({
      day: date,
      sunrise: sunrise.time,
      times: prayers.flatMap(({ begins, jamaat }) => [begins.time, jamaat?.time]),
    }))
    expect(returnedDays).toEqual(text.trim().split(/\r?\n/).slice(1).map(expectedDay))
    expect(days.every(({ prayers }) => prayers.map(({ prayer }) => prayer).join() === columns.join())).toBe(true)
    expect(days.every(({ source }) => source === 'table')).toBe(true)
    expect(months.some(({ notice }) => notice)).toBe(false)

    // The instants are the same local times; an Isha before 03:00 is on the next date.
    const clockIn = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (const { date, prayers } of days)
      for (const { prayer, begins } of prayers) {
        const nextDate = new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
        const isNextDate = prayer === 'isha' && begins.time < '03:00'
        expect(clockIn.format(new Date(begins.at))).toBe(`${isNextDate ? nextDate : date} ${begins.time}`)
      }
  })
})

describe('today', () => {
  let mosque: TestTenant
  beforeAll(async () => {
    mosque = await server.tenant()
    await importTimetable(server.database, mosque.id, { name: 'year.csv', text: await readFile(fixture, 'utf8') })
  })

  test.each([
    ['the night of the clock change in spring', '2026-03-29T00:30:00Z', '2026-03-29'],
    ['an hour before midnight in summer, which is still the same day', '2026-06-20T22:30:00Z', '2026-06-20'],
    ['half past midnight in summer, when UTC is a day behind', '2026-06-20T23:30:00Z', '2026-06-21'],
    ['the night of the clock change in autumn', '2026-10-25T00:30:00Z', '2026-10-25'],
  ])("is the date in the tenant's time zone: %s", async (_description, instant, day) => {
    clock = new Date(instant)
    expect((await readToday(mosque)).today.date).toBe(day)
  })

  test('has an Isha after midnight on the next date, and its evening jamaat on the same date', async () => {
    clock = new Date('2026-06-20T12:00:00Z')
    const { prayers } = (await readToday(mosque)).today
    const isha = prayers[4]
    const midnight = Date.parse('2026-06-20T23:00:00Z')
    expect(isha?.begins.time).toMatch(/^0[012]:/)
    expect(Date.parse(isha?.begins.at ?? '')).toBeGreaterThan(midnight)
    expect(Date.parse(isha?.jamaat?.at ?? '')).toBeLessThan(midnight)
  })

  test('has a new version only after an import with changes', async () => {
    const { version } = await readToday(mosque)
    const text = await readFile(fixture, 'utf8')
    await importTimetable(server.database, mosque.id, { name: 'again.csv', text })
    expect((await readToday(mosque)).version).toBe(version)
    const changedText = text.replace(/^(2026-01-01,)(\d\d:\d\d),(\d\d:\d\d)/m, '$1$2,07:45')
    await importTimetable(server.database, mosque.id, { name: 'changed.csv', text: changedText })
    expect((await readToday(mosque)).version).not.toBe(version)
  })
})

test('calculates a day without a row, with a notice', async () => {
  const mosque = await server.tenant({ method: 'MuslimWorldLeague', madhab: 'Hanafi' })
  clock = new Date('2026-11-21T12:00:00Z')
  const response = await readToday(mosque)
  expect(response).toMatchObject({
    today: { source: 'calculated' },
    calculation: { method: 'MuslimWorldLeague', madhab: 'Hanafi' },
  })
  expect(response.notice).toMatch(/Muslim World League/)
})

describe('an import', () => {
  test('of an invalid file is rejected, listing all invalid lines, and keeps the old timetable', async () => {
    const mosque = await server.tenant()
    const text = await readFile(fixture, 'utf8')
    await importTimetable(server.database, mosque.id, { name: 'good.csv', text })
    const before = await readMonth(mosque, 1)
    const lines = text.split('\n')
    lines[5] = lines[5]?.replace(/,\d\d:\d\d/, ',25:99') ?? ''
    lines[10] = lines[9] ?? ''
    const result = await importTimetable(server.database, mosque.id, { name: 'bad.csv', text: lines.join('\n') })
    if (result.ok) throw new Error('it was accepted')
    expect(result.findings.map(({ line }) => line)).toEqual(expect.arrayContaining([6, 11]))
    expect(await readMonth(mosque, 1)).toEqual(before)
  })

  test('as a dry run reports the changes without making them', async () => {
    const mosque = await server.tenant()
    const text = await readFile(fixture, 'utf8')
    const result = await importTimetable(server.database, mosque.id, { name: 'good.csv', text }, { dryRun: true })
    expect(result).toMatchObject({ ok: true, stored: { added: 365 } })
    expect((await readMonth(mosque, 1)).days[0]?.source).toBe('calculated')
  })
})

test("does not use another mosque's timetable", async () => {
  const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
  await importTimetable(server.database, mosque.id, { name: 'year.csv', text: await readFile(fixture, 'utf8') })
  expect((await readMonth(otherMosque, 1)).days.every(({ source }) => source === 'calculated')).toBe(true)
})
