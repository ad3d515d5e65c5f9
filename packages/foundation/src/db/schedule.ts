import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ownTenant } from './ownTenant.ts'

/** When a prayer's congregation stands, by when the rule holds, in the words of `@minaret/timetable`'s rules. */
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

/** A Jumu'ah of the mosque's Fridays. */
export const jumuahSlots = pgTable(
  'jumuah_slots',
  {
    tenantId: ownTenant(),
    position: integer().notNull(),
    name: text(),
    venue: text(),
    language: text(),
    khatib: text(),
    /** Rules by when they hold, as those of a prayer. */
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

/** A prayer of an Eid; of every year, or of one Hijri year. */
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

/** What a single day says for itself, before table and rules. */
export const dayOverrides = pgTable(
  'day_overrides',
  {
    tenantId: ownTenant(),
    day: date({ mode: 'string' }).notNull(),
    /** `HH:MM` by prayer, of `jumuah` several with commas between; null: no congregation. */
    jamaat: jsonb().$type<Record<string, string | null>>().notNull(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
)
