import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { schema, watchedTables } from '@minaret/foundation/db'

/** Every table, by its name. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema).flatMap((each): [string, PgTable][] => (is(each, PgTable) ? [[getTableName(each), each]] : [])),
)
const watched = new Set(watchedTables)

/** What the directory of tenants is made of: every page depends on it, and reads it before it is drawn. */
export const directoryTopics = ['tenants', 'hostnames', 'origins', 'settings', 'campaigns', 'payment_accounts'] as const

/**
 * The tables a drawing read, by the words of its statements.
 * @returns nothing when one of them is not watched: nobody would learn of a change
 */
export function readTopics(words: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const topics = new Set<string>(['tenants', 'hostnames', 'settings'])
  for (const word of words) {
    if (!tables.has(word)) continue
    if (!watched.has(word)) return undefined
    topics.add(word)
  }
  return topics
}
