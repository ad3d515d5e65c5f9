import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from '../../foundation/src/db/schema.ts'

/** Tables read to identify a request's mosque. A distributed database would replicate them to every node. */
const directoryTables = ['hostnames', 'origins', 'webhook_paths', 'staff_members', 'page_changes', 'stored_pages']

/** Tables whose rows each belong to one mosque. */
const tenantTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => 'tenantId' in getTableColumns(table))
  .map((table) => getTableConfig(table).name)
  .filter((name) => !directoryTables.includes(name))

/** A statement that uses a mosque's rows in a transaction without a tenant. */
export type TenantlessStatement = { text: string; table: string }

/** Matches a statement that contains the tenant's id itself. */
const tenantCondition = /\btenant_id = \$\d|\(tenant_id,/i

const textOf = (config: unknown): string =>
  typeof config === 'string'
    ? config
    : typeof config === 'object' && config && 'text' in config && typeof config.text === 'string'
      ? config.text
      : ''

/** Returns the tenant a statement sets for its transaction: undefined if it sets none, '' if it resets it. */
function tenantSetBy(text: string, values: unknown): string | undefined {
  const [, literal] = /SET LOCAL app\.tenant = '([^']*)'/i.exec(text) ?? []
  if (literal !== undefined) return literal
  if (!/set_config\('app\.tenant'/i.test(text)) return undefined
  const [value]: unknown[] = Array.isArray(values) ? values : []
  return typeof value === 'string' ? value : undefined
}

/**
 * Watches every statement the server sends to the database, until `end` is called. Records the tenant each transaction sets,
 * and the statements that use tenant tables without one: a database distributed by tenant could not route those.
 */
export function watchTenancy() {
  const tablePatterns = new Map(
    tenantTables.map((table) => [
      table,
      new RegExp(`(from|join|into|update|using)\\s+(only\\s+)?"?(public"?\\.)?"?${table}"?\\b`, 'i'),
    ]),
  )
  const currentTenants = new WeakMap<object, string>()
  const unroutedStatements: TenantlessStatement[] = []
  let [routedCount, crossedCount] = [0, 0]
  const record = (connection: object, args: readonly unknown[]) => {
    const [config, argument] = args
    const text = textOf(config)
    if (/^\s*begin\b/i.test(text)) currentTenants.delete(connection)
    const values = typeof config === 'object' && config && 'values' in config ? config.values : argument
    const tenant = tenantSetBy(text, values)
    const previousTenant = currentTenants.get(connection)
    if (tenant) {
      if (previousTenant && previousTenant !== tenant) crossedCount += 1
      currentTenants.set(connection, tenant)
    }
    if (!text.includes('graphile_worker'))
      for (const [table, pattern] of tablePatterns)
        if (pattern.test(text)) {
          if (currentTenants.get(connection) || tenantCondition.test(text)) routedCount += 1
          else unroutedStatements.push({ text, table })
        }
    if (/^\s*(commit|rollback)\b/i.test(text)) currentTenants.delete(connection)
  }
  const originalQuery: object = pg.Client.prototype.query
  const watchedQuery = new Proxy(originalQuery, {
    apply(target, connection: object, args: unknown[]): unknown {
      record(connection, args)
      return typeof target === 'function' ? Reflect.apply(target, connection, args) : undefined
    },
  })
  Reflect.set(pg.Client.prototype, 'query', watchedQuery)
  return {
    /** Stops watching. @returns counts of the routed statements and of tenant changes, and the statements without a tenant */
    end() {
      Reflect.set(pg.Client.prototype, 'query', originalQuery)
      return { routed: routedCount, crossed: crossedCount, unrouted: unroutedStatements }
    },
  }
}
