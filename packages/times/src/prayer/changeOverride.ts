import { eq } from 'drizzle-orm'
import { type Tx, dayOverrides } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { OverrideError } from './ScheduleError.ts'
import { overrideProblems, storeOverride } from './writeSchedule.ts'

/** What a single day says for itself: times by prayer (null: no congregation; Jumu'ah: one or several, by commas), and a note. */
export type OwnDay = { jamaat: Record<string, string | null>; note?: string }

/** What is to change of it; what is not named stays. */
export type OwnDayChange = {
  set?: OwnDay['jamaat']
  /** Prayers that go by table and rules again. */
  takeBack?: readonly string[]
  /** An empty text takes the note away. */
  note?: string
}

/**
 * Changes what a single day says for itself, beside what was set for it before.
 * @param day `YYYY-MM-DD`
 * @returns what the day says now; nothing: it is a day like any other
 * @throws OverrideError when the day cannot say it, as Jumu'ah on a Saturday
 */
export async function changeOverride(
  tx: Tx,
  tenantId: string,
  day: string,
  { set = {}, takeBack = [], note }: OwnDayChange,
): Promise<OwnDay | undefined> {
  // Two who change the same day at once do so one after the other, also while there is no row to hold.
  await lockUntilCommit(tx, `day ${day}`)
  const [before] = await tx.select().from(dayOverrides).where(eq(dayOverrides.day, day))
  const stored = Object.entries(before?.jamaat ?? {}).filter(([prayer]) => !takeBack.includes(prayer))
  const jamaat = { ...Object.fromEntries(stored), ...set }
  const text = (note ?? before?.note ?? '').trim()
  const written = { day, jamaat, ...(text === '' ? {} : { note: text }) }
  const problems = overrideProblems(written)
  if (problems.length > 0) throw new OverrideError({ code: 'unusable', problems })
  await storeOverride(tx, tenantId, written)
  if (Object.keys(jamaat).length === 0 && text === '') return undefined
  return { jamaat, ...(text === '' ? {} : { note: text }) }
}

/** Makes a day one like any other. */
export async function clearOverride(tx: Tx, tenantId: string, day: string): Promise<void> {
  await lockUntilCommit(tx, `day ${day}`)
  await storeOverride(tx, tenantId, { day, jamaat: {} })
}
