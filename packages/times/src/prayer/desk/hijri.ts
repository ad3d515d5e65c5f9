import { createHash } from 'node:crypto'
import type { DeskHijri, HijriChange, HijriMonthStart } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { type LogEntry, readLastChange, writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import {
  addDays,
  addMonths,
  announceMonth,
  type AnnouncementProblem,
  type HijriMonth,
  type MonthStart,
  openDays,
  openHijriCalendar,
  possibleStarts,
  readHijriMonth,
  wallClock,
  writeHijriMonth,
  writeMonthStarts,
} from '@minaret/timetable'
import { hijriAt } from '@minaret/timetable/now'
import { readSettings, storeSetting } from '@minaret/staff/configuration'
import { type PrayerSettings, readPrayerSettings } from '../prayerSettings.ts'
import { loadTimetable } from '../store.ts'
import type { DayWriter } from './writeDay.ts'

/** The subject of log entries about Hijri months. */
const hijriSubject = 'hijri'

/** Locks announcements of months until the transaction ends. */
export const lockHijri = (tx: Tx) => lockUntilCommit(tx, hijriSubject)

/** Reads the settings in the transaction, since the tenant’s may be a few seconds old. */
export const readSettingsNow = async (tx: Tx, { config }: Pick<Tenant, 'config'>): Promise<PrayerSettings> =>
  readPrayerSettings({ config, items: await readSettings(tx) })

/** Identifies a version of the announced months. */
const versionOf = ({ monthStarts }: PrayerSettings): string =>
  createHash('sha256').update(writeMonthStarts(monthStarts)).digest('base64url').slice(0, 16)

const announcedStart = ({ monthStarts }: PrayerSettings, { year, month }: HijriMonth): string | null =>
  monthStarts.find((start) => start.year === year && start.month === month)?.begins ?? null

/** Reads today’s Hijri date and the starts of the previous, the current and the next month. */
export async function readHijri(
  tx: Tx,
  tenant: Pick<Tenant, 'config'>,
  now: Date,
): Promise<Omit<DeskHijri, 'changed'> & { offset: number }> {
  const setting = await readSettingsNow(tx, tenant)
  const { date } = wallClock(now, tenant.config.timeZone)
  const { rows } = await loadTimetable(tx, addDays(date, -1), addDays(date, 1))
  const { day } = openDays({ ...setting, rows })
  const [yesterday, today, tomorrow] = [day(addDays(date, -1)), day(date), day(addDays(date, 1))]
  const hijri = hijriAt({ yesterday, today, tomorrow }, now.getTime())
  const calendar = openHijriCalendar(setting)
  const months = [-1, 0, 1].map((offset): HijriMonthStart => {
    const month = addMonths(hijri, offset)
    return {
      ...month,
      begins: calendar.startOf(month),
      announced: announcedStart(setting, month) !== null,
      options: possibleStarts(setting, month),
    }
  })
  const isEvening = hijri === tomorrow.hijri
  return { version: versionOf(setting), day: date, hijri, isEvening, months, offset: setting.hijriOffset }
}

/** Reads the Hijri dates in the desk API’s format, with the last change. */
export async function readDeskHijri(tx: Tx, tenant: Pick<Tenant, 'config'>, now: Date): Promise<DeskHijri> {
  const { offset: _, ...dates } = await readHijri(tx, tenant, now)
  const lastChange = await readLastChange(tx, hijriSubject)
  return { ...dates, ...(lastChange ? { changed: lastChange } : {}) }
}

async function writeChange(
  { tx, accountId, now }: DayWriter,
  kind: string,
  month: HijriMonth,
  monthStarts: readonly MonthStart[],
  { before, after }: { before: string | null; after: string | null },
): Promise<{ change: string }> {
  await storeSetting(tx, 'hijriMonths', writeMonthStarts(monthStarts) || undefined)
  const content = { values: { month: writeHijriMonth(month), begins: after }, before, after }
  return { change: await writeLog(tx, { accountId, kind, subject: hijriSubject, content, now }) }
}

/** The result of announcing a month; without `change` if it already starts on that day. */
export type HijriResult = { change?: string } | { conflict: DeskHijri } | { problem: AnnouncementProblem }

/** Announces and logs the start of a month, unless announcements have changed since the given version. */
export async function changeHijri(
  writer: DayWriter,
  { version, year, month: number, begins }: HijriChange,
): Promise<HijriResult> {
  const { tx, tenant, now } = writer
  const month = { year, month: number }
  await lockHijri(tx)
  const setting = await readSettingsNow(tx, tenant)
  if (versionOf(setting) !== version) return { conflict: await readDeskHijri(tx, tenant, now) }
  const before = announcedStart(setting, month)
  if (before === begins) return {}
  const result = announceMonth(setting, month, begins ?? undefined)
  if ('problem' in result) return result
  return writeChange(writer, 'hijriMonthChanged', month, result.monthStarts, { before, after: begins })
}

/** Parses a month’s first day from a log entry, or returns null if it is calculated. */
export const readLoggedStart = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The month of a log entry. @throws Error if it has none */
export function loggedMonth({ content }: Pick<LogEntry, 'content'>): HijriMonth {
  const month = readHijriMonth(String(content?.values['month']))
  if (!month) throw new Error('The log entry about a Hijri month has no valid month.')
  return month
}

/**
 * Restores a month’s previous start, unless it has changed since or conflicts with other announced months.
 * @returns the current start if it was not restored
 */
export async function undoHijri(
  writer: DayWriter,
  entry: Pick<LogEntry, 'content'>,
): Promise<{ change: string } | { conflict: string | null }> {
  const { tx, tenant } = writer
  const month = loggedMonth(entry)
  await lockHijri(tx)
  const setting = await readSettingsNow(tx, tenant)
  const [before, after] = [readLoggedStart(entry.content?.before), readLoggedStart(entry.content?.after)]
  const current = announcedStart(setting, month)
  if (current !== after) return { conflict: current }
  const result = announceMonth(setting, month, before ?? undefined)
  if ('problem' in result) return { conflict: current }
  return writeChange(writer, 'hijriMonthUndone', month, result.monthStarts, { before: after, after: before })
}
