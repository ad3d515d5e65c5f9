import { z } from 'zod'
import type { DeskRules, RulesChange } from '@minaret/contract/desk'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import { prayers } from '@minaret/timetable'
import { storePrayerRules } from '../writeSchedule.ts'
import {
  readDeskRules,
  readWrittenRules,
  rulesSubject,
  versionOfRules,
  writeRules,
  type StoredPrayerRules,
} from './rules.ts'
import type { DayWriter } from './writeDay.ts'

type Prayer = DeskRules['prayer']

/** Parses a prayer’s rules from a log entry. */
export const readLoggedRules = (value: unknown): StoredPrayerRules =>
  z.record(z.string(), z.string()).parse(value ?? {})

async function writeChange(
  { tx, tenant, accountId, now }: DayWriter,
  kind: string,
  prayer: Prayer,
  before: StoredPrayerRules,
  after: StoredPrayerRules,
): Promise<{ change: string }> {
  await storePrayerRules(tx, tenant.id, prayer, after)
  const content = { values: { prayer }, before, after }
  return { change: await writeLog(tx, { accountId, kind, subject: rulesSubject(prayer), content, now }) }
}

/**
 * Changes and logs a prayer’s rules, unless they have changed since the given version.
 * @returns the current rules if there is a conflict
 * @throws ScheduleError
 */
export async function changeRules(
  writer: DayWriter,
  { version, ...newRules }: RulesChange,
): Promise<{ change: string } | { conflict: DeskRules }> {
  const { tx } = writer
  const { prayer } = newRules
  const after = writeRules(newRules)
  await lockUntilCommit(tx, rulesSubject(prayer))
  const before = await readWrittenRules(tx, prayer)
  if (versionOfRules(before) !== version) return { conflict: await readDeskRules(tx, prayer) }
  return writeChange(writer, 'rulesChanged', prayer, before, after)
}

/**
 * Restores a prayer’s previous rules, unless they have changed since.
 * @returns the current rules if there is a conflict
 */
export async function undoRules(
  writer: DayWriter,
  { content }: Pick<LogEntry, 'content'>,
): Promise<{ change: string } | { conflict: StoredPrayerRules }> {
  const { tx } = writer
  const prayer = prayers.find((candidate) => candidate === content?.values['prayer'])
  if (!prayer) throw new Error('The log entry about rules has no known prayer.')
  await lockUntilCommit(tx, rulesSubject(prayer))
  const [before, after] = [readLoggedRules(content?.before), readLoggedRules(content?.after)]
  const current = await readWrittenRules(tx, prayer)
  if (versionOfRules(current) !== versionOfRules(after)) return { conflict: current }
  return writeChange(writer, 'rulesUndone', prayer, after, before)
}
