import { and, asc, eq, inArray } from 'drizzle-orm'
import { mergeRules, nameOf, prayers, readSalahApi, salahPhrases, expressibleRules } from '@minaret/timetable'
import { settings, type Database, type Tx, jamaatRules, jumuahSlots } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { mergeJumuah } from './mergeJumuah.ts'
import { loadSchedule } from './schedule.ts'

/**
 * What became of a document, in a line each: what it changes, what stays because no such document can say it, and what
 * could not be taken over; or everything that is wrong with it.
 */
export type ImportedRules =
  | { ok: true; changes: string[]; kept: string[]; warnings: string[] }
  | { ok: false; problems: string[] }

type Change = Pick<Extract<ImportedRules, { ok: true }>, 'changes' | 'kept'>
type Read = Extract<ReturnType<typeof readSalahApi>, { ok: true }>['read']

/** Keys of a place, and the words for them. */
const placeNames: Readonly<Record<string, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  method: 'Method',
  madhab: 'School of Asr',
  highLatitudeRule: 'High-latitude rule',
}

async function takePlace(tx: Tx, tenantId: string, { place }: Read): Promise<Change> {
  const pairs = Object.entries(place).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [{ key, value: String(value) }],
  )
  const keys = pairs.map(({ key }) => key)
  const stored = keys.length > 0 ? await tx.select().from(settings).where(inArray(settings.key, keys)) : []
  const had = (key: string) => stored.find((row) => row.key === key)?.value
  const fresh = pairs.filter(({ key, value }) => had(key) !== value)
  for (const { key, value } of fresh)
    await tx
      .insert(settings)
      .values({ tenantId, key, value })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
  const changes = fresh.map(({ key, value }) => {
    const before = had(key)
    return `${placeNames[key] ?? key}: ${before === undefined ? `new, ${value}` : `${before} → ${value}`}`
  })
  return { changes, kept: [] }
}

/** Prayers the document has no rule for stay as they are, but where it is to replace all. */
async function takeRules(tx: Tx, tenantId: string, { jamaat }: Read, replace: boolean): Promise<Change> {
  const change: Change = { changes: [], kept: [] }
  if (!jamaat) return change
  const rows = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const { schedule } = await loadSchedule(tx, { items: [] })
  const expressible = expressibleRules(schedule).jamaat
  for (const prayer of prayers) {
    const prayerRules = jamaat[prayer]
    if (!prayerRules && !replace) continue
    const mine = rows.filter((row) => row.prayer === prayer)
    const own = Object.fromEntries(mine.map(({ whenHeld, rule }) => [whenHeld, rule]))
    const sides = { own, expressible: expressible[prayer] ?? {}, written: prayerRules ? salahPhrases(prayerRules) : {} }
    const { rules, changes, unchanged } = mergeRules(nameOf(prayer), sides, replace)
    change.changes.push(...changes)
    change.kept.push(...unchanged)
    if (changes.length === 0) continue
    await tx.delete(jamaatRules).where(and(eq(jamaatRules.tenantId, tenantId), eq(jamaatRules.prayer, prayer)))
    const fresh = Object.entries(rules).map(([whenHeld, rule]) => ({ tenantId, prayer, whenHeld, rule }))
    if (fresh.length > 0) await tx.insert(jamaatRules).values(fresh)
  }
  return change
}

async function takeJumuah(tx: Tx, tenantId: string, { jumuah }: Read, replace: boolean): Promise<Change> {
  if (!jumuah) return { changes: [], kept: [] }
  const rows = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  const { schedule } = await loadSchedule(tx, { items: [] })
  const { slots, changes, kept: unchanged } = mergeJumuah(rows, expressibleRules(schedule).jumuah, jumuah, replace)
  if (changes.length > 0) {
    await tx.delete(jumuahSlots).where(eq(jumuahSlots.tenantId, tenantId))
    const fresh = slots.map((slot, position) => ({ ...slot, tenantId, position }))
    if (fresh.length > 0) await tx.insert(jumuahSlots).values(fresh)
  }
  return { changes, kept: unchanged }
}

function parse(text: string): { document: unknown } | { problem: string } {
  try {
    const document: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { document }
  } catch (error) {
    const [where] = /line \d+ column \d+/.exec(error instanceof Error ? error.message : '') ?? []
    const text = 'This is not JSON. A SalahAPI document is JSON; a timetable is a CSV file.'
    return { problem: where ? `${text} It cannot be read from ${where} on.` : text }
  }
}

/** How a document is taken over. */
export type ImportRulesOptions = {
  /** Look, tell, and leave everything as it is. */
  dryRun?: boolean
  /** Take away, from the parts the document has, also what it could not have said. */
  replace?: boolean
}

/**
 * Takes place, method, jamaat rules and Jumu'ahs from a SalahAPI 1.0 document, in one transaction. What the document does
 * not speak of stays as it is, and so does what the format has no words for: dates, days of the week, languages and
 * khatibs; Eid prayers and single days always.
 */
export async function importSalahApi(
  database: Database,
  tenantId: string,
  text: string,
  { dryRun = false, replace = false }: ImportRulesOptions = {},
): Promise<ImportedRules> {
  const parsed = parse(text)
  if ('problem' in parsed) return { ok: false, problems: [parsed.problem] }
  const result = readSalahApi(parsed.document)
  if (!result.ok) return result
  const { read, warnings } = result
  const undo = new Error('dry run')
  const reports: Change[] = []
  await database
    .forTenant(tenantId)(async (tx) => {
      await lockUntilCommit(tx, 'schedule')
      reports.push(await takePlace(tx, tenantId, read))
      reports.push(await takeRules(tx, tenantId, read, replace))
      reports.push(await takeJumuah(tx, tenantId, read, replace))
      // What would change is what changes, undone.
      if (dryRun) throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return {
    ok: true,
    changes: reports.flatMap(({ changes }) => changes),
    kept: reports.flatMap(({ kept: unchanged }) => unchanged),
    warnings,
  }
}
