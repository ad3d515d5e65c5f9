import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { schema, watchedTables } from '@minaret/foundation/db'

/** Every table by its name. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema).flatMap((table): [string, PgTable][] =>
    is(table, PgTable) ? [[getTableName(table), table]] : [],
  ),
)
const watchedTopics = new Set(watchedTables)

/**
 * Tables whose visible changes always come with a change to a watched table. A trigger adds each ledger entry to the
 * totals in the same transaction. Of a regular gift, a page shows only the interval, beside a payment, and the interval
 * is set before the payment is made.
 */
const watchedThrough: ReadonlyMap<string, string> = new Map([
  ['ledger_entries', 'money_totals'],
  ['cycles', 'gifts'],
])

/** Tables that change constantly on a busy night and do not affect a tenant's configuration. */
const contentOnlyTables = ['gifts', 'money_totals', 'campaign_supporters']

/** Whether a change to a table may affect a tenant's configuration, which includes counts of published content. */
export const concernsDirectory = (topic: string): boolean => !contentOnlyTables.includes(topic)

/**
 * Finds the tables a rendering read, from the words of its SQL statements.
 * @returns undefined if one of the tables is not watched, because its changes would be missed
 */
export function readTopics(words: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const topics = new Set<string>(['tenants', 'hostnames', 'settings'])
  for (const word of words) {
    if (!tables.has(word)) continue
    const topic = watchedThrough.get(word) ?? word
    if (!watchedTopics.has(topic)) return undefined
    topics.add(topic)
  }
  return topics
}
