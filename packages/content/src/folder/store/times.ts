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
import { digestOf, stable } from './compare.ts'
import { recordDigest, digestKey, type ImportContext } from './importContext.ts'

const nothing: FolderSchedule = { jamaat: {}, jumuah: [], eid: [], days: [] }

/** What is stored of a mosque's congregations. */
export async function readSchedule(tx: Tx): Promise<FolderSchedule> {
  const rules = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const jamaat: Record<string, Record<string, string>> = {}
  for (const { prayer, whenHeld, rule } of rules) jamaat[prayer] = { ...jamaat[prayer], [whenHeld]: rule }
  const jumuah = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  const eid = await tx.select().from(eidPrayers).orderBy(asc(eidPrayers.position))
  const days = await tx.select().from(dayOverrides).orderBy(asc(dayOverrides.day))
  return {
    jamaat,
    jumuah: jumuah.map(({ tenantId: _tenant, position: _at, ...slot }) => slot),
    eid: eid.map(({ tenantId: _tenant, position: _at, ...prayer }) => prayer),
    days: days.map(({ day, jamaat: times, note }) => ({ day, jamaat: times, ...(note === null ? {} : { note }) })),
  }
}

const rulesKind = 'jamaat_rules'

/** Stores `prayer-times.yaml`: rules, Jumu'ahs and Eid prayers as a whole, days one by one. */
export async function importSchedule(work: ImportContext): Promise<void> {
  const { tx, tenantId, folder, options, changes, count } = work
  if (!folder.schedule && !options.prune) return
  await lockUntilCommit(tx, 'schedule')
  const wanted = folder.schedule ?? nothing
  const before = work.made ? nothing : await readSchedule(tx)
  const parts = (['jamaat', 'jumuah', 'eid'] as const).filter((part) => stable(before[part]) !== stable(wanted[part]))
  const isThere = [before.jamaat, before.jumuah, before.eid].some((part) => Object.keys(part).length > 0)
  const skip = options.onlyNew && (isThere || work.marks.has(digestKey(rulesKind, '')))
  if (parts.length > 0 && !skip) {
    changes.push({
      what: isThere ? 'changed' : 'added',
      kind: 'prayer times',
      id: scheduleFile,
      file: scheduleFile,
      keys: [...parts],
    })
    recordDigest(work, rulesKind, '', digestOf([wanted.jamaat, wanted.jumuah, wanted.eid]))
    await storeSchedule(tx, tenantId, wanted)
  } else if (folder.schedule) count.unchanged += 1
  if (skip) return
  const had = new Map(before.days.map((day) => [day.day, day]))
  for (const day of wanted.days) {
    const known = had.get(day.day)
    if (stable(known) === stable(day)) {
      count.unchanged += 1
      continue
    }
    changes.push({ what: known ? 'changed' : 'added', kind: 'single day', id: day.day, file: scheduleFile })
    await storeOverride(tx, tenantId, day)
  }
  if (!options.prune) return
  for (const { day } of before.days.filter((each) => !wanted.days.some((other) => other.day === each.day))) {
    changes.push({ what: 'removed', kind: 'single day', id: day, file: scheduleFile })
    await storeOverride(tx, tenantId, { day, jamaat: {} })
  }
}

/** Stores the tables of `timetable/`. */
export async function importTables(work: ImportContext): Promise<void> {
  const { tx, tenantId, folder, options, changes, count } = work
  if (options.onlyNew && folder.tables.length > 0) {
    const [any] = await tx.select({ version: timetableImports.version }).from(timetableImports).limit(1)
    if (any) return
  }
  for (const { file, days, warnings } of folder.tables) {
    const name = file.replace('timetable/', '')
    const stored = await storeTimetable(tx, tenantId, days, { name, warnings })
    if (stored.added + stored.changed === 0) count.unchanged += 1
    else
      changes.push({
        what: stored.changed > 0 ? 'changed' : 'added',
        kind: 'table of times',
        id: name,
        file,
        keys: [`${stored.added + stored.changed} days`],
      })
  }
  if (!options.prune || work.made) return
  const years = new Set(folder.tables.flatMap(({ days }) => days.map(({ date }) => date.slice(0, 4))))
  const year = sql<string>`to_char(${timetableDays.day}, 'YYYY')`
  const stored = await tx
    .select({ year, first: min(timetableDays.day) })
    .from(timetableDays)
    .groupBy(year)
  for (const { year: each } of stored.filter(({ year: known }) => !years.has(known))) {
    changes.push({ what: 'removed', kind: 'table of times', id: each })
    await tx
      .delete(timetableDays)
      .where(and(gte(timetableDays.day, `${each}-01-01`), lte(timetableDays.day, `${each}-12-31`)))
  }
}
