import { mkdtemp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { findTenantId } from '../../../server/src/tenants/store.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { makeWorkbook } from '../../../testkit/src/workbook.ts'
import { checkFolder } from './check.ts'
import { exportFolder } from './exportFolder.ts'
import { importFolder } from './importFolder.ts'
import { readTexts, smallMosque, type FolderContents, writeFolder } from './testing/folders.ts'

let server: TestServer
let lines: string[]
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  const file = createRequire(import.meta.url).resolve('@minaret/timetable/fixtures/masjid-an-noor-2026.csv')
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
})
afterAll(() => server.close())

const heading = () => lines[0] ?? ''
const monthOf = (month: string) => lines.filter((line) => line.startsWith(`2026-${month}-`))
const findMistakes = async (texts: FolderContents) =>
  (await checkFolder(await writeFolder(smallMosque(texts)))).findings
    .filter(({ level }) => level === 'mistake')
    .map(({ file, line, message }) => `${file}:${line ?? '-'} ${message}`)

test('imports months from CSV files and workbooks, and exports them again', async () => {
  const january = [heading(), ...monthOf('01').map((line) => `${line.slice(8, 10)}/01/2026${line.slice(10)}`)].join(
    '\r\n',
  )
  const march = makeWorkbook([{ name: 'March', rows: [heading(), ...monthOf('03')].map((line) => line.split(',')) }])
  const texts = smallMosque({ 'timetable/2026-01.csv': january, 'timetable/march.xlsx': Buffer.from(march) })
  const folder = await checkFolder(await writeFolder(texts))
  expect(folder.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  const context = { ...server, storage: diskStorage('/nowhere') }
  expect((await importFolder(context, folder)).ok).toBe(true)

  const tenantId = (await findTenantId(server.database, folder.mosque?.slug ?? '')) ?? ''
  const root = path.join(await mkdtemp(path.join(tmpdir(), 'minaret-tables-')), 'out')
  const { findings } = await exportFolder(context, tenantId, root)
  expect(findings.filter(({ level }) => level === 'mistake')).toEqual([])
  const exportedTexts = await readTexts(root)
  expect(exportedTexts['timetable/2026-01-01.csv']).toBe([heading(), ...monthOf('01'), ''].join('\n'))
  expect(exportedTexts['timetable/2026-03-01.csv']).toBe([heading(), ...monthOf('03'), ''].join('\n'))
})

test('combines the same mistake in every line, and explains how to resolve an ambiguity', async () => {
  const january = monthOf('01')
  const rajab = [heading(), ...january.map((line, index) => `${index + 1} Rajab${line.slice(10)}`)].join('\n')
  expect(await findMistakes({ 'timetable/a.csv': rajab })).toEqual([
    expect.stringMatching(/^timetable\/a\.csv:2 31 times \(lines 2 to 32\), first on line 2: "1 Rajab" is not a day/),
  ])
  const numbers = [heading(), ...january.map((line, index) => `${index + 1}${line.slice(10)}`)].join('\n')
  expect(await findMistakes({ 'timetable/a.csv': numbers })).toEqual([
    expect.stringContaining('Set the month of the times. Put it in the file name: "2027-01.csv".'),
  ])
  expect(await findMistakes({ 'timetable/2026-01.csv': numbers })).toEqual([])
})

test('reports the days shared by two files once, and a PDF with advice', async () => {
  const january = [heading(), ...monthOf('01')].join('\n')
  expect(await findMistakes({ 'timetable/a.csv': january, 'timetable/b.csv': january })).toEqual([
    'timetable/b.csv:- 2026-01-01 to 2026-01-31 (31 days) are also in timetable/a.csv. Keep one of the two files.',
  ])
  expect(await findMistakes({ 'timetable/a.csv': '%PDF-1.7', 'timetable/b.pdf': '%PDF-1.7' })).toEqual([
    expect.stringContaining('a.csv is a PDF, and times cannot be read from a PDF reliably.'),
    'timetable/b.pdf:- Files here must end in .csv or .xlsx. Rename it, or move it to another folder.',
  ])
})
