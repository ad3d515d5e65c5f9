import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** State shared by all servers of this database: a single row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** Fingerprint by which servers check that they share a key. It does not reveal the key. */
    keyMark: text().notNull(),
    /** Fingerprint by which servers check that they share a file storage. */
    storageMark: text(),
    /** Keys that outlive the key they were derived from, encrypted, by use: existing hashes must stay comparable. */
    kept: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [check('installation_only_one', sql`${t.only}`)],
)
