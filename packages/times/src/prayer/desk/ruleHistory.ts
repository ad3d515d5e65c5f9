import { desc, inArray, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { StaffChange, TimeReason } from '@minaret/contract/desk'
import { deskLog, staffAccounts, type Tx } from '@minaret/foundation/db'
import { prayers } from '@minaret/timetable'
import { readWrittenRules, rulesSubject, type StoredPrayerRules } from './rules.ts'

type Prayer = (typeof prayers)[number]

/** The maximum number of log entries to read; older ones concern outdated rules. */
const maxEntries = 200

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The key under which a rule is stored. @param source the kind of rule that set a day’s time */
export function keyOfRule(
  source: TimeReason['usualSource'],
  day: string,
  rules: StoredPrayerRules,
): string | undefined {
  const keys = Object.keys(rules)
  switch (source) {
    case 'ordinary':
      return 'always'
    case 'summer':
    case 'ramadan':
      return source
    case 'weekday':
      return weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]
    case 'dated':
      return keys
        .filter((key) => key.startsWith('from ') && key <= `from ${day}`)
        .toSorted()
        .at(-1)
    default:
      return undefined
  }
}

const rulesSchema = z.record(z.string(), z.string())
const readRules = (value: unknown): StoredPrayerRules => rulesSchema.safeParse(value).data ?? {}

/**
 * Reads from the log who set the rule for a prayer’s time on a day.
 * @returns a function that returns the change to a prayer’s rule, or undefined if it was last set by a command
 */
export async function readRuleHistory(
  tx: Tx,
  day: string,
): Promise<(prayer: Prayer, source: TimeReason['usualSource']) => StaffChange | undefined> {
  const entries = await tx
    .select({ subject: deskLog.subject, content: deskLog.content, at: deskLog.at, by: staffAccounts.name })
    .from(deskLog)
    .leftJoin(staffAccounts, eq(staffAccounts.id, deskLog.accountId))
    .where(inArray(deskLog.subject, prayers.map(rulesSubject)))
    .orderBy(desc(deskLog.position))
    .limit(maxEntries)
  if (entries.length === 0) return () => undefined
  const rules = new Map<Prayer, StoredPrayerRules>()
  for (const prayer of prayers) rules.set(prayer, await readWrittenRules(tx, prayer))
  return (prayer, source) => {
    const currentRules = rules.get(prayer) ?? {}
    const key = keyOfRule(source, day, currentRules)
    if (key === undefined) return undefined
    const entry = entries.find(
      ({ subject, content }) =>
        subject === rulesSubject(prayer) && readRules(content?.before)[key] !== readRules(content?.after)[key],
    )
    if (!entry || readRules(entry.content?.after)[key] !== currentRules[key]) return undefined
    return { ...(entry.by === null ? {} : { by: entry.by }), at: entry.at.toISOString() }
  }
}
