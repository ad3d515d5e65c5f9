import type pg from 'pg'
import { isTransientError, type Arrival, type Database } from '@minaret/foundation/db'
import { copyOnce, type MoveSides } from './copyOnce.ts'
import { addJobs, removeJobs } from './jobs.ts'
import type { MoveOptions } from './moveTenant.ts'
import { begin, withConnection } from './sessions.ts'

/**
 * How long writing waits at most, in milliseconds: for those who write already, and then for the last round. PostgreSQL
 * itself ends both: were this process to stand still, it would lose the lock.
 */
const patience = { writers: 1000, lastRound: 1900 }

/** What PostgreSQL says when one of them is over: the lock was not free, a statement took too long, or nothing came. */
const overCodes = ['55P03', '57014', '25P03']

const isOver = (error: unknown): boolean =>
  isTransientError(error) ||
  (error instanceof Error && 'code' in error && overCodes.includes(String(error.code))) ||
  (error instanceof Error && error.cause !== undefined && isOver(error.cause))

type Leaving = { source: Database; address: string; since?: string } & Required<Pick<MoveOptions, 'onStep'>>

/**
 * Stops writing, copies what is left, and lets the mosque go, in that order; the last is one statement of the source.
 * @returns for how long writing waited, or why the mosque stayed
 */
export async function leaveOnce(
  sides: MoveSides,
  { source, address, since, onStep }: Leaving,
): Promise<{ rows: number; pause: number } | { problem: string }> {
  const { tenantId } = sides
  let hasLock = false
  try {
    return await withConnection(source, async (fence) => {
      await begin(fence, tenantId)
      await fence.query(
        `SET LOCAL lock_timeout = ${patience.writers}; SET LOCAL idle_in_transaction_session_timeout = ${patience.lastRound}`,
      )
      const began = performance.now()
      await fence.query('SELECT pg_advisory_xact_lock(7262739, hashtext($1))', [tenantId])
      hasLock = true
      await onStep('fenced')
      const { rows } = await copyOnce(sides, since, { timeout: patience.lastRound })
      await onStep('delivered')
      await letGo(fence, tenantId, address)
      const pause = Math.round(performance.now() - began)
      await onStep('left')
      return { rows, pause }
    })
  } catch (error) {
    if (!isOver(error)) throw error
    return {
      problem: hasLock ? 'The last part took too long.' : 'Somebody was writing for longer than a second.',
    }
  }
}

/** From here on the target has the mosque. */
async function letGo(fence: pg.ClientBase, tenantId: string, address: string): Promise<void> {
  await removeJobs(fence, tenantId)
  await fence.query("UPDATE tenants SET state = 'moved', moved_to = $2 WHERE id = $1", [tenantId, address])
  await fence.query('COMMIT')
}

/** Opens a mosque at the target, and adds the jobs that came with it. */
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
