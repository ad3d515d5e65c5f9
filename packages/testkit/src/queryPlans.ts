import pg from 'pg'
import { vi } from 'vitest'
import type { Database } from '../../foundation/src/db/database.ts'

/** A statement as sent to the database. */
export type Statement = { text: string; values: unknown[] }

/** Records the statements sent to the database while a function runs, by spying on the driver. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const statements = spy.mock.calls.flatMap(([config, values]: unknown[]) => {
    const text = typeof config === 'object' && config && 'text' in config ? String(config.text) : ''
    // The job queue's statements are not recorded.
    return /^\s*(select|with|update|delete)\b/i.test(text) && !text.includes('graphile_worker')
      ? [{ text, values: Array.isArray(values) ? values : [] }]
      : []
  })
  spy.mockRestore()
  return statements
}

/** Fills tables for query plans without row triggers and constraint checks: the rows must be valid. */
export async function fillTables(pool: pg.Pool, fill: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    // Totals are maintained per statement, and the queries under test read them.
    await client.query('alter table ledger_entries enable always trigger ledger_adds_up')
    await fill(client)
    await client.query('commit; analyze')
  } finally {
    client.release()
  }
}

/** Returns PostgreSQL's plan for a statement, with the server's role and tenant, without running it. */
export async function explainPlan(
  { pool, roles }: Pick<Database, 'pool' | 'roles'>,
  tenantId: string,
  { text, values }: Statement,
  role: 'app' | 'desk' = 'app',
): Promise<string> {
  const name = (await roles())[role]
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role ${name}; set local app.tenant = '${tenantId}'`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((line) => line['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}
