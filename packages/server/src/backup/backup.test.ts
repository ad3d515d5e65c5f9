import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../foundation/src/db/database.ts'
import { loadDemonstration } from '../demonstration/load.ts'
import { makeTenant, startTestServer, testDatabase, type TestServer } from '../../../acceptance/src/index.ts'
import { readBackup } from './readBackup.ts'
import { findTables, quoteTable } from './tables.ts'
import { fileOf, writeBackup } from './writeBackup.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  await loadDemonstration(server)
  await server.database.pool.query("SELECT graphile_worker.add_job('gift-settle', '{}')")
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  await writeBackup(server.database, folder, { version: '1.2.3', now: new Date('2026-11-21T12:00:00Z') })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Returns a digest of every row of every table. */
async function digestAll({ pool }: TestServer['database']) {
  const client = await pool.connect()
  const tables = await findTables(client)
  const rows: Record<string, unknown> = {}
  for (const table of tables) {
    const query = await client.query(
      `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${quoteTable(table)} t`,
    )
    rows[quoteTable(table)] = query.rows[0]
  }
  client.release()
  return rows
}

test('a backup restores every row, including jobs, and sequences continue', async () => {
  const database = await testDatabase()
  await readBackup(database, folder)
  expect(await digestAll(database)).toEqual(await digestAll(server.database))
  const { rows } = await database.pool.query<{ id: string }>(
    "SELECT id FROM graphile_worker.add_job('gift-settle', '{}')",
  )
  expect(Number(rows[0]?.id)).toBeGreaterThan(1)
  await database.close()
})

test('a claim not yet filed is checked with HMRC after a restore before it is sent', async () => {
  const [sourceDatabase, targetDatabase] = [await testDatabase(), await testDatabase()]
  const backupFolder = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  const states = { built: undefined, sending: '2026-11-25T12:00:05Z', acknowledged: '2026-11-25T12:00:05Z' }
  for (const [state, sentAt] of Object.entries(states))
    await sourceDatabase.pool.query(
      `INSERT INTO gift_aid_filings (tenant_id, id, mode, service, state, claims, gifts, amount_minor, hmrc_reference,
         transaction_id, ir_mark, correlation_id, built_at, sent_at)
       VALUES ($1, $2::text, 'live', 'live', $2::text, '{1}', 1, 100, 'AB1', 'T', 'M', 'C', '2026-11-25T12:00:00Z', $3)`,
      [(await makeTenant(sourceDatabase)).id, state, sentAt],
    )
  await writeBackup(sourceDatabase, backupFolder, { version: '1', now: new Date() })
  await readBackup(targetDatabase, backupFolder)
  const { rows } = await targetDatabase.pool.query(
    'SELECT id, state, sent_at, next_at <= now() AS due FROM gift_aid_filings ORDER BY id',
  )
  expect(rows).toEqual([
    { id: 'acknowledged', state: 'acknowledged', sent_at: new Date('2026-11-25T12:00:05Z'), due: null },
    { id: 'built', state: 'unknown', sent_at: new Date('2026-11-25T12:00:00Z'), due: true },
    { id: 'sending', state: 'unknown', sent_at: new Date('2026-11-25T12:00:05Z'), due: true },
  ])
  await rm(backupFolder, { recursive: true })
  await sourceDatabase.close()
  await targetDatabase.close()
})

test('a backup is restored only into an empty installation of the same version', async () => {
  await expect(readBackup(server.database, folder)).rejects.toThrow(/There are already mosques here/)
  const database = await testDatabase()
  await database.pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1')
  await expect(readBackup(database, folder)).rejects.toThrow(/created by Minaret 1.2.3 with different tables/)
  await database.close()
})

test('a damaged backup is not restored, and the damage is reported', async () => {
  const database = await testDatabase()
  const damagedFolder = await mkdtemp(path.join(tmpdir(), 'minaret-backup-'))
  await expect(readBackup(database, damagedFolder)).rejects.toThrow(/does not contain a complete backup/)
  await writeBackup(server.database, damagedFolder, { version: '1', now: new Date() })
  const file = fileOf(damagedFolder, { schema: 'public', table: 'settings' })
  const { size } = await stat(file)
  await truncate(file, size - 20)
  await expect(readBackup(database, damagedFolder)).rejects.toThrow(
    /is damaged, and nothing was restored: .*settings.* is truncated/,
  )
  await writeFile(file, 'not packed')
  await expect(readBackup(database, damagedFolder)).rejects.toThrow(
    /is damaged, and nothing was restored: .* cannot be decompressed/,
  )
  await rm(file)
  await expect(readBackup(database, damagedFolder)).rejects.toThrow(
    /is damaged, and nothing was restored: .* is missing/,
  )
  expect((await database.pool.query('SELECT FROM tenants')).rowCount).toBe(0)
  await rm(damagedFolder, { recursive: true })
  await database.close()
})

test('a role that does not own the tables cannot back up', async () => {
  const database = await testDatabase()
  const separator = database.url.includes('?') ? '&' : '?'
  const appDatabase = openDatabase(
    `${database.url}${separator}options=${encodeURIComponent(`-c role=${(await database.roles()).app}`)}`,
  )
  await expect(writeBackup(appDatabase, folder, { version: '1', now: new Date() })).rejects.toThrow(
    /needs the role that owns the tables \(postgres\).*DATABASE_URL/,
  )
  await appDatabase.close()
  await database.close()
})
