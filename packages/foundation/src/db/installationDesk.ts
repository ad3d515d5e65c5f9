import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'

/**
 * Audit log of installation owners and of the equivalent commands, in order. Append-only: the desk's database role may
 * neither update nor delete rows.
 */
export const installationLog = pgTable(
  'installation_log',
  {
    /** 1, 2, 3 … without a gap. */
    position: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    /** The staff account that did it, kept after the account is deleted; null for a command. */
    accountId: text(),
    /** The action: the key of its message. */
    kind: text().notNull(),
    /** The short name of the mosque concerned. */
    mosque: text(),
    /** Parameters of the message. */
    content: jsonb().$type<Record<string, string>>().notNull(),
  },
  (t) => [index().on(t.mosque, t.position)],
)

/** An announcement on the Today page of every desk, until it ends. */
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
