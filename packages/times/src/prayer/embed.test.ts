import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrayerEmbed, PrayerToday } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { importTimetable } from './importTimetable.ts'
import { storeSchedule } from './writeSchedule.ts'

const url = '/embed/prayer-times.json'
const stranger = 'https://a-school.example'

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

const ask = (headers: Record<string, string> = {}, hostname = mosque.hostname) =>
  server.app.inject({ method: 'GET', url, headers: { host: hostname, ...headers } })

const dataOf = <T>({ body }: { body: string }): T => {
  const { data }: { data: T } = JSON.parse(body)
  return data
}

test('another site reads the times the mosque shows itself, under the same version', async () => {
  const answer = await ask({ origin: stranger })
  expect(answer.statusCode).toBe(200)
  const embed = dataOf<PrayerEmbed>(answer)
  const own = dataOf<PrayerToday>(
    await server.app.inject({ method: 'GET', url: '/api/prayer-time/today', headers: { host: mosque.hostname } }),
  )
  expect([embed.version, embed.today, embed.tomorrow]).toEqual([own.version, own.today, own.tomorrow])
  expect(embed.mosque.name).toBe('Masjid an-Noor')
  expect(embed.next).toMatchObject({ prayer: 'asr', date: '2026-11-21' })
})

test('any origin may read it, and no cookie is set', async () => {
  for (const origin of [stranger, 'null', undefined]) {
    const answer = await ask(origin === undefined ? {} : { origin })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('no other call is open to strangers', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/prayer-time/today',
    headers: { host: mosque.hostname, origin: stranger },
  })
  expect(answer.headers['access-control-allow-origin']).not.toBe('*')
})

test('who holds it already is told so in a few bytes, and it may be kept for a moment', async () => {
  const { headers } = await ask()
  expect(headers['cache-control']).toBe('public, no-cache')
  const again = await ask({ 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('what is next follows the clock of the host', async () => {
  const nextAt = async (instant: string) => {
    clock = new Date(instant)
    const { next, nextJamaat } = dataOf<PrayerEmbed>(await ask())
    return `${next?.prayer} ${next?.date}, ${nextJamaat?.prayer} ${nextJamaat?.date}`
  }
  expect(await nextAt('2026-11-22T00:30:00Z')).toBe('fajr 2026-11-22, fajr 2026-11-22')
  expect(await nextAt('2026-11-22T23:30:00Z')).toBe('fajr 2026-11-23, fajr 2026-11-23')
})

test("on a Friday the next congregation is a Jumu'ah by its own name, with where and in which language, and on Eid its prayer", async () => {
  const own = await server.tenant()
  const gathering = { name: 'First', venue: 'Main hall', language: 'English' }
  await server.database.forTenant(own.id)((tx) =>
    storeSchedule(tx, own.id, {
      jamaat: { dhuhr: '13:00' },
      jumuah: [{ ...gathering, rules: { always: '13:15' } }],
      eid: [{ eid: 'fitr', at: 8 * 60, venue: 'Lister Park' }],
    }),
  )
  const nextAt = async (instant: string) => {
    clock = new Date(instant)
    return dataOf<PrayerEmbed>(await ask({}, own.hostname)).nextJamaat
  }
  expect(await nextAt('2026-11-27T12:50:00Z')).toEqual({
    prayer: 'jumuah',
    date: '2026-11-27',
    at: { time: '13:15', at: '2026-11-27T13:15:00.000Z' },
    gathering: { ...gathering, at: { time: '13:15', at: '2026-11-27T13:15:00.000Z' } },
  })
  expect(await nextAt('2026-11-28T12:50:00Z')).toEqual({
    prayer: 'dhuhr',
    date: '2026-11-28',
    at: { time: '13:00', at: '2026-11-28T13:00:00.000Z' },
  })
  expect(await nextAt('2026-03-20T07:00:00Z')).toMatchObject({ prayer: 'fitr', gathering: { venue: 'Lister Park' } })
})

test("another mosque's are its own", async () => {
  const other = await server.tenant({ websiteName: 'Masjid as-Salam', latitude: '55.86', longitude: '-4.25' })
  const [here, there] = [await ask(), await ask({}, other.hostname)].map((answer) => dataOf<PrayerEmbed>(answer))
  expect([here?.today.source, there?.today.source]).toEqual(['table', 'calculated'])
  expect(there?.version).not.toBe(here?.version)
})

test('a name no mosque has is refused in the envelope', async () => {
  const answer = await ask({}, 'nobody.example')
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ status: 404 })])
})

test.each([
  ['basic', { activePlan: 'basic' }],
  ['switched off', { DisablePrayertimeFeature: 'true' }],
  ['campaigns alone', { StandaloneCampaigns: '1' }],
])('prayer times are never refused for a plan, a flag or a mode: %s', async (_, settings) => {
  const { hostname } = await server.tenant(settings)
  expect((await ask({}, hostname)).statusCode).toBe(200)
})
