import type pg from 'pg'
import { isAway } from '../db/transientErrors.ts'
import { answered } from '../db/preparedStatements.ts'

/** PostgreSQL's own word for "not just now", which the queue waits out. */
const notNow = '57P03'

const waited = (error: unknown): never => {
  if (!isAway(error)) throw error
  throw Object.assign(new Error('The database cannot be reached.', { cause: error }), { code: notNow })
}

/** The same object with one of its methods made anew; the others stay bound to it. */
const withMethod = <T extends object>(target: T, name: string, made: (...words: unknown[]) => unknown): T =>
  new Proxy(target, {
    get(from, key): unknown {
      if (key === name) return made
      const value: unknown = Reflect.get(from, key)
      return typeof value === 'function' ? value.bind(from) : value
    },
  })

const promised = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** How long a statement of the queue may take, in milliseconds: each is about a few rows. */
const patience = 60_000

const steadyClient = (client: pg.PoolClient): pg.PoolClient =>
  withMethod(client, 'query', (...words) => {
    const asked: unknown = Reflect.apply(client.query, client, words)
    return promised(asked) ? answered(client, asked, patience).catch(waited) : asked
  })

/**
 * The pool as the job queue needs it. The queue notes that a job is done, or has failed, without waiting for the note to
 * be taken; a connection that dies just then would be an error nobody catches, and end the process. Told that the
 * database is not there *just now*, the queue asks again until it is.
 */
export const steadyPool = (pool: pg.Pool): pg.Pool =>
  withMethod(pool, 'connect', (...words) => {
    // With a callback it waits for news of jobs, and deals with a lost connection by itself.
    if (words.length > 0) return Reflect.apply(pool.connect, pool, words)
    // The host has gone on: a note that still wants to be taken is not, and its job is done again by the next host.
    return pool.ending ? new Promise(() => {}) : pool.connect().then(steadyClient, waited)
  })
