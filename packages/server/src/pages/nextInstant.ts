import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TenantDb } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, wallClock, zonedInstant } from '@minaret/timetable'
import { tables } from './readTopics.ts'

/** Columns that say from when or until when something is shown; those without an end hold `infinity`. */
const timeColumns = ['publishedAt', 'startsAt', 'endsAt', 'overAt', 'fromAt', 'untilAt', 'matchFrom', 'matchUntil']

const timed = [...tables].flatMap(([name, table]): { name: string; table: PgTable; columns: PgColumn[] }[] => {
  const columns = Object.entries(getTableColumns(table))
    .filter(([column, { columnType }]) => timeColumns.includes(column) && columnType === 'PgTimestamp')
    .map(([, column]) => column)
  return columns.length > 0 ? [{ name, table, columns }] : []
})

/** What pages say in hours and minutes ago is read from these; for how long it may stand, in milliseconds. */
const agoTables = ['campaign_updates', 'campaign_supporters', 'gifts']
const agoMaxAge = 5 * 60_000

/** The next instant of each column, of rows a tenant has; one statement. */
async function nextOfRows(db: TenantDb, topics: ReadonlySet<string>, now: Date): Promise<number> {
  const parts = timed
    .filter(({ name }) => topics.has(name))
    .flatMap(({ table, columns }) =>
      columns.map(
        (column): SQL => sql`select min(${column}) as at from ${table} where ${column} > ${now.toISOString()}`,
      ),
    )
  if (parts.length === 0) return Number.POSITIVE_INFINITY
  const { rows } = await db((tx) =>
    tx.execute<{ at: number | null }>(sql`
      select extract(epoch from min(at))::float8 * 1000 as at from (${sql.join(parts, sql` union all `)}) every
      where at < 'infinity'`),
  )
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}

const instantForm = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g

/** The next instant that responses name: a prayer's beginning or jamaat, an event's start or end, an announcement's end. */
export function nextOfResponse(text: string, now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const [quoted] of text.matchAll(instantForm)) {
    const at = Date.parse(quoted.slice(1, -1))
    if (at > now && at < next) next = at
  }
  return next
}

const nextMidnight = (now: Date, timeZone: string): number =>
  zonedInstant(addDays(wallClock(now, timeZone).date, 1), 0, timeZone).getTime()

/** What a page depends on beside the clock. */
export type DrawnFrom = { db: TenantDb; tenant: Pick<Tenant, 'config'>; topics: ReadonlySet<string>; now: Date }

/**
 * The instant at which a page changes without anybody changing anything, in milliseconds: at midnight of the tenant's zone
 * at the latest, and when something it was drawn from is published, starts or ends. The responses it was drawn from know
 * the others: see {@link nextOfResponse}.
 */
export async function findNextInstant({ db, tenant, topics, now }: DrawnFrom): Promise<number> {
  const ago = agoTables.some((name) => topics.has(name)) ? now.getTime() + agoMaxAge : Number.POSITIVE_INFINITY
  return Math.min(await nextOfRows(db, topics, now), nextMidnight(now, tenant.config.timeZone), ago)
}
