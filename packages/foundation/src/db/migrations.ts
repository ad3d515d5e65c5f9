import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MonitoredPool } from './monitoredPool.ts'

/** Returns the folder of migrations, also if this code has been bundled into another package's build. */
export const migrationsFolder = (): string =>
  path.resolve(createRequire(import.meta.url).resolve('@minaret/foundation/migrations/meta/_journal.json'), '../..')

/** A step from one schema to the next. */
export type Migration = {
  /** Its file name without the extension: `0056_uploads`. */
  name: string
  /** When it was created, as recorded in the database, in milliseconds. */
  at: number
  hash: string
  statements: readonly string[]
  /** The oldest release that may run on the resulting schema. */
  oldestRelease: string
}

/** A version of Minaret, for the purposes of the schema: its release and its migrations, oldest first. */
export type SchemaBuild = { release: string; migrations: readonly Migration[] }

/** The first release that records in the database which releases may run on it, and as which roles. */
export const firstRecordedRelease = '0.3.0'

/** The oldest release for all earlier migrations: none of them removes anything it used. */
const unversioned = { newest: '0056_uploads', release: '0.2.0' }

const releasePattern = /^\d+\.\d+\.\d+$/

const releaseOrder = new Intl.Collator('en', { numeric: true })

/** Compares two releases: negative if the second is newer. */
export const compareReleases = (a: string, b: string): number => releaseOrder.compare(a, b)

/** Returns the newest of several releases. */
export const newestRelease = (releases: readonly string[]): string =>
  releases.toSorted(compareReleases).at(-1) ?? firstRecordedRelease

/** @throws Error if a migration after {@link unversioned} does not begin with its oldest release */
function readOldestRelease(name: string, text: string): string {
  if (name <= unversioned.newest) return unversioned.release
  const release = /^-- oldest release: (\S+)$/m.exec(text.split('\n', 1)[0] ?? '')?.[1] ?? ''
  if (releasePattern.test(release)) return release
  throw new Error(`${name}.sql must begin with the oldest release that may run on it, as: -- oldest release: 0.3.0`)
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Reads the release of this version from the project's `package.json`. */
export async function readRelease(): Promise<string> {
  const release = String(getField(await readJson(path.resolve(migrationsFolder(), '../../../package.json')), 'version'))
  if (!releasePattern.test(release)) throw new Error(`The version in package.json must be like 1.2.3, not ${release}.`)
  return release
}

/**
 * Reads the migrations of a folder, oldest first.
 * @throws Error if one of them does not name its oldest release
 */
export async function readMigrations(folder: string = migrationsFolder()): Promise<Migration[]> {
  const entries = getField(await readJson(`${folder}/meta/_journal.json`), 'entries')
  const names = new Map(
    (Array.isArray(entries) ? entries : []).map((entry) => [
      Number(getField(entry, 'when')),
      String(getField(entry, 'tag')),
    ]),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }) => {
    const name = names.get(folderMillis) ?? ''
    return { name, at: folderMillis, hash, statements: sql, oldestRelease: readOldestRelease(name, sql[0] ?? '') }
  })
}

/** Reads the release and migrations of this version. */
export const readSchemaBuild = async (): Promise<SchemaBuild> => ({
  release: await readRelease(),
  migrations: await readMigrations(),
})

/**
 * Checks whether this version is compatible with a database: it is not if the database lacks migrations, or if a later
 * release requires a newer version. The database may have migrations this version doesn't know.
 * @returns a function that returns a message for the operator, or undefined if they are compatible
 */
export function createMigrationCheck(): (pool: Pick<MonitoredPool, 'queryOnce'>) => Promise<string | undefined> {
  // Read now, because the files of the running version may be replaced.
  const build = readSchemaBuild()
  build.catch(() => {})
  return async (pool) => {
    const [row] = await pool.queryOnce<{ newest: string | null; oldestRelease: string }>(
      `SELECT oldest_release AS "oldestRelease", (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS newest
       FROM drizzle.minaret`,
    )
    const { release, migrations } = await build
    if (Number(row?.newest ?? 0) < (migrations.at(-1)?.at ?? 0))
      return 'The database is older than this version. Start a server of this version: it updates the database.'
    if (row && compareReleases(row.oldestRelease, release) > 0)
      return `The database has been updated and needs version ${row.oldestRelease} or later; this is ${release}. Install that version.`
    return undefined
  }
}
