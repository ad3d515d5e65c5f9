import { asc, gte, lte, and, min, sql } from 'drizzle-orm'
import {
  timetableDays,
  timetableImports,
  type Tx,
  dayOverrides,
  eidPrayers,
  jamaatRules,
  jumuahSlots,
} from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { storeTimetable, storeOverride, storeSchedule } from '@minaret/times/prayer'
import { type FolderSchedule, scheduleFile } from '../mosque/schedule.ts'
import { digestOf, stableJson } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

const emptySchedule: FolderSchedule = { jamaat: {}, jumuah: [], eid: [], days: [] }

/** Reads a mosque's stored jamaat rules, Jumu'ah slots, Eid prayers and day overrides. */
export async function readSchedule(tx: Tx): Promise<FolderSchedule> {
  const rules = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const jamaat: Record<string, Record<string, string>> = {}
  for (const { prayer, whenHeld, rule } of rules) jamaat[prayer] = { ...jamaat[prayer], [whenHeld]: rule }
  const jumuah = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  const eid = await tx.select().from(eidPrayers).orderBy(asc(eidPrayers.position))
  const days = await tx.select().from(dayOverrides).orderBy(asc(dayOverrides.day))
  return {
    jamaat,
    jumuah: jumuah.map(({ tenantId: _tenant, position: _position, ...slot }) => slot),
    eid: eid.map(({ tenantId: _tenant, position: _position, ...prayer }) => prayer),
    days: days.map(({ day, jamaat: times, note }) => ({ day, jamaat: times, ...(note === null ? {} : { note }) })),
  }
}

const rulesKind = 'jamaat_rules'

/** Imports `prayer-times.yaml`: rules, Jumu'ah slots and Eid prayers together, days one by one. */
export async function importSchedule(context: ImportContext): Promise<void> {
  const { tx, tenantId, folder, options, changes, count } = context
  if (!folder.schedule && !options.prune) return
  await lockUntilCommit(tx, 'schedule')
  const newSchedule = folder.schedule ?? emptySchedule
  const storedSchedule = context.isNew ? emptySchedule : await readSchedule(tx)
  const parts = (['jamaat', 'jumuah', 'eid'] as const).filter(
    (part) => stableJson(storedSchedule[part]) !== stableJson(newSchedule[part]),
  )
  const storedParts = [storedSchedule.jamaat, storedSchedule.jumuah, storedSchedule.eid]
  const hasSchedule = storedParts.some((part) => Object.keys(part).length > 0)
  const shouldSkip = options.onlyNew && (hasSchedule || context.digests.has(digestKey(rulesKind, '')))
  if (parts.length > 0 && !shouldSkip) {
    changes.push({
      what: hasSchedule ? 'changed' : 'added',
      kind: 'prayer times',
      id: scheduleFile,
      file: scheduleFile,
      keys: [...parts],
    })
    recordDigest(context, rulesKind, '', digestOf([newSchedule.jamaat, newSchedule.jumuah, newSchedule.eid]))
    await storeSchedule(tx, tenantId, newSchedule)
  } else if (folder.schedule) count.unchanged += 1
  if (shouldSkip) return
  const storedDays = new Map(storedSchedule.days.map((day) => [day.day, day]))
  for (const day of newSchedule.days) {
    const storedDay = storedDays.get(day.day)
    if (stableJson(storedDay) === stableJson(day)) {
      count.unchanged += 1
      continue
    }
    changes.push({ what: storedDay ? 'changed' : 'added', kind: 'single day', id: day.day, file: scheduleFile })
    await storeOverride(tx, tenantId, day)
  }
  if (!options.prune) return
  const newDays = new Set(newSchedule.days.map(({ day }) => day))
  for (const { day } of storedSchedule.days.filter((override) => !newDays.has(override.day))) {
    changes.push({ what: 'removed', kind: 'single day', id: day, file: scheduleFile })
    await storeOverride(tx, tenantId, { day, jamaat: {} })
  }
}

/** Imports the timetables of `timetable/`. */
export async function importTables(context: ImportContext): Promise<void> {
  const { tx, tenantId, folder, options, changes, count } = context
  if (options.onlyNew && folder.tables.length > 0) {
    const [existingImport] = await tx.select({ version: timetableImports.version }).from(timetableImports).limit(1)
    if (existingImport) return
  }
  for (const { file, days, warnings } of folder.tables) {
    const name = file.replace('timetable/', '')
    const stored = await storeTimetable(tx, tenantId, days, { name, warnings })
    if (stored.added + stored.changed === 0) count.unchanged += 1
    else
      changes.push({
        what: stored.changed > 0 ? 'changed' : 'added',
        kind: 'timetable',
        id: name,
        file,
        keys: [`${stored.added + stored.changed} days`],
      })
  }
  if (!options.prune || context.isNew) return
  const years = new Set(folder.tables.flatMap(({ days }) => days.map(({ date }) => date.slice(0, 4))))
  const year = sql<string>`to_char(${timetableDays.day}, 'YYYY')`
  const stored = await tx
    .select({ year, first: min(timetableDays.day) })
    .from(timetableDays)
    .groupBy(year)
  for (const { year: storedYear } of stored.filter((row) => !years.has(row.year))) {
    changes.push({ what: 'removed', kind: 'timetable', id: storedYear })
    await tx
      .delete(timetableDays)
      .where(and(gte(timetableDays.day, `${storedYear}-01-01`), lte(timetableDays.day, `${storedYear}-12-31`)))
  }
}
