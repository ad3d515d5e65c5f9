import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tvScreens } from '../../../foundation/src/db/home.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createTvScreen } from './screens.ts'
import { tvTasks } from './tasks.ts'

let server: TestServer
let clock = new Date('2026-11-21T09:00:00Z')
let watch: () => Promise<void>
/** The same task on another server, a millisecond later. */
let watchOnOtherServer: () => Promise<void>
const warnings: unknown[] = []

const advance = (minutes: number) => void (clock = new Date(clock.getTime() + minutes * 60_000))

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
beforeEach(() => {
  clock = new Date('2026-11-21T09:00:00Z')
  const { database, directory } = server
  const record = (details: unknown) => warnings.push(details)
  const log = { warn: record, error: record }
  const watchAt = (delay: number) =>
    tvTasks({ database, directory, now: () => new Date(clock.getTime() + delay), log })['tv-watch']
  watch = watchAt(0)
  watchOnOtherServer = watchAt(1)
  // The servers have been running for a day.
  advance(24 * 60)
})
afterAll(() => server.close())

async function createPoll(mosque: TestTenant, name: string) {
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), name)
  return () => server.app.inject({ url: `/api/tv/${token}`, headers: { host: mosque.hostname } })
}

const readSubjects = async (mosque: TestTenant) => (await server.emails(mosque)).map(({ email }) => email?.subject)

test('sends one email per outage, listing all offline screens', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example' })
  const otherMosque = await server.tenant({ email: 'office@al-falah.example' })
  const [pollHall, pollKitchen, pollOnline] = [
    await createPoll(mosque, 'Main hall'),
    await createPoll(mosque, 'Kitchen'),
    await createPoll(otherMosque, 'Hall'),
  ]
  await createPoll(mosque, 'Never put up')
  await pollHall()
  await pollKitchen()
  advance(14)
  await pollOnline()
  await watch()
  expect(await readSubjects(mosque)).toEqual([])
  advance(2)
  // Two servers may run the task at the same time.
  await Promise.all([watch(), watchOnOtherServer()])
  advance(5)
  await pollOnline()
  await watch()
  expect(await readSubjects(mosque)).toEqual(['2 displays are offline'])
  expect(await readSubjects(otherMosque)).toEqual([])
  const [email] = await server.emails(mosque)
  expect(email?.email?.to).toBe('office@an-noor.example')
  expect(email?.email?.text).toContain('Main hall: last online on Sunday')
  expect(email?.email?.text).toMatch(/at 09:00/)

  // The screen comes online and goes offline again, but there is at most one email per screen and day.
  await pollHall()
  advance(60)
  await watch()
  expect(await readSubjects(mosque)).toHaveLength(1)
  advance(24 * 60)
  await watch()
  expect(await readSubjects(mosque)).toEqual(['2 displays are offline', 'The display “Main hall” is offline'])
})

test('sends no emails at night, or about screens that were only switched off overnight', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example', language: 'ar' })
  const [pollNightly, pollBroken] = [await createPoll(mosque, 'Hall'), await createPoll(mosque, 'Door')]
  clock = new Date('2026-11-22T21:50:00Z')
  await pollNightly()
  await pollBroken()
  for (let hour = 0; hour < 9; hour += 1) {
    advance(60)
    await watch()
  }
  expect(await readSubjects(mosque)).toEqual([])
  await pollNightly()
  advance(15)
  await watch()
  expect(await readSubjects(mosque)).toEqual(['الشاشة «Door» غير متصلة'])
})

test('waits after a restart, so that screens can reconnect', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example' })
  const poll = await createPoll(mosque, 'Hall')
  await poll()
  advance(60)
  const { database, directory } = server
  const log = { warn: () => {}, error: () => {} }
  const watchRestarted = tvTasks({ database, directory, now: () => clock, log })['tv-watch']
  advance(24)
  await watchRestarted()
  expect(await readSubjects(mosque)).toEqual([])
  advance(1)
  await watchRestarted()
  expect(await readSubjects(mosque)).toHaveLength(1)
})

test('sends no email if emails are off, there is no address, the mosque is suspended or the screen is revoked', async () => {
  const mosqueWithoutEmails = await server.tenant({ email: 'office@an-noor.example', screenLetters: 'false' })
  const mosqueWithoutAddress = await server.tenant({ email: '' })
  const suspendedMosque = await server.tenant({ email: 'office@an-noor.example' })
  const mosqueWithRevokedScreen = await server.tenant({ email: 'office@an-noor.example' })
  const mosques = [mosqueWithoutEmails, mosqueWithoutAddress, suspendedMosque, mosqueWithRevokedScreen]
  for (const mosque of mosques) await (await createPoll(mosque, 'Hall'))()
  await server.database.pool.query(`update tenants set state = 'suspended' where id = $1`, [suspendedMosque.id])
  const revocation = { revokedAt: clock }
  await server.database.forTenant(mosqueWithRevokedScreen.id)((tx) => tx.update(tvScreens).set(revocation))
  advance(60)
  await watch()
  for (const mosque of mosques) expect(await readSubjects(mosque)).toEqual([])
  expect(warnings).toContainEqual({ tenant: mosqueWithoutAddress.slug, screens: [expect.any(String)] })

  // Revoked screens are deleted after a year.
  advance(367 * 24 * 60)
  await watch()
  const remainingScreens = await server.database.forTenant(mosqueWithRevokedScreen.id)((tx) =>
    tx.select().from(tvScreens).where(eq(tvScreens.name, 'Hall')),
  )
  expect(remainingScreens).toEqual([])
})
