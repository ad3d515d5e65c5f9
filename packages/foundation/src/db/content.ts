import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, currency, image, instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A tenant's configuration: one row a key (`decisions.md` 5). Never a secret. */
export const settings = pgTable(
  'settings',
  { tenantId: ownTenant(), key: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] })],
)

/** Minutes of a wall clock since midnight. */
const minutes = () => smallint()

/** One day of the mosque's own timetable, in wall-clock minutes of that day. */
export const timetableDays = pgTable(
  'timetable_days',
  {
    tenantId: ownTenant(),
    day: date({ mode: 'string' }).notNull(),
    sunrise: minutes().notNull(),
    fajrBegins: minutes().notNull(),
    fajrJamaat: minutes(),
    dhuhrBegins: minutes().notNull(),
    dhuhrJamaat: minutes(),
    asrBegins: minutes().notNull(),
    asrJamaat: minutes(),
    maghribBegins: minutes().notNull(),
    maghribJamaat: minutes(),
    ishaBegins: minutes().notNull(),
    ishaJamaat: minutes(),
    /** Asr by the other school, where the table prints both. */
    otherAsr: minutes(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day] }),
    check(
      'timetable_days_in_a_day',
      sql`least(${t.sunrise}, ${t.fajrBegins}, ${t.fajrJamaat}, ${t.dhuhrBegins}, ${t.dhuhrJamaat}, ${t.asrBegins}, ${t.asrJamaat}, ${t.maghribBegins}, ${t.maghribJamaat}, ${t.ishaBegins}, ${t.ishaJamaat}, ${t.otherAsr}) >= 0 and greatest(${t.sunrise}, ${t.fajrBegins}, ${t.fajrJamaat}, ${t.dhuhrBegins}, ${t.dhuhrJamaat}, ${t.asrBegins}, ${t.asrJamaat}, ${t.maghribBegins}, ${t.maghribJamaat}, ${t.ishaBegins}, ${t.ishaJamaat}, ${t.otherAsr}) < 1440`,
    ),
  ],
)

/** Days in a row and the file that gave them. Without a file it isn't known which of several did. */
export type ImportedDays = {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
  file?: string
  /** The version of the import they came with, where that is another: going back to an earlier timetable brings its days. */
  version?: string
}

/** Each accepted import of a timetable; the newest names the version of every time the tenant shows. */
export const timetableImports = pgTable(
  'timetable_imports',
  {
    tenantId: ownTenant(),
    /** Digest of the days that were stored. */
    version: text().notNull(),
    fileName: text().notNull(),
    days: integer().notNull(),
    warnings: integer().notNull(),
    /** Which file gave which days; null for an import from before this was recorded. */
    sources: jsonb().$type<ImportedDays[]>(),
    /** The clock's own time: two imports of one transaction have an order too. */
    importedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.version] }), index().on(t.tenantId, t.importedAt)],
)

/** What an amount does, for a donor who chooses one: 25 pounds buy a square metre of slate. */
export type AmountExample = {
  /** In the minor unit of the cause's first currency. */
  amountMinor: number
  text: string
}

/** What one may give to. */
export const causes = pgTable(
  'causes',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    story: jsonb().$type<string[]>().notNull(),
    kind: text({ enum: ['general', 'sadaqah', 'zakat', 'other'] }).notNull(),
    fund: text().notNull(),
    /** Whether the mosque may spend it on anything: what is general always is, and zakat never. */
    anyPurpose: boolean().notNull().default(false),
    /** In the minor unit of the first currency. */
    minMinor: integer().notNull().default(100),
    maxMinor: integer().notNull().default(1_000_000),
    presetsMinor: integer().array().notNull(),
    /** From the smallest amount to the largest. */
    examples: jsonb().$type<AmountExample[]>().notNull().default([]),
    currencies: currency().array().notNull(),
    giftAid: boolean().notNull().default(false),
    /** Whether one may give to it every Friday, every month, daily until a day. */
    jummah: boolean().notNull().default(false),
    monthly: boolean().notNull().default(false),
    daily: boolean().notNull().default(false),
    image: image(),
    publishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.position, t.id),
    check('causes_amounts', sql`${t.minMinor} > 0 and ${t.maxMinor} >= ${t.minMinor}`),
    check('causes_has_currency', sql`cardinality(${t.currencies}) > 0`),
    check('causes_kind_known', sql`${t.kind} in ('general', 'sadaqah', 'zakat', 'other')`),
  ],
)

/** Visitors of one day. The salt makes that day's marks worthless once it is forgotten. */
export const visitorDays = pgTable(
  'visitor_days',
  {
    tenantId: ownTenant(),
    day: date({ mode: 'string' }).notNull(),
    salt: bytes(),
    visitors: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
)

/** Whom a day has counted: a salted hash, forgotten with its salt when the day is over. */
export const visitorMarks = pgTable(
  'visitor_marks',
  { tenantId: ownTenant(), day: date({ mode: 'string' }).notNull(), mark: bytes().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.mark] })],
)

/**
 * How quickly pages were shown and answered in browsers: how many views of a day, a kind of page and a kind of device fell
 * into a bucket. Nothing of a person, and no page that a person could be known by.
 */
export const pageVitals = pgTable(
  'page_vitals',
  {
    tenantId: ownTenant(),
    day: date({ mode: 'string' }).notNull(),
    page: text({ enum: ['home', 'times', 'giving', 'campaign', 'other'] }).notNull(),
    device: text({ enum: ['phone', 'desktop'] }).notNull(),
    metric: text({ enum: ['lcp', 'inp', 'cls'] }).notNull(),
    bucket: smallint().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.page, t.device, t.metric, t.bucket] }),
    check('page_vitals_views', sql`${t.views} > 0 and ${t.bucket} >= 0`),
  ],
)

/** Visitors of all days together: what every page shows is one row, however many years there are. */
export const visitorTotals = pgTable(
  'visitor_totals',
  { tenantId: ownTenant(), visitors: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId] })],
)
