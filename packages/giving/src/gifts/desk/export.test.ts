import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GiftExport } from '@minaret/contract/desk'
import { readSheet } from '../../testing/odsSheet.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { addManyGifts } from '../../../../testkit/src/manyGifts.ts'
import { giftExportTasks } from './export/exportTasks.ts'

let now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  path = `/mosques/${mosque.slug}/gift-exports`
  await addManyGifts(server.database, mosque.id, 2500, { amountMinor: '100 + i', donorName: "'Donor' || i || ' Khan'" })
  await mosque.insertGift({ donor_name: '=HYPERLINK("x"), "Musa"', note: '+44', paid_at: '2026-07-01T22:30:00Z' })
}, 60_000)
afterAll(() => server.close())

const listExports = async (user = treasurer) => {
  const data: GiftExport[] = Object((await user.get(path)).body.data)
  return data
}
const createTasks = () =>
  giftExportTasks({ database: server.database, directory: server.directory, now: () => now, log: { error: () => {} } })

/** Requests an export, runs its job and joins its parts. */
async function runExport(
  filters: object,
  user = treasurer,
): Promise<{ text: string; bytes: Buffer; summary: GiftExport }> {
  // The newest export is listed first.
  now = new Date(now.getTime() + 1000)
  expect((await user.post(path, filters)).code).toBe(200)
  const [waitingExport] = await listExports(user)
  expect(waitingExport).toMatchObject({ state: 'waiting', parts: 0 })
  await createTasks()['gift-export']({ tenantId: mosque.id, exportId: waitingExport?.id })
  const [summary] = await listExports(user)
  if (!summary) throw new Error('Expected an export.')
  const parts: Buffer[] = []
  for (let part = 1; part <= summary.parts; part += 1) {
    const { base64 }: { base64: string } = Object((await user.get(`${path}/${summary.id}/parts/${part}`)).body.data)
    parts.push(Buffer.from(base64, 'base64'))
  }
  const bytes = Buffer.concat(parts)
  return { text: bytes.toString('utf8'), bytes, summary }
}

test('an export contains exactly the gifts of the list, in its order, written in parts', async () => {
  const { text, summary } = await runExport({ search: 'khan' })
  expect(summary).toMatchObject({ state: 'ready', written: 2500, total: 2500, parts: 4 })
  expect(summary.name).toBe(`gifts-${mosque.slug}-2026-11-25.csv`)
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\ufeffdate,reference,status,paid by,amount,/)
  expect(lines).toHaveLength(2500)
  expect(new Set(lines).size).toBe(2500)
  const dates = lines.map((line) => line.slice(0, 16))
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)))
  expect((await runExport({ search: 'donor17 khan' })).text.split('\r\n')).toHaveLength(1 + 111 + 1)
})

test('CSV escapes formulas, and has dates in the mosque’s time zone', async () => {
  const { text } = await runExport({ search: 'musa' })
  expect(text).toContain(`"'=HYPERLINK(""x""), ""Musa"""`)
  expect(text).toMatch(/\r\n2026-07-01 23:30,.*,'\+44\r\n$/)
})

test('a spreadsheet has amounts as numbers, times as dates, and no formulas', async () => {
  const { bytes, summary } = await runExport({ search: 'musa', format: 'ods' })
  expect(summary).toMatchObject({ format: 'ods', state: 'ready', written: 1 })
  expect(summary.name).toBe(`gifts-${mosque.slug}-2026-11-25.ods`)
  // Programs recognise the file by its first bytes.
  expect(bytes.subarray(30, 84).toString()).toBe('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')
  const sheet = readSheet(bytes)
  expect(sheet.rows[0]?.cells.slice(0, 3)).toEqual(['date', 'reference', 'status'])
  const row = sheet.rows[1]?.cells
  expect([row?.[0], row?.[4], row?.[8], row?.at(-1)]).toEqual([
    '2026-07-01 23:30',
    '25.00',
    '=HYPERLINK("x"), "Musa"',
    '+44',
  ])
  const content = strFromU8(unzipSync(bytes)['content.xml'] ?? new Uint8Array())
  expect(content).toContain('office:value-type="date" office:date-value="2026-07-01T23:30:00"')
  expect(content).toContain('office:value-type="float" office:value="25.00"')
  expect(content).not.toContain('formula')
})

test('restarts an interrupted job, and ignores a finished one', async () => {
  now = new Date(now.getTime() + 1000)
  await treasurer.post(path, { search: 'musa' })
  const [waitingExport] = await listExports()
  await server.database.pool.query(
    "insert into gift_export_parts (tenant_id, export_id, position, content) values ($1, $2, 1, 'half')",
    [mosque.id, waitingExport?.id],
  )
  for (let run = 0; run < 2; run += 1)
    await createTasks()['gift-export']({ tenantId: mosque.id, exportId: waitingExport?.id })
  expect((await listExports())[0]).toMatchObject({ state: 'ready', written: 1, parts: 2 })
})

test('is hidden from other roles, masks addresses in a demonstration, and is deleted after a day', async () => {
  const [summary] = await listExports()
  const counter = await staffUser(server, mosque, ['counter'], { now })
  expect((await counter.get(path)).code).toBe(403)
  expect((await counter.get(`${path}/${summary?.id}/parts/1`)).code).toBe(403)
  const visitor = await staffUser(server, mosque, ['treasurer'], { demonstration: true, now })
  expect((await runExport({ search: 'musa' }, visitor)).text).not.toContain('aisha@example.org')
  now = new Date(now.getTime() + 25 * 60 * 60_000)
  await createTasks()['gift-exports-tidy']()
  const { rows } = await server.database.pool.query('select from gift_export_parts')
  expect(rows).toEqual([])
})
