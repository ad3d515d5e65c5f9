import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TenantDb } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, wallClock, zonedInstant } from '@minaret/timetable'
import { tables } from './readTopics.ts'

/** Columns with the start or end of a row's visibility; an open end is `infinity`. */
const timeColumns = ['publishedAt', 'startsAt', 'endsAt', 'overAt', 'fromAt', 'untilAt', 'matchFrom', 'matchUntil']

const timedTables = [...tables].flatMap(([name, table]): { name: string; table: PgTable; columns: PgColumn[] }[] => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([column, { columnType }]) => timeColumns.includes(column) && columnType === 'PgTimestamp')
    .map(([, column]) => column)
  return columns.length > 0 ? [{ name, table, columns }] : []
})

/** Tables behind relative times ("5 minutes ago"), and how long a page with those stays valid, in milliseconds. */
const relativeTimeTables = ['campaign_updates', 'campaign_supporters', 'gifts']
const relativeTimeMaxAge = 5 * 60_000

/** Finds the next instant in any timed column of the tenant's rows, with one statement. */
async function findNextInRows(db: TenantDb, topics: ReadonlySet<string>, now: Date): Promise<number> {
  const queries = timedTables
    .filter(({ name }) => topics.has(name))
    .flatMap(({ table, columns }) =>
      columns.map(
        (column): SQL => sql`select min(${column}) as at from ${table} where ${column} > ${now.toISOString()}`,
      ),
    )
  if (queries.length === 0) return Number.POSITIVE_INFINITY
  const { rows } = await db((tx) =>
    tx.execute<{ at: number | null }>(sql`
      select extract(epoch from min(at))::float8 * 1000 as at from (${sql.join(queries, sql` union all `)}) every
      where at < 'infinity'`),
  )
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}

/** Calls `visit` with each text in a response, and the name of its property. */
export function forEachText(value: unknown, visit: (text: string, name: string) => void, name = ''): void {
  if (typeof value === 'string') visit(value, name)
  else if (Array.isArray(value)) for (const item of value) forEachText(item, visit, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, property] of Object.entries(value)) forEachText(property, visit, key)
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * Returns the instant that a text of a response contains, if it is in the future: a prayer's start or jamaat, an event's
 * start or end, an announcement's end. Otherwise `Infinity`.
 */
export function futureInstantOf(text: string, now: number): number {
  if (text.length > 35 || text[10] !== 'T' || !instantPattern.test(text)) return Number.POSITIVE_INFINITY
  const time = Date.parse(text)
  return time > now ? time : Number.POSITIVE_INFINITY
}

const nextMidnight = (now: Date, timeZone: string): number =>
  zonedInstant(addDays(wallClock(now, timeZone).date, 1), 0, timeZone).getTime()

/** The data that a page depends on, and the time of rendering. */
export type PageSources = { db: TenantDb; tenant: Pick<Tenant, 'config'>; topics: ReadonlySet<string>; now: Date }

/**
 * Finds the instant at which a page becomes outdated through time alone, in milliseconds: midnight in the tenant's time
 * zone at the latest, or earlier if a row it was rendered from is published, starts or ends. For instants within the
 * responses, see {@link futureInstantOf}.
 */
export async function findNextInstant({ db, tenant, topics, now }: PageSources): Promise<number> {
  const relativeTimeExpiry = relativeTimeTables.some((name) => topics.has(name))
    ? now.getTime() + relativeTimeMaxAge
    : Number.POSITIVE_INFINITY
  return Math.min(await findNextInRows(db, topics, now), nextMidnight(now, tenant.config.timeZone), relativeTimeExpiry)
}
