import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { exportTimetable } from './exportTimetable.ts'
import { importSalahApi } from './importSalahApi.ts'
import { storeSchedule } from './writeSchedule.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

const importDocument = ({ id }: TestTenant, document: unknown, options: Parameters<typeof importSalahApi>[3] = {}) =>
  importSalahApi(server.database, id, JSON.stringify(document), options)

/** Reads a mosque’s stored rules and settings. */
async function readStored({ id }: TestTenant) {
  const query = async (text: string) => {
    const { rows } = await server.database.pool.query<Record<string, string | null>>(text, [id])
    return rows
  }
  return {
    rules: await query('select prayer, when_held, rule from jamaat_rules where tenant_id = $1 order by 1, 2'),
    jumuah: await query('select * from jumuah_slots where tenant_id = $1 order by position'),
    eid: await query('select * from eid_prayers where tenant_id = $1'),
    settings: await query('select key, value from settings where tenant_id = $1 order by key'),
  }
}

/** A mosque with content that the format cannot express. */
async function createMosque() {
  const mosque = await server.tenant({ method: 'Karachi', madhab: 'Hanafi' })
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: {
        fajr: '20 minutes after, rounded to 5, changes on friday',
        dhuhr: { always: '13:00', friday: '13:15', summer: '13:30', 'from 2027-01-01': '12:45' },
        asr: { always: 'none', ramadan: '16:30' },
        maghrib: '5 minutes after',
        isha: '10 minutes after, changes on sunday',
      },
      jumuah: [
        { name: 'First', rules: { always: '13:15' }, venue: 'Main hall', language: 'Urdu', khatib: 'Imam Yusuf' },
        { name: 'Summer', rules: { summer: '14:30' }, fromDay: '2026-04-01', untilDay: '2026-09-30' },
      ],
      eid: [{ eid: 'fitr', at: 480 }],
    }),
  )
  return mosque
}

const exportDocument = async ({ id }: TestTenant): Promise<unknown> =>
  JSON.parse((await exportTimetable(server, id, { year: 2026, format: 'salahapi' })).text)

const withRules = (calculationMethod: object, overrides: object = {}) => ({
  salahapi: '1.0',
  calculationMethod,
  ...overrides,
})

test('an empty document changes nothing', async () => {
  const mosque = await createMosque()
  const before = await readStored(mosque)
  for (const options of [{}, { replace: true }])
    expect(await importDocument(mosque, { salahapi: '1.0' }, options)).toEqual({
      ok: true,
      changes: [],
      kept: [],
      warnings: [],
    })
  expect(await readStored(mosque)).toEqual(before)
})

test("a mosque's own export changes nothing, and inexpressible content is reported as kept", async () => {
  const mosque = await createMosque()
  const before = await readStored(mosque)
  const document = await exportDocument(mosque)
  const result = await importDocument(mosque, document)
  // The test mosque has no coordinates, which the import adds.
  expect(result.ok && result.changes.filter((line) => !/^(Latitude|Longitude|Time zone|High)/.test(line))).toEqual([])
  expect(result.ok && result.kept).toEqual([
    'Dhuhr, friday: 13:15',
    'Dhuhr, from 2027-01-01: 12:45',
    'Isha, always: 10 minutes after, changes on sunday',
    'Jumu\'ah "First", language: Urdu',
    'Jumu\'ah "First", khatib: Imam Yusuf',
    'Jumu\'ah "Summer": summer 14:30',
  ])
  expect({ ...(await readStored(mosque)), settings: [] }).toEqual({ ...before, settings: [] })
})

test('changes only what a document contains, with the same report for a dry run', async () => {
  const mosque = await createMosque()
  const document = withRules({
    iqamaCalculationRules: { dhuhr: { static: '13:10' }, asr: { afterAthanMinutes: 15 } },
    jumuahRules: [
      { name: 'First', time: { static: '13:20' } },
      { name: 'Third', time: { static: '14:00' } },
    ],
  })
  const before = await readStored(mosque)
  const dryRun = await importDocument(mosque, document, { dryRun: true })
  expect(await readStored(mosque)).toEqual(before)
  const result = await importDocument(mosque, document)
  expect(result).toEqual(dryRun)
  expect(result).toMatchObject({
    changes: [
      'Dhuhr, always: 13:00 → 13:10',
      'Dhuhr, summer: removed (was 13:30)',
      'Asr, always: none → 15 minutes after',
      'Jumu\'ah "First", always: 13:15 → 13:20',
      'Jumu\'ah "Third": new, 14:00',
    ],
    kept: expect.arrayContaining([
      'Dhuhr, friday: 13:15',
      'Asr, ramadan: 16:30',
      'Jumu\'ah "First", khatib: Imam Yusuf',
    ]),
  })
  const after = await readStored(mosque)
  expect(after.rules.map(({ prayer, when_held, rule }) => `${prayer} ${when_held} ${rule}`)).toEqual([
    'asr always 15 minutes after',
    'asr ramadan 16:30',
    'dhuhr always 13:10',
    'dhuhr friday 13:15',
    'dhuhr from 2027-01-01 12:45',
    'fajr always 20 minutes after, rounded to 5, changes on friday',
    'isha always 10 minutes after, changes on sunday',
    'maghrib always 5 minutes after',
  ])
  expect(after.jumuah.map(({ name, venue, khatib }) => [name, venue, khatib])).toEqual([
    ['First', 'Main hall', 'Imam Yusuf'],
    ['Summer', null, null],
    ['Third', null, null],
  ])
  expect(after.eid).toEqual(before.eid)
})

test('with replace, removes all other content of those parts and reports each removal', async () => {
  const mosque = await createMosque()
  const document = withRules({
    iqamaCalculationRules: { dhuhr: { static: '13:00' } },
    jumuahRules: [{ name: 'First', time: { static: '13:15' } }],
  })
  const result = await importDocument(mosque, document, { replace: true })
  expect(result.ok && result.kept).toEqual([])
  expect(result.ok && result.changes).toEqual(
    expect.arrayContaining([
      'Dhuhr, friday: removed (was 13:15)',
      'Isha, always: removed (was 10 minutes after, changes on sunday)',
      'Jumu\'ah "First", khatib: removed (was Imam Yusuf)',
      'Jumu\'ah "Summer": removed (was summer 14:30)',
    ]),
  )
  const { rules, jumuah, eid } = await readStored(mosque)
  expect(rules).toEqual([{ prayer: 'dhuhr', when_held: 'always', rule: '13:00' }])
  expect([jumuah.length, eid.length]).toEqual([1, 1])
})

test('rejects an invalid document with messages, and stores no part of it', async () => {
  const mosque = await createMosque()
  const before = await readStored(mosque)
  const location = { latitude: 999, longitude: 0, timezone: 'Mars/Olympus' }
  const rules = {
    iqamaCalculationRules: { dhuhr: { afterAthanMinutes: 10, roundMinutes: 7 }, fajr: { static: '06:00' } },
  }
  const rejection = await importDocument(mosque, withRules(rules, { location }))
  expect(rejection.ok ? [] : rejection.problems).toEqual([
    '$.location.latitude is 999. Give a number from -90 to 90.',
    '$.location.timezone is "Mars/Olympus", which is not a time zone. Write a name such as Europe/London.',
    '$.calculationMethod.iqamaCalculationRules.dhuhr.roundMinutes is 7. Times are rounded to 5, 10, 15, 20, 30 or 60 minutes, or to 1.',
  ])
  expect(await readStored(mosque)).toEqual(before)
})

test('does not affect other mosques', async () => {
  const [mosque, otherMosque] = [await createMosque(), await createMosque()]
  const before = await readStored(otherMosque)
  await importDocument(mosque, withRules({ iqamaCalculationRules: { dhuhr: { static: '14:00' } }, jumuahRules: [] }), {
    replace: true,
  })
  expect(await readStored(otherMosque)).toEqual(before)
})

const sample = resolve(
  process.env.MINARET_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'data/salahapi/sample-with-csv.json',
)

test.skipIf(!existsSync(sample))(
  "imports the format's sample, with a warning that its table is not imported",
  async () => {
    const mosque = await server.tenant()
    const result = await importSalahApi(server.database, mosque.id, readFileSync(sample, 'utf8'))
    expect(result.ok && result.warnings.at(-1)).toMatch(/which is not fetched\. Save it and import it/)
    expect((await readStored(mosque)).jumuah.map(({ name }) => name)).toEqual(['Jumuah 1', 'Jumuah 2'])
  },
)

test('serialises concurrent imports, so that the rules are those of one document', async () => {
  const mosque = await server.tenant()
  const method = (minutes: number) =>
    withRules({
      iqamaCalculationRules: Object.fromEntries(
        ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'].map((prayer) => [prayer, { afterAthanMinutes: minutes }]),
      ),
      jumuahRules: [{ name: 'First', time: { static: `13:${minutes}` } }],
    })
  const results = await Promise.all([10, 15, 20].map((minutes) => importDocument(mosque, method(minutes))))
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  const { rules, jumuah } = await readStored(mosque)
  expect(rules).toHaveLength(5)
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(1)
  expect(jumuah).toHaveLength(1)
})
