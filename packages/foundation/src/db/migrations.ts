import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MonitoredPool } from './monitoredPool.ts'

/** The folder of migrations, also where this code has been bundled into another package's build. */
export const migrationsFolder = (): string =>
  path.resolve(createRequire(import.meta.url).resolve('@minaret/foundation/migrations/meta/_journal.json'), '../..')

/** A step from one schema to the next. */
export type Migration = {
  /** Its file without the ending, as `0056_uploads`. */
  name: string
  /** When it was made, as the database records it: milliseconds. */
  at: number
  hash: string
  statements: readonly string[]
  /** The oldest release that may work on the schema it leaves. */
  oldestRelease: string
}

/** What a version of Minaret knows of the database: its release and its migrations, oldest first. */
export type SchemaBuild = { release: string; migrations: readonly Migration[] }

/** The first release that records in the database which releases may run on it, and as which roles. */
export const firstRecording = '0.3.0'

/** The release of all migrations before that: none of them takes away what it used. */
const before = { newest: '0056_uploads', release: '0.2.0' }

const releaseForm = /^\d+\.\d+\.\d+$/

const releaseOrder = new Intl.Collator('en', { numeric: true })

/** Which of two releases is newer: negative if the second one is. */
export const compareReleases = (a: string, b: string): number => releaseOrder.compare(a, b)

/** The newest of some releases. */
export const newestRelease = (releases: readonly string[]): string =>
  releases.toSorted(compareReleases).at(-1) ?? firstRecording

/** @throws Error when a migration after {@link before} does not begin with its oldest release */
function oldestReleaseOf(name: string, text: string): string {
  if (name <= before.newest) return before.release
  const release = /^-- oldest release: (\S+)$/m.exec(text.split('\n', 1)[0] ?? '')?.[1] ?? ''
  if (releaseForm.test(release)) return release
  throw new Error(`${name}.sql must begin with the oldest release that may run on it, as: -- oldest release: 0.3.0`)
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The release of this version, as the project's `package.json` has it. */
export async function readRelease(): Promise<string> {
  const release = String(fieldOf(await readJson(path.resolve(migrationsFolder(), '../../../package.json')), 'version'))
  if (!releaseForm.test(release)) throw new Error(`The version in package.json must be like 1.2.3, not ${release}.`)
  return release
}

/**
 * Reads the migrations of a folder, oldest first.
 * @throws Error when one of them does not name its oldest release
 */
export async function readMigrations(folder: string = migrationsFolder()): Promise<Migration[]> {
  const entries = fieldOf(await readJson(`${folder}/meta/_journal.json`), 'entries')
  const names = new Map(
    (Array.isArray(entries) ? entries : []).map((entry) => [
      Number(fieldOf(entry, 'when')),
      String(fieldOf(entry, 'tag')),
    ]),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }) => {
    const name = names.get(folderMillis) ?? ''
    return { name, at: folderMillis, hash, statements: sql, oldestRelease: oldestReleaseOf(name, sql[0] ?? '') }
  })
}

/** What this version knows of the database. */
export const readSchemaBuild = async (): Promise<SchemaBuild> => ({
  release: await readRelease(),
  migrations: await readMigrations(),
})

/**
 * Asks what keeps this version from working on a database: migrations it lacks, or a later release that older ones cannot
 * work with. The database may have migrations this version doesn't know.
 * @returns a function that gives a sentence for the operator, or undefined if nothing does
 */
export function migrationWatch(): (pool: Pick<MonitoredPool, 'ask'>) => Promise<string | undefined> {
  // Of the version that runs: its files may be replaced while it does.
  const build = readSchemaBuild()
  build.catch(() => {})
  return async (pool) => {
    const [row] = await pool.ask<{ newest: string | null; oldestRelease: string }>(
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
