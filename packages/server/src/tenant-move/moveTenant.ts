import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { checkMove, readAddress, readTenantRow } from './checkMove.ts'
import { copyOnce, type MoveSides } from './copyOnce.ts'
import { finishArrival, handOverOnce } from './leave.ts'
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

/** The lock that limits moves out of a database to one at a time. */
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
  return runExclusively(source, () =>
    withConnection(source, (sourceClient) =>
      withConnection(target, async (targetClient) => {
        const sourceRow = await readTenantRow(sourceClient, tenantId)
        const targetRow = await readTenantRow(targetClient, tenantId)
        if (!sourceRow) throw new OperatorError('There is no such mosque in this database.')
        const sides: MoveSides = { source: sourceClient, target: targetClient, tables: [], tenantId }
        const result: MoveResult = { rows: 0, pause: 0 }
        if (sourceRow.state === 'moved') {
          if (targetRow?.state !== 'arriving' || sourceRow.movedTo !== address)
            throw new OperatorError(`This mosque has already moved to the servers at ${sourceRow.movedTo}.`)
          log('An earlier run has copied everything; only the last step is left.')
        } else {
          if (sourceRow.state === 'arriving')
            throw new OperatorError(
              'This mosque is still being moved to this database. Run that move again until it has finished, then try again.',
            )
          if (targetRow && targetRow.state !== 'arriving' && targetRow.state !== 'moved')
            throw new OperatorError(
              'The other database already has this mosque, and it is in use there. Check MOVE_TO_DATABASE_URL.',
            )
          const filesAreShared = options.filesAreShared ?? false
          await checkMove(
            { source, target, secrets: options.secrets, filesAreShared },
            sourceClient,
            targetClient,
            tenantId,
          )
          sides.tables = await findMovedTables(sourceClient)
          Object.assign(result, await copyAndHandOver(sides, { source, address, log, onStep }))
        }
        await finishArrival(targetClient, tenantId)
        await onStep('opened')
        return result
      }),
    ),
  )
}

/** Runs an action under the exclusive lock. */
const runExclusively = <T>(source: Database, action: () => Promise<T>): Promise<T> =>
  withConnection(source, async (lockClient) => {
    const { rows } = await lockClient.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS free', moverLock)
    if (!rows[0]?.free)
      throw new OperatorError(
        'Another mosque is being moved out of this database. Wait until it has finished, then try again.',
      )
    try {
      return await action()
    } finally {
      // Closing the connection also releases it, but slightly later.
      await lockClient.query('SELECT pg_advisory_unlock($1, $2)', moverLock).catch(() => {})
    }
  })

type CopyOptions = { source: Database; address: string } & Required<Pick<MoveOptions, 'log' | 'onStep'>>

/** Copies rounds until few rows change, then hands the mosque over. */
async function copyAndHandOver(sides: MoveSides, options: CopyOptions): Promise<MoveResult> {
  const { log, onStep } = options
  let since: string | undefined
  let rows = 0
  const copyRounds = async () => {
    for (let round = 0; round < 10; round += 1) {
      const { began, rows: copiedRows } = await copyOnce(sides, since)
      rows += copiedRows
      since = began
      log(`${copiedRows} ${copiedRows === 1 ? 'row' : 'rows'} copied.`)
      if (copiedRows <= maxRowsOfLastRound) return
    }
  }
  await copyRounds()
  await onStep('copied')
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const result = await handOverOnce(sides, { ...options, since })
    if ('pause' in result) return { rows: rows + result.rows, pause: result.pause }
    // The response to the handover statement may have been lost.
    if ((await readTenantRow(sides.source, sides.tenantId))?.state === 'moved') return { rows, pause: 0 }
    log(`${result.problem} Writes continue at the old database.`)
    await copyRounds()
  }
  throw new OperatorError(
    'The mosque is too busy to be moved now, or its last changes could not be copied within three seconds. Visitors were not affected. Run the command again at a quieter time.',
  )
}
