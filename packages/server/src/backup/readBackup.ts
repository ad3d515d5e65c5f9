import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { removeGuards } from './guards.ts'
import { requireOwner, findTables, levelOf, quoteTable, quoteColumns } from './tables.ts'
import { type BackupMetadata, fileOf } from './writeBackup.ts'

const isBackupNote = (value: unknown): value is BackupMetadata =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1

/**
 * Reads a backup's metadata.
 * @throws OperatorError if the folder has no complete backup
 */
export async function readBackupMetadata(folder: string): Promise<BackupMetadata> {
  const text = await readFile(path.join(folder, 'backup.json'), 'utf8').catch(() => '')
  try {
    const metadata: unknown = JSON.parse(text)
    if (isBackupNote(metadata)) return metadata
  } catch {
    // Reported below, like JSON that is not a backup.
  }
  throw new OperatorError(
    `${folder} does not contain a complete backup: backup.json is missing or cannot be read. Choose another folder.`,
  )
}

async function requireEmptyDatabase(client: pg.ClientBase, { level, version, tables }: BackupMetadata): Promise<void> {
  await requireOwner(client)
  const databaseLevel = await levelOf(client)
  if (databaseLevel.ours !== level.ours || databaseLevel.queue !== level.queue)
    throw new OperatorError(
      `This backup was created by Minaret ${version} with different tables. Restore it with the version that created it, then start the new one: it updates the tables.`,
    )
  const { rows } = await client.query<{ there: string }>('SELECT count(*) AS there FROM tenants')
  if (rows[0]?.there !== '0')
    throw new OperatorError(
      `There are already mosques here (${rows[0]?.there}), and a backup can only be restored where there are none. Use an empty DATA_DIR or database.`,
    )
  const existing = new Set((await findTables(client)).map(quoteTable))
  const unknownTable = tables.find((table) => !existing.has(quoteTable(table)))
  if (unknownTable)
    throw new OperatorError(
      `The backup contains an unknown table: ${quoteTable(unknownTable)}. Restore it with the version of Minaret that created it.`,
    )
}

/** Messages about a damaged file, by error code. */
const damageMessages: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'cannot be decompressed',
  Z_BUF_ERROR: 'is truncated',
  ENOENT: 'is missing',
}

/**
 * Restores a backup into a database without mosques, in one transaction.
 * @throws OperatorError if it cannot be restored here
 */
export async function readBackup({ pool }: Pick<Database, 'pool'>, folder: string): Promise<BackupMetadata> {
  const metadata = await readBackupMetadata(folder)
  const client = await pool.connect()
  let currentFile: string | undefined
  try {
    await client.query('BEGIN')
    await requireEmptyDatabase(client, metadata)
    const restoreGuards = await removeGuards(client)
    await client.query(`TRUNCATE ${metadata.tables.map(quoteTable).join(', ')} CASCADE`)
    for (const table of metadata.tables) {
      const copy = client.query(from(`COPY ${quoteTable(table)} ${quoteColumns(table)} FROM STDIN`))
      currentFile = fileOf(folder, table)
      await pipeline(createReadStream(currentFile), createGunzip(), copy)
      if (copy.rowCount !== table.rows)
        throw new OperatorError(
          `${currentFile} has ${copy.rowCount} rows instead of ${table.rows}, and nothing was restored. Use another backup.`,
        )
    }
    currentFile = undefined
    // A claim unsent at the time of the backup may have been filed since, so it is checked with HMRC, not sent again.
    await client.query(
      `UPDATE gift_aid_filings SET state = 'unknown', sent_at = coalesce(sent_at, built_at), attempts = 0, next_at = now()
       WHERE state IN ('built', 'sending')`,
    )
    await restoreGuards()
    for (const { name, value } of metadata.sequences)
      await client.query('SELECT setval($1::regclass, $2)', [name, value])
    // The workers at the time of the backup do not run here.
    await client.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL')
    await client.query('UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL')
    await client.query('COMMIT')
    return metadata
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw currentFile && damageMessages[code]
      ? new OperatorError(
          `The backup in ${folder} is damaged, and nothing was restored: ${path.basename(currentFile)} ${damageMessages[code]}. Use another backup.`,
        )
      : error
  } finally {
    client.release()
  }
}
