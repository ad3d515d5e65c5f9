import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from '../../foundation/src/db/schema.ts'

/** Tables with a mosque that are read to find out which one it is: in a distributed database they are copied to each part. */
const directory = ['hostnames', 'origins', 'webhook_paths', 'staff_members', 'page_changes']

/** Tables whose rows belong to one mosque. */
const tenantTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => 'tenantId' in getTableColumns(table))
  .map((table) => getTableConfig(table).name)
  .filter((name) => !directory.includes(name))

/** A statement on a mosque's rows in a transaction that names none. */
export type Unrouted = { text: string; table: string }

/** A statement that names the mosque itself. */
const naming = /\btenant_id = \$\d|\(tenant_id,/i

const textOf = (config: unknown): string =>
  typeof config === 'string'
    ? config
    : typeof config === 'object' && config && 'text' in config && typeof config.text === 'string'
      ? config.text
      : ''

/** The mosque a statement names for its transaction; nothing where it names none, empty where it takes one back. */
function tenantNamed(text: string, values: unknown): string | undefined {
  const [, literal] = /SET LOCAL app\.tenant = '([^']*)'/i.exec(text) ?? []
  if (literal !== undefined) return literal
  if (!/set_config\('app\.tenant'/i.test(text)) return undefined
  const [value]: unknown[] = Array.isArray(values) ? values : []
  return typeof value === 'string' ? value : undefined
}

/**
 * Listens to every statement the server sends, from now on: which mosque each transaction has named, and which tables of
 * mosques are used in one that has named none. A database that is distributed by mosque could not route those.
 */
export function watchTenancy() {
  const uses = new Map(
    tenantTables.map((table) => [
      table,
      new RegExp(`(from|join|into|update|using)\\s+(only\\s+)?"?(public"?\\.)?"?${table}"?\\b`, 'i'),
    ]),
  )
  const current = new WeakMap<object, string>()
  const unrouted: Unrouted[] = []
  let [routed, crossed] = [0, 0]
  const note = (connection: object, words: readonly unknown[]) => {
    const [config, second] = words
    const text = textOf(config)
    if (/^\s*begin\b/i.test(text)) current.delete(connection)
    const values = typeof config === 'object' && config && 'values' in config ? config.values : second
    const named = tenantNamed(text, values)
    const before = current.get(connection)
    if (named) {
      if (before && before !== named) crossed += 1
      current.set(connection, named)
    }
    if (!text.includes('graphile_worker'))
      for (const [table, use] of uses)
        if (use.test(text)) {
          if (current.get(connection) || naming.test(text)) routed += 1
          else unrouted.push({ text, table })
        }
    if (/^\s*(commit|rollback)\b/i.test(text)) current.delete(connection)
  }
  const original: object = pg.Client.prototype.query
  const listening = new Proxy(original, {
    apply(target, connection: object, words: unknown[]): unknown {
      note(connection, words)
      return typeof target === 'function' ? Reflect.apply(target, connection, words) : undefined
    },
  })
  Reflect.set(pg.Client.prototype, 'query', listening)
  return {
    /** Ends it. @returns the statements that named their mosque, and what could not be routed */
    end() {
      Reflect.set(pg.Client.prototype, 'query', original)
      return { routed, crossed, unrouted }
    },
  }
}
