import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tvScreens } from '../../../foundation/src/db/home.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createTvScreen } from './screens.ts'
import { tvTasks } from './tasks.ts'

let server: TestServer
let clock = new Date('2026-11-21T09:00:00Z')
let watch: () => Promise<void>
/** The task on another server, a moment later. */
let watchToo: () => Promise<void>
const warnings: unknown[] = []

const advance = (minutes: number) => void (clock = new Date(clock.getTime() + minutes * 60_000))

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
beforeEach(() => {
  clock = new Date('2026-11-21T09:00:00Z')
  const { database, directory } = server
  const log = { warn: (what: unknown) => warnings.push(what), error: (what: unknown) => warnings.push(what) }
  const watchAt = (ahead: number) =>
    tvTasks({ database, directory, now: () => new Date(clock.getTime() + ahead), log })['tv-watch']
  watch = watchAt(0)
  watchToo = watchAt(1)
  // The servers have been running for a day.
  advance(24 * 60)
})
afterAll(() => server.close())

async function screenOf(mosque: TestTenant, name: string) {
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), name)
  return () => server.app.inject({ url: `/api/tv/${token}`, headers: { host: mosque.hostname } })
}

const subjects = async (mosque: TestTenant) => (await server.emails(mosque)).map(({ email }) => email?.subject)

test('sends one email per outage, listing all offline screens', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example' })
  const other = await server.tenant({ email: 'office@al-falah.example' })
  const [hall, kitchen, well] = [
    await screenOf(mosque, 'Main hall'),
    await screenOf(mosque, 'Kitchen'),
    await screenOf(other, 'Hall'),
  ]
  await screenOf(mosque, 'Never put up')
  await hall()
  await kitchen()
  advance(14)
  await well()
  await watch()
  expect(await subjects(mosque)).toEqual([])
  advance(2)
  // Two servers may run the task at the same time.
  await Promise.all([watch(), watchToo()])
  advance(5)
  await well()
  await watch()
  expect(await subjects(mosque)).toEqual(['2 displays are offline'])
  expect(await subjects(other)).toEqual([])
  const [posted] = await server.emails(mosque)
  expect(posted?.email?.to).toBe('office@an-noor.example')
  expect(posted?.email?.text).toContain('Main hall: last online on Sunday')
  expect(posted?.email?.text).toMatch(/at 09:00/)

  // Online and offline again: there is at most one email per screen and day.
  await hall()
  advance(60)
  await watch()
  expect(await subjects(mosque)).toHaveLength(1)
  advance(24 * 60)
  await watch()
  expect(await subjects(mosque)).toEqual(['2 displays are offline', 'The display “Main hall” is offline'])
})

test('sends no emails at night, or about screens that were only switched off overnight', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example', language: 'ar' })
  const [nightly, broken] = [await screenOf(mosque, 'Hall'), await screenOf(mosque, 'Door')]
  clock = new Date('2026-11-22T21:50:00Z')
  await nightly()
  await broken()
  for (let hour = 0; hour < 9; hour += 1) {
    advance(60)
    await watch()
  }
  expect(await subjects(mosque)).toEqual([])
  await nightly()
  advance(15)
  await watch()
  expect(await subjects(mosque)).toEqual(['الشاشة «Door» غير متصلة'])
})

test('waits after a restart, so that screens can reconnect', async () => {
  const mosque = await server.tenant({ email: 'office@an-noor.example' })
  const ask = await screenOf(mosque, 'Hall')
  await ask()
  advance(60)
  const { database, directory } = server
  const log = { warn: () => {}, error: () => {} }
  const restarted = tvTasks({ database, directory, now: () => clock, log })['tv-watch']
  advance(24)
  await restarted()
  expect(await subjects(mosque)).toEqual([])
  advance(1)
  await restarted()
  expect(await subjects(mosque)).toHaveLength(1)
})

test('sends nothing if emails are disabled, there is no address, the mosque is suspended or the screen revoked', async () => {
  const unwanted = await server.tenant({ email: 'office@an-noor.example', screenLetters: 'false' })
  const unreachable = await server.tenant({ email: '' })
  const closed = await server.tenant({ email: 'office@an-noor.example' })
  const revoked = await server.tenant({ email: 'office@an-noor.example' })
  const all = [unwanted, unreachable, closed, revoked]
  for (const mosque of all) await (await screenOf(mosque, 'Hall'))()
  await server.database.pool.query(`update tenants set state = 'suspended' where id = $1`, [closed.id])
  const revocation = { revokedAt: clock }
  await server.database.forTenant(revoked.id)((tx) => tx.update(tvScreens).set(revocation))
  advance(60)
  await watch()
  for (const mosque of all) expect(await subjects(mosque)).toEqual([])
  expect(warnings).toContainEqual({ tenant: unreachable.slug, screens: [expect.any(String)] })

  // Revoked screens are deleted after a year.
  advance(367 * 24 * 60)
  await watch()
  const remaining = await server.database.forTenant(revoked.id)((tx) =>
    tx.select().from(tvScreens).where(eq(tvScreens.name, 'Hall')),
  )
  expect(remaining).toEqual([])
})
