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

/** The database, the key and the place of files, ready to be used. */
export type Store = {
  database: Database
  secrets: Secrets
  storage: Storage
  close(): Promise<void>
  /** Stops the database that came with the project, whoever may be using it. */
  stopNow(): Promise<void>
}

/** The host's key: from the environment, else made once and kept beside the data, readable by its owner alone. */
export async function readSecretsKey(env: Env): Promise<string> {
  if (env.secretsKey) return env.secretsKey
  const file = path.join(env.dataDir, 'secrets.key')
  await mkdir(env.dataDir, { recursive: true })
  // Of two that start at once, one makes the key and both read it, whole: a link is there at once or was there before.
  const temporary = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary, randomBytes(32).toString('hex'), { mode: 0o600 })
  await link(temporary, file).catch(async (error: { code?: string }) => {
    await rm(temporary)
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary, { force: true })
  const key = (await readFile(file, 'utf8')).trim()
  if (isSecretsKey(key)) return key
  throw new OperatorError(
    `${file} does not contain a key of 64 hexadecimal digits. Restore the right one. Without it the payment keys that were encrypted with it cannot be decrypted; if there are none, delete the file and start again.`,
  )
}

/**
 * Starts or finds PostgreSQL, brings its schema up to date and opens it.
 * @param log gets a line for each step a person waits for
 * @param report gets each migration; by default `log` gets a sentence
 * @throws PostgresStartError, or what PostgreSQL says when `DATABASE_URL` cannot be reached
 */
export async function openStore(
  env: Env,
  log: (line: string) => void,
  report = (event: MigrationReport): void => log(describeMigration(event)),
): Promise<Store> {
  const embedded = env.databaseUrl ? undefined : await supervisePostgres(path.join(env.dataDir, 'postgres'), log)
  try {
    const url = env.databaseUrl ?? (await ensureDatabase(embedded?.url ?? '', 'minaret'))
    await migrateDatabase(env.databaseDirectUrl ?? url, { report })
    const named = createSecrets(await readSecretsKey(env), env.previousKey)
    const database = openDatabase(url, undefined, undefined, env.databaseDirectUrl)
    const secrets = await verifyKey(database, named).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    const storage = storageOf(env)
    // Whoever brought his own database may run several hosts on it. A storage that is away is told at /readyz.
    const elsewhere =
      env.databaseUrl && (await checkStorage(database, storage, !!env.storageUrl).catch(() => undefined))
    if (elsewhere) log(elsewhere)
    return {
      database,
      secrets,
      storage,
      async close() {
        await database.close()
        await embedded?.stop()
      },
      stopNow: async () => embedded?.stop(),
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
