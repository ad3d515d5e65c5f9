import pg from 'pg'
import { vi } from 'vitest'
import type { Database } from '../../foundation/src/db/database.ts'

/** A statement as it went to the database. */
export type Statement = { text: string; values: unknown[] }

/** What the host asked the database while something was done: the driver itself is listened to. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const requests = spy.mock.calls.flatMap(([config, values]: unknown[]) => {
    const text = typeof config === 'object' && config && 'text' in config ? String(config.text) : ''
    // The queue's own statements are its own to judge.
    return /^\s*(select|with|update|delete)\b/i.test(text) && !text.includes('graphile_worker')
      ? [{ text, values: Array.isArray(values) ? values : [] }]
      : []
  })
  spy.mockRestore()
  return requests
}

/** Fills tables for plans to be made of: what looks after each single row is left out, and the rows must be right without. */
export async function fillTables(pool: pg.Pool, fill: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    // Sums are kept by the statement, and are read by what is asked.
    await client.query('alter table ledger_entries enable always trigger ledger_adds_up')
    await fill(client)
    await client.query('commit; analyze')
  } finally {
    client.release()
  }
}

/** How PostgreSQL would do it, for the role and the tenant the host asks as; nothing is done. */
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
