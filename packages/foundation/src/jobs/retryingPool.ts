import type pg from 'pg'
import { isTransientError } from '../db/transientErrors.ts'
import { withResponseTimeout } from '../db/preparedStatements.ts'

/** PostgreSQL's own word for "not just now", which the queue waits out. */
const cannotConnectNow = '57P03'

const throwRetryable = (error: unknown): never => {
  if (!isTransientError(error)) throw error
  throw Object.assign(new Error('The database cannot be reached.', { cause: error }), { code: cannotConnectNow })
}

/** The same object with one of its methods made anew; the others stay bound to it. */
const withMethod = <T extends object>(target: T, name: string, method: (...words: unknown[]) => unknown): T =>
  new Proxy(target, {
    get(from, key): unknown {
      if (key === name) return method
      const value: unknown = Reflect.get(from, key)
      return typeof value === 'function' ? value.bind(from) : value
    },
  })

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** How long a statement of the queue may take, in milliseconds: each is about a few rows. */
const statementTimeout = 60_000

const createRetryingClient = (client: pg.PoolClient): pg.PoolClient =>
  withMethod(client, 'query', (...words) => {
    const result: unknown = Reflect.apply(client.query, client, words)
    return isPromise(result) ? withResponseTimeout(client, result, statementTimeout).catch(throwRetryable) : result
  })

/**
 * The pool as the job queue needs it. The queue notes that a job is done, or has failed, without waiting for the note to
 * be taken; a connection that dies just then would be an error nobody catches, and end the process. Told that the
 * database is not there *just now*, the queue asks again until it is.
 */
export const createRetryingPool = (pool: pg.Pool): pg.Pool =>
  withMethod(pool, 'connect', (...words) => {
    // With a callback it waits for news of jobs, and deals with a lost connection by itself.
    if (words.length > 0) return Reflect.apply(pool.connect, pool, words)
    // The host has gone on: a note that still wants to be taken is not, and its job is done again by the next host.
    return pool.ending ? new Promise(() => {}) : pool.connect().then(createRetryingClient, throwRetryable)
  })
