import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'

/**
 * What installation owners did, and commands that do the same, in order. Rows are added and never changed: the desk's
 * database role may neither update nor delete them.
 */
export const installationLog = pgTable(
  'installation_log',
  {
    /** 1, 2, 3 … without a gap. */
    position: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    /** Whose session did it: a staff account's id, kept after the account has gone; absent for a command. */
    accountId: text(),
    /** What was done: the key of its sentence. */
    kind: text().notNull(),
    /** The mosque it was done to, by its short name. */
    mosque: text(),
    /** What is put into its sentence. */
    content: jsonb().$type<Record<string, string>>().notNull(),
  },
  (t) => [index().on(t.mosque, t.position)],
)

/** A sentence on Today of every desk, until its end. */
export const installationAnnouncements = pgTable(
  'installation_announcements',
  {
    id: publicId().primaryKey(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index().on(t.endsAt), check('installation_announcements_short', sql`char_length(${t.text}) <= 300`)],
)
