import { isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Duration of a lease in seconds, longer than the provider's timeout. */
const leaseSeconds = 25

/** Seconds until a poll for a lost holder of a new lease. */
export const pollAfterLease = leaseSeconds + 2

/** The end of a new lease, by the database's clock. */
export const newLease: SQL = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Whether a lease was released or has expired. */
export const isLeaseFree = (until: AnyPgColumn): SQL | undefined => or(isNull(until), lt(until, sql`now()`))
