import type pg from 'pg'
import { OperatorError } from '@minaret/foundation/base'
import { accountTables, quoteNames } from './movedTables.ts'

type Row = Record<string, unknown>
type Sides = { source: pg.ClientBase; target: pg.ClientBase }
type Account = { id: string; email_key: string; email: string; epoch: number }

const accountQuery = 'SELECT id, email_key, email, epoch FROM staff_accounts WHERE'
const columnOf = (table: (typeof accountTables)[number]) => (table === 'staff_accounts' ? 'id' : 'account_id')

async function insertRow(target: pg.ClientBase, table: string, row: Row, conflictClause = ''): Promise<void> {
  const names = Object.keys(row)
  const placeholders = names.map((_, index) => `$${index + 1}`).join(', ')
  await target.query(
    `INSERT INTO ${quoteNames([table])} (${quoteNames(names)}) VALUES (${placeholders}) ${conflictClause}`,
    Object.values(row),
  )
}

/** Replaces an account with its passkeys and recovery codes at the target. */
async function replaceAccount({ source, target }: Sides, id: string): Promise<void> {
  for (const table of accountTables) {
    const where = `${quoteNames([table])} WHERE ${columnOf(table)} = $1`
    const { rows } = await source.query<Row>(`SELECT * FROM ${where}`, [id])
    if (table !== 'staff_accounts') await target.query(`DELETE FROM ${where}`, [id])
    for (const row of rows) {
      const names = Object.keys(row)
      // Deleting the account would cascade to its memberships.
      const changes = `ON CONFLICT (id) DO UPDATE SET (${quoteNames(names)}) = (${quoteNames(names, 'excluded.')})`
      await insertRow(target, table, row, table === 'staff_accounts' ? changes : '')
    }
  }
}

/** Ends an account's sessions at a desk where it had no mosque. */
async function endLogins(target: pg.ClientBase, id: string): Promise<void> {
  for (const table of ['staff_sessions', 'staff_challenges'])
    await target.query(`DELETE FROM ${quoteNames([table])} WHERE account_id = $1`, [id])
}

/** Whether the account works for another mosque at the target. */
async function hasOtherMosque(target: pg.ClientBase, id: string, tenantId: string): Promise<boolean> {
  // Row-level security shows rows of other mosques for one account only.
  await target.query("SELECT set_config('app.staff', $1, true)", [id])
  const { rowCount } = await target.query(
    `SELECT FROM staff_members JOIN tenants ON tenants.id = tenant_id
     WHERE account_id = $1 AND tenant_id <> $2 AND tenants.state <> 'moved' LIMIT 1`,
    [id, tenantId],
  )
  await target.query("SELECT set_config('app.staff', '', true)")
  return (rowCount ?? 0) > 0
}

/** Selects the login factors of an account for comparison; they do not change with use. */
const factorsQuery = `SELECT password_hash, ARRAY(SELECT id FROM staff_passkeys WHERE account_id = a.id ORDER BY id) AS passkeys,
  ARRAY(SELECT encode(hash, 'hex') FROM staff_recovery_codes WHERE account_id = a.id ORDER BY 1) AS codes
  FROM staff_accounts a WHERE id = $1`

/** Merges an account's use and state at both desks. @throws OperatorError if the logins differ */
async function mergeUse({ source, target }: Sides, { id, email }: Account): Promise<void> {
  const [sourceFactors, targetFactors] = [
    await source.query<Row>(factorsQuery, [id]),
    await target.query<Row>(factorsQuery, [id]),
  ]
  if (JSON.stringify(sourceFactors.rows) !== JSON.stringify(targetFactors.rows))
    throw new OperatorError(
      `${email} has different login details in the two databases, and also works for another mosque in the other one. Remove them from this mosque's staff before the move, and invite them again afterwards.`,
    )
  const usage = await source.query<{ step: string | null; state: string }>(
    'SELECT authenticator_step AS step, state FROM staff_accounts WHERE id = $1',
    [id],
  )
  for (const { step, state } of usage.rows)
    await target.query(
      `UPDATE staff_accounts SET authenticator_step = greatest(authenticator_step, $2::bigint),
         state = CASE WHEN $3 = 'disabled' THEN 'disabled' ELSE state END WHERE id = $1`,
      [id, step, state],
    )
  const passkeys = await source.query<{ id: string; counter: string; used_at: Date | null }>(
    'SELECT id, counter, used_at FROM staff_passkeys WHERE account_id = $1',
    [id],
  )
  for (const passkey of passkeys.rows)
    await target.query(
      `UPDATE staff_passkeys SET counter = greatest(counter, $2::bigint), used_at = greatest(used_at, $3::timestamptz)
       WHERE id = $1`,
      [passkey.id, passkey.counter, passkey.used_at],
    )
  const codes = await source.query<{ hash: Buffer; used_at: Date }>(
    'SELECT hash, used_at FROM staff_recovery_codes WHERE account_id = $1 AND used_at IS NOT NULL',
    [id],
  )
  for (const { hash, used_at } of codes.rows)
    await target.query(
      'UPDATE staff_recovery_codes SET used_at = coalesce(used_at, $3) WHERE account_id = $1 AND hash = $2',
      [id, hash, used_at],
    )
}

/** @throws OperatorError if an email address belongs to different accounts in the two databases */
function requireSameAccounts(sourceAccounts: readonly Account[], targetAccounts: readonly Account[]): void {
  const conflict = sourceAccounts.find((account) =>
    targetAccounts.some(({ id, email_key }) => email_key === account.email_key && id !== account.id),
  )
  if (conflict)
    throw new OperatorError(
      `${conflict.email} has a different staff account in each database. Remove them from this mosque's staff before the move, and invite them again afterwards.`,
    )
}

/**
 * Copies the logins of a mosque's staff to the target, including changes, removals and use. For staff of another mosque
 * there, the login that was changed last is kept.
 * @throws OperatorError if an account conflicts
 */
export async function copyStaffAccounts(sides: Sides, tenantId: string): Promise<void> {
  const { source, target } = sides
  const { rows: sourceAccounts } = await source.query<Account>(
    `${accountQuery} id IN (SELECT account_id FROM staff_members WHERE tenant_id = $1) ORDER BY id`,
    [tenantId],
  )
  const { rows: targetAccounts } = await target.query<Account>(
    `${accountQuery} id = ANY ($1) OR email_key = ANY ($2)`,
    [sourceAccounts.map(({ id }) => id), sourceAccounts.map(({ email_key }) => email_key)],
  )
  requireSameAccounts(sourceAccounts, targetAccounts)
  for (const account of sourceAccounts) {
    const { id, epoch } = account
    const existing = targetAccounts.find((candidate) => candidate.id === id)
    const isShared = existing !== undefined && (await hasOtherMosque(target, id, tenantId))
    if (!isShared || epoch > existing.epoch) await replaceAccount(sides, id)
    else if (epoch === existing.epoch) await mergeUse(sides, account)
    if (existing && !isShared) await endLogins(target, id)
  }
}
