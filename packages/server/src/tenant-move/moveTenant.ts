import { OperatorError, type Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { checkMove, readAddress, readTenantRow } from './checkMove.ts'
import { copyOnce, type MoveSides } from './copyOnce.ts'
import { finishArrival, leaveOnce } from './leave.ts'
import { findMovedTables } from './movedTables.ts'
import { withConnection } from './sessions.ts'

/** How far a move has come: after which of them it is broken off, a test chooses. */
export type MoveStep = 'copied' | 'fenced' | 'delivered' | 'left' | 'opened'

/** What moving takes. */
export type MoveOptions = {
  source: Database
  target: Database
  secrets: Secrets
  /** Where the source's servers reach those of the target, such as `http://10.0.0.5:3000`. */
  address: string
  /** The mosque's files are where the target's servers look for them, although that is another place. */
  filesAreShared?: boolean
  /** Is told what has been done, and may take its time. */
  onStep?: (step: MoveStep) => Promise<void> | void
  log: (line: string) => void
}

/** What a move came to. */
export type MoveResult = {
  /** Rows copied in all rounds. */
  rows: number
  /** For how long writing had to wait, in milliseconds; 0 where an earlier run had come so far. */
  pause: number
}

/** How often the last round is tried, where writing does not stop or it takes too long. */
const tries = 5

/** Rounds are repeated while each brings more rows than this, so that the last one, for which writing waits, is short. */
const fewRows = 500

/** Only one at a time moves mosques out of a database. */
const moverLock = [7_262_740, 0]

/**
 * Moves a mosque with all its rows and jobs to another database, while it is open. Writing waits for the last round only,
 * for three seconds at most, which PostgreSQL sees to. Whatever breaks it off, running it again goes on: until the one
 * statement with which the source lets go, the source has the mosque, and afterwards the target has all of it.
 * @throws OperatorError with what stands in the way; the mosque is then where it was
 */
export async function moveTenant(tenantId: string, options: MoveOptions): Promise<MoveResult> {
  const { source, target, log, onStep = () => {} } = options
  const address = readAddress(options.address)
  return alone(source, () =>
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

/** Does what only one at a time may do; the next may begin as soon as this has ended. */
const alone = <T>(source: Database, work: () => Promise<T>): Promise<T> =>
  withConnection(source, async (lock) => {
    const { rows } = await lock.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS free', moverLock)
    if (!rows[0]?.free)
      throw new OperatorError('Another mosque is being moved out of this database. Wait until that is done.')
    try {
      return await work()
    } finally {
      // A connection that is closed lets go of it too, but a moment later.
      await lock.query('SELECT pg_advisory_unlock($1, $2)', moverLock).catch(() => {})
    }
  })

type Leaving = { source: Database; address: string } & Required<Pick<MoveOptions, 'log' | 'onStep'>>

/** Copies until little changes between two rounds, then lets the source go. */
async function copyAndLeave(sides: MoveSides, leaving: Leaving): Promise<MoveResult> {
  const { log, onStep } = leaving
  let since: string | undefined
  let rows = 0
  const catchUp = async () => {
    for (let round = 0; round < 10; round += 1) {
      const { began, rows: copied } = await copyOnce(sides, since)
      rows += copied
      since = began
      log(`${copied} ${copied === 1 ? 'row' : 'rows'} copied.`)
      if (copied <= fewRows) return
    }
  }
  await catchUp()
  await onStep('copied')
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const left = await leaveOnce(sides, { ...leaving, since })
    if ('pause' in left) return { rows: rows + left.rows, pause: left.pause }
    // The answer to the last statement may have been lost, and not the statement.
    if ((await readTenantRow(sides.source, sides.tenantId))?.state === 'moved') return { rows, pause: 0 }
    log(`${left.problem} Writing goes on at the old place.`)
    await catchUp()
  }
  throw new OperatorError(
    'The mosque is too busy to be moved just now, or too large for its last part to be copied in three seconds. Nothing has changed for its visitors. Run the command again at a quieter hour.',
  )
}
