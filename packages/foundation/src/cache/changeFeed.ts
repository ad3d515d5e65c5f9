import pg from 'pg'
import type { Database } from '../db/database.ts'

/** A table of a tenant in which rows have changed. */
export type PageChange = { tenantId: string; topic: string }

/** Listener for changes, called in the order in which they became visible. */
export type ChangeListener = {
  changed(changes: readonly PageChange[]): void
  /** Changes may have been missed: everything cached before may be stale. */
  missed(): void
}

/** Polls several times a second for changes made by this server, another server or a command. */
export type ChangeFeed = {
  /** Milliseconds since the last response from the database; `Infinity` before the first. */
  age(): number
  /** Polls immediately, and resolves after that poll. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** Polling interval in milliseconds: short enough that a change is rendered well within a second. */
const interval = 200

/** Minutes rows are kept: a server that has not polled for longer has missed some. */
export const changeRetention = 10

/** Timeout of a poll in milliseconds, after which a new connection is opened. */
const pollTimeout = 4000

/**
 * Selects every row that was not visible at the last poll, and the current snapshot. A transaction may commit long after
 * one that began later, so neither a sequence number nor a time would find all rows.
 */
const pollStatement = `
  SELECT pg_current_snapshot()::text AS snapshot, c.tenant_id AS "tenantId", c.topic
  FROM (SELECT $1::pg_snapshot AS seen) last
  LEFT JOIN page_changes c
    ON c.transaction >= pg_snapshot_xmin(last.seen) AND NOT pg_visible_in_snapshot(c.transaction, last.seen)`

type Row = { snapshot: string; tenantId: string | null; topic: string | null }

/**
 * Starts polling, on its own connection: if it had to queue behind payments, a busy server would assume missed changes
 * and reload everything it has cached.
 * @param pool the pool pages are read from: if it is a lagging replica, only changes that have arrived there are reported
 */
export function openChangeFeed(pool: Database['pool'], listener: ChangeListener): ChangeFeed {
  const ownPool = new pg.Pool({ ...pool.options, max: 1, query_timeout: pollTimeout })
  // A connection that dies is replaced at the next poll; without a listener it would end the process.
  ownPool.on('error', () => {})
  let snapshot: string | undefined
  let polledAt = Number.NEGATIVE_INFINITY
  let currentPoll: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const readChanges = async () => {
    const startTime = performance.now()
    if (snapshot === undefined || startTime - polledAt > (changeRetention - 1) * 60_000) {
      const { rows } = await ownPool.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot')
      snapshot = rows[0]?.snapshot
      polledAt = startTime
      return listener.missed()
    }
    const { rows } = await ownPool.query<Row>(pollStatement, [snapshot])
    snapshot = rows[0]?.snapshot ?? snapshot
    polledAt = startTime
    const changes = rows.flatMap(({ tenantId, topic }) => (tenantId && topic ? [{ tenantId, topic }] : []))
    if (changes.length > 0) listener.changed(changes)
  }

  const poll = (): Promise<void> =>
    (currentPoll ??= readChanges().finally(() => {
      currentPoll = undefined
    }))

  const runPoll = () => {
    poll()
      // While the database is unavailable nothing can change; page requests get their own error.
      .catch(() => {})
      .finally(() => {
        if (isStopped) return
        timer = setTimeout(runPoll, interval)
        timer.unref()
      })
  }
  runPoll()

  return {
    age: () => performance.now() - polledAt,
    // A poll in progress may have begun before the change the caller expects.
    look: async () => {
      await currentPoll?.catch(() => {})
      await poll()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await currentPoll?.catch(() => {})
      await ownPool.end()
    },
  }
}
