import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createSecrets, OperatorError, type Secrets } from '@minaret/foundation/base'
import {
  type Database,
  ensureDatabase,
  type MigrationReport,
  verifyKey,
  migrateDatabase,
  openDatabase,
} from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'
import { checkStorage } from '../storage/checkStorage.ts'
import { describeMigration } from './migrationReport.ts'
import type { Env } from './readEnv.ts'
import { storageOf } from './storage.ts'
import { supervisePostgres } from './supervisePostgres.ts'
import { isSecretsKey } from './variables.ts'

/** The opened database, key and file storage. */
export type Store = {
  database: Database
  secrets: Secrets
  storage: Storage
  close(): Promise<void>
  /** Stops the embedded database, even if it is in use elsewhere. */
  stopNow(): Promise<void>
}

/**
 * Reads the server's key from the environment, or from a file in the data folder that is created once and readable only
 * by its owner.
 */
export async function readSecretsKey(env: Env): Promise<string> {
  if (env.secretsKey) return env.secretsKey
  const file = path.join(env.dataDir, 'secrets.key')
  await mkdir(env.dataDir, { recursive: true })
  // If two servers start at once, one creates the key and both read it in full, because linking is atomic.
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(temporaryFile, randomBytes(32).toString('hex'), { mode: 0o600 })
  await link(temporaryFile, file).catch(async (error: { code?: string }) => {
    await rm(temporaryFile)
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporaryFile, { force: true })
  const key = (await readFile(file, 'utf8')).trim()
  if (isSecretsKey(key)) return key
  throw new OperatorError(
    `${file} does not contain a key of 64 hexadecimal digits. Restore the right one. Without it the payment keys that were encrypted with it cannot be decrypted; if there are none, delete the file and start again.`,
  )
}

/**
 * Starts or connects to PostgreSQL, migrates its schema and opens it.
 * @param log receives a line for each step that takes time
 * @param report receives each migration; by default they are described to `log`
 * @throws PostgresStartError, or PostgreSQL's error if `DATABASE_URL` cannot be reached
 */
export async function openStore(
  env: Env,
  log: (line: string) => void,
  report = (event: MigrationReport): void => log(describeMigration(event)),
): Promise<Store> {
  const embeddedPostgres = env.databaseUrl
    ? undefined
    : await supervisePostgres(path.join(env.dataDir, 'postgres'), log)
  try {
    const url = env.databaseUrl ?? (await ensureDatabase(embeddedPostgres?.url ?? '', 'minaret'))
    await migrateDatabase(env.databaseDirectUrl ?? url, { report })
    const configuredSecrets = createSecrets(await readSecretsKey(env), env.previousKey)
    const database = openDatabase(url, undefined, undefined, env.databaseDirectUrl)
    const secrets = await verifyKey(database, configuredSecrets).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    const storage = storageOf(env)
    // With an external database, several servers may share it. `/readyz` reports a storage that cannot be reached.
    const storageWarning =
      env.databaseUrl && (await checkStorage(database, storage, !!env.storageUrl).catch(() => undefined))
    if (storageWarning) log(storageWarning)
    return {
      database,
      secrets,
      storage,
      async close() {
        await database.close()
        await embeddedPostgres?.stop()
      },
      stopNow: async () => embeddedPostgres?.stop(),
    }
  } catch (error) {
    await embeddedPostgres?.stop()
    throw error
  }
}
