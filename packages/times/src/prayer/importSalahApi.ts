import { and, asc, eq, inArray } from 'drizzle-orm'
import { mergeRules, nameOf, prayers, readSalahApi, salahPhrases, expressibleRules } from '@minaret/timetable'
import { settings, type Database, type Tx, jamaatRules, jumuahSlots } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { mergeJumuah } from './mergeJumuah.ts'
import { loadSchedule } from './schedule.ts'

/**
 * The result of importing a document: its changes, the content kept because the format cannot express it, and warnings, or
 * its problems.
 */
export type ImportedRules =
  | { ok: true; changes: string[]; kept: string[]; warnings: string[] }
  | { ok: false; problems: string[] }

type Change = Pick<Extract<ImportedRules, { ok: true }>, 'changes' | 'kept'>
type RulesDocument = Extract<ReturnType<typeof readSalahApi>, { ok: true }>['read']

/** The names of location settings, for reports. */
const placeNames: Readonly<Record<string, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  method: 'Method',
  madhab: 'School of Asr',
  highLatitudeRule: 'High-latitude rule',
}

async function importPlace(tx: Tx, tenantId: string, { place }: RulesDocument): Promise<Change> {
  const pairs = Object.entries(place).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [{ key, value: String(value) }],
  )
  const keys = pairs.map(({ key }) => key)
  const storedSettings = keys.length > 0 ? await tx.select().from(settings).where(inArray(settings.key, keys)) : []
  const storedValue = (key: string) => storedSettings.find((row) => row.key === key)?.value
  const newPairs = pairs.filter(({ key, value }) => storedValue(key) !== value)
  for (const { key, value } of newPairs)
    await tx
      .insert(settings)
      .values({ tenantId, key, value })
      .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
  const changes = newPairs.map(({ key, value }) => {
    const before = storedValue(key)
    return `${placeNames[key] ?? key}: ${before === undefined ? `new, ${value}` : `${before} → ${value}`}`
  })
  return { changes, kept: [] }
}

/** Prayers without a rule in the document stay unchanged unless `replace` is set. */
async function importRules(tx: Tx, tenantId: string, { jamaat }: RulesDocument, replace: boolean): Promise<Change> {
  const change: Change = { changes: [], kept: [] }
  if (!jamaat) return change
  const rows = await tx.select().from(jamaatRules).orderBy(asc(jamaatRules.prayer), asc(jamaatRules.whenHeld))
  const { schedule } = await loadSchedule(tx, { items: [] })
  const expressible = expressibleRules(schedule).jamaat
  for (const prayer of prayers) {
    const prayerRules = jamaat[prayer]
    if (!prayerRules && !replace) continue
    const storedRules = rows.filter((row) => row.prayer === prayer)
    const ruleTexts = Object.fromEntries(storedRules.map(({ whenHeld, rule }) => [whenHeld, rule]))
    const ruleSets = {
      own: ruleTexts,
      expressible: expressible[prayer] ?? {},
      written: prayerRules ? salahPhrases(prayerRules) : {},
    }
    const { rules, changes, unchanged } = mergeRules(nameOf(prayer), ruleSets, replace)
    change.changes.push(...changes)
    change.kept.push(...unchanged)
    if (changes.length === 0) continue
    await tx.delete(jamaatRules).where(and(eq(jamaatRules.tenantId, tenantId), eq(jamaatRules.prayer, prayer)))
    const newRows = Object.entries(rules).map(([whenHeld, rule]) => ({ tenantId, prayer, whenHeld, rule }))
    if (newRows.length > 0) await tx.insert(jamaatRules).values(newRows)
  }
  return change
}

async function importJumuah(tx: Tx, tenantId: string, { jumuah }: RulesDocument, replace: boolean): Promise<Change> {
  if (!jumuah) return { changes: [], kept: [] }
  const rows = await tx.select().from(jumuahSlots).orderBy(asc(jumuahSlots.position))
  const { schedule } = await loadSchedule(tx, { items: [] })
  const { slots, changes, kept: unchanged } = mergeJumuah(rows, expressibleRules(schedule).jumuah, jumuah, replace)
  if (changes.length > 0) {
    await tx.delete(jumuahSlots).where(eq(jumuahSlots.tenantId, tenantId))
    const newRows = slots.map((slot, position) => ({ ...slot, tenantId, position }))
    if (newRows.length > 0) await tx.insert(jumuahSlots).values(newRows)
  }
  return { changes, kept: unchanged }
}

function parse(text: string): { document: unknown } | { problem: string } {
  try {
    const document: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { document }
  } catch (error) {
    const [position] = /line \d+ column \d+/.exec(error instanceof Error ? error.message : '') ?? []
    const text = 'This is not JSON. A SalahAPI document is JSON; a timetable is a CSV file.'
    return { problem: position ? `${text} It cannot be read from ${position} on.` : text }
  }
}

/** The options of an import. */
export type ImportRulesOptions = {
  /** Only report the changes. */
  dryRun?: boolean
  /** Also remove content that the format cannot express from the parts that the document contains. */
  replace?: boolean
}

/**
 * Imports the place, the method, jamaat rules and Jumu'ahs of a SalahAPI 1.0 document, in one transaction. Parts that the
 * document does not contain stay unchanged, as does content that the format cannot express: dates, weekdays, languages and
 * khatibs. Eid prayers and overrides are always kept.
 */
export async function importSalahApi(
  database: Database,
  tenantId: string,
  text: string,
  { dryRun = false, replace = false }: ImportRulesOptions = {},
): Promise<ImportedRules> {
  const parseResult = parse(text)
  if ('problem' in parseResult) return { ok: false, problems: [parseResult.problem] }
  const result = readSalahApi(parseResult.document)
  if (!result.ok) return result
  const { read: rules, warnings } = result
  const rollback = new Error('dry run')
  const reports: Change[] = []
  await database
    .forTenant(tenantId)(async (tx) => {
      await lockUntilCommit(tx, 'schedule')
      reports.push(await importPlace(tx, tenantId, rules))
      reports.push(await importRules(tx, tenantId, rules, replace))
      reports.push(await importJumuah(tx, tenantId, rules, replace))
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
