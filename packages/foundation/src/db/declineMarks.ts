import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * Declined cards of the last day per email, network address and session, for the limits on card testing. Keyed hashes,
 * never the address itself. Successes are not counted, because a whole congregation may share one network address. Two
 * kinds are not counts: `solved` is a challenge used for a card, `alarm` the hour of an alarm; their ids make them unique.
 */
export const declineMarks = pgTable(
  'decline_marks',
  {
    tenantId: ownTenant(),
    id: publicId(),
    kind: text({ enum: ['email', 'address', 'session', 'solved', 'alarm'] }).notNull(),
    mark: bytes().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.kind, t.mark, t.at),
    index().on(t.tenantId, t.kind, t.at),
  ],
)
