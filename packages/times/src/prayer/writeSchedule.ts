import {
  isCalendarDay,
  isFriday,
  prayers,
  readClock,
  readJamaatRules,
  readPrayerRules,
  type RuleProblem,
  type TimeReason,
} from '@minaret/timetable'
import { eq } from 'drizzle-orm'
import { type Tx, dayOverrides, eidPrayers, jamaatRules, jumuahSlots } from '@minaret/foundation/db'

type WithoutTenant<Row> = Omit<Row, 'tenantId' | 'position'>

/** A mosque’s rules, Jumu'ahs and Eid prayers for storage. */
export type ScheduleInput = {
  /** By prayer, one rule or several by condition, in the format of `readJamaatRules`. */
  jamaat: Record<string, string | Record<string, string>>
  jumuah: readonly WithoutTenant<typeof jumuahSlots.$inferInsert>[]
  eid: readonly WithoutTenant<typeof eidPrayers.$inferInsert>[]
}

/** All problems with a schedule, empty if it can be stored. */
export function scheduleProblems({ jamaat, jumuah }: ScheduleInput): RuleProblem[] {
  const result = readJamaatRules(jamaat)
  const slots = jumuah.flatMap(({ name, rules }, index) => {
    const { problems } = readPrayerRules('jumuah', rules)
    return problems.map((problem) => ({ prayer: name ?? `Jumu'ah ${index + 1}`, ...problem }))
  })
  return [...(result.ok ? [] : result.problems), ...slots]
}

/**
 * Replaces a mosque’s rules, Jumu'ahs and Eid prayers. Overrides are kept.
 * @throws RangeError if a rule is invalid: check with `scheduleProblems` first
 */
export async function storeSchedule(tx: Tx, tenantId: string, schedule: ScheduleInput): Promise<void> {
  const [problem] = scheduleProblems(schedule)
  if (problem) throw new RangeError(`${problem.prayer}: ${problem.message}`)
  const rules = Object.entries(schedule.jamaat).flatMap(([prayer, value]) =>
    Object.entries(typeof value === 'string' ? { always: value } : value).map(([whenHeld, rule]) => ({
      tenantId,
      prayer: prayerOf(prayer),
      whenHeld: whenHeld.trim().toLowerCase(),
      rule,
    })),
  )
  await tx.delete(jamaatRules).where(eq(jamaatRules.tenantId, tenantId))
  await tx.delete(eidPrayers).where(eq(eidPrayers.tenantId, tenantId))
  if (rules.length > 0) await tx.insert(jamaatRules).values(rules)
  await storeJumuah(tx, tenantId, schedule.jumuah)
  const eids = schedule.eid.map((row, position) => ({ ...row, tenantId, position }))
  if (eids.length > 0) await tx.insert(eidPrayers).values(eids)
}

/** Replaces the weekly Jumu'ahs. Validate their rules with `readPrayerRules` first. */
export async function storeJumuah(tx: Tx, tenantId: string, slots: ScheduleInput['jumuah']): Promise<void> {
  await tx.delete(jumuahSlots).where(eq(jumuahSlots.tenantId, tenantId))
  const rows = slots.map((row, position) => ({ ...row, tenantId, position }))
  if (rows.length > 0) await tx.insert(jumuahSlots).values(rows)
}

/** Replaces a prayer’s rules, by condition. Validate them with `readPrayerRules` first. */
export async function storePrayerRules(
  tx: Tx,
  tenantId: string,
  prayer: (typeof names)[number],
  rules: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.delete(jamaatRules).where(eq(jamaatRules.prayer, prayer))
  const rows = Object.entries(rules).map(([whenHeld, rule]) => ({ tenantId, prayer, whenHeld, rule }))
  if (rows.length > 0) await tx.insert(jamaatRules).values(rows)
}

const names = jamaatRules.prayer.enumValues

function prayerOf(text: string): (typeof names)[number] {
  const match = names.find((name) => name === text.trim().toLowerCase())
  if (!match) throw new RangeError(`"${text}" is not one of ${names.join(', ')}.`)
  return match
}

/** An override for storage. */
export type OverrideInput = {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` by prayer, for `jumuah` possibly several separated by commas, or null if there is no jamaat. */
  jamaat: Record<string, string | null>
  note?: string
}

const overridePrayers = [...prayers, 'jumuah', 'taraweeh', 'eid'] as const

/** The prayer in whose half of the day a time is interpreted: taraweeh follows Isha; Eid prayers are in the morning. */
const halfDayPrayer = { taraweeh: 'isha', eid: 'fajr' } as const

/** A problem with an override: a message, and a reason unless only its text is invalid. */
export type OverrideProblem = { message: string; reason?: TimeReason | { code: 'notFriday'; day: string } }

/** All problems with an override, empty if it can be stored. */
export function overrideProblems({ day, jamaat }: OverrideInput): OverrideProblem[] {
  if (!isCalendarDay(day))
    return [{ message: `"${day}" is not a date. Write it like 2026-12-25.`, reason: { code: 'noDay', day } }]
  return Object.entries(jamaat).flatMap(([name, text]): OverrideProblem[] => {
    const prayer = overridePrayers.find((candidate) => candidate === name)
    if (!prayer) return [{ message: `"${name}" is not one of ${overridePrayers.join(', ')}.` }]
    if (prayer === 'jumuah' && !isFriday(day))
      return [{ message: `${day} is not a Friday, so it has no Jumu'ah.`, reason: { code: 'notFriday', day } }]
    if (text === null) return []
    const isSeveral = prayer === 'jumuah' || prayer === 'eid'
    return (isSeveral ? text.split(',') : [text]).flatMap((clock) => {
      const result = readClock(clock, prayer === 'taraweeh' || prayer === 'eid' ? halfDayPrayer[prayer] : prayer)
      return 'problem' in result ? [{ message: result.problem, ...(result.reason && { reason: result.reason }) }] : []
    })
  })
}

/**
 * Replaces a day’s override, or deletes it if it is empty.
 * @throws RangeError if the override is invalid: check with `overrideProblems` first
 */
export async function storeOverride(tx: Tx, tenantId: string, override: OverrideInput): Promise<void> {
  const { day, jamaat, note } = override
  const [problem] = overrideProblems(override)
  if (problem) throw new RangeError(problem.message)
  if (Object.keys(jamaat).length === 0 && note === undefined) {
    await tx.delete(dayOverrides).where(eq(dayOverrides.day, day))
    return
  }
  const row = { tenantId, day, jamaat, note: note ?? null }
  await tx
    .insert(dayOverrides)
    .values(row)
    .onConflictDoUpdate({ target: [dayOverrides.tenantId, dayOverrides.day], set: row })
}
