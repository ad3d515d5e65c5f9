import type pg from 'pg'
import { isTransientError, type Arrival, type Database } from '@minaret/foundation/db'
import { copyOnce, type MoveSides } from './copyOnce.ts'
import { addJobs, removeJobs } from './jobs.ts'
import type { MoveOptions } from './moveTenant.ts'
import { begin, withConnection } from './sessions.ts'

/**
 * The maximum write pause, in milliseconds: for current writers, and for the last round. PostgreSQL enforces both, so
 * that a stalled process loses the lock.
 */
const timeoutsMs = { writers: 1000, lastRound: 1900 }

/**
 * PostgreSQL's error codes for these timeouts: the lock was not free, a statement took too long, or the connection was
 * idle.
 */
const timeoutCodes = ['55P03', '57014', '25P03']

const isTimeout = (error: unknown): boolean =>
  isTransientError(error) ||
  (error instanceof Error && 'code' in error && timeoutCodes.includes(String(error.code))) ||
  (error instanceof Error && error.cause !== undefined && isTimeout(error.cause))

type LeaveOptions = { source: Database; address: string; since?: string } & Required<Pick<MoveOptions, 'onStep'>>

/**
 * Pauses writes, copies the remaining rows, and hands the mosque over with one statement in the source.
 * @returns the length of the pause, or the reason why the mosque was not handed over
 */
export async function handOverOnce(
  sides: MoveSides,
  { source, address, since, onStep }: LeaveOptions,
): Promise<{ rows: number; pause: number } | { problem: string }> {
  const { tenantId } = sides
  let hasLock = false
  try {
    return await withConnection(source, async (lockClient) => {
      await begin(lockClient, tenantId)
      await lockClient.query(
        `SET LOCAL lock_timeout = ${timeoutsMs.writers}; SET LOCAL idle_in_transaction_session_timeout = ${timeoutsMs.lastRound}`,
      )
      const startedAt = performance.now()
      await lockClient.query('SELECT pg_advisory_xact_lock(7262739, hashtext($1))', [tenantId])
      hasLock = true
      await onStep('fenced')
      const { rows } = await copyOnce(sides, since, { timeout: timeoutsMs.lastRound })
      await onStep('delivered')
      await handOver(lockClient, tenantId, address)
      const pause = Math.round(performance.now() - startedAt)
      await onStep('left')
      return { rows, pause }
    })
  } catch (error) {
    if (!isTimeout(error)) throw error
    return {
      problem: hasLock ? 'The last part took too long.' : 'A write took longer than a second.',
    }
  }
}

/** Hands the mosque over; from then on the target has it. */
async function handOver(lockClient: pg.ClientBase, tenantId: string, address: string): Promise<void> {
  await removeJobs(lockClient, tenantId)
  await lockClient.query("UPDATE tenants SET state = 'moved', moved_to = $2 WHERE id = $1", [tenantId, address])
  await lockClient.query('COMMIT')
}

/** Opens a mosque at the target and adds its jobs. */
export async function finishArrival(target: pg.ClientBase, tenantId: string): Promise<void> {
  await begin(target, tenantId)
  try {
    const { rows } = await target.query<{ arrival: Arrival }>(
      "SELECT arrival FROM tenants WHERE id = $1 AND state = 'arriving' FOR UPDATE",
      [tenantId],
    )
    const arrival = rows[0]?.arrival
    if (!arrival) throw new Error('The mosque was not expected in the other database.')
    await addJobs(target, arrival.jobs)
    await target.query('UPDATE tenants SET state = $2, arrival = NULL WHERE id = $1', [tenantId, arrival.state])
    await target.query('COMMIT')
  } finally {
    await target.query('ROLLBACK').catch(() => {})
  }
}
