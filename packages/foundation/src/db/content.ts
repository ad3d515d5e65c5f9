import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, currency, image, instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A tenant's configuration: one row per key (`decisions.md` 5). Never a secret. */
export const settings = pgTable(
  'settings',
  { tenantId: ownTenant(), key: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] })],
)

/** Wall-clock minutes since midnight. */
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
    /** Asr by the other school, if the table has both. */
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

/** A range of consecutive days and the file they came from. Without a file, it is unknown which of several it was. */
export type ImportedDays = {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
  file?: string
  /** The version of the import they came with, if it is a different one: restoring an earlier timetable restores its days. */
  version?: string
}

/** Each accepted timetable import; the newest row has the version of the timetable in use. */
export const timetableImports = pgTable(
  'timetable_imports',
  {
    tenantId: ownTenant(),
    /** Digest of the days that were stored. */
    version: text().notNull(),
    fileName: text().notNull(),
    days: integer().notNull(),
    warnings: integer().notNull(),
    /** Which days came from which file; null for imports from before this was recorded. */
    sources: jsonb().$type<ImportedDays[]>(),
    /** The clock rather than the transaction's time, so that two imports in one transaction have an order too. */
    importedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.version] }), index().on(t.tenantId, t.importedAt)],
)

/** An example of what an amount pays for, shown beside the presets: £25 buys a square metre of slate. */
export type AmountExample = {
  /** In the minor unit of the cause's first currency. */
  amountMinor: number
  text: string
}

/** A cause that donors can give to. */
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
    /** Whether gifts are unrestricted: always for `general`, never for `zakat`. */
    anyPurpose: boolean().notNull().default(false),
    /** In the minor unit of the first currency. */
    minMinor: integer().notNull().default(100),
    maxMinor: integer().notNull().default(1_000_000),
    presetsMinor: integer().array().notNull(),
    /** In ascending order of amount. */
    examples: jsonb().$type<AmountExample[]>().notNull().default([]),
    currencies: currency().array().notNull(),
    giftAid: boolean().notNull().default(false),
    /** The regular gifts it accepts: every Friday, every month, daily until an end date. */
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

/** The number of visitors on one day. Deleting the salt makes that day's hashes useless. */
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

/** The visitors counted on a day, each as a salted hash that is deleted with the salt after the day. */
export const visitorMarks = pgTable(
  'visitor_marks',
  { tenantId: ownTenant(), day: date({ mode: 'string' }).notNull(), mark: bytes().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.mark] })],
)

/**
 * Web Vitals measured in browsers: the number of page views in each bucket, per day, kind of page and kind of device. It
 * holds no personal data, and no page that could identify a person.
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

/** The total number of visitors. Every page shows it, so it is one row however many years there are. */
export const visitorTotals = pgTable(
  'visitor_totals',
  { tenantId: ownTenant(), visitors: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId] })],
)
