import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { importTimetable } from './importTimetable.ts'
import { prayerTasks } from './tasks.ts'

let server: TestServer
let clock = new Date('2026-09-30T12:00:00Z')
const warnings: unknown[] = []

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

const watch = async () => {
  const { database, directory } = server
  const tasks = prayerTasks({
    database,
    directory,
    now: () => clock,
    log: { warn: (details: unknown) => warnings.push(details) },
  })
  await tasks['timetable-watch']()
}

async function createMosque(settings: Record<string, string>, years: readonly number[]): Promise<TestTenant> {
  const mosque = await server.tenant({ email: 'office@an-noor.example', ...settings })
  for (const year of years) {
    const file = createRequire(import.meta.url).resolve(`@minaret/timetable/fixtures/masjid-an-noor-${year}.csv`)
    await importTimetable(server.database, mosque.id, { name: 'year.csv', text: await readFile(file, 'utf8') })
  }
  return mosque
}

test("emails a mosque without next year's timetable in October and January, in its language", async () => {
  const arabicMosque = await createMosque({ language: 'ar' }, [2026])
  const readyMosque = await createMosque({}, [2026, 2027])
  const calculatedMosque = await createMosque({}, [])
  const unreachableMosque = await createMosque({ email: '' }, [2026])
  await watch()
  expect(await server.emails(arabicMosque)).toEqual([])
  clock = new Date('2026-09-30T23:00:00Z')
  // In London it is already 1 October.
  await watch()
  await watch()
  const emails = await server.emails(arabicMosque)
  expect(emails.map(({ email }) => [email?.to, email?.subject])).toEqual([
    ['office@an-noor.example', 'جدول الصلاة لسنة 2027 غير موجود بعد'],
  ])
  expect(await server.emails(readyMosque)).toEqual([])
  expect(await server.emails(calculatedMosque)).toEqual([])
  expect(warnings).toContainEqual({ tenant: unreachableMosque.slug, year: 2027 })

  // The new year starts without a timetable, so a second email is sent.
  clock = new Date('2026-12-31T23:59:00Z')
  await watch()
  expect(await server.emails(arabicMosque)).toHaveLength(1)
  clock = new Date('2027-01-01T00:00:00Z')
  await watch()
  await watch()
  expect(await server.emails(arabicMosque)).toHaveLength(2)
  expect(await server.emails(readyMosque)).toEqual([])
  clock = new Date('2028-01-01T12:00:00Z')
  await watch()
  expect(await server.emails(arabicMosque)).toHaveLength(2)
})
