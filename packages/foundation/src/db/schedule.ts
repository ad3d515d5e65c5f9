import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ownTenant } from './ownTenant.ts'

/** Rules for a prayer's jamaat time, by the period in which they apply, in the syntax of `@minaret/timetable`. */
export const jamaatRules = pgTable(
  'jamaat_rules',
  {
    tenantId: ownTenant(),
    prayer: text({ enum: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] }).notNull(),
    /** `always`, `summer`, `ramadan`, `friday`, `from 2026-03-29`. */
    whenHeld: text().notNull(),
    rule: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.prayer, t.whenHeld] }),
    check('jamaat_rules_prayer_known', sql`${t.prayer} in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')`),
  ],
)

/** One of the mosque's Jumu'ah prayers. */
export const jumuahSlots = pgTable(
  'jumuah_slots',
  {
    tenantId: ownTenant(),
    position: integer().notNull(),
    name: text(),
    venue: text(),
    language: text(),
    khatib: text(),
    /** Rules by the period in which they apply, as for a prayer. */
    rules: jsonb().$type<Record<string, string>>().notNull(),
    fromDay: date({ mode: 'string' }),
    untilDay: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.position] }),
    check(
      'jumuah_slots_until_after_from',
      sql`${t.fromDay} is null or ${t.untilDay} is null or ${t.untilDay} >= ${t.fromDay}`,
    ),
  ],
)

/** An Eid prayer, for every year or for one Hijri year. */
export const eidPrayers = pgTable(
  'eid_prayers',
  {
    tenantId: ownTenant(),
    position: integer().notNull(),
    eid: text({ enum: ['fitr', 'adha'] }).notNull(),
    hijriYear: smallint(),
    /** Minutes after midnight. */
    at: smallint().notNull(),
    name: text(),
    venue: text(),
    language: text(),
    khatib: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.position] }),
    check('eid_prayers_eid_known', sql`${t.eid} in ('fitr', 'adha')`),
    check('eid_prayers_in_a_day', sql`${t.at} between 0 and 1439`),
  ],
)

/** Overrides for a single day, which take precedence over table and rules. */
export const dayOverrides = pgTable(
  'day_overrides',
  {
    tenantId: ownTenant(),
    day: date({ mode: 'string' }).notNull(),
    /** `HH:MM` by prayer, a comma-separated list for `jumuah`; null: no jamaat. */
    jamaat: jsonb().$type<Record<string, string | null>>().notNull(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
)
