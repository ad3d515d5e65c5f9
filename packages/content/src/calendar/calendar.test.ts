import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrayerDay } from '@minaret/contract'
import { importTimetable } from '../../../times/src/prayer/importTimetable.ts'
import { storeSchedule } from '../../../times/src/prayer/writeSchedule.ts'
import { calendarFaults } from './testing/rfc5545.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let now = new Date('2026-11-21T12:00:00Z')
const longAgo = '2026-01-01T00:00:00.000Z'

let server: TestServer
let mosque: TestTenant

const event = (id: string, starts_at: string, ends_at: string | null, overrides: object = {}) => ({
  id,
  title: 'A title',
  summary: 'A sentence.',
  body: '<p>Words</p>',
  starts_at,
  ends_at,
  all_day: false,
  cancelled: false,
  time_zone: null,
  place: null,
  address: null,
  published_at: longAgo,
  updated_at: longAgo,
  ...overrides,
})

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant({ websiteName: 'Masjid an-Noor; Leeds, North', address: '1 Lantern Street,\nBradford' })
  await fill(server.database, mosque.id, 'events', [
    event('iftar', '2026-12-01T17:00:00Z', '2026-12-01T19:00:00Z', {
      title:
        'Iftar, together; بسم الله — and a title so long that its line has to be folded more than once, in letters of several bytes',
      place: 'Main hall',
      address: '1 Lantern Street\nBEGIN:VEVENT',
    }),
    event('off', '2026-12-02T17:00:00Z', null, { cancelled: true }),
    event('fair', '2026-12-05T00:00:00Z', '2026-12-07T00:00:00Z', { all_day: true }),
    event('karachi', '2026-12-09T19:00:00Z', null, { all_day: true, time_zone: 'Asia/Karachi' }),
    event('lately', '2026-10-25T17:00:00Z', null),
    event('long-ago', '2026-10-20T17:00:00Z', null),
    event('draft', '2026-12-01T17:00:00Z', null, { published_at: null }),
  ])
})
afterAll(() => server.close())

const fetchUrl = (url: string, tenant = mosque, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: tenant.hostname, ...headers } })

/** The status in the envelope. */
function statusOf(response: { body: string }): number {
  const { status }: { status: number } = JSON.parse(response.body)
  return status
}

/** Checks a calendar against RFC 5545, and parses it with a different library from the one that wrote it. */
async function readCalendar(url: string, tenant = mosque) {
  const { body, statusCode, headers } = await fetchUrl(url, tenant)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(calendarFaults(body)).toEqual([])
  const parsed: object[] = ICAL.parse(body)
  const calendar = new ICAL.Component(parsed)
  const components = calendar.getAllSubcomponents('vevent')
  return { calendar, events: components.map((component) => new ICAL.Event(component)) }
}

describe('/calendar/events.ics', () => {
  const url = '/calendar/events.ics'

  test('contains upcoming and recent events, each with a stable UID', async () => {
    const { calendar, events } = await readCalendar(url)
    expect(events.map(({ uid }) => uid)).toEqual(
      ['lately', 'iftar', 'off', 'fair', 'karachi'].map((id) => `${id}@${mosque.slug}`),
    )
    // Still escaped: the parser does not decode other vendors' X- properties.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(String.raw`Masjid an-Noor\; Leeds\, North: Events`)
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/London')
  })

  test('preserves times to the second and text in any script', async () => {
    const iftar = (await readCalendar(url)).events[1]
    expect([iftar?.startDate.toJSDate(), iftar?.endDate.toJSDate()]).toEqual([
      new Date('2026-12-01T17:00:00Z'),
      new Date('2026-12-01T19:00:00Z'),
    ])
    expect(iftar?.summary).toMatch(/^Iftar, together; بسم الله — .* several bytes$/)
    expect(iftar?.location).toBe('Main hall, 1 Lantern Street\nBEGIN:VEVENT')
    expect(iftar?.component.getFirstPropertyValue('url')).toBe(`https://${mosque.hostname}/event/iftar`)
  })

  test("all-day events use dates in the event's time zone, including the last day", async () => {
    const [, , , fair, karachi] = (await readCalendar(url)).events
    expect([fair?.startDate.toString(), fair?.endDate.toString()]).toEqual(['2026-12-05', '2026-12-07'])
    expect(karachi?.startDate.toString()).toBe('2026-12-10')
  })

  test('increases SEQUENCE with each change', async () => {
    const sequence = async () =>
      Number((await readCalendar(url)).events[1]?.component.getFirstPropertyValue('sequence'))
    const before = await sequence()
    await server.database.pool.query("update events set updated_at = '2026-06-01' where tenant_id = $1", [mosque.id])
    expect(await sequence()).toBeGreaterThan(before)
    expect(await sequence()).toBeLessThan(2 ** 31)
  })

  test('keeps a cancelled event, with status CANCELLED', async () => {
    const states = (await readCalendar(url)).events.map(({ component }) => component.getFirstPropertyValue('status'))
    expect(states).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CONFIRMED'])
  })

  test("returns one event on request, however old, but neither a draft nor another mosque's event", async () => {
    expect((await readCalendar(`${url}?event=long-ago`)).events.map(({ uid }) => uid)).toEqual([
      `long-ago@${mosque.slug}`,
    ])
    const otherMosque = await server.tenant()
    for (const [path, tenant] of [
      ['?event=draft', mosque],
      ['?event=nope', mosque],
      ['?event=a%20b', mosque],
      ['?event=iftar', otherMosque],
    ] as const) {
      const response = await fetchUrl(url + path, tenant)
      expect([response.statusCode, statusOf(response)], path).toEqual([404, 404])
    }
  })

  test("is closed if the plan has no events, and never contains another mosque's events", async () => {
    const response = await fetchUrl(url, await server.tenant({ activePlan: 'basic' }))
    expect([response.statusCode, statusOf(response)]).toEqual([404, 404])
    expect((await readCalendar(url, await server.tenant())).events).toEqual([])
  })
})

describe('/calendar/prayer-times.ics', () => {
  const url = '/calendar/prayer-times.ics'

  test('contains five prayers a day for sixty days, at the times the site shows', async () => {
    const { events } = await readCalendar(url)
    expect(events).toHaveLength(300)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(300)
    const { body } = await server.post(mosque, '/api/prayer-time', { month: 12, year: 2026 })
    const { days }: { days: PrayerDay[] } = JSON.parse(JSON.stringify(body.data))
    const expected = days.flatMap(({ date, prayers }) =>
      prayers.map(({ prayer, begins, jamaat }) => [`${date}-${prayer}@${mosque.slug}`, (jamaat ?? begins).at]),
    )
    const startOf = new Map(events.map(({ uid, startDate }) => [uid, startDate.toJSDate().toISOString()]))
    for (const [uid, start] of expected) expect(startOf.get(uid ?? '')).toBe(new Date(start ?? '').toISOString())
    expect(events[0]?.uid).toBe(`2026-11-21-fajr@${mosque.slug}`)
  })

  test('shows the jamaat time if the mosque has one', async () => {
    const tenant = await server.tenant({ language: 'ar' })
    await fill(server.database, tenant.id, 'timetable_days', [
      {
        day: '2026-11-21',
        sunrise: 460,
        fajr_begins: 350,
        fajr_jamaat: 375,
        dhuhr_begins: 720,
        asr_begins: 850,
        maghrib_begins: 960,
        isha_begins: 1060,
      },
    ])
    const [fajr, dhuhr] = (await readCalendar(url, tenant)).events
    expect([fajr?.summary, fajr?.description, fajr?.startDate.toJSDate().toISOString()]).toEqual([
      'الفجر، الجماعة 06:15',
      'دخول الوقت 05:50\nالجماعة 06:15',
      '2026-11-21T06:15:00.000Z',
    ])
    expect(dhuhr?.summary).toBe('الظهر')
  })

  test("contains Jumu'ah and Eid prayers with venue and language, and the timetable's version", async () => {
    const tenant = await server.tenant()
    await server.database.forTenant(tenant.id)((tx) =>
      storeSchedule(tx, tenant.id, {
        jamaat: {},
        jumuah: [{ name: 'First', rules: { always: '13:00' }, venue: 'Main hall', language: 'English' }],
        eid: [],
      }),
    )
    const { calendar, events } = await readCalendar(url, tenant)
    const fridays = events.filter(({ uid }) => uid.includes('jumuah'))
    expect(fridays).toHaveLength(8)
    expect(fridays[0]).toMatchObject({ summary: 'Jumu’ah, First', description: '13:00\nMain hall\nEnglish' })
    const { body } = await server.get(tenant, '/api/prayer-time/today')
    const { version }: { version: string } = JSON.parse(JSON.stringify(body.data))
    expect(calendar.getFirstPropertyValue('x-minaret-version')).toBe(version)
  })

  test('adds an alarm to each prayer on request, and rejects an invalid number of minutes', async () => {
    const { events } = await readCalendar(`${url}?alarm=15`)
    const alarms = events.map(({ component }) => component.getFirstSubcomponent('valarm'))
    expect(alarms.map((alarm) => String(alarm?.getFirstPropertyValue('trigger')))).toEqual(Array(300).fill('-PT15M'))
    expect((await readCalendar(url)).events[0]?.component.getFirstSubcomponent('valarm')).toBeNull()
    const rejected = await fetchUrl(`${url}?alarm=soon`)
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      422,
      { data: { errors: { alarm: expect.stringContaining('whole number of minutes') } } },
    ])
  })

  test("shortly after midnight keeps yesterday's Isha only if it has not started yet", async () => {
    const originalNow = now
    const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
    const tenant = await server.tenant()
    const text = (await readFile(file, 'utf8')).replaceAll(/,\d\d:\d\d$/gm, ',')
    await importTimetable(server.database, tenant.id, { name: 'year.csv', text })
    const uids = async (instant: string) => {
      now = new Date(instant)
      return (await readCalendar(url, tenant)).events
        .slice(0, 2)
        .map(({ uid, startDate }) => [uid, startDate.toJSDate().toISOString()])
    }
    // Isha on 20 June starts at 01:09 on the 21st; on 1 March it starts in the evening.
    expect(await uids('2026-06-20T23:10:00Z')).toEqual([
      [`2026-06-20-isha@${tenant.slug}`, '2026-06-21T00:09:00.000Z'],
      [`2026-06-21-fajr@${tenant.slug}`, expect.stringMatching(/^2026-06-21T/)],
    ])
    expect((await uids('2026-03-02T00:10:00Z'))[0]?.[0]).toBe(`2026-03-02-fajr@${tenant.slug}`)
    now = originalNow
  })

  test('is available on every plan and in every mode', async () => {
    for (const [key, value] of [
      ['activePlan', 'basic'],
      ['PrayerTimeDonateModuleOnly', '1'],
      ['DisablePrayertimeFeature', 'true'],
    ] as const)
      expect((await fetchUrl(url, await server.tenant({ [key]: value }))).statusCode).toBe(200)
  })
})

describe.each(['/calendar/events.ics', '/calendar/prayer-times.ics'])('%s', (url) => {
  test('returns 304 while it is unchanged', async () => {
    const first = await fetchUrl(url)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const second = await fetchUrl(url, mosque, { 'if-none-match': String(first.headers.etag) })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  test('returns an error envelope for an unknown host name and for a suspended site', async () => {
    const suspendedMosque = await server.tenant()
    await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [suspendedMosque.id])
    const responses = [
      await fetchUrl(url, { ...mosque, hostname: 'nobody.test' }),
      await fetchUrl(url, suspendedMosque),
    ]
    expect(responses.map((response) => [response.statusCode, statusOf(response)])).toEqual([
      [404, 404],
      [503, 503],
    ])
    const postResponse = await server.app.inject({ method: 'POST', url, headers: { host: mosque.hostname } })
    expect([postResponse.statusCode, postResponse.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test.each([
  ['a plan with the timetable', {}, '/prayer-times'],
  ['a plan without it', { activePlan: 'basic' }, '/'],
  ['prayer times and giving only', { PrayerTimeDonateModuleOnly: '1' }, '/'],
])('with %s, links each prayer to an available page', async (_, settings, path) => {
  const tenant = await server.tenant(settings)
  const { events } = await readCalendar('/calendar/prayer-times.ics', tenant)
  const urls = new Set(events.map(({ component }) => component.getFirstPropertyValue('url')))
  expect(urls).toEqual(new Set([`https://${tenant.hostname}${path}`]))
})
