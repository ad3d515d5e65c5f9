import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { nowPlaceholder, prepareQuery, type TenantDb, watchedTables } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, wallClock, zonedInstant } from '@minaret/timetable'
import { tables } from './readTopics.ts'

/** Columns with the start or end of a row's visibility; an open end is `infinity`. */
const timeColumns = ['publishedAt', 'startsAt', 'endsAt', 'overAt', 'fromAt', 'untilAt', 'matchFrom', 'matchUntil']

/** The watched tables with such columns. Pages are not cached if they read others. */
const timedTables = [...tables].flatMap(([name, table]): { name: string; table: PgTable; columns: PgColumn[] }[] => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([column, { columnType }]) => timeColumns.includes(column) && columnType === 'PgTimestamp')
    .map(([, column]) => column)
  return columns.length > 0 && watchedTables.includes(name) ? [{ name, table, columns }] : []
})

/** Tables behind relative times ("5 minutes ago"), and how long a page with those stays valid, in milliseconds. */
const relativeTimeTables = ['campaign_updates', 'campaign_supporters', 'gifts']
const relativeTimeMaxAge = 5 * 60_000

/** The next instant in the timed columns of a tenant's rows, in milliseconds, by table. */
export type NextInstants = ReadonlyMap<string, number>

const nextInstantsQuery = prepareQuery((tx) => {
  const queries = timedTables.flatMap(({ name, table, columns }) =>
    columns.map(
      (column): SQL =>
        sql`select ${sql.raw(`'${name}'`)} as topic, min(${column}) as at from ${table} where ${column} > ${nowPlaceholder}`,
    ),
  )
  return tx
    .select({ topic: sql<string>`topic`, at: sql<number>`extract(epoch from min(at))::float8 * 1000` })
    .from(sql`(${sql.join(queries, sql` union all `)}) as every`)
    .where(sql`at < 'infinity'`)
    .groupBy(sql`topic`)
    .prepare('')
})

/** Reads the next instants of all tables: the tables of a page are not known before it is rendered. */
export async function readNextInstants(db: TenantDb, now: Date): Promise<NextInstants> {
  const rows = await db((tx) => nextInstantsQuery(tx).execute({ now: now.toISOString() }))
  return new Map(rows.map(({ topic, at }) => [topic, at]))
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
export type PageSources = {
  nextInstants: NextInstants
  tenant: Pick<Tenant, 'config'>
  topics: ReadonlySet<string>
  now: Date
}

/**
 * Returns the instant at which a page becomes outdated through time alone, in milliseconds: midnight in the tenant's time
 * zone at the latest, or earlier if a row it was rendered from is published, starts or ends. For instants within the
 * responses, see {@link futureInstantOf}.
 */
export function findNextInstant({ nextInstants, tenant, topics, now }: PageSources): number {
  const relativeTimeExpiry = relativeTimeTables.some((name) => topics.has(name))
    ? now.getTime() + relativeTimeMaxAge
    : Number.POSITIVE_INFINITY
  const rowInstants = [...topics].map((topic) => nextInstants.get(topic) ?? Number.POSITIVE_INFINITY)
  return Math.min(...rowInstants, nextMidnight(now, tenant.config.timeZone), relativeTimeExpiry)
}
