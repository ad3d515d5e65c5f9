import type pg from 'pg'
import { spell } from './tables.ts'

type Guard = { schema: string; table: string; off: string; on: string }

/**
 * What guards our tables: row security that holds their owner too, triggers, and foreign keys. Each with the words that
 * take it away and bring it back, which the owner may say of its own tables, without being a superuser.
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
 * Lets rows be written in any order, whichever tenant's they are and without what they would set off: they agreed with
 * one another when they were read. Within a transaction, so that whatever fails leaves the guards where they were.
 * @returns puts the guards back; the foreign keys are proved again as they return
 */
export async function withoutGuards(client: pg.ClientBase): Promise<() => Promise<void>> {
  const guards = await findGuards(client)
  for (const guard of guards) await client.query(`ALTER TABLE ${spell(guard)} ${guard.off}`)
  return async () => {
    // Keys are proved by reading, which row security would hide from the owner: it comes last, being first in the list.
    for (const guard of guards.toReversed()) await client.query(`ALTER TABLE ${spell(guard)} ${guard.on}`)
  }
}
