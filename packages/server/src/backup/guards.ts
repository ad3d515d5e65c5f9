import type pg from 'pg'
import { quoteTable } from './tables.ts'

type Guard = { schema: string; table: string; off: string; on: string }

/**
 * Finds the guards of our tables: row-level security that applies to their owner, triggers and foreign keys, with the SQL
 * to remove and restore each, which a table's owner can run without being a superuser.
 */
async function findGuards(client: pg.ClientBase): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(`
    WITH ours AS (
      SELECT c.oid, n.nspname AS schema, c.relname AS table, c.relrowsecurity AND c.relforcerowsecurity AS secured
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker'))
    SELECT 1 AS step, schema, "table", 'NO FORCE ROW LEVEL SECURITY' AS off, 'FORCE ROW LEVEL SECURITY' AS on FROM ours WHERE secured
    UNION ALL
    SELECT 2, schema, "table", format('DISABLE TRIGGER %I', tgname), format('ENABLE TRIGGER %I', tgname)
    FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal AND tgenabled = 'O'
    UNION ALL
    SELECT 3, schema, "table", format('DROP CONSTRAINT %I', conname),
      format('ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(k.oid))
    FROM ours JOIN pg_constraint k ON conrelid = ours.oid AND contype = 'f'
    ORDER BY step`)
  return rows
}

/**
 * Removes the guards, so that consistent rows of all tenants can be written in any order without triggers. It runs in a
 * transaction, so that a failure leaves the guards in place.
 * @returns a function that restores the guards and validates the foreign keys
 */
export async function removeGuards(client: pg.ClientBase): Promise<() => Promise<void>> {
  const guards = await findGuards(client)
  for (const guard of guards) await client.query(`ALTER TABLE ${quoteTable(guard)} ${guard.off}`)
  return async () => {
    // Validating keys reads all rows, so row-level security, first in the list, is restored last.
    for (const guard of guards.toReversed()) await client.query(`ALTER TABLE ${quoteTable(guard)} ${guard.on}`)
  }
}
