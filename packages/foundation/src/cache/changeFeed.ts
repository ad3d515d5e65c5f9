import pg from 'pg'
import type { Database } from '../db/database.ts'

/** One table of a tenant, of which rows were changed. */
export type PageChange = { tenantId: string; topic: string }

/** What is told of changes, in the order in which they were seen. */
export type ChangeListener = {
  changed(changes: readonly PageChange[]): void
  /** Changes may have been missed: whatever was made before is no longer known to be true. */
  missed(): void
}

/** Learns what was changed on this server, on another or by a command, some times a second. */
export type ChangeFeed = {
  /** Milliseconds since the database last answered; `Infinity` before it has. */
  age(): number
  /** Looks now rather than at its next time, and returns once it has. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** How often is looked, in milliseconds: with it and a drawing, a change is seen well within a second. */
const interval = 200

/** How long rows stay, in minutes: who has not looked for longer has missed some. */
export const changeRetention = 10

/** How long an answer is waited for, in milliseconds: then a connection is made anew. */
const maxLookTime = 4000

/**
 * Every row that was not visible at the last look, and what is visible now. A transaction may end long after one that
 * began later, so neither a number nor a time would find all of them.
 */
const lookStatement = `
  SELECT pg_current_snapshot()::text AS snapshot, c.tenant_id AS "tenantId", c.topic
  FROM (SELECT $1::pg_snapshot AS seen) last
  LEFT JOIN page_changes c
    ON c.transaction >= pg_snapshot_xmin(last.seen) AND NOT pg_visible_in_snapshot(c.transaction, last.seen)`

type Row = { snapshot: string; tenantId: string | null; topic: string | null }

/**
 * Begins to look, on a connection of its own: one that waited its turn behind payments would let a busy server believe that
 * it may have missed changes, and read anew what it has in its hands.
 * @param pool where pages are read: of a copy that lags behind, only what has arrived there may be told
 */
export function openChangeFeed(pool: Database['pool'], listener: ChangeListener): ChangeFeed {
  const own = new pg.Pool({ ...pool.options, max: 1, query_timeout: maxLookTime })
  // A connection that dies is replaced at the next look; without a listener it would end the process.
  own.on('error', () => {})
  let snapshot: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const read = async () => {
    const began = performance.now()
    if (snapshot === undefined || began - lookedAt > (changeRetention - 1) * 60_000) {
      const { rows } = await own.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot')
      snapshot = rows[0]?.snapshot
      lookedAt = began
      return listener.missed()
    }
    const { rows } = await own.query<Row>(lookStatement, [snapshot])
    snapshot = rows[0]?.snapshot ?? snapshot
    lookedAt = began
    const changes = rows.flatMap(({ tenantId, topic }) => (tenantId && topic ? [{ tenantId, topic }] : []))
    if (changes.length > 0) listener.changed(changes)
  }

  const look = (): Promise<void> =>
    (looking ??= read().finally(() => {
      looking = undefined
    }))

  const round = () => {
    look()
      // While the database is away nothing can be changed; those who ask for a page are told by the reading itself.
      .catch(() => {})
      .finally(() => {
        if (isStopped) return
        timer = setTimeout(round, interval)
        timer.unref()
      })
  }
  round()

  return {
    age: () => performance.now() - lookedAt,
    // One that is under way may have begun before what is to be seen.
    look: async () => {
      await looking?.catch(() => {})
      await look()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking?.catch(() => {})
      await own.end()
    },
  }
}
