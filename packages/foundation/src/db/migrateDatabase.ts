import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { OperatorError } from '../base/OperatorError.ts'
import { createPool } from './database.ts'
import {
  compareReleases,
  firstRecordedRelease,
  type Migration,
  newestRelease,
  readSchemaBuild,
  type SchemaBuild,
} from './migrations.ts'
import { requireReadAccess, requireOwnership, explainRefusal } from './rights.ts'
import { chooseRoles, firstRoles, type Roles, withRoles } from './roles.ts'
import { adoptSquash, readApplied } from './squash.ts'

/** Progress events of a database update. Durations are in seconds. */
export type MigrationReport =
  | { kind: 'created'; to: string; seconds: number }
  | { kind: 'migrated'; from: string; to: string; seconds: number }
  | { kind: 'finished'; from: string; to: string; migrations: number; seconds: number }
  /** The database was updated by a later release that this one is compatible with. */
  | { kind: 'newer'; release: string; own: string }

/** Options of a database update. */
export type MigrateOptions = {
  report?: (event: MigrationReport) => void
  /** Another version's release and migrations, for a test. */
  build?: SchemaBuild
}

/** The installation's record of its version and roles. */
type InstallationRecord = {
  /** The release that last updated the database. */
  release: string
  /** The oldest release that may run on it. */
  oldestRelease: string
  roles: Roles
}

/** Key of the advisory lock that makes servers starting at the same time migrate in turn: an arbitrary number. */
const migrationLock = 7_262_738

const secondsSince = (start: number) => Math.round(performance.now() - start) / 1000

async function readRecord(client: pg.ClientBase): Promise<InstallationRecord | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('drizzle.minaret') IS NOT NULL AS exists",
  )
  if (!rows[0]?.exists) return undefined
  const records = await client.query<InstallationRecord>(
    `SELECT release, oldest_release AS "oldestRelease", json_build_object('app', app_role, 'desk', desk_role) AS roles
     FROM drizzle.minaret`,
  )
  return records.rows[0]
}

/** @throws OperatorError if the database has been updated by a release that this one is not compatible with */
function requireCompatibleRelease(record: InstallationRecord, ownRelease: string): void {
  const { release, oldestRelease } = record
  if (compareReleases(oldestRelease, ownRelease) <= 0) return
  throw new OperatorError(
    `This database was updated by Minaret ${release} and needs version ${oldestRelease} or later. This is version ${ownRelease}, so it was not started, and nothing was changed. Install version ${release} again; or, to stay with ${ownRelease}, restore the backup from before the update into an empty database or DATA_DIR.`,
  )
}

/** Applies migrations in one transaction, and records them and the oldest release that may run on the result. */
async function applyMigrations(
  client: pg.ClientBase,
  pendingMigrations: readonly Migration[],
  {
    record,
    from,
    report,
  }: { record: InstallationRecord; from: string | undefined; report: (event: MigrationReport) => void },
): Promise<void> {
  const startedAt = performance.now()
  await client.query('BEGIN')
  try {
    await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
    await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
    let previous = from
    for (const { name, statements, hash, at } of pendingMigrations) {
      const start = performance.now()
      for (const statement of statements) await client.query(withRoles(statement, record.roles))
      await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, at])
      if (previous !== undefined) report({ kind: 'migrated', from: previous, to: name, seconds: secondsSince(start) })
      if (from !== undefined) previous = name
    }
    await client.query(`CREATE TABLE IF NOT EXISTS drizzle.minaret ("only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
      release text NOT NULL, oldest_release text NOT NULL, app_role text NOT NULL, desk_role text NOT NULL)`)
    await client.query(
      `INSERT INTO drizzle.minaret (release, oldest_release, app_role, desk_role) VALUES ($1, $2, $3, $4)
       ON CONFLICT ("only") DO UPDATE SET release = excluded.release, oldest_release = excluded.oldest_release`,
      [record.release, record.oldestRelease, record.roles.app, record.roles.desk],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
  const to = pendingMigrations.at(-1)?.name
  if (to === undefined) return
  const seconds = secondsSince(startedAt)
  report(
    from === undefined
      ? { kind: 'created', to, seconds }
      : { kind: 'finished', from, to, migrations: pendingMigrations.length, seconds },
  )
}

const creationPattern =
  /CREATE (?:OR REPLACE )?(?:TABLE|VIEW|FUNCTION|PROCEDURE|TYPE)(?: IF NOT EXISTS)? (?:"?public"?\.)?"?(\w+)/g

/** Returns the names of the objects that migrations create in `public`. */
const readObjectNames = (migrations: readonly Migration[]): string[] =>
  migrations.flatMap(({ statements }) =>
    statements.flatMap((statement) => [...statement.matchAll(creationPattern)].map(([, name = '']) => name)),
  )

/** Migrates our own tables. The caller holds the migration lock. */
async function updateTables(client: pg.ClientBase, { report = () => {}, build }: MigrateOptions): Promise<void> {
  const { release, migrations } = build ?? (await readSchemaBuild())
  const ownObjects = readObjectNames(migrations)
  await requireReadAccess(client, ownObjects)
  const record = await readRecord(client)
  if (record) requireCompatibleRelease(record, release)
  await adoptSquash(client)
  const appliedTimes = await readApplied(client)
  const newest = Number(appliedTimes.at(-1) ?? 0)
  const pendingMigrations = migrations.filter(({ at }) => at > newest)
  if (record && newest > (migrations.at(-1)?.at ?? 0)) report({ kind: 'newer', release: record.release, own: release })

  const roles = record?.roles ?? (appliedTimes.length > 0 ? firstRoles : await chooseRoles(client))
  if (record && pendingMigrations.length === 0) return requireOwnership(client, roles, ownObjects)
  const newRoles = Object.values(roles).filter((role) =>
    pendingMigrations.some(({ statements }) =>
      statements.some((statement) => withRoles(statement, roles).includes(`CREATE ROLE ${role} `)),
    ),
  )
  await requireOwnership(client, roles, ownObjects, newRoles)
  await applyMigrations(client, pendingMigrations, {
    record: {
      roles,
      release: newestRelease([release, ...(record ? [record.release] : [])]),
      oldestRelease: newestRelease([
        ...[...migrations, ...(record ? [record] : [])].map(({ oldestRelease }) => oldestRelease),
        // Earlier releases know only the first roles.
        ...(roles.app === firstRoles.app ? [] : [firstRecordedRelease]),
      ]),
    },
    from: appliedTimes.length > 0 ? (migrations.findLast(({ at }) => at <= newest)?.name ?? '') : undefined,
    report,
  })
}

/**
 * Migrates the schema. Safe to call from several servers at once: they take turns.
 * @throws the error from PostgreSQL, if a migration fails; the whole update is rolled back
 * @throws OperatorError if the database is too old for this version to update, if it was updated by a release that this one
 *   is not compatible with, or if the role lacks a privilege; nothing has been changed
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<void> {
  const pool = createPool(url, 2)
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end()
    throw explainRefusal(error, url, false)
  })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    // A migration that has to wait for a table is cancelled rather than blocking every query queued behind it.
    await client.query("SET lock_timeout = '2s'")
    await updateTables(client, options)
    await runMigrations({ pgPool: pool })
  } catch (error) {
    throw explainRefusal(error, url, true)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
    await pool.end()
  }
}
