import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrayerEmbed, PrayerToday } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { importTimetable } from './importTimetable.ts'
import { storeSchedule } from './writeSchedule.ts'

const url = '/embed/prayer-times.json'
const otherOrigin = 'https://a-school.example'

let server: TestServer
let mosque: TestTenant
let clock = new Date('2026-11-21T12:30:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  mosque = await server.tenant({ websiteName: 'Masjid an-Noor' })
  const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
  await importTimetable(server.database, mosque.id, { name: 'year.csv', text: await readFile(file, 'utf8') })
})
afterAll(() => server.close())

const readEmbed = (headers: Record<string, string> = {}, hostname = mosque.hostname) =>
  server.app.inject({ method: 'GET', url, headers: { host: hostname, ...headers } })

const dataOf = <T>({ body }: { body: string }): T => {
  const { data }: { data: T } = JSON.parse(body)
  return data
}

test('returns the same times and version as the mosque’s website', async () => {
  const response = await readEmbed({ origin: otherOrigin })
  expect(response.statusCode).toBe(200)
  const embed = dataOf<PrayerEmbed>(response)
  const today = dataOf<PrayerToday>(
    await server.app.inject({ method: 'GET', url: '/api/prayer-time/today', headers: { host: mosque.hostname } }),
  )
  expect([embed.version, embed.today, embed.tomorrow]).toEqual([today.version, today.today, today.tomorrow])
  expect(embed.mosque.name).toBe('Masjid an-Noor')
  expect(embed.next).toMatchObject({ prayer: 'asr', date: '2026-11-21' })
})

test('allows any origin, and sets no cookie', async () => {
  for (const origin of [otherOrigin, 'null', undefined]) {
    const response = await readEmbed(origin === undefined ? {} : { origin })
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

test('does not allow other origins for other operations', async () => {
  const response = await server.app.inject({
    method: 'GET',
    url: '/api/prayer-time/today',
    headers: { host: mosque.hostname, origin: otherOrigin },
  })
  expect(response.headers['access-control-allow-origin']).not.toBe('*')
})

test('responds with 304 to a matching ETag', async () => {
  const { headers } = await readEmbed()
  expect(headers['cache-control']).toBe('public, no-cache')
  const unchangedResponse = await readEmbed({ 'if-none-match': String(headers.etag) })
  expect([unchangedResponse.statusCode, unchangedResponse.body]).toEqual([304, ''])
})

test('determines the next prayer by the server’s clock', async () => {
  const readNextAt = async (instant: string) => {
    clock = new Date(instant)
    const { next, nextJamaat } = dataOf<PrayerEmbed>(await readEmbed())
    return `${next?.prayer} ${next?.date}, ${nextJamaat?.prayer} ${nextJamaat?.date}`
  }
  expect(await readNextAt('2026-11-22T00:30:00Z')).toBe('fajr 2026-11-22, fajr 2026-11-22')
  expect(await readNextAt('2026-11-22T23:30:00Z')).toBe('fajr 2026-11-23, fajr 2026-11-23')
})

test("returns Jumu'ah with its details as the next jamaat on Fridays, and the Eid prayer on Eid", async () => {
  const tenant = await server.tenant()
  const gathering = { name: 'First', venue: 'Main hall', language: 'English' }
  await server.database.forTenant(tenant.id)((tx) =>
    storeSchedule(tx, tenant.id, {
      jamaat: { dhuhr: '13:00' },
      jumuah: [{ ...gathering, rules: { always: '13:15' } }],
      eid: [{ eid: 'fitr', at: 8 * 60, venue: 'Lister Park' }],
    }),
  )
  const readNextAt = async (instant: string) => {
    clock = new Date(instant)
    return dataOf<PrayerEmbed>(await readEmbed({}, tenant.hostname)).nextJamaat
  }
  expect(await readNextAt('2026-11-27T12:50:00Z')).toEqual({
    prayer: 'jumuah',
    date: '2026-11-27',
    at: { time: '13:15', at: '2026-11-27T13:15:00.000Z' },
    gathering: { ...gathering, at: { time: '13:15', at: '2026-11-27T13:15:00.000Z' } },
  })
  expect(await readNextAt('2026-11-28T12:50:00Z')).toEqual({
    prayer: 'dhuhr',
    date: '2026-11-28',
    at: { time: '13:00', at: '2026-11-28T13:00:00.000Z' },
  })
  expect(await readNextAt('2026-03-20T07:00:00Z')).toMatchObject({
    prayer: 'fitr',
    gathering: { venue: 'Lister Park' },
  })
})

test('separates mosques', async () => {
  const otherMosque = await server.tenant({ websiteName: 'Masjid as-Salam', latitude: '55.86', longitude: '-4.25' })
  const [embed, otherEmbed] = [await readEmbed(), await readEmbed({}, otherMosque.hostname)].map((response) =>
    dataOf<PrayerEmbed>(response),
  )
  expect([embed?.today.source, otherEmbed?.today.source]).toEqual(['table', 'calculated'])
  expect(otherEmbed?.version).not.toBe(embed?.version)
})

test('responds with 404 to an unknown hostname', async () => {
  const response = await readEmbed({}, 'nobody.example')
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ status: 404 })])
})

test.each([
  ['basic', { activePlan: 'basic' }],
  ['switched off', { DisablePrayertimeFeature: 'true' }],
  ['campaigns alone', { StandaloneCampaigns: '1' }],
])('is available with every plan, flag and mode: %s', async (_description, settings) => {
  const { hostname } = await server.tenant(settings)
  expect((await readEmbed({}, hostname)).statusCode).toBe(200)
})
