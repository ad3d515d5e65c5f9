import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * Declined cards of the last day, by whom and from where, for the limits on card testing. Keyed hashes, never the
 * address itself. Successes are not counted: a whole congregation shares one address. Two kinds count nothing: `solved`
 * is a challenge that was spent on a card, `alarm` says which hour an alarm was given in; their ids make them unique.
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
