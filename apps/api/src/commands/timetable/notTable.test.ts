import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
let folder: string
beforeAll(async () => {
  desk = await startDesk()
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-tables-'))
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['times.pdf', '%PDF-1.7\n%\u00e2\u00e3', 'is a PDF, from which times cannot be read reliably'],
  ['times.csv', '%PDF-1.4\n', 'is a PDF'],
  ['times.png', '\u0089PNG\r\n\u001a\n', 'is a picture'],
  ['times.jpg', '\u00ff\u00d8\u00ff\u00e0', 'is a picture'],
  ['times.xls', '<html><table>', 'is a web page'],
])('%s that is none gets one sentence that says what to do', async (name, begins, says) => {
  const mosque = await desk.tenant()
  const file = path.join(folder, name)
  await writeFile(file, begins, 'latin1')
  const said = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
  expect(said).toMatchObject({ code: 1, out: '' })
  expect(said.err).toContain(says)
  expect(said.err).toContain('Ask whoever made it for the spreadsheet')
  expect(said.err.split('\n')).toHaveLength(1)
})

test('a web address is told from a file, for times and for folders', async () => {
  const mosque = await desk.tenant()
  for (const line of ['timetable import', 'content check', 'content import']) {
    const said = await desk.type(
      `${line}${line === 'content check' ? '' : ` --tenant ${mosque.slug}`}`,
      'https://mosque.example/times.csv',
    )
    expect([line, said]).toMatchObject([line, { code: 1 }])
    expect(said.err).toContain(
      'https://mosque.example/times.csv is a web address, and only files on this machine are read.',
    )
  }
})
