import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { batchReads } from './batchReads.ts'
import type { MonitoredPool } from './monitoredPool.ts'
import { prepareStatements, withResponseTimeout } from './preparedStatements.ts'
import * as schema from './schema.ts'
import { isTransientError } from './transientErrors.ts'

/** A Drizzle client on a connection with an open transaction. */
export type Tx = NodePgDatabase<typeof schema>

/** Runs work in one transaction that sees and writes a single tenant's rows. */
export type TenantDb = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Timeout of the BEGIN of a transaction, in milliseconds. It does no work, so it should return at once. */
const beginTimeout = 2000

/**
 * Statement timeouts in milliseconds. PostgreSQL cancels the statement; `more` later we close the connection, in case that
 * error never reaches us. A statement of the owner may import or delete a whole mosque.
 */
export const statementTimeouts = { app: 10_000, owner: 600_000, more: 2000 }

/** The statement timeout of a transaction in milliseconds, enforced by PostgreSQL and by us. */
type StatementTimeout = { statement: number }

type OpenTransaction = { tx: Tx; timeout: StatementTimeout }

/** The Drizzle clients of each connection: for transactions, and for those that only read. */
const transactions = {
  write: new WeakMap<pg.PoolClient, OpenTransaction>(),
  read: new WeakMap<pg.PoolClient, OpenTransaction>(),
}
const timeoutOf = new WeakMap<Tx, StatementTimeout>()

/** Returns the one Drizzle client of a connection for its kind of transaction. It caches the column names. */
export function getTransaction(
  client: pg.PoolClient,
  statement: number,
  useNamed: boolean,
  kind: keyof typeof transactions = 'write',
): Tx {
  const existingEntry = transactions[kind].get(client)
  if (existingEntry) {
    existingEntry.timeout.statement = statement
    return existingEntry.tx
  }
  const timeout: StatementTimeout = { statement }
  const preparingClient = prepareStatements(client, () => timeout.statement + statementTimeouts.more, {
    useNames: useNamed,
    // Combined statements are not those of one caller.
    isNoted: kind === 'write',
  })
  const tx: Tx = drizzle(kind === 'read' ? batchReads(preparingClient) : preparingClient, {
    schema,
    casing: 'snake_case',
  })
  transactions[kind].set(client, { tx, timeout })
  timeoutOf.set(tx, timeout)
  return tx
}

/**
 * Changes the statement timeout of a transaction, from the next statement on.
 * @param statement milliseconds per statement
 */
export async function setStatementTimeout(tx: Tx, statement: number): Promise<void> {
  const timeout = timeoutOf.get(tx)
  if (!timeout) throw new TypeError('Only a transaction of the pool has a statement timeout.')
  await tx.execute(sql`select set_config('statement_timeout', ${String(statement)}, true)`)
  timeout.statement = statement
}

/** Begins a transaction on a pooled connection. If the connection was lost while idle, it retries once on another. */
export async function beginTransaction(
  pool: MonitoredPool,
  begin: string,
  isRetry = false,
): Promise<{ client: pg.PoolClient; results: readonly pg.QueryResult[] }> {
  const client = await pool.connect()
  try {
    // The results of several statements in one message are a list.
    const results: unknown = await withResponseTimeout(client, client.query(begin), pool.slack * beginTimeout)
    return { client, results: Array.isArray(results) ? results : [] }
  } catch (error) {
    client.release(true)
    if (isRetry || !isTransientError(error)) throw error
    return beginTransaction(pool, begin, true)
  }
}

/** Runs work in a transaction. BEGIN, role and tenant are sent in one message; callers check that the tenant is a UUID. */
export async function inTransaction<T>(
  pool: MonitoredPool,
  begin: string,
  statement: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { client } = await beginTransaction(pool, `BEGIN; SET LOCAL statement_timeout = ${statement}; ${begin}`)
  const end = (command: string) =>
    withResponseTimeout(client, client.query(command), statement + statementTimeouts.more)
  let connectionError: Error | undefined
  try {
    const result = await work(getTransaction(client, statement, !pool.isPooler))
    await end('COMMIT')
    return result
  } catch (error) {
    await end('ROLLBACK').catch((failure: Error) => (connectionError = failure))
    throw error
  } finally {
    client.release(connectionError)
  }
}
