import pg from 'pg'
import { withTimeout } from '../base/withTimeout.ts'
import { UnresponsiveDatabaseError } from './transientErrors.ts'

/**
 * Intervals and timeouts in milliseconds; in total less than the timeout of clients of this server. The heartbeat's own
 * connection is queried at each `interval`. If there is no response within `timeout`, the connection itself may be at fault, so
 * a new one is opened and gets `newConnectionTimeout`. After a failure the next check is made after `retryDelay`.
 */
export const heartbeatTimes = { interval: 1000, timeout: 1000, newConnectionTimeout: 2200, retryDelay: 300 }

/**
 * Listener of a heartbeat. `onTimeout` is called if the database does not respond, and `onResponse` if it does. `onDown` is called
 * if the database is unusable (no response, refused or closed connections), and `onUp` if it is usable.
 */
export type HeartbeatListener = { onTimeout(): void; onResponse(): void; onDown(error: unknown): void; onUp(): void }

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
  { onTimeout, onResponse, onDown, onUp }: HeartbeatListener,
  slack = 1,
): Heartbeat {
  const times = {
    ...heartbeatTimes,
    timeout: slack * heartbeatTimes.timeout,
    newConnectionTimeout: slack * heartbeatTimes.newConnectionTimeout,
  }
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
      connection.on('error', (error) => client === connection && !isStopped && onDown(error))
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
      if (client) await query(times.timeout).catch(() => query(times.newConnectionTimeout))
      else await query(times.newConnectionTimeout)
      if (!isStopped) onUp()
      return true
    } catch (error) {
      if (!isStopped) onDown(error)
      return !isTimeout(error)
    }
  }

  const runCheck = () => {
    currentCheck = check().then((responds) => {
      if (isStopped) return
      if (responds) onResponse()
      else onTimeout()
      timer = setTimeout(runCheck, responds ? times.interval : times.retryDelay)
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
      await withTimeout(
        currentCheck ?? Promise.resolve(),
        times.newConnectionTimeout,
        () => new UnresponsiveDatabaseError(),
      ).catch(disconnect)
      await withTimeout(client?.end() ?? Promise.resolve(), times.timeout, () => new UnresponsiveDatabaseError()).catch(
        disconnect,
      )
    },
  }
}
