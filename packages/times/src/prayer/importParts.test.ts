import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { exportTimetable } from './exportTimetable.ts'
import { importTimetable, type ImportOptions } from './importTimetable.ts'

let server: TestServer
let lines: string[]

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
})
afterAll(() => server.close())

/** A month as in a mosque’s spreadsheet, with dates like 31/01/2026. */
const monthFile = (number: number) => {
  const key = `2026-${String(number).padStart(2, '0')}`
  const days = lines.filter((line) => line.startsWith(key))
  const text = [lines[0], ...days.map((line) => `${line.slice(8, 10)}/${line.slice(5, 7)}/2026${line.slice(10)}`)].join(
    '\n',
  )
  return { name: `${key}.csv`, text }
}
const importFiles = ({ id }: TestTenant, files: Parameters<typeof importTimetable>[2], options: ImportOptions = {}) =>
  importTimetable(server.database, id, files, options)
const exportStoredYear = async (mosque: TestTenant) =>
  (await exportTimetable(server, mosque.id, { year: 2026, format: 'csv', filled: false })).text

test('imports months one by one, and reports kept and missing days', async () => {
  const mosque = await server.tenant()
  const firstImport = await importFiles(mosque, monthFile(1))
  expect(firstImport).toMatchObject({
    ok: true,
    days: 31,
    stored: { added: 31, kept: [], lacking: ['2026-02-01 to 2026-12-31 (334 days)'] },
  })
  const thirdImport = await importFiles(mosque, monthFile(3))
  expect(thirdImport).toMatchObject({
    ok: true,
    stored: {
      added: 31,
      kept: ['2026-01-01 to 2026-01-31 (31 days)'],
      lacking: ['2026-02-01 to 2026-02-28 (28 days)', '2026-04-01 to 2026-12-31 (275 days)'],
    },
  })
  for (const number of [2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect((await importFiles(mosque, monthFile(number))).ok).toBe(true)
  expect(await exportStoredYear(mosque)).toBe(`${lines.join('\n')}\n`)
})

test('imports several months at once, or none of them', async () => {
  const mosque = await server.tenant()
  const year = Array.from({ length: 12 }, (_, index) => monthFile(index + 1))
  const february = monthFile(2)
  const invalidYear = year.with(1, { ...february, text: february.text.replace('05:51', 'x') })
  expect(await importFiles(mosque, invalidYear)).toMatchObject({
    ok: false,
    findings: [{ file: '2026-02.csv', line: 2 }],
  })
  expect(await importFiles(mosque, year)).toMatchObject({
    ok: true,
    days: 365,
    stored: { added: 365, kept: [], lacking: [] },
  })
  expect(await exportStoredYear(mosque)).toBe(`${lines.join('\n')}\n`)
})

test('allows adjacent days in the next file if they have the same times', async () => {
  const mosque = await server.tenant()
  const [january, february] = [monthFile(1), monthFile(2)]
  const [heading = '', ...days] = february.text.split('\n')
  const rows = [...january.text.split('\n').slice(-2), ...days]
  const withAdjacentDays = { ...february, text: [heading, ...rows].join('\n') }
  expect(await importFiles(mosque, [january, withAdjacentDays])).toMatchObject({
    ok: true,
    days: 59,
    stored: { added: 59 },
  })
  const changedFile = { ...withAdjacentDays, text: withAdjacentDays.text.replace('05:53', '05:52') }
  expect(await importFiles(mosque, [january, changedFile])).toMatchObject({
    ok: false,
    findings: [{ kind: 'doubled-day' }],
  })
})

test('rejects days in two files, naming both files', async () => {
  const mosque = await server.tenant()
  expect(await importFiles(mosque, [monthFile(1), { ...monthFile(1), name: 'january again.csv' }])).toMatchObject({
    ok: false,
    findings: [
      {
        kind: 'doubled-day',
        file: 'january again.csv',
        message: '2026-01-01 to 2026-01-31 (31 days) are also in 2026-01.csv. Import one of the two files.',
      },
    ],
  })
})

test('uses the mosque’s school if a table has Asr for both schools', async () => {
  const heading = 'Date,Fajr,Sunrise,Dhuhr,Asr Mithl 1,Asr Mithl 2,Maghrib,Isha'
  const text = `${heading}\n30/01/2026,05:54,07:56,12:22,13:55,14:55,16:45,18:48\n31/01/2026,05:53,07:55,12:22,13:57,14:57,16:47,18:50\n`
  for (const [madhab, asr] of [
    ['Hanafi', '14:55'],
    ['Shafi', '13:55'],
  ] as const) {
    const mosque = await server.tenant({ madhab })
    expect((await importFiles(mosque, { name: 'asr.csv', text })).ok).toBe(true)
    const response = await server.post(mosque, '/api/prayer-time', { month: 1, year: 2026 })
    expect(JSON.stringify(response.body)).toContain(
      `"prayer":"asr","begins":{"time":"${asr}","at":"2026-01-30T${asr}:00.000Z"}`,
    )
  }
})
