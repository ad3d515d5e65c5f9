import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Import } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { importTasks } from '../tasks.ts'

const now = new Date('2026-11-26T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let base: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
}, 60_000)
afterAll(() => server.close())

async function startMosque(): Promise<void> {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  base = `/mosques/${mosque.slug}`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
}

const tasks = () =>
  importTasks({
    database: server.database,
    directory: server.directory,
    payments: { gatewayFor: () => Promise.resolve(undefined) },
    now: () => now,
    log: { error: () => {} },
  })
const importOf = ({ body }: { body: { data?: unknown } }): Import => {
  const data: Import = Object(body.data)
  return data
}

/** Imports a list with four donations per person. */
async function importList(people: number): Promise<Import> {
  const line = (number: number) => `Donor ${number},d${number}@example.org,0770${String(number).padStart(7, '0')}`
  const content = `Name,Email,Phone\n${Array.from({ length: 4 * people }, (_, index) => line(index % people)).join('\n')}`
  const file = { purpose: 'donors' as const, name: 'list.csv', bytes: Buffer.from(content) }
  const { id } = importOf(await postFile(treasurer, mosque.slug, file, { path: 'donor-imports' }))
  await tasks()['import-check']({ tenantId: mosque.id, importId: id })
  const checkedImport = importOf(await treasurer.get(`${base}/imports/${id}`))
  expect(checkedImport.counts).toMatchObject({ donors: people, skipped: 3 * people })
  expect((await treasurer.post(`${base}/donor-imports/${id}/apply`)).code).toBe(200)
  await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  return importOf(await treasurer.get(`${base}/imports/${id}`))
}

const undo = ({ change }: Import) => treasurer.post(`${base}/log/${change ?? 'none'}/undo`)

/** The number of rows that PostgreSQL has read from the tables of a donor import. */
async function countReads(): Promise<number> {
  // A connection reports its statistics at most once a second.
  await setTimeout(1200)
  const { rows } = await server.database.pool.query<{ reads: number }>(`
    select (sum(seq_tup_read) + sum((
      select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid)))::int as reads
    from pg_stat_user_tables t where relname in ('donors', 'donor_terms', 'import_lines')`)
  return rows[0]?.reads ?? Number.NaN
}

test('imports 20,000 donations of 5,000 people as 5,000 donors, despite cached plans for small tables', async () => {
  await startMosque()
  // This caches plans for small tables, and there are no statistics of the next mosque.
  await undo(await importList(30))
  await server.database.pool.query('analyze')
  await importList(30)
  await startMosque()
  const readsBefore = await countReads()
  const finishedImport = await importList(5000)
  expect(finishedImport.done).toBe(5000)
  const readsAfterImport = await countReads()
  // A scan per donor would read about 200,000,000 rows.
  expect(readsAfterImport - readsBefore).toBeLessThan(4_000_000)
  expect((await undo(finishedImport)).code).toBe(200)
  // A scan per line would read about 50,000,000 rows.
  expect((await countReads()) - readsAfterImport).toBeLessThan(1_000_000)
  expect((await treasurer.get(`${base}/donors?search=`)).body.data).toEqual([])
}, 120_000)
