import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { schema, watchedTables } from '@minaret/foundation/db'

/** Every table, by its name. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema).flatMap((each): [string, PgTable][] => (is(each, PgTable) ? [[getTableName(each), each]] : [])),
)
const watched = new Set(watchedTables)

/**
 * Tables of which a page shows nothing that changes without a watched one. A trigger adds each ledger entry to the totals, in
 * the same transaction; of a regular gift a page shows its rhythm beside a payment, and that is settled before the payment is.
 */
const watchedThrough: ReadonlyMap<string, string> = new Map([
  ['ledger_entries', 'money_totals'],
  ['cycles', 'gifts'],
])

/** What changes all the time on a busy night, and no tenant's configuration depends on. */
const apartFromDirectory = ['gifts', 'money_totals', 'campaign_supporters']

/** Whether a tenant's configuration may be another once such a table has changed: it counts what there is to show. */
export const concernsDirectory = (topic: string): boolean => !apartFromDirectory.includes(topic)

/**
 * The tables a drawing read, by the words of its statements.
 * @returns nothing when one of them is not watched: nobody would learn of a change
 */
export function readTopics(words: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const topics = new Set<string>(['tenants', 'hostnames', 'settings'])
  for (const word of words) {
    if (!tables.has(word)) continue
    const topic = watchedThrough.get(word) ?? word
    if (!watched.has(topic)) return undefined
    topics.add(topic)
  }
  return topics
}
