import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '@minaret/contract'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let clock = new Date('2026-11-21T12:00:00Z')
let server: TestServer
let mosque: TestTenant

const publishedAt = '2026-01-01T00:00:00Z'
const texts = { title: 'A title', summary: 'A sentence.', published_at: publishedAt }

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  mosque = await server.tenant()
})
afterAll(() => server.close())

async function readData<T>(url: string, tenant = mosque): Promise<T> {
  const response = await server.get(tenant, url)
  const parsed: T = JSON.parse(JSON.stringify(response.body.data))
  return parsed
}
const listIds = async (url: string, tenant = mosque) =>
  (await readData<{ id: string }[]>(url, tenant)).map(({ id }) => id).join(' ')

describe('events', () => {
  const event = (id: string, starts: string, ends: string | null, overrides: object = {}) => ({
    id,
    ...texts,
    body: '<p>Words</p>',
    starts_at: `2026-11-${starts}Z`,
    ends_at: ends && `2026-11-${ends}Z`,
    all_day: false,
    cancelled: false,
    booking: null,
    contact: null,
    time_zone: null,
    updated_at: publishedAt,
    ...overrides,
  })

  beforeAll(() =>
    fill(server.database, mosque.id, 'events', [
      event('long-ago', '01T10:00', '01T12:00'),
      event('just-over', '21T10:00', '21T12:00'),
      event('running', '18T10:00', '21T12:01'),
      event('no-end', '21T10:30', null),
      event('no-end-over', '21T10:00', null),
      event('all-day', '21T00:00', null, { all_day: true }),
      event('next', '22T10:00', '22T12:00', {
        cancelled: true,
        booking: 'https://book.example/1',
        contact: 'imam@example.org',
        time_zone: 'Asia/Karachi',
      }),
      event('later', '23T10:00', null, { booking: 'javascript:alert(1)', contact: 'data:text/html,x' }),
    ]),
  )

  test('upcoming events are listed in order of start; a running event is included until it ends', async () => {
    clock = new Date('2026-11-21T12:00:00Z')
    expect(await listIds('/api/event')).toBe('running all-day no-end next later')
    expect(await listIds('/api/event?when=upcoming')).toBe('running all-day no-end next later')
  })

  test('past events are listed most recently ended first', async () => {
    expect(await listIds('/api/event?when=past')).toBe('no-end-over just-over long-ago')
    clock = new Date('2026-11-21T12:30:00Z')
    expect(await listIds('/api/event?when=past')).toBe('no-end running no-end-over just-over long-ago')
    clock = new Date('2026-11-21T12:00:00Z')
  })

  test('a single event has its own time zone and only safe links', async () => {
    expect(await readData('/api/event/next')).toMatchObject({
      starts: '2026-11-22T10:00:00.000Z',
      ends: '2026-11-22T12:00:00.000Z',
      timeZone: 'Asia/Karachi',
      cancelled: true,
      booking: 'https://book.example/1',
      contact: 'imam@example.org',
    })
    const laterEvent = await readData<object>('/api/event/later')
    expect(laterEvent).toMatchObject({ timeZone: 'Europe/London' })
    for (const key of ['booking', 'contact', 'ends', 'place', 'image']) expect(laterEvent).not.toHaveProperty(key)
  })

  test('rejects an unknown period', async () => {
    expect((await server.get(mosque, '/api/event?when=never')).code).toBe(422)
  })
})

test('shows banners within their period, with a link to the site or the web', async () => {
  const banner = (id: string, from_at: string | null, until_at: string | null, link: string | null) => ({
    id,
    title: id,
    from_at,
    until_at,
    link,
    link_text: 'Go',
    position: 1,
    published_at: publishedAt,
  })
  await fill(server.database, mosque.id, 'banners', [
    banner('a-always', null, null, '/donate'),
    banner('b-now', '2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z', 'https://example.org'),
    banner('c-before', '2026-11-21T12:00:01Z', null, null),
    banner('d-after', null, '2026-11-21T12:00:00Z', null),
    banner('e-bad', null, null, '//evil.example'),
  ])
  expect(await readData('/api/banners')).toEqual([
    { id: 'a-always', title: 'a-always', link: '/donate', linkText: 'Go' },
    { id: 'b-now', title: 'b-now', link: 'https://example.org', linkText: 'Go' },
    { id: 'e-bad', title: 'e-bad' },
  ])
})

test('lists activities by weekday, and none if they are switched off', async () => {
  const rows = [
    { id: 'friday', ...texts, weekday: 5, position: 0, starts: 785, ends: 830 },
    { id: 'monday-2', ...texts, weekday: 1, position: 2, starts: null, ends: null },
    { id: 'monday-1', ...texts, weekday: 1, position: 1, starts: 0, ends: null },
  ]
  const mosqueWithoutActivities = await server.tenant({ DisableWeeklyActivities: 'true' })
  for (const { id } of [mosque, mosqueWithoutActivities]) await fill(server.database, id, 'activities', rows)
  const listedItems = await readData<components['schemas']['Activity'][]>('/api/activities')
  expect(listedItems.map(({ id, starts, ends }) => [id, starts, ends])).toEqual([
    ['monday-1', '00:00', undefined],
    ['monday-2', undefined, undefined],
    ['friday', '13:05', '13:50'],
  ])
  expect(await readData('/api/activities', mosqueWithoutActivities)).toEqual([])
})

test("courses show the places left and whether they are open, by the date in the mosque's time zone", async () => {
  const course = (id: string, overrides: object) => ({
    id,
    ...texts,
    body: '<p>Words</p>',
    position: 1,
    places: null,
    places_taken: 0,
    closes: null,
    ends: null,
    ...overrides,
  })
  await fill(server.database, mosque.id, 'courses', [
    course('a-free', {}),
    course('b-left', { places: 10, places_taken: 9 }),
    course('c-full', { places: 10, places_taken: 10 }),
    course('d-last-day', { closes: '2026-11-21' }),
    course('e-closed', { closes: '2026-11-20' }),
    course('f-over', { ends: '2026-11-20' }),
  ])
  const listedItems = await readData<components['schemas']['Course'][]>('/api/courses')
  expect(listedItems.map(({ id, open, places }) => [id, open, places])).toEqual([
    ['a-free', true, undefined],
    ['b-left', true, 1],
    ['c-full', true, 0],
    ['d-last-day', true, undefined],
    ['e-closed', false, undefined],
    ['f-over', false, undefined],
  ])
  for (const course of listedItems) expect(await readData(`/api/course/${course.id}`)).toMatchObject(course)
  clock = new Date('2026-11-22T00:00:00Z')
  expect(await readData('/api/course/d-last-day')).toMatchObject({ open: false })
  clock = new Date('2026-11-21T12:00:00Z')
})

test('leaves out a file with an unsafe URL', async () => {
  const file = (id: string, href: string) => ({
    id,
    position: 1,
    category: 'Forms',
    title: id,
    href,
    file_name: 'a.pdf',
    media_type: 'application/pdf',
    bytes: 1,
    published_at: publishedAt,
    updated_at: publishedAt,
  })
  await fill(server.database, mosque.id, 'resources', [
    file('a', '/files/a.pdf'),
    file('b', 'https://example.org/b.pdf'),
    file('c', 'javascript:alert(1)'),
    file('d', 'file:///etc/passwd'),
  ])
  expect(await listIds('/api/resources')).toBe('a b')
})

test('pages neither skip nor repeat rows whose times differ by a microsecond or are equal', async () => {
  const rows = ['12:00:00.000001', '12:00:00.000002', '12:00:00.000002', '12:00:00.000999'].map((time, index) => ({
    id: `n${index}`,
    title: 'A title',
    summary: 'A sentence.',
    body: '',
    updated_at: publishedAt,
    published_at: `2026-10-01T${time}Z`,
  }))
  await fill(server.database, mosque.id, 'news', rows)
  const listedIds: string[] = []
  for (let after = ''; ;) {
    const { body } = await server.get(mosque, `/api/news?pageSize=1${after}`)
    listedIds.push(...(Array.isArray(body.data) ? body.data.map(({ id }: { id: string }) => id) : []))
    if (!body.responseData?.next) break
    after = `&after=${body.responseData.next}`
  }
  expect(listedIds).toEqual(['n3', 'n2', 'n1', 'n0'])
})

test('leaves banners that link to a closed or missing page out of both lists', async () => {
  const basicMosque = await server.tenant({ activePlan: 'basic', DisableCourses: 'true' })
  const banner = (id: string, link: string | null, position: number) => ({
    id,
    title: id,
    link,
    position,
    published_at: publishedAt,
  })
  await fill(server.database, basicMosque.id, 'banners', [
    ...['/courses', '/gallery', '/user/login', '/no-such-page', '/event/open-day?a=1', '/news/'].map((link, index) =>
      banner(`closed-${index}`, link, index),
    ),
    banner('donate', '/donate/general#give', 10),
    banner('calendar', '/calendar/prayer-times.ics', 11),
    banner('elsewhere', 'https://example.org/courses', 12),
    banner('plain', null, 13),
  ])
  const openIds = ['donate', 'calendar', 'elsewhere', 'plain']
  expect((await server.get(basicMosque, '/api/banners')).body.data).toMatchObject(openIds.map((id) => ({ id })))
  expect((await server.get(basicMosque, '/api/home')).body.data).toMatchObject({
    banners: openIds.map((id) => ({ id })),
  })
})
