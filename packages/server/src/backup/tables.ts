import type pg from 'pg'
import { OperatorError } from '@minaret/foundation/base'

/** A table in a backup, with its stored columns in order. */
export type BackupTable = { schema: string; table: string; columns: string[]; rows: number }

/** Tables that each database maintains itself: migrations, active workers, recent changes and rendered pages. */
const excludedTables = [
  'drizzle.__drizzle_migrations',
  'graphile_worker.migrations',
  'public.job_workers',
  'public.page_changes',
  'public.stored_pages',
]

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the quoted SQL name of a table. */
export const quoteTable = ({ schema, table }: Pick<BackupTable, 'schema' | 'table'>): string =>
  `${quote(schema)}.${quote(table)}`

/** Returns a table's columns in parentheses, for COPY. */
export const quoteColumns = ({ columns }: Pick<BackupTable, 'columns'>): string => `(${columns.map(quote).join(', ')})`

/** A table to back up; `secured` if row-level security limits even the owner to one tenant at a time. */
export type TableToBackUp = Omit<BackupTable, 'rows'> & { secured: boolean }

/** Finds the tables to back up, with their non-generated columns. */
export async function findTables(client: pg.ClientBase): Promise<TableToBackUp[]> {
  const { rows } = await client.query<TableToBackUp>(`
    SELECT n.nspname AS schema, c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      bool_and(c.relrowsecurity AND c.relforcerowsecurity) AS secured
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
    GROUP BY 1, 2 ORDER BY 1, 2`)
  return rows.filter(({ schema, table }) => !excludedTables.includes(`${schema}.${table}`))
}

/** Returns the newest migrations of a database: ours and the queue's. */
export async function levelOf(client: pg.ClientBase): Promise<{ ours: string; queue: string }> {
  const { rows } = await client.query<{ ours: string; queue: string }>(`
    SELECT (SELECT max(created_at) FROM drizzle.__drizzle_migrations)::text AS ours,
      (SELECT max(id) FROM graphile_worker.migrations)::text AS queue`)
  return rows[0] ?? { ours: '', queue: '' }
}

/**
 * Checks that this role owns the tables, so that it can read them tenant by tenant and drop the constraints during a
 * restore. A superuser is not required, so that it works on a managed PostgreSQL.
 * @returns whether the role bypasses row-level security
 * @throws OperatorError naming the required role
 */
export async function requireOwner(client: pg.ClientBase): Promise<{ bypassesRowSecurity: boolean }> {
  const { rows } = await client.query<{ bypassesRowSecurity: boolean; owns: boolean; owner: string }>(`
    SELECT r.rolsuper OR r.rolbypassrls AS "bypassesRowSecurity", r.rolsuper OR t.owns AS owns, t.owner
    FROM pg_roles r, (
      SELECT bool_and(pg_has_role(current_user, c.relowner, 'USAGE')) AS owns, min(c.relowner::regrole::text) AS owner
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')) t
    WHERE r.rolname = current_user`)
  const [role] = rows
  if (!role?.owns)
    throw new OperatorError(
      `This command needs the role that owns the tables${role ? ` (${role.owner})` : ''}, as the server uses. Set it in DATABASE_URL. Other roles only see one mosque at a time. A superuser can use pg_dump and pg_restore instead.`,
    )
  return { bypassesRowSecurity: role.bypassesRowSecurity }
}
