import type { Database } from '../../foundation/src/db/database.ts'

/** Puts rows into a table of a tenant, by their columns' own names. All rows have the keys of the first. */
export async function fill(
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
