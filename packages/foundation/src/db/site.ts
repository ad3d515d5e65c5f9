import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { image, instant, position, publishedAt, updatedAt } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A page about the mosque. */
export const aboutSections = pgTable(
  'about_sections',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** A member of the mosque's team, paid or voluntary. */
export const teamMembers = pgTable(
  'team_members',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    name: text().notNull(),
    role: text().notNull(),
    biography: text(),
    email: text(),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** A vacancy, shown until the end of its closing date. */
export const vacancies = pgTable(
  'vacancies',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    hours: text(),
    paid: boolean(),
    closes: date({ mode: 'string' }),
    /** The last day it is shown: `infinity` if none is set, so that an index finds the open ones. */
    overOn: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce("closes", 'infinity'::date)`),
    contact: text(),
    publishedAt: publishedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.position, t.id),
    index().on(t.tenantId, t.overOn),
  ],
)

/** An event. */
export const events = pgTable(
  'events',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /**
     * When lists drop it: at its end. Without an end, 24 hours after its start if it lasts all day, otherwise two hours after
     * its start, so that visitors who are late still find it.
     */
    overAt: instant()
      .notNull()
      .generatedAlwaysAs(
        // Calculated in UTC: a generated column must not depend on the session's time zone.
        sql`coalesce("ends_at", ("starts_at" at time zone 'UTC' + case when "all_day" then interval '24 hours' else interval '2 hours' end) at time zone 'UTC')`,
      ),
    /** IANA name; null for the tenant's own. */
    timeZone: text(),
    allDay: boolean().notNull().default(false),
    cancelled: boolean().notNull().default(false),
    /** Frequency of a series; null for a single event. */
    repeats: text({ enum: ['daily', 'weekly', 'fortnightly', 'monthly'] }),
    /** Weekdays of a series, 1 is Monday; null for the weekday of its first date. */
    weekdays: smallint().array(),
    /** Last day of a series. */
    repeatsUntil: date({ mode: 'string' }),
    /** Days on which it is not held. */
    exceptDays: date({ mode: 'string' }).array(),
    /** The prayer it begins after; `startsAt` is then only approximate. */
    prayer: text({ enum: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] }),
    /** Minutes after that prayer's jamaat. */
    minutesAfter: smallint(),
    place: text(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    audience: text(),
    price: text(),
    booking: text(),
    contact: text(),
    image: image(),
    publishedAt: publishedAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.startsAt, t.id),
    index().on(t.tenantId, t.overAt, t.id),
    // Few rows, which every list reads in full.
    index('events_series_index')
      .on(t.tenantId, t.id)
      .where(sql`${t.repeats} is not null or ${t.prayer} is not null`),
    check('events_end_after_start', sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
    check('events_repeats_known', sql`${t.repeats} in ('daily', 'weekly', 'fortnightly', 'monthly')`),
    check('events_prayer_known', sql`${t.prayer} in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')`),
    check(
      'events_minutes_after',
      sql`${t.minutesAfter} is null or (${t.prayer} is not null and ${t.minutesAfter} between 0 and 240)`,
    ),
  ],
)

/** A news article. */
export const news = pgTable(
  'news',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    author: text(),
    image: image(),
    publishedAt: publishedAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.publishedAt, t.id)],
)

/** A file to download. */
export const resources = pgTable(
  'resources',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    category: text().notNull(),
    title: text().notNull(),
    summary: text(),
    href: text().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    publishedAt: publishedAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** A service the mosque offers. */
export const services = pgTable(
  'services',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    price: text(),
    hours: text(),
    contact: text(),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** A legal page: `privacy` or `terms-conditions`. */
export const legalPages = pgTable(
  'legal_pages',
  {
    tenantId: ownTenant(),
    id: text({ enum: ['privacy', 'terms-conditions'] }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    check('legal_pages_known', sql`${t.id} in ('privacy', 'terms-conditions')`),
  ],
)

/** A picture of the gallery. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    album: text().notNull(),
    caption: text(),
    image: image().notNull(),
    publishedAt: publishedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** An ongoing class. */
export const classes = pgTable(
  'classes',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    /** When it is held, in the mosque's words. */
    occurs: text(),
    audience: text(),
    teacher: text(),
    place: text(),
    price: text(),
    contact: text(),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position, t.id)],
)

/** A course with applications. */
export const courses = pgTable(
  'courses',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    starts: date({ mode: 'string' }),
    ends: date({ mode: 'string' }),
    occurs: text(),
    audience: text(),
    teacher: text(),
    place: text(),
    price: text(),
    contact: text(),
    /** Total number of places; null if unlimited. */
    places: integer(),
    /** Places allocated; updated under the row's lock. */
    placesTaken: integer().notNull().default(0),
    /** The last day for applications. */
    closes: date({ mode: 'string' }),
    image: image(),
    publishedAt: publishedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.position, t.id),
    check('courses_places', sql`${t.placesTaken} >= 0 and (${t.places} is null or ${t.placesTaken} <= ${t.places})`),
  ],
)
