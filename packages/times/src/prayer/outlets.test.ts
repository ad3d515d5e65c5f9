import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ICAL from 'ical.js'
import type { components, PrayerDay, PrayerMonth, PrayerToday } from '@minaret/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createTvScreen } from '../../../content/src/tv/screens.ts'
import { exportTimetable } from './exportTimetable.ts'
import { importTimetable } from './importTimetable.ts'

const tables = [
  {
    name: 'the demonstration mosque',
    file: createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv'),
  },
  {
    name: 'a real mosque in Sheffield',
    file: path.resolve(
      process.env.MINARET_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
      'data/madina-masjid-sheffield-2026.csv',
    ),
  },
]

const names = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Formats a day as a line of the file. */
function lineOf({ date, sunrise, prayers }: PrayerDay): string {
  const [fajr = [], ...rest] = prayers.map(({ begins, jamaat }) => [begins.time, jamaat?.time ?? ''])
  return [date, ...fajr, sunrise.time, ...rest.flat()].join(',')
}

/** The home page is slow, so only every ninth day is tested, and all days in `npm run test:long`. */
const isOnHome = (_date: unknown, index: number) => process.env.MINARET_YEARS !== undefined || index % 9 === 0

let server: TestServer
let clock = new Date('2026-01-01T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

type Feed = components['schemas']['TvFeed']

async function dataOf<T>(tenant: TestTenant, url: string): Promise<T> {
  const { body } = await server.get(tenant, url)
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}

/** The events of a calendar by date and prayer, as two cells of the file. */
async function readCalendar(tenant: TestTenant) {
  const { body } = await server.app.inject({ url: '/calendar/prayer-times.ics', headers: { host: tenant.hostname } })
  const parsed: object[] = ICAL.parse(body)
  const calendar = new ICAL.Component(parsed)
  const cells = new Map<string, string>()
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const { uid, description, startDate } = new ICAL.Event(component)
    const [, begins, jamaat = ''] = /^Begins (\d\d:\d\d)(?:\nJamaat (\d\d:\d\d))?$/.exec(description) ?? []
    const startTime = startDate
      .toJSDate()
      .toLocaleTimeString('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' })
    expect(startTime).toBe(jamaat || begins)
    cells.set(uid.split('@')[0] ?? '', `${begins},${jamaat}`)
  }
  return { cells, version: calendar.getFirstPropertyValue('x-minaret-version') }
}

describe.each(tables)('a year of $name', ({ file }) => {
  const fileExists = existsSync(file)
  const lines = fileExists ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(1) : []
  const dates = lines.map((line) => line.slice(0, 10))

  async function createMosque() {
    const mosque = await server.tenant()
    const text = readFileSync(file, 'utf8')
    expect(await importTimetable(server.database, mosque.id, { name: 'year.csv', text })).toMatchObject({
      ok: true,
      days: 365,
    })
    return mosque
  }

  test.skipIf(!fileExists)(
    'is the same in all outputs on all 365 days, under one version',
    { timeout: 180_000 },
    async () => {
      const mosque = await createMosque()
      const versions = new Set<unknown>()
      const outputs = { today: [''], home: [''], embed: [''] }
      for (const [index, date] of dates.entries()) {
        clock = new Date(`${date}T12:00:00Z`)
        const today = await dataOf<PrayerToday>(mosque, '/api/prayer-time/today')
        const embed = await dataOf<PrayerToday>(mosque, '/embed/prayer-times.json')
        outputs.today.push(lineOf(today.today))
        outputs.embed.push(lineOf(embed.today))
        for (const { version } of [today, embed]) versions.add(version)
        if (!isOnHome(date, index)) continue
        const home = await dataOf<{ prayer: PrayerToday }>(mosque, '/api/home')
        outputs.home.push(lineOf(home.prayer.today))
        versions.add(home.prayer.version)
      }
      expect(outputs.today.slice(1)).toEqual(lines)
      expect(outputs.embed.slice(1)).toEqual(lines)
      expect(outputs.home.slice(1)).toEqual(lines.filter(isOnHome))

      const months: string[] = []
      for (let month = 1; month <= 12; month += 1) {
        const { body } = await server.post(mosque, '/api/prayer-time', { month, year: 2026 })
        const { days, version, calculation }: PrayerMonth = JSON.parse(JSON.stringify(body.data))
        months.push(...days.map(lineOf))
        versions.add(version)
        expect([calculation, new Set(days.map(({ source }) => source))]).toEqual([undefined, new Set(['table'])])
      }
      expect(months).toEqual(lines)

      const { token } = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
      const [screen, calendar] = [new Map<string, string>(), new Map<string, string>()]
      for (const date of dates.filter((_, index) => index % 45 === 0)) {
        clock = new Date(`${date}T12:00:00Z`)
        const feed = await dataOf<Feed>(mosque, `/api/tv/${token}`)
        for (const day of feed.days) screen.set(day.date, lineOf(day))
        const parsedCalendar = await readCalendar(mosque)
        for (const [uid, cells] of parsedCalendar.cells) calendar.set(uid, cells)
        for (const version of [feed.prayer.version, parsedCalendar.version]) versions.add(version)
      }
      expect(dates.map((date) => screen.get(date))).toEqual(lines)
      const calendarLines = dates.map((date) => names.map((name) => calendar.get(`${date}-${name}`)).join(','))
      expect(calendarLines).toEqual(lines.map((line) => line.split(',').toSpliced(3, 1).slice(1).join(',')))

      expect((await exportTimetable(server, mosque.id, { year: 2026, format: 'csv' })).text).toBe(
        readFileSync(file, 'utf8'),
      )
      expect(versions.size).toBe(1)
    },
  )
})
