import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Database } from '@minaret/foundation/db'
import { demandOwner, findTables, type FoundTable, levelOf, spell, spellColumns, type TableText } from './tables.ts'

/** What stands in `backup.json`. */
export type BackupNote = {
  format: 1
  madeAt: string
  /** The Minaret that made it. */
  version: string
  level: { ours: string; queue: string }
  tables: TableText[]
  sequences: { name: string; value: string }[]
}

/** The file of a table within a backup. */
export const fileOf = (folder: string, { schema, table }: Pick<TableText, 'schema' | 'table'>): string =>
  path.join(folder, 'tables', `${schema}.${table}.copy.gz`)

/**
 * The rows of one table as COPY text, one tenant after the other where row security shows one at a time.
 * @param counted is called with how many rows came
 */
async function* textOf(
  client: pg.ClientBase,
  { tenants, ...table }: FoundTable & { tenants?: readonly string[] },
  counted: (rows: number) => void,
): AsyncGenerator<unknown> {
  for (const tenant of tenants ?? ['']) {
    await client.query("SELECT set_config('app.tenant', $1, true)", [tenant])
    const copied = client.query(to(`COPY ${spell(table)} ${spellColumns(table)} TO STDOUT`))
    yield* copied
    counted(copied.rowCount)
  }
}

/**
 * Writes every row of every mosque into a folder, as they were at one instant; the host may be running.
 * @param folder is there and empty
 * @throws OperatorError when the tables are not this role's own
 */
export async function writeBackup(
  { pool }: Pick<Database, 'pool'>,
  folder: string,
  { version, now }: { version: string; now: Date },
): Promise<BackupNote> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { seesAll } = await demandOwner(client)
    const tenants = (await client.query<{ id: string }>('SELECT id FROM tenants ORDER BY id')).rows.map(({ id }) => id)
    await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
    const tables: TableText[] = []
    for (const found of await findTables(client)) {
      const { secured, ...table } = found
      let rows = 0
      await pipeline(
        textOf(client, { ...found, tenants: secured && !seesAll ? tenants : undefined }, (more) => (rows += more)),
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
    const note: BackupNote = { format: 1, madeAt: now.toISOString(), version, level, tables, sequences }
    // Last: a folder without it is no backup.
    await writeFile(path.join(folder, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
    return note
  } finally {
    await client.query('ROLLBACK').catch(() => {})
    client.release()
  }
}
