import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { staffAccounts } from './staff.ts'

/**
 * That somebody has lost what they log in with, and gets something new: 24 hours after another owner, or whoever runs the
 * server, has started it. What they had works until then, and until they have set up something else.
 */
export const staffRecoveries = pgTable(
  'staff_recoveries',
  {
    id: publicId().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** A staff account's id, kept after the account has gone; absent where it was started by command. */
    startedBy: text(),
    startedAt: instant().notNull(),
    /** From when on something new can be set up. */
    readyAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Whether the password is lost as well: by command alone. */
    withPassword: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'done', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Of the reference in the link that cancels it. */
    cancelHash: bytes().notNull().unique(),
    /** Of the reference in the link that sets up something new; absent until it is emailed. */
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
