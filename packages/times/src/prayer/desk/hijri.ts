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

/** The subject of the log's entries about Hijri months. */
const hijriSubject = 'hijri'

/** Keeps others from announcing a month until the transaction ends. */
export const lockHijri = (tx: Tx) => lockUntilCommit(tx, hijriSubject)

/** Reads the settings as they are in the transaction: those of the tenant may be some seconds old. */
export const readSettingsNow = async (tx: Tx, { config }: Pick<Tenant, 'config'>): Promise<PrayerSettings> =>
  readPrayerSettings({ config, items: await readSettings(tx) })

/** Changes with the months that were announced, and with nothing else. */
const versionOf = ({ monthStarts }: PrayerSettings): string =>
  createHash('sha256').update(writeMonthStarts(monthStarts)).digest('base64url').slice(0, 16)

const announcedStart = ({ monthStarts }: PrayerSettings, { year, month }: HijriMonth): string | null =>
  monthStarts.find((start) => start.year === year && start.month === month)?.begins ?? null

/** Today's Hijri date, and when the month before, the one it is and the one to come begin. */
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
  const months = [-1, 0, 1].map((by): HijriMonthStart => {
    const month = addMonths(hijri, by)
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

/** The same for the desk, with who announced a month last. */
export async function readDeskHijri(tx: Tx, tenant: Pick<Tenant, 'config'>, now: Date): Promise<DeskHijri> {
  const { offset: _, ...dates } = await readHijri(tx, tenant, now)
  const changed = await readLastChange(tx, hijriSubject)
  return { ...dates, ...(changed ? { changed } : {}) }
}

async function write(
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

/** How announcing a month went; nothing was written where it already began then. */
export type HijriResult = { change?: string } | { conflict: DeskHijri } | { problem: AnnouncementProblem }

/** Announces when a month begins and writes it to the log, unless somebody has announced one since the given version. */
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
  const announced = announceMonth(setting, month, begins ?? undefined)
  if ('problem' in announced) return announced
  return write(writer, 'hijriMonthChanged', month, announced.monthStarts, { before, after: begins })
}

/** A month's first day as an entry of the log holds it; null: calculated. */
export const readLoggedStart = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The month an entry of the log is about. @throws Error where it is about none */
export function loggedMonth({ content }: Pick<LogEntry, 'content'>): HijriMonth {
  const month = readHijriMonth(String(content?.values['month']))
  if (!month) throw new Error('An entry about a Hijri month names no month.')
  return month
}

/**
 * Gives a month back the start it had before a change, unless somebody has changed it since, or it can no longer begin
 * then beside what was announced of other months.
 * @returns the start it has now where it was left
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
  const announced = announceMonth(setting, month, before ?? undefined)
  if ('problem' in announced) return { conflict: current }
  return write(writer, 'hijriMonthUndone', month, announced.monthStarts, { before: after, after: before })
}
