import { eq } from 'drizzle-orm'
import { type Tx, dayOverrides } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { OverrideError } from './ScheduleError.ts'
import { overrideProblems, storeOverride } from './writeSchedule.ts'

/** A day’s override: times by prayer (null: no jamaat; Jumu'ah: one or several, separated by commas) and a note. */
export type DayOverride = { jamaat: Record<string, string | null>; note?: string }

/** A change to an override; other values are kept. */
export type OwnDayChange = {
  set?: DayOverride['jamaat']
  /** Prayers whose override is removed. */
  reset?: readonly string[]
  /** An empty string removes the note. */
  note?: string
}

/**
 * Merges a change into a day’s override.
 * @param day `YYYY-MM-DD`
 * @returns the new override, or undefined if there is none
 * @throws OverrideError if it is invalid, such as Jumu'ah on a Saturday
 */
export async function changeOverride(
  tx: Tx,
  tenantId: string,
  day: string,
  { set = {}, reset = [], note }: OwnDayChange,
): Promise<DayOverride | undefined> {
  // Serialises changes to the same day, even if there is no row to lock.
  await lockUntilCommit(tx, `day ${day}`)
  const [currentRow] = await tx.select().from(dayOverrides).where(eq(dayOverrides.day, day))
  const keptTimes = Object.entries(currentRow?.jamaat ?? {}).filter(([prayer]) => !reset.includes(prayer))
  const jamaat = { ...Object.fromEntries(keptTimes), ...set }
  const text = (note ?? currentRow?.note ?? '').trim()
  const override = { day, jamaat, ...(text === '' ? {} : { note: text }) }
  const problems = overrideProblems(override)
  if (problems.length > 0) throw new OverrideError({ code: 'invalid', problems })
  await storeOverride(tx, tenantId, override)
  if (Object.keys(jamaat).length === 0 && text === '') return undefined
  return { jamaat, ...(text === '' ? {} : { note: text }) }
}

/** Removes a day’s override. */
export async function clearOverride(tx: Tx, tenantId: string, day: string): Promise<void> {
  await lockUntilCommit(tx, `day ${day}`)
  await storeOverride(tx, tenantId, { day, jamaat: {} })
}
