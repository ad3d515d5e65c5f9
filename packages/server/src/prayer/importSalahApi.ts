import { asc } from 'drizzle-orm'
import { describeJamaat, type JamaatTime, type PrayerRules, readSalahApi } from '@minaret/timetable'
import { settings } from '../db/content.ts'
import type { Database } from '../db/database.ts'
import { eidPrayers } from '../db/schedule.ts'
import { storeSchedule } from './writeSchedule.ts'

/** What became of a document: what was taken over in a line each, with what could not be; or why it was refused. */
export type ImportedRules = { ok: true; taken: string[]; warnings: string[] } | { ok: false; problems: string[] }

const phrases = ({ ordinary, ramadan, summer }: PrayerRules): Record<string, string> => {
  const times: readonly (readonly [string, JamaatTime | undefined])[] = [
    ['always', ordinary],
    ['ramadan', ramadan],
    ['summer', summer],
  ]
  return Object.fromEntries(times.flatMap(([when, time]) => (time ? [[when, describeJamaat(time)]] : [])))
}

/**
 * Takes place, method, jamaat rules and Jumu'ahs from a SalahAPI 1.0 document, in one transaction. Eid prayers and single
 * days, which the format does not have, stay as they are.
 * @param dryRun look, tell, and leave everything as it is
 */
export async function importSalahApi(
  database: Database,
  tenantId: string,
  text: string,
  dryRun = false,
): Promise<ImportedRules> {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { ok: false, problems: ['This is not JSON. A SalahAPI document is; a table of times is a CSV file.'] }
  }
  const result = readSalahApi(document)
  if (!result.ok) return result
  const { place, jamaat, jumuah } = result.read
  const pairs = Object.entries(place).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [{ key, value: String(value) }],
  )
  const rules = Object.fromEntries(Object.entries(jamaat).map(([prayer, own]) => [prayer, phrases(own)]))
  if (!dryRun)
    await database.forTenant(tenantId)(async (tx) => {
      for (const { key, value } of pairs)
        await tx
          .insert(settings)
          .values({ tenantId, key, value })
          .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
      const eid = await tx.select().from(eidPrayers).orderBy(asc(eidPrayers.position))
      await storeSchedule(tx, tenantId, {
        jamaat: rules,
        jumuah: jumuah.map(({ rules: own, name, venue }) => ({ rules: phrases(own), name, venue })),
        eid,
      })
    })
  return {
    ok: true,
    warnings: result.warnings,
    taken: [
      ...pairs.map(({ key, value }) => `${key}: ${value}`),
      ...Object.entries(rules).flatMap(([prayer, own]) =>
        Object.entries(own).map(([when, rule]) => `${prayer}, ${when}: ${rule}`),
      ),
      ...jumuah.map(({ name = "Jumu'ah", rules: own }) => `${name}: ${Object.values(phrases(own)).join('; ')}`),
    ],
  }
}
