import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '@minaret/contract'
import { showMosque } from '../../../server/src/tenants/overview.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

type Event = components['schemas']['EventDetail']

let clock = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: TestTenant

const publishedAt = '2026-01-01T00:00:00Z'
const event = (id: string, starts: string, overrides: object = {}) => ({
  id,
  title: `The ${id}`,
  summary: 'A sentence.',
  body: '<p>Words</p>',
  starts_at: starts,
  published_at: publishedAt,
  updated_at: publishedAt,
  ends_at: null,
  repeats: null,
  repeats_until: null,
  except_days: null,
  prayer: null,
  minutes_after: null,
  ...overrides,
})

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  await fill(server.database, mosque.id, 'events', [
    event('fair', '2026-11-28T10:00:00Z', { ends_at: '2026-11-28T16:00:00Z' }),
    event('halaqah', '2026-10-20T18:30:00Z', {
      ends_at: '2026-10-20T20:00:00Z',
      repeats: 'weekly',
      except_days: ['2026-12-01'],
      repeats_until: '2026-12-15',
    }),
    event('dhikr', '2026-11-05T17:00:00Z', { repeats: 'weekly', prayer: 'maghrib', minutes_after: 10 }),
    event('summer', '2026-06-02T18:00:00Z', { repeats: 'weekly', repeats_until: '2026-07-28' }),
    // Cancelled for its last three months.
    event('paused', '2026-03-04T18:00:00Z', {
      repeats: 'weekly',
      repeats_until: '2026-07-01',
      except_days: Array.from({ length: 14 }, (_, index) =>
        new Date(Date.UTC(2026, 6, 1 - 7 * index)).toISOString().slice(0, 10),
      ),
    }),
    event('later', '2026-12-20T10:00:00Z'),
    event('draft', '2026-11-05T17:00:00Z', { repeats: 'daily', published_at: null }),
  ])
})
afterAll(() => server.close())

async function readData<T>(url: string): Promise<T> {
  const { body } = await server.get(mosque, url)
  const parsed: T = JSON.parse(JSON.stringify(body.data))
  return parsed
}
const readList = (query = '') => readData<Event[]>(`/api/event${query}`)
const formatStarts = (events: Event[]) => events.map(({ id, starts }) => `${id} ${starts.slice(0, 16)}`)

/** Maghrib on a day as the site shows it: the jamaat time, otherwise the start time. */
async function readMaghrib(instant: string): Promise<number> {
  const previousClock = clock
  clock = new Date(instant)
  const { today } = await readData<components['schemas']['PrayerToday']>('/api/prayer-time/today')
  clock = previousClock
  const time = today.prayers.find(({ prayer }) => prayer === 'maghrib')
  return Date.parse((time?.jamaat ?? time?.begins)?.at ?? '')
}

describe('a series among events', () => {
  test('appears in the list once, at its next occurrence', async () => {
    const dhikr = new Date((await readMaghrib('2026-11-26T08:00:00Z')) + 600_000).toISOString().slice(0, 16)
    expect(formatStarts(await readList())).toEqual([
      `dhikr ${dhikr}`,
      'fair 2026-11-28T10:00',
      'halaqah 2026-12-08T19:30',
      'later 2026-12-20T10:00',
    ])
    expect((await readList()).find(({ id }) => id === 'halaqah')).toMatchObject({
      ends: '2026-12-08T21:00:00.000Z',
      series: { repeats: 'weekly', until: '2026-12-15', over: '2026-12-08T21:00:00.000Z' },
    })
  })

  test('appears once when the list is paged', async () => {
    const listedIds: string[] = []
    let after = ''
    for (let page = 0; page < 6; page += 1) {
      const { body } = await server.get(mosque, `/api/event?pageSize=1${after && `&after=${after}`}`)
      const parsed: { data: Event[]; responseData: { next?: string } } = JSON.parse(JSON.stringify(body))
      listedIds.push(...parsed.data.map(({ id }) => id))
      if (!parsed.responseData.next) break
      after = parsed.responseData.next
    }
    expect(listedIds).toEqual(['dhikr', 'fair', 'halaqah', 'later'])
  })

  test('is past after its last occurrence', async () => {
    expect(formatStarts(await readList('?when=past'))).toEqual(['summer 2026-07-28T18:00', 'paused 2026-03-25T18:00'])
  })

  test('has its next occurrences on its own page', async () => {
    const { dates, series } = await readData<Event>('/api/event/halaqah')
    expect(dates?.map(({ starts }) => starts)).toEqual(['2026-12-08T19:30:00.000Z', '2026-12-15T19:30:00.000Z'])
    expect(series).not.toHaveProperty('prayer')
    expect((await readData<Event>('/api/event/dhikr')).series).toMatchObject({ prayer: 'maghrib', minutesAfter: 10 })
  })

  test('moves to the next occurrence when one ends, and is past after the last', async () => {
    clock = new Date('2026-12-08T21:00:00Z')
    expect(formatStarts(await readList())).toContain('halaqah 2026-12-15T19:30')
    clock = new Date('2026-12-15T21:00:00Z')
    expect(formatStarts(await readList()).join()).not.toContain('halaqah')
    expect(formatStarts(await readList('?when=past'))).toEqual([
      'halaqah 2026-12-15T19:30',
      'fair 2026-11-28T10:00',
      'summer 2026-07-28T18:00',
      'paused 2026-03-25T18:00',
    ])
    clock = new Date('2026-11-25T12:00:00Z')
  })

  test('counts as an upcoming event while it has another occurrence', async () => {
    const { counts } = await showMosque(server.database, mosque.id, clock)
    expect(counts.eventsToCome).toBe(4)
  })

  test('is on the home page, and in search results with its next occurrence', async () => {
    const home = await readData<{ events: Event[] }>('/api/home')
    expect(home.events.map(({ id }) => id)).toEqual(['dhikr', 'fair', 'halaqah', 'later'])
    const hits = await readData<{ id: string; at?: string }[]>('/api/search?q=halaqah')
    expect(hits).toMatchObject([{ id: 'halaqah', at: '2026-12-08T19:30:00.000Z' }])
  })

  test('is expanded in the calendar, with correct times across a clock change', async () => {
    clock = new Date('2026-10-21T12:00:00Z')
    const { payload: text } = await server.app.inject({
      url: '/calendar/events.ics?event=halaqah',
      headers: { host: mosque.hostname },
    })
    clock = new Date('2026-11-25T12:00:00Z')
    const times = [...text.matchAll(/^DTSTART:(\d{8}T\d{4})/gm)].map(([, time]) => time)
    expect(times.slice(0, 3)).toEqual(['20261020T1830', '20261027T1930', '20261103T1930'])
    expect(times).not.toContain('20261201T1930')
    expect(times).toHaveLength(8)
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(8)
  })
})
