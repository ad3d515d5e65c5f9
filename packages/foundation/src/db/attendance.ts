import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'
import { maktabChildren } from './people.ts'

/** A maktab child's attendance on one day. */
export const maktabAttendance = pgTable(
  'maktab_attendance',
  {
    tenantId: ownTenant(),
    registrationId: text().notNull(),
    position: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    state: text({ enum: ['present', 'absent', 'late'] }).notNull(),
    /** The class the child was in that day. */
    classId: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.registrationId, t.position, t.day] }),
    foreignKey({
      columns: [t.tenantId, t.registrationId, t.position],
      foreignColumns: [maktabChildren.tenantId, maktabChildren.registrationId, maktabChildren.position],
    }).onDelete('cascade'),
    index().on(t.tenantId, t.classId, t.day),
    check('maktab_attendance_state_known', sql`${t.state} in ('present', 'absent', 'late')`),
  ],
)
