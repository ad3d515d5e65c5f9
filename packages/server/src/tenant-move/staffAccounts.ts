import type pg from 'pg'
import { OperatorError } from '@minaret/foundation/base'
import { accountTables, spellNames } from './movedTables.ts'

type Row = Record<string, unknown>

const columnOf = (table: (typeof accountTables)[number]) => (table === 'staff_accounts' ? 'id' : 'account_id')

async function insertRow(target: pg.ClientBase, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  await target.query(
    `INSERT INTO ${spellNames([table])} (${spellNames(names)}) VALUES (${places}) ON CONFLICT DO NOTHING`,
    Object.values(row),
  )
}

/**
 * Copies what a mosque's staff log in with. An account the target has already is left as it is there.
 * @throws OperatorError when somebody has another account of the same email there
 */
export async function copyStaffAccounts(
  { source, target }: { source: pg.ClientBase; target: pg.ClientBase },
  tenantId: string,
): Promise<void> {
  const members = await source.query<{ id: string }>(
    'SELECT account_id AS id FROM staff_members WHERE tenant_id = $1',
    [tenantId],
  )
  const wanted = members.rows.map(({ id }) => id)
  const here = await source.query<{ id: string; email_key: string; email: string }>(
    'SELECT id, email_key, email FROM staff_accounts WHERE id = ANY ($1)',
    [wanted],
  )
  const there = await target.query<{ id: string; email_key: string }>(
    'SELECT id, email_key FROM staff_accounts WHERE id = ANY ($1) OR email_key = ANY ($2)',
    [wanted, here.rows.map(({ email_key }) => email_key)],
  )
  const other = here.rows.find((one) =>
    there.rows.some(({ id, email_key }) => email_key === one.email_key && id !== one.id),
  )
  if (other)
    throw new OperatorError(
      `${other.email} has a staff account in both databases, and they are not the same one. Remove them from this mosque's staff before the move, and invite them again afterwards.`,
    )
  const present = new Set(there.rows.map(({ id }) => id))
  const missing = wanted.filter((id) => !present.has(id))
  for (const table of accountTables) {
    const { rows } = await source.query<Row>(
      `SELECT * FROM ${spellNames([table])} WHERE ${columnOf(table)} = ANY ($1)`,
      [missing],
    )
    for (const row of rows) await insertRow(target, table, row)
  }
}
