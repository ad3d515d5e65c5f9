import type pg from 'pg'
import type { MonitoredPool } from './monitoredPool.ts'
import { withResponseTimeout } from './preparedStatements.ts'
import { beginTransaction, getTransaction, statementTimeouts, type TenantDb, type Tx } from './transaction.ts'

/** Consistent reads of one tenant's rows, in one transaction that the first of them opens. */
export type Snapshot = {
  /** Reads issued at the same time are sent as one statement. A write is refused by PostgreSQL. */
  db: TenantDb
  /** The transactions it sees, as `pg_snapshot` in text form; undefined before the first read. */
  id(): string | undefined
  /** Ends the transaction after the last read. */
  close(): Promise<void>
}

/**
 * Opens reads at one moment. One generic plan for each statement: with row security, planning takes longer than the reads of
 * a page, and their plans do not depend on the values.
 * @param settings role and tenant, as statements
 */
export function openSnapshot(pool: MonitoredPool, settings: () => Promise<string>, fallback: TenantDb): Snapshot {
  const works = new Set<Promise<unknown>>()
  let transaction: Promise<{ client: pg.PoolClient; tx: Tx }> | undefined
  let id: string | undefined
  let hasFailed = false
  let isClosed = false
  const begin = async () => {
    const { client, results } = await beginTransaction(
      pool,
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${statementTimeouts.app};
       ${await settings()}; SET LOCAL plan_cache_mode = force_generic_plan; SELECT pg_current_snapshot()::text AS id`,
    )
    const [row]: { id?: string }[] = results.at(-1)?.rows ?? []
    id = row?.id
    return { client, tx: getTransaction(client, statementTimeouts.app, !pool.isPooler, 'read') }
  }
  const run = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('The snapshot is closed.')
    // PostgreSQL ends a transaction at its first error.
    if (hasFailed) return fallback(work)
    transaction ??= begin()
    try {
      const { tx } = await transaction
      return await work(tx)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  return {
    db(work) {
      const result = run(work)
      const settled = result.then(
        () => {},
        () => {},
      )
      works.add(settled)
      void settled.then(() => works.delete(settled))
      return result
    },
    id: () => (hasFailed ? undefined : id),
    async close() {
      while (works.size > 0) await Promise.all(works)
      isClosed = true
      const opened = await transaction?.catch(() => undefined)
      if (!opened) return
      const { client } = opened
      const timeout = statementTimeouts.app + statementTimeouts.more
      await withResponseTimeout(client, client.query('COMMIT'), timeout).then(
        () => client.release(),
        (error: Error) => client.release(error),
      )
    },
  }
}
