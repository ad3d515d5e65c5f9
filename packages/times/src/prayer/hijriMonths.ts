import type { DeskHijri } from '@minaret/contract/desk'
import { InvalidValueError } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { loadTenant } from '@minaret/foundation/tenancy'
import { announceMonth, type HijriMonth, writeMonthStarts } from '@minaret/timetable'
import { storeSetting } from '@minaret/staff/configuration'
import { lockHijri, readHijri, readSettingsNow } from './desk/hijri.ts'
import { describeMonth, problemText } from './desk/hijriSentences.ts'

/** A mosque’s current Hijri date, and the starts of adjacent months. */
export type HijriDates = Pick<DeskHijri, 'day' | 'hijri' | 'isEvening'> & {
  /** The formatted date. */
  label: string
  /** Days ahead of (+) or behind (-) Umm al-Qura, in months that were not announced. */
  offset: number
  months: { month: string; begins: string; announced: boolean }[]
}

/** Reads a mosque’s current Hijri date. */
export async function readHijriDates(database: Database, tenantId: string, now: Date): Promise<HijriDates> {
  const tenant = await loadTenant(database, tenantId)
  return database.forTenant(tenantId)(async (tx) => {
    const { day, hijri, isEvening, months, offset } = await readHijri(tx, tenant, now)
    return {
      day,
      hijri,
      isEvening,
      label: `${hijri.day} ${describeMonth(hijri, 'en')}`,
      offset,
      months: months.map((month) => ({
        month: describeMonth(month, 'en'),
        begins: month.begins,
        announced: month.announced,
      })),
    }
  })
}

/**
 * Stores the announced start of a Hijri month.
 * @param begins `YYYY-MM-DD`; undefined removes the announcement
 * @throws InvalidValueError if a month would not have 29 or 30 days
 */
export async function announceHijriMonth(
  database: Database,
  tenantId: string,
  month: HijriMonth,
  begins: string | undefined,
): Promise<void> {
  const tenant = await loadTenant(database, tenantId)
  await database.forTenant(tenantId)(async (tx) => {
    await lockHijri(tx)
    const result = announceMonth(await readSettingsNow(tx, tenant), month, begins)
    if ('problem' in result) throw new InvalidValueError(`${problemText(result.problem).en} Nothing was changed.`)
    await storeSetting(tx, 'hijriMonths', writeMonthStarts(result.monthStarts) || undefined)
  })
}
