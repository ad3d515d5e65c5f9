import pg from 'pg'
import { withTimeout } from '../base/withTimeout.ts'
import { UnresponsiveDatabaseError } from './transientErrors.ts'

/**
 * Intervals and timeouts in milliseconds; in total less than the timeout of clients of this server. The heartbeat's own
 * connection is queried at the interval `every`. If there is no response within `late`, the connection itself may be at
 * fault, so a new one is opened and gets `fresh`. After a failure the next check is made after `again`.
 */
export const heartbeatTimes = { every: 1000, late: 1000, fresh: 2200, again: 300 }

/**
 * Listener of a heartbeat. `silent` and `heard`: the database stops responding, and responds again. `lost` and `back`: the
 * database becomes unusable (no response, refused or closed connections), and usable again.
 */
export type HeartbeatListener = { silent(): void; heard(): void; lost(error: unknown): void; back(): void }

/** Monitors whether a database responds. */
export type Heartbeat = { start(): void; stop(): Promise<void> }

/** Whether there was no response at all; any other error is a response, if only a refusal. */
const isTimeout = (error: unknown): boolean => error instanceof UnresponsiveDatabaseError

/**
 * Sends an empty query to the database at intervals, on a connection of its own. Nothing else detects packets dropped by a
 * network or by a proxy in front of the database: to the driver they look like a slow query.
 * @param slack factor on the timeouts
 */
export function createHeartbeat(
  config: pg.ClientConfig,
  { silent, heard: onResponse, lost, back }: HeartbeatListener,
  slack = 1,
): Heartbeat {
  const times = { ...heartbeatTimes, late: slack * heartbeatTimes.late, fresh: slack * heartbeatTimes.fresh }
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let currentCheck: Promise<void> | undefined
  let isStarted = false
  let isStopped = false

  const disconnect = () => {
    client?.connection.stream.destroy()
    client = undefined
  }

  /** @throws UnresponsiveDatabaseError if there is no response in time, or the error that was the response */
  const query = async (timeout: number): Promise<void> => {
    const connection = client ?? new pg.Client({ ...config, application_name: 'minaret heartbeat' })
    const isNew = client === undefined
    client = connection
    if (isNew) {
      connection.on('error', (error) => client === connection && !isStopped && lost(error))
      connection.on('end', () => {
        if (client === connection) client = undefined
      })
    }
    const response = (isNew ? connection.connect() : Promise.resolve()).then(() => connection.query('SELECT 1'))
    try {
      await withTimeout(response, timeout, () => new UnresponsiveDatabaseError())
    } catch (error) {
      disconnect()
      throw error
    }
  }

  const check = async (): Promise<boolean> => {
    try {
      if (client) await query(times.late).catch(() => query(times.fresh))
      else await query(times.fresh)
      if (!isStopped) back()
      return true
    } catch (error) {
      if (!isStopped) lost(error)
      return !isTimeout(error)
    }
  }

  const runCheck = () => {
    currentCheck = check().then((responds) => {
      if (isStopped) return
      if (responds) onResponse()
      else silent()
      timer = setTimeout(runCheck, responds ? times.every : times.again)
      timer.unref()
    })
  }

  return {
    start() {
      if (isStarted || isStopped) return
      isStarted = true
      runCheck()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      // Closes an open connection properly, so that PostgreSQL releases it.
      await withTimeout(currentCheck ?? Promise.resolve(), times.fresh, () => new UnresponsiveDatabaseError()).catch(
        disconnect,
      )
      await withTimeout(client?.end() ?? Promise.resolve(), times.late, () => new UnresponsiveDatabaseError()).catch(
        disconnect,
      )
    },
  }
}
