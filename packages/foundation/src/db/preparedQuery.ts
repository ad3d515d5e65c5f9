import { sql, type Placeholder } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** A value of a query, or its placeholder: see {@link prepareQuery}. */
export type Deferred<T> = T | Placeholder

/** Placeholder for the time of the query. */
export const nowPlaceholder = sql.placeholder('now')

/**
 * Caches the generated SQL of a query per connection instead of building it for each read, which pays off for the most
 * frequent queries. Its values are placeholders and are passed to `execute`.
 * @param build builds the query and ends with `prepare('')`; the connection names the prepared statement
 */
export function prepareQuery<Query>(build: (tx: Tx) => Query): (tx: Tx) => Query {
  const queries = new WeakMap<Tx, Query>()
  return (tx) => {
    const query = queries.get(tx) ?? build(tx)
    queries.set(tx, query)
    return query
  }
}
