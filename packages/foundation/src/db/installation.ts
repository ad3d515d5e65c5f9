import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What all hosts of this database have in common: one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** By this the hosts know whether they hold the same key. Nobody learns the key from it. */
    keyMark: text().notNull(),
    /** By this they know whether they keep files in the same place. */
    storageMark: text(),
    /** Keys that outlive the one they were derived from, by their use, sealed: what they have marked is to be known again. */
    kept: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [check('installation_only_one', sql`${t.only}`)],
)
