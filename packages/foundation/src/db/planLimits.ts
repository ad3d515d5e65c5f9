import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Plan limits changed by an installation owner; the defaults are in `defaultPlanLimits`. */
export const planLimits = pgTable(
  'plan_limits',
  {
    plan: text().notNull(),
    what: text().notNull(),
    most: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plan, t.what] }), check('plan_limits_something', sql`${t.most} > 0`)],
)
