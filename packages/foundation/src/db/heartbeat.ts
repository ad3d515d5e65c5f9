import pg from 'pg'
import { withTimeout } from '../base/withTimeout.ts'
import { UnresponsiveDatabaseError } from './transientErrors.ts'

/**
 * How long is waited, in milliseconds; together, less than whoever asks a host waits for an answer. A connection of its own
 * is asked `every` second; one that is `late` may be at fault itself, so a fresh one is opened, and has more time.
 */
export const heartbeatTimes = { every: 1000, late: 1000, fresh: 2200, again: 300 }

/**
 * What is done when the database falls silent, and when it speaks again; and when it cannot be used, whether it is silent,
 * refuses or has hung up, and when it can be used again.
 */
export type HeartbeatListener = { silent(): void; heard(): void; lost(error: unknown): void; back(): void }

/** Listens to whether a database still speaks. */
export type Heartbeat = { start(): void; stop(): Promise<void> }

/** Said by nobody: the other side has answered, if only to refuse. */
const isSilence = (error: unknown): boolean => error instanceof UnresponsiveDatabaseError

/**
 * Asks the database for nothing, again and again, on a connection of its own. Packets that are swallowed, by a network or by
 * a proxy before the database, are told by nobody else: to the driver each question is one that takes long.
 * @param slack a factor on how long it waits for an answer
 */
export function createHeartbeat(
  config: pg.ClientConfig,
  { silent, heard: onAnswer, lost, back }: HeartbeatListener,
  slack = 1,
): Heartbeat {
  const times = { ...heartbeatTimes, late: slack * heartbeatTimes.late, fresh: slack * heartbeatTimes.fresh }
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | undefined
  let started = false
  let stopped = false

  const hangUp = () => {
    client?.connection.stream.destroy()
    client = undefined
  }

  /** @throws SilentDatabaseError when there is no answer in time, or whatever the answer was */
  const ask = async (time: number): Promise<void> => {
    const opened = client ?? new pg.Client({ ...config, application_name: 'minaret heartbeat' })
    const isNew = client === undefined
    client = opened
    if (isNew) {
      opened.on('error', (error) => client === opened && !stopped && lost(error))
      opened.on('end', () => {
        if (client === opened) client = undefined
      })
    }
    const answer = (isNew ? opened.connect() : Promise.resolve()).then(() => opened.query('SELECT 1'))
    try {
      await withTimeout(answer, time, () => new UnresponsiveDatabaseError())
    } catch (error) {
      hangUp()
      throw error
    }
  }

  const beat = async (): Promise<boolean> => {
    try {
      if (client) await ask(times.late).catch(() => ask(times.fresh))
      else await ask(times.fresh)
      if (!stopped) back()
      return true
    } catch (error) {
      if (!stopped) lost(error)
      return !isSilence(error)
    }
  }

  const round = () => {
    beating = beat().then((speaks) => {
      if (stopped) return
      if (speaks) onAnswer()
      else silent()
      timer = setTimeout(round, speaks ? times.every : times.again)
      timer.unref()
    })
  }

  return {
    start() {
      if (started || stopped) return
      started = true
      round()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      // One that is open says goodbye, so that the server has let go of it.
      await withTimeout(beating ?? Promise.resolve(), times.fresh, () => new UnresponsiveDatabaseError()).catch(hangUp)
      await withTimeout(client?.end() ?? Promise.resolve(), times.late, () => new UnresponsiveDatabaseError()).catch(
        hangUp,
      )
    },
  }
}
