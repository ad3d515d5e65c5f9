import { eq } from 'drizzle-orm'
import type { components, PrayerMonth } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tvScreens } from '../db/home.ts'
import { fill, startHost, type TestHost, type TestTenant } from '../testing/index.ts'
import { makeTvScreen } from './screens.ts'

let host: TestHost
let mosque: TestTenant
let url: string
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startHost({ jobs: false, keepReads: true, now: () => clock })
  mosque = await host.tenant()
  const { token } = await makeTvScreen(host.database.forTenant(mosque.id), 'Hall')
  url = `/api/tv/${token}`
})
afterAll(() => host.close())

const look = (etag?: string) =>
  host.app.inject({ url, headers: { host: mosque.hostname, ...(etag ? { 'if-none-match': etag } : {}) } })

test('a screen that asks again within the minute is told that nothing has changed, and hears of what has', async () => {
  const first = await look()
  const etag = String(first.headers.etag)
  clock = new Date(clock.getTime() + 60_000)
  const again = await look(etag)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(Date.parse(String(again.headers.date))).not.toBeNaN()
  await fill(host.database, mosque.id, 'announcements', [
    { id: 'flood', text: 'The car park is closed.', from_at: clock, until_at: '2026-11-30T00:00:00Z' },
  ])
  clock = new Date(clock.getTime() + 60_000)
  const told = await look(etag)
  expect(told.statusCode).toBe(200)
  expect(told.body).toContain('The car park is closed.')
})

test('a screen that asks is seen, to the minute, and one that was taken back is not', async () => {
  const db = host.database.forTenant(mosque.id)
  const hall = await makeTvScreen(db, 'Second hall')
  const seen = () =>
    db(async (tx) => (await tx.select().from(tvScreens).where(eq(tvScreens.id, hall.id)))[0]?.seenAt?.toISOString())
  const ask = () => host.app.inject({ url: `/api/tv/${hall.token}`, headers: { host: mosque.hostname } })
  expect(await seen()).toBeUndefined()
  const first = new Date((clock = new Date(clock.getTime() + 60_000)))
  await ask()
  clock = new Date(clock.getTime() + 30_000)
  await ask()
  expect(await seen()).toBe(first.toISOString())
  clock = new Date(clock.getTime() + 60_000)
  await ask()
  expect(await seen()).toBe(clock.toISOString())
  await db((tx) => tx.update(tvScreens).set({ revokedAt: clock }).where(eq(tvScreens.id, hall.id)))
  const last = clock.toISOString()
  clock = new Date(clock.getTime() + 120_000)
  expect((await ask()).statusCode).toBe(404)
  expect(await seen()).toBe(last)
})

test('a screen can go on for sixty days without a network, each with the instants of its prayers and its sky', async () => {
  const { data: feed }: { data: components['schemas']['TvFeed'] } = JSON.parse((await look()).body)
  const ahead = feed.days.filter(({ date }) => Date.parse(date) > clock.getTime())
  expect(ahead.length).toBeGreaterThanOrEqual(60)
  expect(feed.sky.map(({ date }) => date)).toEqual(feed.days.map(({ date }) => date))
  const dates = feed.days.map(({ date }) => Date.parse(date) / 86_400_000)
  expect(dates.map((day, at) => day - (dates[at - 1] ?? day - 1))).toEqual(dates.map(() => 1))
  for (const { prayers, sunrise } of feed.days) {
    const instants = [sunrise, ...prayers.map(({ begins }) => begins)].map(({ at }) => Date.parse(at))
    expect(instants.every(Number.isFinite)).toBe(true)
    expect(prayers.map(({ begins }) => begins.at)).toEqual(prayers.map(({ begins }) => begins.at).toSorted())
  }
  for (const { midnight, lastThird, forbidden } of feed.sky)
    for (const { at } of [midnight, lastThird, ...forbidden.flatMap(({ from, until }) => [from, until])])
      expect(Date.parse(at)).not.toBeNaN()
  const own: PrayerMonth = JSON.parse(
    JSON.stringify((await host.post(mosque, '/api/prayer-time', { month: 12, year: 2026 })).body.data),
  )
  expect(feed.days.filter(({ date }) => date.startsWith('2026-12'))).toEqual(own.days)
  expect([feed.prayer.version, feed.calculation]).toEqual([own.version, own.calculation])
})

test('a token that nobody gave, and one of another mosque, open nothing', async () => {
  const other = await host.tenant()
  const { token } = await makeTvScreen(host.database.forTenant(other.id), 'Hall')
  for (const address of [`/api/tv/${token}`, `/api/tv/${'x'.repeat(43)}`]) {
    const answer = await host.app.inject({ url: address, headers: { host: mosque.hostname } })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 404 }])
  }
})
