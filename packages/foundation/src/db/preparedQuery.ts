import { sql, type Placeholder } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** A value of a query, or the place it takes later: see {@link prepareQuery}. */
export type Deferred<T> = T | Placeholder

/** The place of the instant a query is asked at. */
export const nowPlaceholder = sql.placeholder('now')

/**
 * A query whose words never change, put into words once a connection and not at each read: what is asked most often is
 * worth it. Its values have placeholders and come with `execute`.
 * @param write ends with `prepare('')`; the connection names what PostgreSQL prepares
 */
export function prepareQuery<Query>(write: (tx: Tx) => Query): (tx: Tx) => Query {
  const queries = new WeakMap<Tx, Query>()
  return (tx) => {
    const query = queries.get(tx) ?? write(tx)
    queries.set(tx, query)
    return query
  }
}
