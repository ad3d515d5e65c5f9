import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, withDatabaseName, openDatabase } from '../../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../../foundation/src/db/migrateDatabase.ts'
import { loadDemonstration } from '../demonstration/load.ts'
import { type RunningPostgres, startPostgres } from '../../../foundation/src/postgres/index.ts'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { createSecrets } from '../../../foundation/src/base/secrets.ts'
import { readBackup } from './readBackup.ts'
import { findTables, quoteTable } from './tables.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * The folder of a PostgreSQL server like a managed service: its user owns a database and can create roles, but is not a
 * superuser and does not bypass row-level security. A server of its own is needed because roles are per server.
 */
let root: string
let server: RunningPostgres
let firstDatabase: Database
const openDatabases: Database[] = []

const withRole = (url: string) => url.replace('postgres://postgres@', 'postgres://managed@')

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'minaret-managed-'))
  server = await startPostgres({ root: path.join(root, 'postgres'), durable: false })
  await queryAsSuperuser('postgres', 'CREATE ROLE managed LOGIN NOSUPERUSER NOBYPASSRLS CREATEROLE')
  firstDatabase = await createMigrated('first')
  await loadDemonstration({
    database: firstDatabase,
    storage: diskStorage(path.join(root, 'files')),
    secrets: createSecrets('a'.repeat(64)),
  })
  await firstDatabase.pool.query("SELECT graphile_worker.add_job('gift-settle', '{}')")
})
afterAll(async () => {
  for (const database of openDatabases) await database.close()
  await server.stop()
  await rm(root, { recursive: true, force: true })
})

async function queryAsSuperuser(name: string, statement: string) {
  const client = new pg.Client({ connectionString: withDatabaseName(server.url, name) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Creates a migrated database owned by the role. */
async function createMigrated(name: string): Promise<Database> {
  await queryAsSuperuser('postgres', `CREATE DATABASE ${name} OWNER managed`)
  const url = withRole(withDatabaseName(server.url, name))
  await migrateDatabase(url)
  const database = openDatabase(url)
  openDatabases.push(database)
  return database
}

/** Returns a digest of every row of every table, read as superuser. */
async function digestAll(name: string) {
  const client = new pg.Client({ connectionString: withDatabaseName(server.url, name) })
  await client.connect()
  const rows: Record<string, unknown> = {}
  for (const table of await findTables(client)) {
    const query = `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${quoteTable(table)} t`
    rows[quoteTable(table)] = (await client.query(query)).rows[0]
  }
  await client.end()
  return rows
}

/** Reads the tables' row-level security, constraints and triggers. */
const readGuards = (name: string) =>
  queryAsSuperuser(
    name,
    `SELECT c.oid::regclass::text AS name, relrowsecurity, relforcerowsecurity,
       (SELECT array_agg(conname || ' ' || convalidated::text || pg_get_constraintdef(k.oid) ORDER BY conname)
          FROM pg_constraint k WHERE k.conrelid = c.oid) AS keys,
       (SELECT array_agg(tgname || ' ' || tgenabled::text ORDER BY tgname)
          FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT tgisinternal) AS triggers
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE relkind = 'r' AND n.nspname IN ('public', 'graphile_worker') ORDER BY 1`,
  )

test('a role without superuser rights backs up and restores every mosque, and the guards are unchanged', async () => {
  expect(
    (await firstDatabase.pool.query('SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user')).rows,
  ).toEqual([{ rolsuper: false, rolbypassrls: false }])
  const folder = await mkdtemp(path.join(root, 'backup-'))
  const metadata = await writeBackup(firstDatabase, folder, { version: '1', now: new Date() })
  expect(metadata.tables.find(({ table }) => table === 'tenants')?.rows).toBe(6)
  expect(metadata.tables.find(({ table }) => table === 'gifts')?.rows).toBeGreaterThan(10)

  const secondDatabase = await createMigrated('second')
  const before = await readGuards('second')
  await readBackup(secondDatabase, folder)
  const expectedDigests = await digestAll('first')
  expect(await digestAll('second')).toEqual(expectedDigests)
  expect(Object.keys(expectedDigests).length).toBeGreaterThan(50)
  expect(await readGuards('second')).toEqual(before)
  // Row-level security still applies to the tables' owner: without a tenant there are no rows.
  expect((await secondDatabase.pool.query('SELECT FROM gifts')).rowCount).toBe(0)

  // A superuser's backup has the same content.
  const thirdDatabase = await createMigrated('third')
  const superuserDatabase = openDatabase(withDatabaseName(server.url, 'second'))
  openDatabases.push(superuserDatabase)
  const secondFolder = await mkdtemp(path.join(root, 'backup-'))
  await writeBackup(superuserDatabase, secondFolder, { version: '1', now: new Date() })
  await readBackup(thirdDatabase, secondFolder)
  expect(await digestAll('third')).toEqual(expectedDigests)
})
