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
const year = (change: (row: string) => string = (row) => row): string =>
  [lines[0], ...lines.slice(1).map(change)].join('\n')
const asTabs = (text: string) => text.replaceAll(',', '\t')

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}

async function desk(): Promise<{ mosque: TestTenant; owner: DeskUser; path: string }> {
  const mosque = await server.tenant({ timeZone: 'Europe/London' })
  return { mosque, owner: await staffUser(server, mosque, ['owner'], { now }), path: `/mosques/${mosque.slug}` }
}
type Desk = Awaited<ReturnType<typeof desk>>

const check = async ({ owner, path }: Desk, upload: TimetableUpload) =>
  dataOf<TimetableCheck>(await owner.post(`${path}/timetable/check`, upload))
const importUpload = async (at: Desk, upload: TimetableUpload, version?: string, user = at.owner) =>
  user.post(`${at.path}/timetable`, { version: version ?? (await check(at, upload)).version, upload })
const readTimetable = async ({ owner, path }: Desk) => dataOf<DeskTimetable>(await owner.get(`${path}/timetable`))
const readDay = async ({ owner, path }: Desk, date: string) => dataOf<DeskDay>(await owner.get(`${path}/days/${date}`))
const isha = async ({ owner, path }: Desk, readDay: string) =>
  dataOf<DeskDay>(await owner.get(`${path}/days/${readDay}`)).times.prayers.find(({ prayer }) => prayer === 'isha')
    ?.jamaat?.time

const moveLater = (row: string) => (row.startsWith('2026-11-30') ? row.replace(/[^,]*$/, '21:45') : row)

describe('a timetable', () => {
  test('is compared with the current times, imported, logged and undone', async () => {
    const at = await desk()
    const upload = { name: '2026.csv', text: year() }
    const checked = await check(at, upload)
    expect(checked).toMatchObject({ problemCount: 0, asks: [], difference: { days: 365, added: 365, changed: 0 } })
    expect(checked.difference?.moves.length).toBeGreaterThan(0)
    expect(await readTimetable(at)).toEqual({ imports: [] })

    const first = dataOf<{ change: string; days: number }>(await importUpload(at, upload, checked.version))
    expect(first.days).toBe(365)
    const before = await isha(at, '2026-11-30')
    const next = { name: 'next.csv', text: year(moveLater) }
    expect((await check(at, next)).difference).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 364,
      moves: [{ day: '2026-11-30', column: 'isha.jamaat', after: '21:45' }],
    })
    await importUpload(at, next)
    expect(await isha(at, '2026-11-30')).toBe('21:45')
    const { imports, from, to } = await readTimetable(at)
    expect([from, to]).toEqual(['2026-01-01', '2026-12-31'])
    expect(imports).toMatchObject([
      { file: 'next.csv', days: 1, made: { by: 'Aisha Rahman' }, undoable: true },
      { file: '2026.csv', days: 365, undoable: false },
    ])
    const [newest] = dataOf<{ sentence: string }[]>(await at.owner.get(`${at.path}/log`))
    expect(newest?.sentence).toBe(
      'Aisha Rahman uploaded the timetable next.csv (1 January 2026 to 31 December 2026): 1 day changed',
    )

    expect((await at.owner.post(`${at.path}/log/${imports[0]?.change}/undo`)).code).toBe(200)
    expect(await isha(at, '2026-11-30')).toBe(before)
    expect((await readTimetable(at)).imports.map(({ undoable }) => undoable)).toEqual([false, true])
    expect((await at.owner.post(`${at.path}/log/${first.change}/undo`)).code).toBe(200)
    expect(await readTimetable(at)).not.toHaveProperty('from')
  })

  test('can be pasted from a spreadsheet or uploaded', async () => {
    const at = await desk()
    const pasted = await check(at, { name: 'Pasted timetable', text: asTabs(year()) })
    expect(pasted.difference?.days).toBe(365)
    const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
    const sent = await sendFile(at.owner, at.mosque.slug, {
      purpose: 'timetable',
      name: 'x.csv',
      bytes: await readFile(file),
    })
    const upload = { name: 'x.csv', upload: uploadOf(sent).id }
    // The upload is kept until its times are saved, so that questions about it can be answered.
    for (const _ of [1, 2]) expect((await check(at, upload)).difference).toEqual(pasted.difference)
    await importUpload(at, upload)
    expect((await at.owner.post(`${at.path}/timetable/check`, upload)).code).toBe(404)
  })

  test('with unclear columns can be matched by column number', async () => {
    const at = await desk()
    const renamed = year().replace('fajr_athan', 'First').replace('isha_iqama', 'Last')
    const open = await check(at, { name: 'x.csv', text: renamed })
    expect([open.asks, open.difference]).toEqual([['columns'], undefined])
    const first = open.columns.find(({ samples }) => samples.includes(lines[2]?.split(',')[1] ?? ''))
    expect(first).toMatchObject({ number: 2 })
    expect(first).not.toHaveProperty('role')
    const answered = await check(at, {
      name: 'x.csv',
      text: renamed,
      columns: { '2': 'fajr.begins', '12': 'isha.jamaat' },
    })
    expect(answered.columns.find(({ number }) => number === 2)).toMatchObject({ role: 'fajr.begins' })
    expect(answered.difference?.days).toBe(365)
  })

  test('with errors is rejected with the cells, without changes', async () => {
    const at = await desk()
    const text = year((row) => (row.startsWith('2026-02-14') ? row.replace(/[^,]*$/, '16:72') : row))
    const checked = await check(at, { name: 'x.csv', text })
    expect(checked.problemCount).toBe(1)
    expect(checked.problems).toMatchObject([{ line: 46, column: 'isha.jamaat', cell: '16:72' }])
    expect(checked.problems[0]?.message).toMatch(/16:72/)
    const refused = await importUpload(at, { name: 'x.csv', text }, checked.version)
    expect(refused.code).toBe(422)
    expect(await readTimetable(at)).toEqual({ imports: [] })
  })
})

describe('conflicts', () => {
  test('a change since the check is reported with the current difference', async () => {
    const at = await desk()
    const upload = { name: 'mine.csv', text: year(moveLater) }
    const { version } = await check(at, upload)
    await importTimetable(server.database, at.mosque.id, { name: 'theirs.csv', text: year() })
    const late = await importUpload(at, upload, version)
    expect([late.code, dataOf<TimetableCheck>(late).difference]).toEqual([409, expect.objectContaining({ changed: 1 })])
    expect((await importUpload(at, upload)).code).toBe(200)
  })

  test('an import cannot be undone once its days were imported again', async () => {
    const at = await desk()
    const { change } = dataOf<{ change: string }>(await importUpload(at, { name: 'a.csv', text: year() }))
    await importTimetable(server.database, at.mosque.id, { name: 'b.csv', text: year(moveLater) })
    const undone = await at.owner.post(`${at.path}/log/${change}/undo`)
    expect([undone.code, undone.body.data]).toEqual([
      409,
      { undone: 'the timetable before a.csv', now: 'a timetable uploaded since' },
    ])
    expect(await isha(at, '2026-11-30')).toBe('21:45')
  })
})

test('reads the pages of a PDF like the sheets of a workbook', async () => {
  const at = await desk()
  const [heading = '', ...rows] = asTabs(year()).split('\n')
  const pageOf = (month: string) => [heading, ...rows.filter((row) => row.startsWith(month))].join('\n')
  const pages = [pageOf('2026-01'), pageOf('2026-02')]
  expect(await check(at, { name: 'printed.pdf', pages })).toMatchObject({ problemCount: 0, difference: { days: 59 } })
  const broken = [pages[0] ?? '', (pages[1] ?? '').replace(/06:\d\d/, '06:72')]
  const { problems } = await check(at, { name: 'printed.pdf', pages: broken })
  expect(problems).toMatchObject([{ sheet: '2', cell: '06:72' }])
})

describe('invalid files', () => {
  test.each<[string, string, string, RegExp]>([
    ['a letter', 'letter.txt', 'Dear all,\nno times here', /no timetable/],
    ['an empty file', 'empty.csv', '', /./],
    ['a damaged workbook', 'x.xlsx', 'PK\u0003\u0004 nothing', /./],
  ])('rejects %s with instructions', async (_what, name, text, message) => {
    const at = await desk()
    const file = { purpose: 'timetable' as const, name, bytes: Buffer.from(text) }
    const checked = await check(at, { name, upload: uploadOf(await sendFile(at.owner, at.mosque.slug, file)).id })
    expect(checked.problemCount).toBeGreaterThan(0)
    expect(checked.problems[0]?.message).toMatch(message)
    expect(checked).not.toHaveProperty('difference')
  })

  test('rejects a request over the size limit', async () => {
    const at = await desk()
    const answer = await at.owner.post(`${at.path}/timetable/check`, { name: 'x', text: 'A'.repeat(2_200_000) })
    expect(answer.code).toBe(413)
  })
})

test('rejects imports by viewers and other mosques', async () => {
  const at = await desk()
  const viewer = await staffUser(server, at.mosque, ['viewer'], { now })
  const upload = { name: 'x.csv', text: year() }
  expect((await importUpload(at, upload, 'any', viewer)).code).toBe(403)
  const stranger = await desk()
  expect((await importUpload(at, upload, 'any', stranger.owner)).code).toBe(404)
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
  const inYear = (text: string, other: number) => text.replaceAll(/^2026/gm, String(other))

  test('has warnings first for past days and for a late start', async () => {
    const at = await desk()
    const past = await check(at, { name: 'x.csv', text: inYear(year(), 2025) })
    expect(past.warnings[0]).toMatchObject({ kind: 'past', serious: true, days: 365, of: 365, day: '2025-12-31' })
    const most = await check(at, { name: 'x.csv', text: year() })
    expect(most.warnings[0]).toMatchObject({ kind: 'mostly-past', days: 327, of: 365, day: '2026-12-31' })
    const later = await check(at, { name: 'x.csv', text: inYear(march(), 2027) })
    expect(later.warnings[0]).toMatchObject({ kind: 'starts-later', days: 97, day: '2027-03-01' })
    await importUpload(at, { name: 'x.csv', text: year() })
    const next = await check(at, { name: 'x.csv', text: inYear(year(), 2027) })
    expect(next.warnings.map(({ kind }) => kind)).not.toContain('starts-later')
  })

  test('groups warnings by kind, serious ones first, and reports swapped columns', async () => {
    const at = await desk()
    const [heading = ''] = lines
    const swapped = heading.replace('isha_athan,isha_iqama', 'isha_iqama,isha_athan')
    const { warnings, difference } = await check(at, { name: 'x.csv', text: year().replace(heading, swapped) })
    expect(difference?.days).toBe(365)
    expect(warnings.filter(({ kind }) => kind === 'swap')).toMatchObject([
      { serious: true, times: [{ column: 'isha.begins' }, { column: 'isha.jamaat' }] },
    ])
    const order = warnings.map(({ serious }) => serious)
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
    expect(warnings.length).toBeLessThan(12)
    const early = (row: string) => row.split(',').with(7, '12:30').join(',')
    const asr = (await check(at, { name: 'x.csv', text: year(early) })).warnings.find(
      ({ kind }) => kind === 'jamaat-early',
    )
    expect(asr).toMatchObject({
      serious: true,
      column: 'asr.jamaat',
      times: [{ column: 'asr.begins' }, { time: '12:30' }],
    })
  })

  test('compares the effective times of today, tomorrow and next Friday, and marks days missing from the file', async () => {
    const at = await desk()
    const later = (row: string) => row.replace(/[^,]*$/, '21:45')
    await importUpload(at, { name: 'a.csv', text: year() })
    const { difference } = await check(at, { name: 'b.csv', text: year(later) })
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
      index === 0 ? row : later(row ?? ''),
    )
    const other = await check(at, { name: 'c.csv', text: december.join('\n') })
    expect(other.difference?.soon.map(({ inFile, changes }) => [inFile, changes.length])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ])
    // Differences on past days are ignored.
    expect(difference?.moves.every(({ day: readDay }) => readDay >= '2026-11-24')).toBe(true)
    await at.owner.post(`${at.path}/days/2026-11-24`, {
      version: (await readDay(at, '2026-11-24')).version,
      jamaat: { isha: '20:00' },
    })
    const own = await check(at, { name: 'b.csv', text: year(later) })
    expect(own.difference?.soon[0]?.changes).toEqual([])
  })

  test('lists rules that it overrides on all days', async () => {
    const at = await desk()
    await server.database.forTenant(at.mosque.id)((tx) =>
      storePrayerRules(tx, at.mosque.id, 'isha', { always: '15 minutes after', ramadan: '10 minutes after' }),
    )
    const next = await check(at, { name: '2027.csv', text: inYear(year(), 2027) })
    expect(next.difference?.unusedRules).toEqual([
      { prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' },
    ])
    expect((await check(at, { name: '2026.csv', text: year() })).difference?.unusedRules).toEqual([])
  })
})
