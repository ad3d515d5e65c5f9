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

/** Somebody who works for the mosque, paid or not. */
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

/** A post the mosque wants to fill; shown to the end of its last day. */
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
    /** The last day it is shown: `infinity` where none is set, so that an index finds the open ones. */
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
     * When it is over for lists: its end. Where none is known, a day after its start when it lasts all day, else two
     * hours after it: who comes late still finds it.
     */
    overAt: instant()
      .notNull()
      .generatedAlwaysAs(
        // By way of UTC, where an hour is an hour: the database may store what no setting of a session changes.
        sql`coalesce("ends_at", ("starts_at" at time zone 'UTC' + case when "all_day" then interval '24 hours' else interval '2 hours' end) at time zone 'UTC')`,
      ),
    /** IANA name; the tenant's where it is missing. */
    timeZone: text(),
    allDay: boolean().notNull().default(false),
    cancelled: boolean().notNull().default(false),
    /** How a series goes on from its first day; nothing of what is held once. */
    repeats: text({ enum: ['daily', 'weekly', 'fortnightly', 'monthly'] }),
    /** The days of its weeks, 1 is Monday; nothing where it is the first one's. */
    weekdays: smallint().array(),
    /** Its last day. */
    repeatsUntil: date({ mode: 'string' }),
    /** Days on which it is not held. */
    exceptDays: date({ mode: 'string' }).array(),
    /** The prayer it begins after; its own time then says only about when. */
    prayer: text({ enum: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] }),
    /** How many minutes after that prayer's jamaat. */
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
    // There are few of them, and each list reads them all.
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

/** A piece of news. */
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

/** What the mosque does for people. */
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

/** A class that goes on. */
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

/** A course one applies for. */
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
    /** Places there are; nothing where there is no limit. */
    places: integer(),
    /** Places given; moved under the row's lock. */
    placesTaken: integer().notNull().default(0),
    /** The last day one can apply. */
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
