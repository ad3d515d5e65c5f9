import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Database } from '@minaret/foundation/db'
import {
  requireOwner,
  findTables,
  type TableToBackUp,
  levelOf,
  quoteTable,
  quoteColumns,
  type BackupTable,
} from './tables.ts'

/** The contents of `backup.json`. */
export type BackupMetadata = {
  format: 1
  madeAt: string
  /** The version of Minaret that created it. */
  version: string
  level: { ours: string; queue: string }
  tables: BackupTable[]
  sequences: { name: string; value: string }[]
}

/** Returns the file of a table within a backup. */
export const fileOf = (folder: string, { schema, table }: Pick<BackupTable, 'schema' | 'table'>): string =>
  path.join(folder, 'tables', `${schema}.${table}.copy.gz`)

/**
 * Streams the rows of a table as COPY text, tenant by tenant if row-level security requires it.
 * @param onRows receives the number of rows of each tenant, or of the whole table
 */
async function* streamRows(
  client: pg.ClientBase,
  { tenants, ...table }: TableToBackUp & { tenants?: readonly string[] },
  onRows: (rows: number) => void,
): AsyncGenerator<unknown> {
  for (const tenant of tenants ?? ['']) {
    await client.query("SELECT set_config('app.tenant', $1, true)", [tenant])
    const stream = client.query(to(`COPY ${quoteTable(table)} ${quoteColumns(table)} TO STDOUT`))
    yield* stream
    onRows(stream.rowCount)
  }
}

/**
 * Writes every row of every mosque to a folder, as a consistent snapshot; the server may be running.
 * @param folder an existing, empty folder
 * @throws OperatorError if this role does not own the tables
 */
export async function writeBackup(
  { pool }: Pick<Database, 'pool'>,
  folder: string,
  { version, now }: { version: string; now: Date },
): Promise<BackupMetadata> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { bypassesRowSecurity } = await requireOwner(client)
    const tenants = (await client.query<{ id: string }>('SELECT id FROM tenants ORDER BY id')).rows.map(({ id }) => id)
    await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
    const tables: BackupTable[] = []
    for (const source of await findTables(client)) {
      const { secured, ...table } = source
      let rows = 0
      await pipeline(
        streamRows(
          client,
          { ...source, tenants: secured && !bypassesRowSecurity ? tenants : undefined },
          (count) => (rows += count),
        ),
        createGzip({ level: 6 }),
        createWriteStream(fileOf(folder, table), { mode: 0o600 }),
      )
      tables.push({ ...table, rows })
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
       WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL`,
    )
    const level = await levelOf(client)
    const metadata: BackupMetadata = { format: 1, madeAt: now.toISOString(), version, level, tables, sequences }
    // Written last: a folder without this file is not a complete backup.
    await writeFile(path.join(folder, 'backup.json'), `${JSON.stringify(metadata, null, 2)}\n`, { mode: 0o600 })
    return metadata
  } finally {
    await client.query('ROLLBACK').catch(() => {})
    client.release()
  }
}
