import type pg from 'pg'
import { isTransientError } from '../db/transientErrors.ts'
import { withResponseTimeout } from '../db/preparedStatements.ts'

/** PostgreSQL's code for a temporary failure, after which the queue retries. */
const cannotConnectNow = '57P03'

const throwRetryable = (error: unknown): never => {
  if (!isTransientError(error)) throw error
  throw Object.assign(new Error('The database cannot be reached.', { cause: error }), { code: cannotConnectNow })
}

/** Returns a proxy of an object with one method replaced; the others stay bound to it. */
const withMethod = <T extends object>(target: T, name: string, method: (...args: unknown[]) => unknown): T =>
  new Proxy(target, {
    get(object, key): unknown {
      if (key === name) return method
      const value: unknown = Reflect.get(object, key)
      return typeof value === 'function' ? value.bind(object) : value
    },
  })

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** Timeout of the queue's statements in milliseconds: each affects only a few rows. */
const statementTimeout = 60_000

const createRetryingClient = (client: pg.PoolClient): pg.PoolClient =>
  withMethod(client, 'query', (...args) => {
    const result: unknown = Reflect.apply(client.query, client, args)
    return isPromise(result) ? withResponseTimeout(client, result, statementTimeout).catch(throwRetryable) : result
  })

/**
 * Wraps the pool for the job queue. The queue records the result of a job without awaiting it; a connection lost at that moment
 * would cause an unhandled rejection and end the process. After a "cannot connect now" error it retries instead.
 */
export const createRetryingPool = (pool: pg.Pool): pg.Pool =>
  withMethod(pool, 'connect', (...args) => {
    // With a callback it listens for new jobs, and handles a lost connection itself.
    if (args.length > 0) return Reflect.apply(pool.connect, pool, args)
    // The server is stopping: the result is not recorded, and another server runs the job again.
    return pool.ending ? new Promise(() => {}) : pool.connect().then(createRetryingClient, throwRetryable)
  })
