import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { OperatorError } from '../base/OperatorError.ts'
import { migrationsFolder } from './migrations.ts'

/** Number of current migrations that the earlier ones were squashed into: the schema and its security. */
const squashedInto = 2

/** The last version with the earlier migrations, and a digest of their creation times. */
const lastBefore = {
  version: '0.1.0',
  commit: 'e6165801',
  digest: 'e583ead2bbceeb21c47e0eee3b360646a8b59530cf8ac4273b8ef308a3e02e8e',
}

/** Returns the migrations applied to a database, as Drizzle records them: by creation time, oldest first. */
export async function readApplied(client: pg.ClientBase): Promise<string[]> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: tables } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    table,
  ])
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<{ at: string }>(`SELECT created_at::text AS at FROM ${table} ORDER BY created_at`)
  return rows.map(({ at }) => at)
}

/**
 * Adopts a database from before the migrations were squashed. If exactly the earlier migrations have been applied, its schema
 * is the same as after the squashed ones, which are recorded in their place, in one transaction. A new database and one with
 * the squashed migrations are left unchanged. The caller must hold the migration lock.
 * @throws OperatorError naming the version to install first, if the database is older than that; nothing is changed
 */
export async function adoptSquash(client: pg.ClientBase): Promise<void> {
  const appliedTimes = await readApplied(client)
  const squashedMigrations = readMigrationFiles({ migrationsFolder: migrationsFolder() }).slice(0, squashedInto)
  if (appliedTimes.length === 0 || Number(appliedTimes.at(-1)) >= Number(squashedMigrations[0]?.folderMillis)) return

  if (createHash('sha256').update(appliedTimes.join(',')).digest('hex') !== lastBefore.digest)
    throw new OperatorError(
      `This database is too old for this version of Minaret to update. Install version ${lastBefore.version} (commit ${lastBefore.commit}) and start it once: it updates the database. Then install this version again. Nothing has been changed.`,
    )
  try {
    await client.query('BEGIN')
    await client.query('DELETE FROM drizzle.__drizzle_migrations')
    for (const { hash, folderMillis } of squashedMigrations)
      await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        hash,
        folderMillis,
      ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
