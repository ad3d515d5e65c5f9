import type pg from 'pg'

/** A table that moves with its mosque: its columns, except generated ones, and those of its primary key. */
export type MovedTable = { name: string; columns: string[]; key: string[] }

/**
 * Tables that do not move, with the reason. Every table with a `tenant_id` moves unless it is listed here; a table without
 * one belongs here or in {@link accountTables}. A test compares both with the catalogue.
 */
export const stayingTables: Readonly<Record<string, string>> = {
  tenants: 'its row is written by the move itself',
  installation: "each database's own",
  installation_announcements: 'announcements of the owners of this installation',
  installation_log: 'actions of the owners of this installation',
  job_workers: 'the workers currently running on this database',
  page_changes: 'recent changes here; the copy is recorded as a change at the target',
  plan_limits: 'the limits of each plan on this installation',
  signup_invitations: 'invitations to sign up at this desk',
  signups: 'sign-ups in progress, which start again at the other desk',
  staff_challenges: 'logins in progress, which start again at the other desk',
  staff_devices: 'browsers of one desk’s host name',
  staff_recoveries: 'recoveries in progress at one desk',
  staff_sessions: 'staff log in again at the other desk',
  stored_pages: 'pages rendered by the servers of this database',
  staff_throttles: 'failed logins at this desk',
}

/** Tables of staff logins. They are copied with the membership, and kept for staff of other mosques. */
export const accountTables = ['staff_accounts', 'staff_passkeys', 'staff_recovery_codes'] as const

/** Tables written by triggers of other tables; their rows are copied last and replace the triggers' rows. */
const triggeredTables = ['gift_words', 'money_totals']

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Quotes column names for SQL, with an optional prefix. */
export const quoteNames = (names: readonly string[], prefix = ''): string =>
  names.map((name) => `${prefix}${quote(name)}`).join(', ')

/** Formats a tenant id for SQL statements that cannot have parameters. */
export function quoteTenant(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new TypeError(`Not a tenant's id: ${id}`)
  return `'${id}'::uuid`
}

type TableWithParents = MovedTable & { parents: string[] }

/** Lists the tables of mosques in foreign-key order. */
export async function findMovedTables(client: pg.ClientBase): Promise<MovedTable[]> {
  const { rows } = await client.query<TableWithParents>(
    `SELECT c.relname AS name,
       (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_index i JOIN pg_attribute a
         ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey) WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
       coalesce((SELECT array_agg(p.relname::text) FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid
         WHERE k.conrelid = c.oid AND k.contype = 'f' AND p.oid <> c.oid), '{}') AS parents
     FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid AND t.attname = 'tenant_id' AND NOT t.attisdropped
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1) ORDER BY 1`,
    [Object.keys(stayingTables)],
  )
  return sortByParents(rows)
}

function sortByParents(tables: readonly TableWithParents[]): MovedTable[] {
  const remaining = new Map(tables.map((table) => [table.name, table]))
  const orderedTables: TableWithParents[] = []
  while (remaining.size > 0) {
    const nextTables = [...remaining.values()].filter(({ parents }) => !parents.some((parent) => remaining.has(parent)))
    if (nextTables.length === 0)
      throw new Error(`The foreign keys of ${[...remaining.keys()].join(', ')} form a cycle.`)
    for (const table of nextTables) remaining.delete(table.name)
    orderedTables.push(...nextTables)
  }
  const isWrittenByTrigger = ({ name }: TableWithParents) => triggeredTables.includes(name)
  return [
    ...orderedTables.filter((table) => !isWrittenByTrigger(table)),
    ...orderedTables.filter(isWrittenByTrigger),
  ].map(({ name, columns, key }) => ({ name, columns, key }))
}
