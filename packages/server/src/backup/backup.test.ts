import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../foundation/src/db/database.ts'
import { loadDemonstration } from '../demonstration/load.ts'
import { makeTenant, startTestServer, testDatabase, type TestServer } from '../../../acceptance/src/index.ts'
import { readBackup } from './readBackup.ts'
import { findTables, spell } from './tables.ts'
import { fileOf, writeBackup } from './writeBackup.ts'

let host: TestServer
let folder: string

beforeAll(async () => {
  host = await startTestServer({ jobs: false })
  await loadDemonstration(host)
  await host.database.pool.query("SELECT graphile_worker.add_job('gift-settle', '{}')")
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  await writeBackup(host.database, folder, { version: '1.2.3', now: new Date('2026-11-21T12:00:00Z') })
})
afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

/** A digest of every row of every table. */
async function digestAll({ pool }: TestServer['database']) {
  const client = await pool.connect()
  const tables = await findTables(client)
  const rows: Record<string, unknown> = {}
  for (const table of tables) {
    const query = await client.query(
      `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${spell(table)} t`,
    )
    rows[spell(table)] = query.rows[0]
  }
  client.release()
  return rows
}

test('a backup restores every row, jobs included, and sequences continue', async () => {
  const database = await testDatabase()
  await readBackup(database, folder)
  expect(await digestAll(database)).toEqual(await digestAll(host.database))
  const { rows } = await database.pool.query<{ id: string }>(
    "SELECT id FROM graphile_worker.add_job('gift-settle', '{}')",
  )
  expect(Number(rows[0]?.id)).toBeGreaterThan(1)
  await database.close()
})

test('a claim not yet filed is not sent after a restore, but checked with HMRC first', async () => {
  const [from, to] = [await testDatabase(), await testDatabase()]
  const waiting = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  const states = { built: undefined, sending: '2026-11-25T12:00:05Z', acknowledged: '2026-11-25T12:00:05Z' }
  for (const [state, sentAt] of Object.entries(states))
    await from.pool.query(
      `INSERT INTO gift_aid_filings (tenant_id, id, mode, service, state, claims, gifts, amount_minor, hmrc_reference,
         transaction_id, ir_mark, correlation_id, built_at, sent_at)
       VALUES ($1, $2::text, 'live', 'live', $2::text, '{1}', 1, 100, 'AB1', 'T', 'M', 'C', '2026-11-25T12:00:00Z', $3)`,
      [(await makeTenant(from)).id, state, sentAt],
    )
  await writeBackup(from, waiting, { version: '1', now: new Date() })
  await readBackup(to, waiting)
  const { rows } = await to.pool.query(
    'SELECT id, state, sent_at, next_at <= now() AS due FROM gift_aid_filings ORDER BY id',
  )
  expect(rows).toEqual([
    { id: 'acknowledged', state: 'acknowledged', sent_at: new Date('2026-11-25T12:00:05Z'), due: null },
    { id: 'built', state: 'unknown', sent_at: new Date('2026-11-25T12:00:00Z'), due: true },
    { id: 'sending', state: 'unknown', sent_at: new Date('2026-11-25T12:00:05Z'), due: true },
  ])
  await rm(waiting, { recursive: true })
  await from.close()
  await to.close()
})

test('a backup is restored only into an empty installation of the same version', async () => {
  await expect(readBackup(host.database, folder)).rejects.toThrow(/There are already mosques here/)
  const database = await testDatabase()
  await database.pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1')
  await expect(readBackup(database, folder)).rejects.toThrow(/created by Minaret 1.2.3 with different tables/)
  await database.close()
})

test('a damaged backup restores nothing and reports the damage', async () => {
  const database = await testDatabase()
  const broken = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  await expect(readBackup(database, broken)).rejects.toThrow(/holds no whole backup/)
  await writeBackup(host.database, broken, { version: '1', now: new Date() })
  const file = fileOf(broken, { schema: 'public', table: 'settings' })
  const { size } = await stat(file)
  await truncate(file, size - 20)
  await expect(readBackup(database, broken)).rejects.toThrow(
    /is damaged, and nothing was restored: .*settings.* is cut short/,
  )
  await writeFile(file, 'not packed')
  await expect(readBackup(database, broken)).rejects.toThrow(
    /is damaged, and nothing was restored: .* cannot be decompressed/,
  )
  await rm(file)
  await expect(readBackup(database, broken)).rejects.toThrow(/is damaged, and nothing was restored: .* is missing/)
  expect((await database.pool.query('SELECT FROM tenants')).rowCount).toBe(0)
  await rm(broken, { recursive: true })
  await database.close()
})

test('a role that does not own the tables cannot back up', async () => {
  const database = await testDatabase()
  const separator = database.url.includes('?') ? '&' : '?'
  const asApp = openDatabase(
    `${database.url}${separator}options=${encodeURIComponent(`-c role=${(await database.roles()).app}`)}`,
  )
  await expect(writeBackup(asApp, folder, { version: '1', now: new Date() })).rejects.toThrow(
    /needs the role that owns the tables \(postgres\).*DATABASE_URL/,
  )
  await asApp.close()
  await database.close()
})
