import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, endless, image, instant, position, publicId, publishedAt } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A weekly activity. */
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
    /** Wall-clock minutes since midnight. */
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

/** A banner on the home page. */
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

/** An announcement, optionally with an end. */
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

/** The last status report of a display. */
export type TvHeartbeat = {
  /** Time of the report. */
  at: string
  /** The release of the app. */
  release: string
  /** Seconds since its data was fetched or confirmed. */
  ageSeconds?: number
  /** How far the server's clock is ahead of its own. */
  offsetMs?: number
  /** Resolution: `1920x1080`. */
  size?: string
  /** Seconds since it started. */
  upSeconds?: number
}

/** A display in the prayer hall, identified by its token's hash. */
export const tvScreens = pgTable(
  'tv_screens',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    tokenHash: bytes().notNull(),
    createdAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
    /** Last request, to the minute. */
    seenAt: instant(),
    /** The last report of the app that runs on it; null for the no-script page. */
    beat: jsonb().$type<TvHeartbeat>(),
    /** Incremented to make it restart. */
    reload: integer().notNull().default(0),
    /** The orientation it renders in; null to follow its URL. */
    orientation: text({ enum: ['landscape', 'portrait'] }),
    /** When the mosque was last emailed about missing reports. */
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
 * A display waiting to be added: it shows a code, which staff enter at the desk. The display's secret becomes its token.
 * The code is stored in plain text: it is valid for ten minutes and grants nothing by itself.
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
