import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Values by the keys of a mosque's content folder, as staff enter them. */
type Values = Record<string, unknown>

/** Translations by language code. */
type Translations = Record<string, Values>

const itemColumns = () => ({
  tenantId: ownTenant(),
  /** The name of the kind in the mosque's content folder. */
  kind: text().notNull(),
  id: text().notNull(),
})

/**
 * The desk's state of a content item, beside the row that the site shows: its draft, when that is published, and
 * whether it was withdrawn or deleted. Content never edited at the desk has no row here.
 */
export const contentItems = pgTable(
  'content_items',
  {
    ...itemColumns(),
    /** The draft's title, or the last published one. */
    title: text().notNull(),
    draft: jsonb().$type<Values>(),
    draftTranslations: jsonb().$type<Translations>(),
    draftBy: text(),
    draftAt: instant(),
    /** When the draft is to be published; null if it is not scheduled. */
    publishAt: instant(),
    /** For imported news, when it was published on the other website: publishing keeps that date. */
    firstAt: instant(),
    state: text({ enum: ['withdrawn', 'deleted'] }),
    stateAt: instant(),
    /** When staff last changed the published version. */
    editedBy: text(),
    editedAt: instant(),
    /** Number of versions so far. */
    versions: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.id] }),
    index().on(t.publishAt),
    index().on(t.tenantId, t.stateAt),
    // Lists read only items with a draft or a state, which are few of the items ever edited.
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
 * A version of a content item, stored whenever staff change what the site shows. Undoing and restoring go back to a version.
 * Its text can be erased.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...itemColumns(),
    number: integer().notNull(),
    at: instant().notNull(),
    accountId: text(),
    what: text({
      enum: ['imported', 'published', 'scheduled', 'withdrawn', 'deleted', 'restored', 'undone', 'replaced'],
    }).notNull(),
    /** The item's state on the site from then on: `absent` before it was first published. */
    state: text({ enum: ['published', 'withdrawn', 'deleted', 'absent'] }).notNull(),
    /** Digest of the stored row, to detect later changes from elsewhere. */
    digest: bytes(),
    /** Null if the item was absent, or once the text was erased. */
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

/** Staff members who have a content item open at the desk. */
export const contentPresence = pgTable(
  'content_presence',
  { ...itemColumns(), accountId: text().notNull(), seenAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id, t.accountId] }), index().on(t.tenantId, t.seenAt)],
)

/** Preview links that show the site with unpublished values: stored by the hash of their secret, valid once, for minutes. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    ...itemColumns(),
    hash: bytes().notNull(),
    words: jsonb().$type<Values>().notNull(),
    translations: jsonb().$type<Translations>(),
    language: text(),
    /** The path of the page to preview. */
    path: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] }), index().on(t.tenantId, t.expiresAt)],
)

/** Pages that were published and then withdrawn: their URLs say so. */
export const withdrawnPages = pgTable('withdrawn_pages', { ...itemColumns(), at: instant().notNull() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.kind, t.id] }),
])

/** The text of a published content item in a language other than the mosque's own, by the columns of its row. */
export const contentTranslations = pgTable(
  'content_translations',
  { ...itemColumns(), language: text().notNull(), words: jsonb().$type<Values>().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.id, t.language] })],
)
