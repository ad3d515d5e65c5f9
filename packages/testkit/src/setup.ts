import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureDatabase } from '../../foundation/src/db/database.ts'
import { migrateDatabase } from '../../foundation/src/db/migrateDatabase.ts'
import { startPostgres } from '../../foundation/src/postgres/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's PostgreSQL, as superuser. */
    postgres: string
  }
}

/** The migrated database from which each test file's database is copied. */
export const templateName = 'template_minaret'

/** Vitest's global setup: starts one real PostgreSQL per run, with a migrated template, until the run ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-test-'))
  const postgres = await startPostgres({ root, durable: false, maxConnections: 200 })
  await migrateDatabase(await ensureDatabase(postgres.url, templateName))
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(root, { recursive: true, force: true })
  }
}
