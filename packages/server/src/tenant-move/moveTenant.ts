import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { checkMove, readAddress, readTenantRow } from './checkMove.ts'
import { copyOnce, type MoveSides } from './copyOnce.ts'
import { finishArrival, leaveOnce } from './leave.ts'
import { findMovedTables } from './movedTables.ts'
import { withConnection } from './sessions.ts'

/** The step a move has reached; tests interrupt after one. */
export type MoveStep = 'copied' | 'fenced' | 'delivered' | 'left' | 'opened'

/** Options of a move. */
export type MoveOptions = {
  source: Database
  target: Database
  secrets: Secrets
  /** The address at which the source's servers reach the target's, such as `http://10.0.0.5:3000`. */
  address: string
  /** Whether the mosque's files are already in the target's storage, although it differs from the source's. */
  filesAreShared?: boolean
  /** Called after each step; the move waits for it. */
  onStep?: (step: MoveStep) => Promise<void> | void
  log: (line: string) => void
}

/** The result of a move. */
export type MoveResult = {
  /** Rows copied in all rounds. */
  rows: number
  /** The length of the write pause in milliseconds; 0 if an earlier run had completed it. */
  pause: number
}

/** Attempts of the last round, if writes do not stop or it takes too long. */
const maxAttempts = 5

/**
 * Rounds are repeated while they copy more rows than this, so that the last one, during which writes wait, is short.
 */
const maxRowsOfLastRound = 500

/** The lock for one move out of a database at a time. */
const moverLock = [7_262_740, 0]

/**
 * Moves a mosque with all its rows and jobs to another database while it is open. Writes wait only during the last
 * round, at most three seconds, which PostgreSQL enforces. An interrupted move can be repeated: the source has the
 * complete mosque until the handover statement, and the target afterwards.
 * @throws OperatorError with the problem; the mosque is then unchanged
 */
export async function moveTenant(tenantId: string, options: MoveOptions): Promise<MoveResult> {
  const { source, target, log, onStep = () => {} } = options
  const address = readAddress(options.address)
  return exclusive(source, () =>
    withConnection(source, (here) =>
      withConnection(target, async (there) => {
        const row = await readTenantRow(here, tenantId)
        const other = await readTenantRow(there, tenantId)
        if (!row) throw new OperatorError('There is no such mosque in this database.')
        const sides: MoveSides = { source: here, target: there, tables: [], tenantId }
        const result: MoveResult = { rows: 0, pause: 0 }
        if (row.state === 'moved') {
          if (other?.state !== 'arriving' || row.movedTo !== address)
            throw new OperatorError(`This mosque has moved already: the servers at ${row.movedTo} have it.`)
          log('An earlier run has copied everything; only the last step is left.')
        } else {
          if (row.state === 'arriving')
            throw new OperatorError(
              'This mosque is still being moved to this database. Run that move to its end first.',
            )
          if (other && other.state !== 'arriving' && other.state !== 'moved')
            throw new OperatorError('The other database has this mosque too, and it is in use there.')
          const filesAreShared = options.filesAreShared ?? false
          await checkMove({ source, target, secrets: options.secrets, filesAreShared }, here, there, tenantId)
          sides.tables = await findMovedTables(here)
          Object.assign(result, await copyAndLeave(sides, { source, address, log, onStep }))
        }
        await finishArrival(there, tenantId)
        await onStep('opened')
        return result
      }),
    ),
  )
}

/** Runs work under the exclusive lock. */
const exclusive = <T>(source: Database, work: () => Promise<T>): Promise<T> =>
  withConnection(source, async (lock) => {
    const { rows } = await lock.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS free', moverLock)
    if (!rows[0]?.free)
      throw new OperatorError('Another mosque is being moved out of this database. Wait until that is done.')
    try {
      return await work()
    } finally {
      // Closing the connection also releases it, but slightly later.
      await lock.query('SELECT pg_advisory_unlock($1, $2)', moverLock).catch(() => {})
    }
  })

type CopyOptions = { source: Database; address: string } & Required<Pick<MoveOptions, 'log' | 'onStep'>>

/** Copies rounds until few rows change, then hands the mosque over. */
async function copyAndLeave(sides: MoveSides, options: CopyOptions): Promise<MoveResult> {
  const { log, onStep } = options
  let since: string | undefined
  let rows = 0
  const catchUp = async () => {
    for (let round = 0; round < 10; round += 1) {
      const { began, rows: copied } = await copyOnce(sides, since)
      rows += copied
      since = began
      log(`${copied} ${copied === 1 ? 'row' : 'rows'} copied.`)
      if (copied <= maxRowsOfLastRound) return
    }
  }
  await catchUp()
  await onStep('copied')
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const result = await leaveOnce(sides, { ...options, since })
    if ('pause' in result) return { rows: rows + result.rows, pause: result.pause }
    // The response to the handover statement may have been lost.
    if ((await readTenantRow(sides.source, sides.tenantId))?.state === 'moved') return { rows, pause: 0 }
    log(`${result.problem} Writes continue at the old database.`)
    await catchUp()
  }
  throw new OperatorError(
    'The mosque is too busy to be moved just now, or too large for its last part to be copied in three seconds. Nothing has changed for its visitors. Run the command again at a quieter hour.',
  )
}
