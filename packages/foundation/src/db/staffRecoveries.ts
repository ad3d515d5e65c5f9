import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { staffAccounts } from './staff.ts'

/**
 * Recovery of a staff account after the loss of its login factors. New ones can be set up 24 hours after another owner, or an
 * operator, has started the recovery. The old ones keep working until new ones have been set up.
 */
export const staffRecoveries = pgTable(
  'staff_recoveries',
  {
    id: publicId().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** A staff account's id, kept after the account is deleted; null if started by command. */
    startedBy: text(),
    startedAt: instant().notNull(),
    /** From when new login factors can be set up. */
    readyAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Whether the password is lost as well: only possible by command. */
    withPassword: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'done', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Hash of the reference in the link that cancels it. */
    cancelHash: bytes().notNull().unique(),
    /** Hash of the reference in the setup link; null until it is emailed. */
    setupHash: bytes().unique(),
  },
  (t) => [
    uniqueIndex('staff_recoveries_one_waiting')
      .on(t.accountId)
      .where(sql`${t.state} = 'waiting'`),
    index().on(t.state, t.readyAt),
    check('staff_recoveries_state_known', sql`${t.state} in ('waiting', 'done', 'cancelled', 'expired')`),
    check('staff_recoveries_a_day', sql`${t.readyAt} >= ${t.startedAt} + interval '24 hours'`),
    check('staff_recoveries_done_by_link', sql`${t.state} <> 'done' or ${t.setupHash} is not null`),
  ],
)
