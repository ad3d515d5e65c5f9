import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, endless, image, instant, position, publicId, publishedAt } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** What happens every week. */
export const activities = pgTable(
  'activities',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    /** ISO 8601: 1 is Monday. */
    weekday: smallint().notNull(),
    /** Minutes of the wall clock. */
    starts: smallint(),
    ends: smallint(),
    place: text(),
    audience: text(),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.weekday, t.position, t.id),
    check('activities_weekday', sql`${t.weekday} between 1 and 7`),
  ],
)

/** A banner of the home page. */
export const banners = pgTable(
  'banners',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    text: text(),
    image: image(),
    link: text(),
    linkText: text(),
    fromAt: instant(),
    untilAt: instant(),
    overAt: endless(sql`"until_at"`),
    publishedAt: publishedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.position, t.id),
    index().on(t.tenantId, t.overAt),
  ],
)

/** What the mosque tells everybody, for a time. */
export const announcements = pgTable(
  'announcements',
  {
    tenantId: ownTenant(),
    id: publicId(),
    kind: text({ enum: ['ordinary', 'janazah', 'emergency'] })
      .notNull()
      .default('ordinary'),
    title: text(),
    text: text().notNull(),
    fromAt: instant().notNull().defaultNow(),
    untilAt: instant(),
    overAt: endless(sql`"until_at"`),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.fromAt),
    index().on(t.tenantId, t.overAt),
    check('announcements_kind_known', sql`${t.kind} in ('ordinary', 'janazah', 'emergency')`),
  ],
)

/** How a screen said it was. */
export type TvHeartbeat = {
  /** When it said so. */
  at: string
  /** What it was drawn by. */
  release: string
  /** Since what it shows was fetched or confirmed. */
  ageSeconds?: number
  /** How far the host's clock is ahead of its own. */
  offsetMs?: number
  /** Of its picture: `1920x1080`. */
  size?: string
  /** Since it started. */
  upSeconds?: number
}

/** A screen in the hall, by its token's hash. */
export const tvScreens = pgTable(
  'tv_screens',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    tokenHash: bytes().notNull(),
    createdAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
    /** When it last asked, to the minute. */
    seenAt: instant(),
    /** What the app that runs on it last said; nothing of a plain page. */
    beat: jsonb().$type<TvHeartbeat>(),
    /** Raised to make it start anew. */
    reload: integer().notNull().default(0),
    /** Which way its picture is drawn; null: as its address says. */
    orientation: text({ enum: ['landscape', 'portrait'] }),
    /** When the mosque was last written to because it was silent. */
    toldAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.tokenHash),
    check('tv_screens_reload', sql`${t.reload} >= 0`),
    check('tv_screens_orientation_known', sql`${t.orientation} in ('landscape', 'portrait')`),
  ],
)

/**
 * A display that waits to be added: it shows its code, which staff type at the desk. The display's secret becomes its token.
 * The code stands here as it is shown: it opens nothing by itself, and only for ten minutes.
 */
export const tvPairings = pgTable(
  'tv_pairings',
  {
    tenantId: ownTenant(),
    tokenHash: bytes().notNull(),
    /** Eight digits. */
    code: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    unique().on(t.tenantId, t.code),
    index().on(t.tenantId, t.expiresAt),
    check('tv_pairings_code_digits', sql`${t.code} ~ '^[0-9]{8}$'`),
  ],
)
