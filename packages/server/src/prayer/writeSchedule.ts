import { readJamaatRules, type RuleProblem } from '@minaret/timetable'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { dayOverrides, eidPrayers, jamaatRules, jumuahSlots } from '../db/schedule.ts'

type WithoutTenant<Row> = Omit<Row, 'tenantId' | 'position'>

/** What a mosque writes down of its congregations. */
export type WrittenSchedule = {
  /** By prayer, one rule or several by when they hold, in the words of `readJamaatRules`. */
  jamaat: Record<string, string | Record<string, string>>
  jumuah: readonly WithoutTenant<typeof jumuahSlots.$inferInsert>[]
  eid: readonly WithoutTenant<typeof eidPrayers.$inferInsert>[]
}

/** Everything that is wrong with what was written; nothing when it can be stored. */
export function scheduleProblems({ jamaat, jumuah }: WrittenSchedule): RuleProblem[] {
  const read = readJamaatRules(jamaat)
  const slots = jumuah.flatMap(({ name, rules }, at) => {
    const slot = readJamaatRules({ dhuhr: rules })
    return slot.ok ? [] : slot.problems.map((problem) => ({ ...problem, prayer: name ?? `Jumu'ah ${at + 1}` }))
  })
  return [...(read.ok ? [] : read.problems), ...slots]
}

/**
 * Puts a mosque's rules, Jumu'ahs and Eid prayers in place of those it had, in the caller's transaction. Single days stay.
 * @throws RangeError when something cannot be read: ask `scheduleProblems` first
 */
export async function storeSchedule(tx: Tx, tenantId: string, written: WrittenSchedule): Promise<void> {
  const [problem] = scheduleProblems(written)
  if (problem) throw new RangeError(`${problem.prayer}: ${problem.message}`)
  const rules = Object.entries(written.jamaat).flatMap(([prayer, value]) =>
    Object.entries(typeof value === 'string' ? { always: value } : value).map(([whenHeld, rule]) => ({
      tenantId,
      prayer: prayerOf(prayer),
      whenHeld: whenHeld.trim().toLowerCase(),
      rule,
    })),
  )
  await tx.delete(jamaatRules).where(eq(jamaatRules.tenantId, tenantId))
  await tx.delete(jumuahSlots).where(eq(jumuahSlots.tenantId, tenantId))
  await tx.delete(eidPrayers).where(eq(eidPrayers.tenantId, tenantId))
  if (rules.length > 0) await tx.insert(jamaatRules).values(rules)
  const inOrder = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, tenantId, position }))
  if (written.jumuah.length > 0) await tx.insert(jumuahSlots).values(inOrder(written.jumuah))
  if (written.eid.length > 0) await tx.insert(eidPrayers).values(inOrder(written.eid))
}

const names = jamaatRules.prayer.enumValues

function prayerOf(text: string): (typeof names)[number] {
  const found = names.find((name) => name === text.trim().toLowerCase())
  if (!found) throw new RangeError(`"${text}" is none of ${names.join(', ')}.`)
  return found
}

/**
 * Sets what a single day says for itself, in place of what it said before; nothing at all: the day is like any other.
 * @param day `YYYY-MM-DD` @param jamaat `HH:MM` by prayer; null: no congregation
 */
export async function storeOverride(
  tx: Tx,
  tenantId: string,
  { day, jamaat, note }: { day: string; jamaat: Record<string, string | null>; note?: string },
): Promise<void> {
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
