import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Values by the keys of a mosque's folder, as staff write them. */
type Values = Record<string, unknown>

/** Words in other languages, by their codes. */
type Translations = Record<string, Values>

const ofThing = () => ({
  tenantId: ownTenant(),
  /** What the mosque's folder calls the kind. */
  kind: text().notNull(),
  id: text().notNull(),
})

/**
 * What the desk knows of a piece of content beside the row that the site shows: its draft, when that is published, and
 * whether it was withdrawn or deleted. What nobody has touched at the desk has no row here.
 */
export const contentItems = pgTable(
  'content_items',
  {
    ...ofThing(),
    /** Of the draft, or of what was published last. */
    title: text().notNull(),
    draft: jsonb().$type<Values>(),
    draftTranslations: jsonb().$type<Translations>(),
    draftBy: text(),
    draftAt: instant(),
    /** When the draft is published; nothing while nobody has scheduled it. */
    publishAt: instant(),
    /** Of news brought from another website, when it was published there: publishing it keeps that day. */
    firstAt: instant(),
    state: text({ enum: ['withdrawn', 'deleted'] }),
    stateAt: instant(),
    /** When what is published was changed last, by staff. */
    editedBy: text(),
    editedAt: instant(),
    /** How many versions there have been. */
    versions: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.id] }),
    index().on(t.publishAt),
    index().on(t.tenantId, t.stateAt),
    // Of what was ever edited, little has a draft or is gone; lists read that alone.
    index('content_items_open_index')
      .on(t.tenantId, t.kind, t.id)
      .where(sql`${t.draft} is not null or ${t.state} is not null`),
    check('content_items_state_known', sql`${t.state} in ('withdrawn', 'deleted')`),
    check('content_items_state_since', sql`(${t.state} is null) = (${t.stateAt} is null)`),
    check('content_items_draft_whole', sql`(${t.draft} is null) = (${t.draftAt} is null)`),
    check('content_items_draft_scheduled', sql`${t.publishAt} is null or ${t.draft} is not null`),
  ],
)

/**
 * What a piece of content was once staff had changed what the site shows of it: undoing and restoring go back to a version.
 * The words of one can be erased.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...ofThing(),
    number: integer().notNull(),
    at: instant().notNull(),
    accountId: text(),
    what: text({
      enum: ['imported', 'published', 'scheduled', 'withdrawn', 'deleted', 'restored', 'undone', 'replaced'],
    }).notNull(),
    /** What it was on the site since: `absent` before it was first published. */
    state: text({ enum: ['published', 'withdrawn', 'deleted', 'absent'] }).notNull(),
    /** Of the row as it was stored: whether anybody else has changed it since. */
    digest: bytes(),
    /** Nothing where it was absent, and once they were erased. */
    words: jsonb().$type<Values>(),
    translations: jsonb().$type<Translations>(),
    publishedAt: instant(),
    erasedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.id, t.number] }),
    index().on(t.tenantId, t.at),
    check(
      'content_versions_what_known',
      sql`${t.what} in ('imported', 'published', 'scheduled', 'withdrawn', 'deleted', 'restored', 'undone', 'replaced')`,
    ),
    check('content_versions_state_known', sql`${t.state} in ('published', 'withdrawn', 'deleted', 'absent')`),
    check('content_versions_number', sql`${t.number} > 0`),
  ],
)

/** Who has a piece of content open at the desk. */
export const contentPresence = pgTable(
  'content_presence',
  { ...ofThing(), accountId: text().notNull(), seenAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id, t.accountId] }), index().on(t.tenantId, t.seenAt)],
)

/** Addresses that show the site with values nobody has published: by the hash of their secret, once, for minutes. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    ...ofThing(),
    hash: bytes().notNull(),
    words: jsonb().$type<Values>().notNull(),
    translations: jsonb().$type<Translations>(),
    language: text(),
    /** The path to look at. */
    path: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] }), index().on(t.tenantId, t.expiresAt)],
)

/** What was published and then taken back: its address says so. */
export const withdrawnPages = pgTable('withdrawn_pages', { ...ofThing(), at: instant().notNull() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.kind, t.id] }),
])

/** The words of a published piece of content in another language than the mosque's own, by the columns of its row. */
export const contentTranslations = pgTable(
  'content_translations',
  { ...ofThing(), language: text().notNull(), words: jsonb().$type<Values>().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id, t.language] })],
)
