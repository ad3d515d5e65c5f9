import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskDay, DeskTimetable, TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { sendFile, uploadOf } from '../../../../acceptance/src/uploads.ts'
import { importTimetable } from '../importTimetable.ts'
import { storePrayerRules } from '../writeSchedule.ts'

const now = new Date('2026-11-24T20:15:00Z')
let server: TestServer
let lines: string[]

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
})
afterAll(() => server.close())

/** The year’s timetable with changed rows. */
const yearText = (change: (row: string) => string = (row) => row): string =>
  [lines[0], ...lines.slice(1).map(change)].join('\n')
const asTabs = (text: string) => text.replaceAll(',', '\t')

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}

async function openDesk(): Promise<{ mosque: TestTenant; owner: DeskUser; path: string }> {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  return { mosque, owner: await staffUser(server, mosque, ['owner'], { now }), path: `/mosques/${mosque.slug}` }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

const check = async ({ owner, path }: Desk, upload: TimetableUpload) =>
  dataOf<TimetableCheck>(await owner.post(`${path}/timetable/check`, upload))
const importUpload = async (desk: Desk, upload: TimetableUpload, version?: string, user = desk.owner) =>
  user.post(`${desk.path}/timetable`, { version: version ?? (await check(desk, upload)).version, upload })
const readTimetable = async ({ owner, path }: Desk) => dataOf<DeskTimetable>(await owner.get(`${path}/timetable`))
const readDay = async ({ owner, path }: Desk, date: string) => dataOf<DeskDay>(await owner.get(`${path}/days/${date}`))
const readIsha = async ({ owner, path }: Desk, date: string) =>
  dataOf<DeskDay>(await owner.get(`${path}/days/${date}`)).times.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat
    ?.time

const moveLater = (row: string) => (row.startsWith('2026-11-30') ? row.replace(/[^,]*$/, '21:45') : row)

describe('a timetable', () => {
  test('is compared with the current times, imported, logged and undone', async () => {
    const desk = await openDesk()
    const upload = { name: '2026.csv', text: yearText() }
    const result = await check(desk, upload)
    expect(result).toMatchObject({ problemCount: 0, asks: [], difference: { days: 365, added: 365, changed: 0 } })
    expect(result.difference?.moves.length).toBeGreaterThan(0)
    expect(await readTimetable(desk)).toEqual({ imports: [] })

    const firstImport = dataOf<{ change: string; days: number }>(await importUpload(desk, upload, result.version))
    expect(firstImport.days).toBe(365)
    const before = await readIsha(desk, '2026-11-30')
    const nextUpload = { name: 'next.csv', text: yearText(moveLater) }
    expect((await check(desk, nextUpload)).difference).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 364,
      moves: [{ day: '2026-11-30', column: 'isha.jamaat', after: '21:45' }],
    })
    await importUpload(desk, nextUpload)
    expect(await readIsha(desk, '2026-11-30')).toBe('21:45')
    const { imports, from, to } = await readTimetable(desk)
    expect([from, to]).toEqual(['2026-01-01', '2026-12-31'])
    expect(imports).toMatchObject([
      { file: 'next.csv', days: 1, made: { by: 'Aisha Rahman' }, undoable: true },
      { file: '2026.csv', days: 365, undoable: false },
    ])
    const [newestEntry] = dataOf<{ sentence: string }[]>(await desk.owner.get(`${desk.path}/log`))
    expect(newestEntry?.sentence).toBe(
      'Aisha Rahman uploaded the timetable next.csv (1 January 2026 to 31 December 2026): 1 day changed',
    )

    expect((await desk.owner.post(`${desk.path}/log/${imports[0]?.change}/undo`)).code).toBe(200)
    expect(await readIsha(desk, '2026-11-30')).toBe(before)
    expect((await readTimetable(desk)).imports.map(({ undoable }) => undoable)).toEqual([false, true])
    expect((await desk.owner.post(`${desk.path}/log/${firstImport.change}/undo`)).code).toBe(200)
    expect(await readTimetable(desk)).not.toHaveProperty('from')
  })

  test('can be pasted from a spreadsheet or uploaded', async () => {
    const desk = await openDesk()
    const pastedCheck = await check(desk, { name: 'Pasted timetable', text: asTabs(yearText()) })
    expect(pastedCheck.difference?.days).toBe(365)
    const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
    const response = await sendFile(desk.owner, desk.mosque.slug, {
      purpose: 'timetable',
      name: 'x.csv',
      bytes: await readFile(file),
    })
    const upload = { name: 'x.csv', upload: uploadOf(response).id }
    // The upload is kept until its times are saved, so that questions about it can be answered.
    for (const _ of [1, 2]) expect((await check(desk, upload)).difference).toEqual(pastedCheck.difference)
    await importUpload(desk, upload)
    expect((await desk.owner.post(`${desk.path}/timetable/check`, upload)).code).toBe(404)
  })

  test('with unclear columns can be matched by column number', async () => {
    const desk = await openDesk()
    const renamedText = yearText().replace('fajr_athan', 'First').replace('isha_iqama', 'Last')
    const unclearCheck = await check(desk, { name: 'x.csv', text: renamedText })
    expect([unclearCheck.asks, unclearCheck.difference]).toEqual([['columns'], undefined])
    const firstColumn = unclearCheck.columns.find(({ samples }) => samples.includes(lines[2]?.split(',')[1] ?? ''))
    expect(firstColumn).toMatchObject({ number: 2 })
    expect(firstColumn).not.toHaveProperty('role')
    const matchedCheck = await check(desk, {
      name: 'x.csv',
      text: renamedText,
      columns: { '2': 'fajr.begins', '12': 'isha.jamaat' },
    })
    expect(matchedCheck.columns.find(({ number }) => number === 2)).toMatchObject({ role: 'fajr.begins' })
    expect(matchedCheck.difference?.days).toBe(365)
  })

  test('with errors is rejected without changes, listing the cells', async () => {
    const desk = await openDesk()
    const text = yearText((row) => (row.startsWith('2026-02-14') ? row.replace(/[^,]*$/, '16:72') : row))
    const result = await check(desk, { name: 'x.csv', text })
    expect(result.problemCount).toBe(1)
    expect(result.problems).toMatchObject([{ line: 46, column: 'isha.jamaat', cell: '16:72' }])
    expect(result.problems[0]?.message).toMatch(/16:72/)
    const refusal = await importUpload(desk, { name: 'x.csv', text }, result.version)
    expect(refusal.code).toBe(422)
    expect(await readTimetable(desk)).toEqual({ imports: [] })
  })
})

describe('conflicts', () => {
  test('a change since the check is reported with the current difference', async () => {
    const desk = await openDesk()
    const upload = { name: 'mine.csv', text: yearText(moveLater) }
    const { version } = await check(desk, upload)
    await importTimetable(server.database, desk.mosque.id, { name: 'theirs.csv', text: yearText() })
    const staleResponse = await importUpload(desk, upload, version)
    expect([staleResponse.code, dataOf<TimetableCheck>(staleResponse).difference]).toEqual([
      409,
      expect.objectContaining({ changed: 1 }),
    ])
    expect((await importUpload(desk, upload)).code).toBe(200)
  })

  test('an import cannot be undone once its days have been imported again', async () => {
    const desk = await openDesk()
    const { change } = dataOf<{ change: string }>(await importUpload(desk, { name: 'a.csv', text: yearText() }))
    await importTimetable(server.database, desk.mosque.id, { name: 'b.csv', text: yearText(moveLater) })
    const undoResponse = await desk.owner.post(`${desk.path}/log/${change}/undo`)
    expect([undoResponse.code, undoResponse.body.data]).toEqual([
      409,
      { undone: 'the timetable before a.csv', now: 'a timetable uploaded since' },
    ])
    expect(await readIsha(desk, '2026-11-30')).toBe('21:45')
  })
})

test('reads the pages of a PDF like the sheets of a workbook', async () => {
  const desk = await openDesk()
  const [heading = '', ...rows] = asTabs(yearText()).split('\n')
  const pageOf = (month: string) => [heading, ...rows.filter((row) => row.startsWith(month))].join('\n')
  const pages = [pageOf('2026-01'), pageOf('2026-02')]
  expect(await check(desk, { name: 'printed.pdf', pages })).toMatchObject({ problemCount: 0, difference: { days: 59 } })
  const brokenPages = [pages[0] ?? '', (pages[1] ?? '').replace(/06:\d\d/, '06:72')]
  const { problems } = await check(desk, { name: 'printed.pdf', pages: brokenPages })
  expect(problems).toMatchObject([{ sheet: '2', cell: '06:72' }])
})

describe('invalid files', () => {
  test.each<[string, string, string, RegExp]>([
    ['a letter', 'letter.txt', 'Dear all,\nno times here', /no timetable/],
    ['an empty file', 'empty.csv', '', /./],
    ['a damaged workbook', 'x.xlsx', 'PK\u0003\u0004 nothing', /./],
  ])('rejects %s with instructions', async (_description, name, text, message) => {
    const desk = await openDesk()
    const file = { purpose: 'timetable' as const, name, bytes: Buffer.from(text) }
    const result = await check(desk, { name, upload: uploadOf(await sendFile(desk.owner, desk.mosque.slug, file)).id })
    expect(result.problemCount).toBeGreaterThan(0)
    expect(result.problems[0]?.message).toMatch(message)
    expect(result).not.toHaveProperty('difference')
  })

  test('rejects a request over the size limit', async () => {
    const desk = await openDesk()
    const response = await desk.owner.post(`${desk.path}/timetable/check`, { name: 'x', text: 'A'.repeat(2_200_000) })
    expect(response.code).toBe(413)
  })
})

test('rejects imports by viewers and other mosques', async () => {
  const desk = await openDesk()
  const viewer = await staffUser(server, desk.mosque, ['viewer'], { now })
  const upload = { name: 'x.csv', text: yearText() }
  expect((await importUpload(desk, upload, 'any', viewer)).code).toBe(403)
  const stranger = await openDesk()
  expect((await importUpload(desk, upload, 'any', stranger.owner)).code).toBe(404)
})

describe('the effect of an import', () => {
  const march = (change: (row: string) => string = (row) => row) =>
    [
      lines[0],
      ...lines
        .slice(1)
        .filter((row) => row.startsWith('2026-03'))
        .map(change),
    ].join('\n')
  const inYear = (text: string, target: number) => text.replaceAll(/^2026/gm, String(target))

  test('starts with warnings about past days and a late start', async () => {
    const desk = await openDesk()
    const pastCheck = await check(desk, { name: 'x.csv', text: inYear(yearText(), 2025) })
    expect(pastCheck.warnings[0]).toMatchObject({ kind: 'past', serious: true, days: 365, of: 365, day: '2025-12-31' })
    const mostlyPastCheck = await check(desk, { name: 'x.csv', text: yearText() })
    expect(mostlyPastCheck.warnings[0]).toMatchObject({ kind: 'mostly-past', days: 327, of: 365, day: '2026-12-31' })
    const laterCheck = await check(desk, { name: 'x.csv', text: inYear(march(), 2027) })
    expect(laterCheck.warnings[0]).toMatchObject({ kind: 'starts-later', days: 97, day: '2027-03-01' })
    await importUpload(desk, { name: 'x.csv', text: yearText() })
    const nextCheck = await check(desk, { name: 'x.csv', text: inYear(yearText(), 2027) })
    expect(nextCheck.warnings.map(({ kind }) => kind)).not.toContain('starts-later')
  })

  test('groups warnings by kind, serious ones first, and reports swapped columns', async () => {
    const desk = await openDesk()
    const [heading = ''] = lines
    const swappedHeading = heading.replace('isha_athan,isha_iqama', 'isha_iqama,isha_athan')
    const { warnings, difference } = await check(desk, {
      name: 'x.csv',
      text: yearText().replace(heading, swappedHeading),
    })
    expect(difference?.days).toBe(365)
    expect(warnings.filter(({ kind }) => kind === 'swap')).toMatchObject([
      { serious: true, times: [{ column: 'isha.begins' }, { column: 'isha.jamaat' }] },
    ])
    const order = warnings.map(({ serious }) => serious)
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
    expect(warnings.length).toBeLessThan(12)
    const moveAsrEarlier = (row: string) => row.split(',').with(7, '12:30').join(',')
    const asr = (await check(desk, { name: 'x.csv', text: yearText(moveAsrEarlier) })).warnings.find(
      ({ kind }) => kind === 'jamaat-early',
    )
    expect(asr).toMatchObject({
      serious: true,
      column: 'asr.jamaat',
      times: [{ column: 'asr.begins' }, { time: '12:30' }],
    })
  })

  test('compares the effective times of today, tomorrow and next Friday, and marks days missing from the file', async () => {
    const desk = await openDesk()
    const postponeIsha = (row: string) => row.replace(/[^,]*$/, '21:45')
    await importUpload(desk, { name: 'a.csv', text: yearText() })
    const { difference } = await check(desk, { name: 'b.csv', text: yearText(postponeIsha) })
    expect(difference?.soon).toMatchObject([
      {
        day: '2026-11-24',
        name: 'today',
        inFile: true,
        changes: [{ column: 'isha.jamaat', after: '21:45' }],
        same: 10,
      },
      { day: '2026-11-25', name: 'tomorrow', changes: [{ column: 'isha.jamaat' }] },
      { day: '2026-11-27', name: 'friday', changes: [{ column: 'isha.jamaat' }] },
    ])
    const december = [lines[0], ...lines.slice(1).filter((row) => row.startsWith('2026-12'))].map((row, index) =>
      index === 0 ? row : postponeIsha(row ?? ''),
    )
    const decemberCheck = await check(desk, { name: 'c.csv', text: december.join('\n') })
    expect(decemberCheck.difference?.soon.map(({ inFile, changes }) => [inFile, changes.length])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ])
    // Differences on past days are ignored.
    expect(difference?.moves.every(({ day }) => day >= '2026-11-24')).toBe(true)
    await desk.owner.post(`${desk.path}/days/2026-11-24`, {
      version: (await readDay(desk, '2026-11-24')).version,
      jamaat: { isha: '20:00' },
    })
    const result = await check(desk, { name: 'b.csv', text: yearText(postponeIsha) })
    expect(result.difference?.soon[0]?.changes).toEqual([])
  })

  test('lists rules that it overrides on all days', async () => {
    const desk = await openDesk()
    await server.database.forTenant(desk.mosque.id)((tx) =>
      storePrayerRules(tx, desk.mosque.id, 'isha', { always: '15 minutes after', ramadan: '10 minutes after' }),
    )
    const nextCheck = await check(desk, { name: '2027.csv', text: inYear(yearText(), 2027) })
    expect(nextCheck.difference?.unusedRules).toEqual([
      { prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' },
    ])
    expect((await check(desk, { name: '2026.csv', text: yearText() })).difference?.unusedRules).toEqual([])
  })
})
