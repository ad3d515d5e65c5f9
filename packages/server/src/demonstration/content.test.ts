import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '@minaret/contract'
import { isOpen, callsOf, screenNames } from '@minaret/plans'
import { document } from '@minaret/contract/document'
import { checkFolder } from '../../../content/src/folder/check.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { listDemonstrations } from './folders.ts'
import { loadDemonstration } from './load.ts'

const startTime = new Date('2026-11-21T12:00:00Z')
const mosques = await Promise.all(
  (await listDemonstrations()).map(async ({ path }) => {
    const { mosque } = await checkFolder(path, startTime)
    if (!mosque) throw new Error(`Expected a mosque in ${path}`)
    return { hostname: mosque.hostnames[0] ?? '', config: mosque.config }
  }),
)
let clock = startTime
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  await loadDemonstration({ ...server, now: startTime })
})
afterAll(() => server.close())

const get = (hostname: string, url: string) => server.get({ id: '', slug: '', hostname }, url)

async function readData<T>(url: string, hostname = 'localhost'): Promise<T> {
  const { body } = await get(hostname, url)
  const parsed: T = JSON.parse(JSON.stringify(body.data ?? null))
  return parsed
}

type Item = { id: string }

/** Content reads without an id or search word. */
const listCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
  'get' in methods && !path.includes('{') && path.startsWith('/api/') && path !== '/api/search'
    ? [{ path, id: methods.get.operationId }]
    : [],
)

describe.each(mosques)('$hostname', ({ hostname, config }) => {
  const calls = new Set<string>(screenNames.filter((name) => isOpen(name, config)).flatMap((name) => callsOf(name)))

  test('has content on every screen it offers', async () => {
    for (const { path } of listCalls.filter((call) => calls.has(call.id))) {
      const response = await get(hostname, path)
      expect([path, response.code]).toEqual([path, 200])
      if (Array.isArray(response.body.data)) expect([path, response.body.data.length > 0]).toEqual([path, true])
    }
  })

  test('has no unfilled placeholder', async () => {
    const pages = listCalls.filter((call) => calls.has(call.id)).map(({ path }) => path)
    for (const path of ['/api/page/privacy', '/api/page/terms-conditions', ...pages]) {
      const { body } = await get(hostname, path)
      expect(JSON.stringify(body.data)).not.toMatch(/\{\w+\}|undefined|lorem/i)
    }
    expect(JSON.stringify(await readData('/api/page/privacy', hostname))).toContain(config.websiteName)
  })

  test('has a detail page with a body for every item', async () => {
    const details: Record<string, string> = {
      '/api/event': 'eventView',
      '/api/news': 'newsView',
      '/api/services': 'serviceView',
      '/api/classes': 'classView',
      '/api/courses': 'courseView',
      '/api/campaigns': 'campaignView',
    }
    for (const [list, id] of Object.entries(details).filter(([, call]) => calls.has(call))) {
      const detailPath = list === '/api/classes' ? '/api/class' : list === '/api/courses' ? '/api/course' : list
      const items = await readData<Item[] | { none?: never }>(list, hostname)
      // A list outside the mosque's plan has no data.
      for (const item of Array.isArray(items) ? items : []) {
        const { code, body } = await get(hostname, `${detailPath}/${item.id}`)
        expect([id, item.id, code]).toEqual([id, item.id, 200])
        expect(body.data).toMatchObject({ body: expect.stringContaining('<p>') })
      }
    }
  })
})

test.each(mosques.filter(({ config }) => config.mode === 'full'))(
  '$hostname has an open, a full and a closed course, and a live and a finished campaign',
  async ({ hostname }) => {
    const courses = await readData<components['schemas']['Course'][]>('/api/courses', hostname)
    const states = courses.map(({ open, places }) => (open ? (places === 0 ? 'full' : 'open') : 'closed'))
    expect(new Set(states)).toEqual(new Set(['open', 'full', 'closed']))
    const campaigns = await readData<components['schemas']['Campaign'][]>('/api/campaigns', hostname)
    expect(campaigns.map(({ state }) => state)).toEqual(expect.arrayContaining(['live', 'finished']))
  },
)

test('the first mosque has every state of course and campaign, and activities on every weekday', async () => {
  const courses = await readData<components['schemas']['Course'][]>('/api/courses')
  expect(courses.map(({ open, places }) => [open, places])).toEqual([
    [true, 9],
    // Full: new applicants wait.
    [true, 0],
    [false, 3],
    [true, undefined],
  ])
  const campaigns = await readData<components['schemas']['Campaign'][]>('/api/campaigns')
  expect(campaigns.map(({ state }) => state)).toEqual(['live', 'live', 'upcoming', 'finished'])
  const activities = await readData<components['schemas']['Activity'][]>('/api/activities')
  expect(new Set(activities.map(({ weekday }) => weekday)).size).toBe(7)
  for (const resource of ['needs', 'plans', 'faqs'])
    expect((await readData<Item[]>(`/api/campaigns/roof/${resource}`)).length).toBeGreaterThan(1)
  expect(await readData('/api/campaigns/roof/messagefromchair')).toMatchObject({ name: 'Dr Amina Shah' })
  const home = await readData<components['schemas']['Home']>('/api/home')
  for (const value of Object.values(home)) if (Array.isArray(value)) expect(value.length).toBeGreaterThan(0)
})

describe('after some time', () => {
  const events = (when: string) => readData<components['schemas']['Event'][]>(`/api/event?when=${when}`)
  const day = 24 * 60 * 60 * 1000

  test('events that have passed move to the future, while past, edited and deleted ones are unchanged', async () => {
    const before = { upcoming: await events('upcoming'), past: await events('past') }
    expect([before.upcoming.length, before.past.length]).toEqual([6, 2])
    await server.database.pool.query("update events set title = 'Ours now', updated_at = now() where id = 'open-day'")
    await server.database.pool.query("delete from events where id = 'blood-donation'")
    clock = new Date(startTime.getTime() + 60 * day)
    expect(await events('upcoming')).toEqual([])
    await loadDemonstration({ ...server, now: clock })

    const upcoming = await events('upcoming')
    expect(upcoming.map(({ id }) => id).toSorted()).toEqual(
      before.upcoming
        .map(({ id }) => id)
        .filter((id) => id !== 'open-day' && id !== 'blood-donation')
        .toSorted(),
    )
    const weekdayOf = (event?: { starts: string }) => new Date(event?.starts ?? '').getUTCDay()
    for (const event of upcoming)
      expect(weekdayOf(event)).toBe(weekdayOf(before.upcoming.find(({ id }) => id === event.id)))
    expect(await readData('/api/event/open-day')).toMatchObject({ title: 'Ours now' })
    expect((await get('localhost', '/api/event/blood-donation')).code).toBe(404)
    expect((await events('past')).map(({ id }) => id)).toEqual(['open-day', ...before.past.map(({ id }) => id)])
    clock = startTime
  })
})
