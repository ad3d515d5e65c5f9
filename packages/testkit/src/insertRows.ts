import type { Database } from '../../foundation/src/db/database.ts'

/** Inserts a tenant's rows into a table, by column names. All rows must have the keys of the first. */
export async function insertRows(
  database: Pick<Database, 'pool'>,
  tenantId: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = ['tenant_id', ...Object.keys(rows[0] ?? {})].join(', ')
  await database.pool.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map((row) => ({ tenant_id: tenantId, ...row })))],
  )
}
