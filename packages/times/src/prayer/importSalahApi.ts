import { and, asc, eq, inArray } from 'drizzle-orm'
import { mergeRules, nameOf, prayers, readSalahApi, salahPhrases, expressibleRules } from '@minaret/timetable'
import { settings, type Database, type Tx, jamaatRules, jumuahSlots } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { mergeJumuah } from './mergeJumuah.ts'
import { loadSchedule } from './schedule.ts'

/**
 * The result of importing a document: lines with its changes, with what is kept because the format cannot express it, and
 * warnings; or its problems.
 */
export type ImportedRules =
  | { ok: true; changes: string[]; kept: string[]; warnings: string[] }
  | { ok: false; problems: string[] }

type Change = Pick<Extract<ImportedRules, { ok: true }>, 'changes' | 'kept'>
type Read = Extract<ReturnType<typeof readSalahApi>, { ok: true }>['read']

/** The names of the settings of a place. */
const placeNames: Readonly<Record<string, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  method: 'Method',
  madhab: 'School of Asr',
  highLatitudeRule: 'High-latitude rule',
}

async function importPlace(tx: Tx, tenantId: string, { place }: Read): Promise<Change> {
  const pairs = Object.entries(place).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [{ key, value: String(value) }],
  )
  const keys = pairs.map(({ key }) => key)
  const stored = keys.length > 0 ? await tx.select().from(settings).where(inArray(settings.key, keys)) : []
  const storedValue = (key: string) => stored.find((row) => row.key === key)?.value
  const fresh = pairs.filter(({ key, value }) => storedValue(key) !== value)
  for (const { key, value } of fresh)
    await tx
      .insert(settings)
      .values({ tenantId, key, value })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
  const changes = fresh.map(({ key, value }) => {
    const before = storedValue(key)
    return `${placeNames[key] ?? key}: ${before === undefined ? `new, ${value}` : `${before} → ${value}`}`
  })
  return { changes, kept: [] }
}

/** Prayers without a rule in the document stay the same, unless everything is replaced. */
async function importRules(tx: Tx, tenantId: string, { jamaat }: Read, replace: boolean): Promise<Change> {
  const change: Change = { changes: [], kept: [] }
  if (!jamaat) return change
  const rows = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const { schedule } = await loadSchedule(tx, { items: [] })
  const expressible = expressibleRules(schedule).jamaat
  for (const prayer of prayers) {
    const prayerRules = jamaat[prayer]
    if (!prayerRules && !replace) continue
    const storedRules = rows.filter((row) => row.prayer === prayer)
    const own = Object.fromEntries(storedRules.map(({ whenHeld, rule }) => [whenHeld, rule]))
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

async function importJumuah(tx: Tx, tenantId: string, { jumuah }: Read, replace: boolean): Promise<Change> {
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

/** The options of an import. */
export type ImportRulesOptions = {
  /** Only report the changes. */
  dryRun?: boolean
  /** In the parts of the document, also remove what the format cannot express. */
  replace?: boolean
}

/**
 * Imports the place, the method, jamaat rules and Jumu'ahs of a SalahAPI 1.0 document, in one transaction. Parts that the
 * document does not contain stay the same, and so does what the format cannot express: dates, weekdays, languages and
 * khatibs. Eid prayers and overrides always stay.
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
  const rollback = new Error('dry run')
  const reports: Change[] = []
  await database
    .forTenant(tenantId)(async (tx) => {
      await lockUntilCommit(tx, 'schedule')
      reports.push(await importPlace(tx, tenantId, read))
      reports.push(await importRules(tx, tenantId, read, replace))
      reports.push(await importJumuah(tx, tenantId, read, replace))
      // A dry run makes the changes and rolls them back.
      if (dryRun) throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return {
    ok: true,
    changes: reports.flatMap(({ changes }) => changes),
    kept: reports.flatMap(({ kept: unchanged }) => unchanged),
    warnings,
  }
}
