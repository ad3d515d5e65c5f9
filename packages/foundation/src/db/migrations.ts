import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { MonitoredPool } from './monitoredPool.ts'

/** The folder of migrations, also where this code has been bundled into another package's build. */
export const migrationsFolder = (): string =>
  path.resolve(createRequire(import.meta.url).resolve('@minaret/foundation/migrations/meta/_journal.json'), '../..')

/** When the newest migration of this version was made, as the database writes it down: milliseconds. */
async function newestMigration(): Promise<number> {
  const journal: unknown = JSON.parse(await readFile(`${migrationsFolder()}/meta/_journal.json`, 'utf8'))
  const entries: unknown = typeof journal === 'object' && journal && 'entries' in journal ? journal.entries : []
  const whens = (Array.isArray(entries) ? entries : []).map((entry: unknown) =>
    typeof entry === 'object' && entry && 'when' in entry ? Number(entry.when) : 0,
  )
  return Math.max(0, ...whens)
}

/** Asks whether a database knows every migration of this version; it may know later ones too. */
export function migrationWatch(): (pool: Pick<MonitoredPool, 'ask'>) => Promise<boolean> {
  // Of the version that runs: its files may be replaced while it does.
  const newest = newestMigration()
  newest.catch(() => {})
  return async (pool) => {
    const rows = await pool.ask<{ newest: string | null }>(
      'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.newest ?? 0) >= (await newest)
  }
}
