import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DeskDay, OwnDay, TimeReason } from '@minaret/contract/desk'
import { dayOverrides, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { addDays, describeJamaat, openDays, prayers } from '@minaret/timetable'
import { readPrayerSettings } from '../prayerSettings.ts'
import { loadSchedule } from '../schedule.ts'
import { loadTimetable } from '../store.ts'

/** A day without an entry of its own. */
const noEntry: OwnDay = { jamaat: {} }

/** What a day says for itself. */
export async function readOwnDay(tx: Tx, day: string): Promise<OwnDay> {
  const [row] = await tx.select().from(dayOverrides).where(eq(dayOverrides.day, day))
  if (!row) return noEntry
  return { jamaat: row.jamaat, ...(row.note === null ? {} : { note: row.note }) }
}

/** Changes with what a day says for itself, and with nothing else. */
export function versionOf({ jamaat, note }: OwnDay): string {
  const entries = Object.entries(jamaat).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, note ?? '']))
    .digest('base64url')
    .slice(0, 16)
}

/** A weekly rule looks at its whole week. */
const week = 7

/**
 * One day as it is shown, what it says for itself, and for each prayer how its jamaat came about: by the day's own entry,
 * the timetable or a rule, and what it would be without an entry.
 * @param day `YYYY-MM-DD`
 */
export async function readDeskDay(tx: Tx, tenant: Tenant, day: string): Promise<DeskDay> {
  const setting = readPrayerSettings(tenant)
  const { rows } = await loadTimetable(tx, addDays(day, -week), addDays(day, week))
  const { schedule } = await loadSchedule(tx, tenant)
  const own = await readOwnDay(tx, day)
  const overrides = new Map(schedule.overrides)
  overrides.delete(day)
  const shown = openDays({ ...setting, rows, schedule })
  const usual = openDays({ ...setting, rows, schedule: { ...schedule, overrides } })
  const times = shown.day(day)
  const usualTimes = usual.day(day)
  const reasons = times.prayers.map(({ prayer, begins, jamaat, jamaatBy }): TimeReason => {
    const without = usualTimes.prayers.find((one) => one.prayer === prayer)
    const rule = usual.congregation(prayer, day)?.rule
    return {
      prayer,
      begins,
      ...(jamaat ? { jamaat } : {}),
      ...(jamaatBy ? { source: jamaatBy } : {}),
      ...(without?.jamaat ? { usual: without.jamaat } : {}),
      ...(without?.jamaatBy ? { usualSource: without.jamaatBy } : {}),
      ...(rule ? { rule: describeJamaat(rule.time) } : {}),
    }
  })
  const hasEntry = Object.keys(own.jamaat).length > 0 || own.note !== undefined
  return { day, version: versionOf(own), times, ...(hasEntry ? { own } : {}), reasons }
}

/** The jamaat of every prayer on a day, as `HH:MM`; null where none is held. */
export const jamaatTimes = ({ times }: Pick<DeskDay, 'times'>): Record<string, string | null> => ({
  ...Object.fromEntries(
    prayers.map((prayer) => [prayer, times.prayers.find((one) => one.prayer === prayer)?.jamaat?.time ?? null]),
  ),
  ...(times.jumuah ? { jumuah: times.jumuah.map(({ at }) => at.time).join(', ') } : {}),
})
