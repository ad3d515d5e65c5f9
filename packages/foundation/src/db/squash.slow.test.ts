import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { OperatorError } from '../base/OperatorError.ts'
import { catalogueOf } from '../../../testkit/src/catalogue.ts'
import { testDatabase } from '../../../acceptance/src/index.ts'
import { migrationsFolder } from './migrations.ts'
import { firstRoles } from './roles.ts'
import { ensureDatabase, openDatabase } from './database.ts'
import { migrateDatabase } from './migrateDatabase.ts'

// A demonstration mosque with its gifts, in a database of the last version before the squash:
// pg_dump --no-owner --inserts --rows-per-insert=200, without psql's meta-commands.
const dumpUrl = new URL('./fixtures/beforeSquash.sql.gz', import.meta.url)

/** Creates a database of that version, not yet migrated by this one. */
async function createOldDatabase(): Promise<string> {
  const url = await ensureDatabase(inject('postgres'), `before_${randomBytes(6).toString('hex')}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // A dump names the role and does not create it.
  await client.query(`DO $$ BEGIN CREATE ROLE ${firstRoles.app}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`)
  await client.query(gunzipSync(await readFile(dumpUrl)).toString())
  await client.end()
  return url
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<pg.QueryResultRow>(text)
  await client.end()
  return rows
}

const appliedQuery = 'SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY created_at'

test('a database of the last version before the squash keeps its rows, and gets the same schema as a new one', async () => {
  const url = await createOldDatabase()
  const gifts = await query(url, 'SELECT count(*) FROM gifts')
  expect(gifts).toEqual([{ count: '47' }])
  await query(
    url,
    `UPDATE causes c SET fund = upper(g.fund) FROM causes g WHERE g.kind = 'general' AND c.kind = 'other'`,
  )
  // Several servers may start at once.
  await Promise.all([migrateDatabase(url), migrateDatabase(url)])

  const newDatabase = await testDatabase()
  const updatedDatabase = openDatabase(url)
  expect(await query(url, appliedQuery)).toEqual(await query(newDatabase.url, appliedQuery))
  expect(await query(url, 'SELECT count(*) FROM gifts')).toEqual(gifts)
  // Causes that shared a fund with the general one become unrestricted like it.
  expect(await query(url, 'SELECT DISTINCT kind FROM causes WHERE any_purpose')).toEqual([{ kind: 'other' }])
  const catalogue = await catalogueOf(updatedDatabase.pool)
  expect(catalogue.length).toBeGreaterThan(1000)
  // It keeps the roles it had before each installation had its own.
  expect(await updatedDatabase.roles()).toEqual(firstRoles)
  const roles = await newDatabase.roles()
  const expected = (await catalogueOf(newDatabase.pool)).map((line) =>
    line.replaceAll(roles.app, firstRoles.app).replaceAll(roles.desk, firstRoles.desk),
  )
  expect(catalogue).toEqual(expected)
  await updatedDatabase.close()
  await newDatabase.close()
})

test('an older database is rejected with the version to install first, and nothing is changed', async () => {
  const url = await createOldDatabase()
  await query(
    url,
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  )
  const before = await query(url, appliedQuery)
  const error = await migrateDatabase(url).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(OperatorError)
  expect(String(error)).toMatch(/Install version 0\.1\.0 \(commit [0-9a-f]{8}\) and start it once/)
  expect(await query(url, appliedQuery)).toEqual(before)
})

test('a database of version 0.2.0 keeps its roles, and 0.2.0 can still run on it', async () => {
  const url = await ensureDatabase(inject('postgres'), `version2_${randomBytes(6).toString('hex')}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // As version 0.2.0 did.
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  await client.end()
  await migrateDatabase(url)
  expect(await query(url, 'SELECT app_role, desk_role, oldest_release FROM drizzle.minaret')).toEqual([
    { app_role: firstRoles.app, desk_role: firstRoles.desk, oldest_release: '0.2.0' },
  ])
  const database = openDatabase(url)
  await database.global((tx) => tx.execute('SELECT FROM tenants'))
  await database.close()
})
