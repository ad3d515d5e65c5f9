import { eq } from 'drizzle-orm'
import type { components, PrayerMonth } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tvScreens } from '../../../foundation/src/db/home.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { reloadTvScreens } from './admin.ts'
import { createTvScreen } from './screens.ts'

let server: TestServer
let mosque: TestTenant
let url: string
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, cacheReads: true, now: () => clock })
  mosque = await server.tenant()
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
  url = `/api/tv/${token}`
})
afterAll(() => server.close())

const poll = (etag?: string) =>
  server.app.inject({ url, headers: { host: mosque.hostname, ...(etag ? { 'if-none-match': etag } : {}) } })

test('responds with 304 if nothing has changed, and otherwise with the new feed', async () => {
  const firstResponse = await poll()
  const etag = String(firstResponse.headers.etag)
  clock = new Date(clock.getTime() + 60_000)
  const unchangedResponse = await poll(etag)
  expect([unchangedResponse.statusCode, unchangedResponse.body]).toEqual([304, ''])
  expect(Date.parse(String(unchangedResponse.headers.date))).not.toBeNaN()
  await fill(server.database, mosque.id, 'announcements', [
    { id: 'flood', text: 'The car park is closed.', from_at: clock, until_at: '2026-11-30T00:00:00Z' },
  ])
  clock = new Date(clock.getTime() + 60_000)
  const response = await poll(etag)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('The car park is closed.')
})

test('records requests to the minute, but not those of a revoked screen', async () => {
  const db = server.database.forTenant(mosque.id)
  const hall = await createTvScreen(db, 'Second hall')
  const readSeenAt = () =>
    db(async (tx) => (await tx.select().from(tvScreens).where(eq(tvScreens.id, hall.id)))[0]?.seenAt?.toISOString())
  const pollHall = () => server.app.inject({ url: `/api/tv/${hall.token}`, headers: { host: mosque.hostname } })
  expect(await readSeenAt()).toBeUndefined()
  const first = new Date((clock = new Date(clock.getTime() + 60_000)))
  await pollHall()
  clock = new Date(clock.getTime() + 30_000)
  await pollHall()
  expect(await readSeenAt()).toBe(first.toISOString())
  clock = new Date(clock.getTime() + 60_000)
  await pollHall()
  expect(await readSeenAt()).toBe(clock.toISOString())
  await db((tx) => tx.update(tvScreens).set({ revokedAt: clock }).where(eq(tvScreens.id, hall.id)))
  const last = clock.toISOString()
  clock = new Date(clock.getTime() + 120_000)
  const refusal = await pollHall()
  expect([refusal.statusCode, refusal.json()]).toMatchObject([404, { data: { errors: { token: expect.any(String) } } }])
  expect(await readSeenAt()).toBe(last)
})

test('contains 60 days for offline use, with the instants of prayers and sky events', async () => {
  const { data: feed }: { data: components['schemas']['TvFeed'] } = JSON.parse((await poll()).body)
  const futureDays = feed.days.filter(({ date }) => Date.parse(date) > clock.getTime())
  expect(futureDays.length).toBeGreaterThanOrEqual(60)
  expect(feed.sky.map(({ date }) => date)).toEqual(feed.days.map(({ date }) => date))
  const dates = feed.days.map(({ date }) => Date.parse(date) / 86_400_000)
  expect(dates.map((day, index) => day - (dates[index - 1] ?? day - 1))).toEqual(dates.map(() => 1))
  for (const { prayers, sunrise } of feed.days) {
    const instants = [sunrise, ...prayers.map(({ begins }) => begins)].map(({ at }) => Date.parse(at))
    expect(instants.every(Number.isFinite)).toBe(true)
    expect(prayers.map(({ begins }) => begins.at)).toEqual(prayers.map(({ begins }) => begins.at).toSorted())
  }
  for (const { midnight, lastThird, forbidden } of feed.sky)
    for (const { at } of [midnight, lastThird, ...forbidden.flatMap(({ from, until }) => [from, until])])
      expect(Date.parse(at)).not.toBeNaN()
  const month: PrayerMonth = JSON.parse(
    JSON.stringify((await server.post(mosque, '/api/prayer-time', { month: 12, year: 2026 })).body.data),
  )
  expect(feed.days.filter(({ date }) => date.startsWith('2026-12'))).toEqual(month.days)
  expect([feed.prayer.version, feed.calculation]).toEqual([month.version, month.calculation])
})

test('rejects unknown tokens and another mosque’s tokens', async () => {
  const otherMosque = await server.tenant()
  const { token } = await createTvScreen(server.database.forTenant(otherMosque.id), 'Hall')
  for (const address of [`/api/tv/${token}`, `/api/tv/${'x'.repeat(43)}`]) {
    const response = await server.app.inject({ url: address, headers: { host: mosque.hostname } })
    expect([response.statusCode, response.json()]).toMatchObject([404, { status: 404 }])
  }
})

test('records heartbeats to the minute, but starts and new releases at once', async () => {
  const db = server.database.forTenant(mosque.id)
  const hall = await createTvScreen(db, 'Third hall')
  const pollHall = (query: string) =>
    server.app.inject({ url: `/api/tv/${hall.token}${query}`, headers: { host: mosque.hostname } })
  const readHeartbeat = async () =>
    (await db((tx) => tx.select().from(tvScreens).where(eq(tvScreens.id, hall.id))))[0]?.beat
  await pollHall('')
  expect(await readHeartbeat()).toBeNull()
  await pollHall('?v=r1&size=1920x1080&offset=-1500&up=5')
  expect(await readHeartbeat()).toEqual({
    at: clock.toISOString(),
    release: 'r1',
    size: '1920x1080',
    offsetMs: -1500,
    upSeconds: 5,
  })
  await pollHall('?v=r1&age=9&up=9')
  expect(await readHeartbeat()).toMatchObject({ upSeconds: 5 })
  await pollHall('?v=r2&age=10&up=10')
  expect(await readHeartbeat()).toMatchObject({ release: 'r2', upSeconds: 10 })
  await pollHall('?v=r2&age=0&up=1')
  expect(await readHeartbeat()).toMatchObject({ release: 'r2', upSeconds: 1 })
  clock = new Date(clock.getTime() + 60_000)
  const invalidResponse = await pollHall(`?v=${encodeURIComponent('<b>')}&age=old&size=9&unknown=1`)
  expect(invalidResponse.statusCode).toBe(200)
  expect(await readHeartbeat()).toMatchObject({ release: 'r2' })
  expect(invalidResponse.body).not.toContain('r2')

  // A reload is sent with the next response, even if the ETag matches.
  const etag = String(invalidResponse.headers.etag)
  await db((tx) => reloadTvScreens(tx, hall.id))
  clock = new Date(clock.getTime() + 60_000)
  const response = await server.app.inject({
    url: `/api/tv/${hall.token}?v=r2`,
    headers: { host: mosque.hostname, 'if-none-match': etag },
  })
  expect(response.json()).toMatchObject({ data: { reload: 1 } })
})

test('contains clock changes, announcements, events, campaigns, settings and the donation URL', async () => {
  const tenant = await server.tenant({
    timeZone: 'Europe/London',
    language: 'ar',
    screenMinutes: 'isha:20',
    screenDimmed: 'false',
  })
  const { token } = await createTvScreen(server.database.forTenant(tenant.id), 'Hall')
  clock = new Date('2027-02-20T12:00:00Z')
  await fill(server.database, tenant.id, 'announcements', [
    { id: 'now', text: 'Now.', from_at: '2027-02-20T11:00:00Z' },
    { id: 'later', kind: 'janazah', text: 'Later.', from_at: '2027-03-01T11:00:00Z', until_at: '2027-03-02T11:00:00Z' },
    { id: 'far', text: 'Far.', from_at: '2027-06-01T11:00:00Z' },
  ])
  await fill(server.database, tenant.id, 'events', [
    {
      id: 'talk',
      title: 'A talk',
      summary: 'Of the moon.',
      body: '',
      starts_at: '2027-02-21T19:30:00Z',
      time_zone: 'Asia/Karachi',
      published_at: '2026-01-01T00:00:00Z',
    },
  ])
  await fill(server.database, tenant.id, 'campaigns', [
    {
      id: 'roof',
      position: 1,
      cause_id: 'general',
      title: 'A roof',
      summary: '',
      body: '',
      currency: 'gbp',
      target_minor: 5_000_000,
      presets_minor: [1000],
      published_at: '2026-01-01T00:00:00Z',
    },
  ])
  const response = await server.app.inject({ url: `/api/tv/${token}`, headers: { host: tenant.hostname } })
  const { data: feed }: { data: components['schemas']['TvFeed'] } = JSON.parse(response.body)

  expect(feed.offsets).toEqual([
    { from: '2027-02-18T00:00:00.000Z', minutes: 0 },
    { from: '2027-03-28T01:00:00.000Z', minutes: 60 },
  ])
  expect(feed.announcements.map(({ id }) => id)).toEqual(['now', 'later'])
  expect(feed.events).toMatchObject([{ id: 'talk', day: '2027-02-22', time: '00:30' }])
  expect(feed.campaigns).toMatchObject([{ id: 'roof', share: 0 }])
  expect(feed.campaigns[0]?.target).toContain('£')
  expect(feed.settings).toMatchObject({ prayerMinutes: { fajr: 10, isha: 20 }, dimmed: false, drift: true })
  expect([feed.release, feed.reload]).toEqual(['', 0])
  expect(feed.giving?.address).toBe(`${tenant.hostname}/donate`)
  const { size = 0, path = '' } = feed.giving?.code ?? {}
  expect(path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
  // The corner of the code, inside its quiet zone, is seven modules wide.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
  expect((size - 8 - 17) % 4).toBe(0)

  const tenantWithoutPayments = await server.tenant({ paymentMode: 'none' })
  const screen = await createTvScreen(server.database.forTenant(tenantWithoutPayments.id), 'Hall')
  const responseWithoutGiving = await server.app.inject({
    url: `/api/tv/${screen.token}`,
    headers: { host: tenantWithoutPayments.hostname },
  })
  expect(responseWithoutGiving.json()).not.toHaveProperty('data.giving')
})

test('contains changes for all days ahead, whereas the site announces them a week before', async () => {
  const tenant = await server.tenant()
  await fill(server.database, tenant.id, 'jamaat_rules', [
    { prayer: 'isha', when_held: 'always', rule: '20:00' },
    { prayer: 'isha', when_held: 'from 2027-03-20', rule: '21:00' },
  ])
  const { token } = await createTvScreen(server.database.forTenant(tenant.id), 'Hall')
  const get = async (url: string): Promise<unknown> =>
    (await server.app.inject({ url, headers: { host: tenant.hostname } })).json()
  clock = new Date('2027-02-20T12:00:00Z')
  expect(await get(`/api/tv/${token}`)).toMatchObject({
    data: { changes: [{ prayer: 'isha', date: '2027-03-20', before: '20:00', jamaat: { time: '21:00' } }] },
  })
  clock = new Date('2027-03-17T12:00:00Z')
  expect(await get('/api/prayer-time/today')).toMatchObject({
    data: { changes: [{ prayer: 'isha', date: '2027-03-20', before: '20:00' }] },
  })
})
