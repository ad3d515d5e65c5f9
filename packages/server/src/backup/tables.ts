import type pg from 'pg'
import { OperatorError } from '../OperatorError.ts'

/** A table as a backup holds it: the columns that are stored, in the order in which they are written. */
export type TableText = { schema: string; table: string; columns: string[]; rows: number }

/** What each database writes by itself: which migrations it has, and who works there just now. */
const own = ['drizzle.__drizzle_migrations', 'graphile_worker.migrations', 'public.job_workers']

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table as SQL names it, with its columns where they matter. */
export const spell = ({ schema, table }: Pick<TableText, 'schema' | 'table'>): string =>
  `${quote(schema)}.${quote(table)}`

/** Its columns in brackets, as COPY takes them. */
export const spellColumns = ({ columns }: Pick<TableText, 'columns'>): string => `(${columns.map(quote).join(', ')})`

/** The tables that hold what is ours, with the columns that are not computed from others. */
export async function findTables(client: pg.ClientBase): Promise<Omit<TableText, 'rows'>[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(`
    SELECT n.nspname AS schema, c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
    GROUP BY 1, 2 ORDER BY 1, 2`)
  return rows.filter(({ schema, table }) => !own.includes(`${schema}.${table}`))
}

/** The newest migrations a database knows: ours and the queue's. */
export async function levelOf(client: pg.ClientBase): Promise<{ ours: string; queue: string }> {
  const { rows } = await client.query<{ ours: string; queue: string }>(`
    SELECT (SELECT max(created_at) FROM drizzle.__drizzle_migrations)::text AS ours,
      (SELECT max(id) FROM graphile_worker.migrations)::text AS queue`)
  return rows[0] ?? { ours: '', queue: '' }
}

/**
 * Makes sure that all rows of all mosques can be seen: row security hides them from whoever is not above it.
 * @throws OperatorError naming PostgreSQL's own tool
 */
export async function demandAllRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ all: boolean }>(
    'SELECT rolsuper AS all FROM pg_roles WHERE rolname = current_user',
  )
  if (!rows[0]?.all)
    throw new OperatorError(
      'This needs a superuser of PostgreSQL, because every other sees one mosque at a time. Name one in DATABASE_URL, or use pg_dump and pg_restore as one.',
    )
}
