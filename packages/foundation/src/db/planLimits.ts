import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How much a plan includes, where whoever runs the installation has changed it: the rest stands in `usualPlanLimits`. */
export const planLimits = pgTable(
  'plan_limits',
  {
    plan: text().notNull(),
    what: text().notNull(),
    most: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plan, t.what] }), check('plan_limits_something', sql`${t.most} > 0`)],
)
