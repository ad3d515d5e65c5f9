import { isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** How long whoever asks the provider has it to themselves, in seconds: longer than the provider's own time limit. */
const leaseSeconds = 25

/** In how many seconds to poll for whoever was lost with a lease that begins now. */
export const pollAfterLease = leaseSeconds + 2

/** When a lease that begins now ends, by the database's clock. */
export const newLease: SQL = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Whether nobody holds a lease any more: whoever held it has given it back, or was lost. */
export const isLeaseFree = (until: AnyPgColumn): SQL | undefined => or(isNull(until), lt(until, sql`now()`))
