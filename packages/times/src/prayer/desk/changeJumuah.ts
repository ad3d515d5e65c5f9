import type { DeskJumuah, JumuahChange } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import { storeJumuah } from '../writeSchedule.ts'
import {
  jumuahSubject,
  readDeskJumuah,
  readLoggedJumuah,
  readStoredJumuah,
  type StoredJumuah,
  toStored,
  versionOfJumuah,
} from './jumuah.ts'
import type { DayWriter } from './writeDay.ts'

async function writeChange(
  { tx, tenant, accountId, now }: DayWriter,
  kind: string,
  before: StoredJumuah[],
  after: StoredJumuah[],
): Promise<{ change: string }> {
  await storeJumuah(tx, tenant.id, after)
  const content = { values: {}, before, after }
  return { change: await writeLog(tx, { accountId, kind, subject: jumuahSubject, content, now }) }
}

/**
 * Changes and logs the weekly Jumu'ahs, unless they have changed since the given version.
 * @returns the current Jumu'ahs if there is a conflict
 * @throws ScheduleError
 */
export async function changeJumuah(
  writer: DayWriter,
  { version, prayers }: JumuahChange,
): Promise<{ change: string } | { conflict: DeskJumuah }> {
  const { tx, tenant, now } = writer
  const after = toStored(prayers)
  await lockUntilCommit(tx, jumuahSubject)
  const before = await readStoredJumuah(tx)
  if (versionOfJumuah(before) !== version) return { conflict: await readDeskJumuah(tx, tenant, now) }
  return writeChange(writer, 'jumuahChanged', before, after)
}

/**
 * Restores the previous weekly Jumu'ahs, unless they have changed since.
 * @returns the current ones if there is a conflict
 */
export async function undoJumuah(
  writer: DayWriter,
  { content }: Pick<LogEntry, 'content'>,
): Promise<{ change: string } | { conflict: StoredJumuah[] }> {
  const { tx } = writer
  await lockUntilCommit(tx, jumuahSubject)
  const [before, after] = [readLoggedJumuah(content?.before), readLoggedJumuah(content?.after)]
  const current = await readStoredJumuah(tx)
  if (versionOfJumuah(current) !== versionOfJumuah(after)) return { conflict: current }
  return writeChange(writer, 'jumuahUndone', after, before)
}
