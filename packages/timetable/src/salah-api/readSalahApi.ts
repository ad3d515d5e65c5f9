import { describeJamaat, weekdayNames, weekdayOf } from '../jamaat/phrase.ts'
import { readJamaatRules } from '../jamaat/readRules.ts'
import type { JamaatRules, JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import type { Place } from '../base/place.ts'
import type { JumuahSlot } from '../schedule/types.ts'
import { prayers, type Prayer } from '../base/types.ts'
import { type DocumentReader, openDocument, type JsonObject } from './document.ts'
import { readPlace } from './readPlace.ts'
import { readRule } from './readRule.ts'

/** The parts of a SalahAPI document that we use. Its table of times is a separate CSV file, in a format we can read. */
export type SalahApiContents = {
  /** Only what the document contains. */
  place: Partial<Place>
  /** The prayers with usable rules; undefined if the document has no rules at all. */
  jamaat?: JamaatRules
  /** Undefined if the document has no Jumu'ah rules. */
  jumuah?: JumuahSlot[]
  /** The URL of its daily times, if given. */
  csvUrl?: string
}

/**
 * A parsed document, with warnings about what could not be used; or all of its problems, each with its JSON path.
 */
export type ReadSalahApi = { ok: true; read: SalahApiContents; warnings: string[] } | { ok: false; problems: string[] }

type When = 'always' | 'ramadan' | 'summer'

/** A prayer's rules as text by condition; the format has only these three. */
export function salahPhrases({ ordinary, ramadan, summer }: PrayerRules): Partial<Record<When, string>> {
  const times: readonly (readonly [When, JamaatTime | undefined])[] = [
    ['always', ordinary],
    ['ramadan', ramadan],
    ['summer', summer],
  ]
  return Object.fromEntries(times.flatMap(([when, time]) => (time ? [[when, describeJamaat(time)]] : [])))
}

type ReadContext = { reader: DocumentReader; warnings: string[]; changesOn: Weekday }

const iqamaPath = '$.calculationMethod.iqamaCalculationRules'

/** The reason why otherwise valid rules are not allowed for a prayer: Maghrib must follow the sun. */
const rulesProblem = (prayer: Prayer, rules: PrayerRules) => {
  const result = readJamaatRules({ [prayer]: salahPhrases(rules) })
  return result.ok ? undefined : result.problems[0]?.message
}

function readPrayers(iqama: JsonObject, context: ReadContext): JamaatRules {
  const jamaat: JamaatRules = {}
  for (const prayer of prayers) {
    if (iqama[prayer] === undefined) continue
    const path = `${iqamaPath}.${prayer}`
    const problemCount = context.reader.problems.length
    const rules = readRule(iqama[prayer], path, context)
    if (context.reader.problems.length > problemCount || !rules.ordinary) continue
    const problem = rulesProblem(prayer, rules)
    if (!problem) jamaat[prayer] = rules
    else if (prayer === 'maghrib') context.warnings.push(`${path}: ${problem} The rule was left out.`)
    else context.reader.report(path, `cannot be kept. ${problem}`)
  }
  return jamaat
}

function readJumuah(list: readonly unknown[], context: ReadContext): JumuahSlot[] {
  const { reader } = context
  return list.flatMap((each, index): JumuahSlot[] => {
    const path = `$.calculationMethod.jumuahRules[${index}]`
    const slot = reader.object(each, path)
    const rules = readRule(slot.time ?? {}, `${path}.time`, context)
    const location = reader.object(slot.location, `${path}.location`)
    const parts = ['name', 'address'].map((key) => reader.text(location[key], `${path}.location.${key}`))
    const venue = parts.filter(Boolean).join(', ')
    const name = reader.text(slot.name, `${path}.name`)
    if (!rules.ordinary) return []
    // A Jumu'ah's rules have the same form as Dhuhr's.
    const problem = rulesProblem('dhuhr', rules)
    if (problem) reader.report(`${path}.time`, `cannot be kept. ${problem}`)
    return [{ rules, ...(name ? { name } : {}), ...(venue ? { venue } : {}) }]
  })
}

const isWeekly = (rules: PrayerRules) =>
  [rules.ordinary, rules.ramadan, rules.summer].some((time) => time && 'changesOn' in time)

/** The table is a separate file, and we never fetch addresses from a document. */
const notFetchedWarning = (csvUrl: string) =>
  `The daily times are in a separate file at ${csvUrl}, which is not fetched. Save it and import it: timetable import FILE.csv`

/**
 * Parses a SalahAPI 1.0 document (salahapi.com): place, method, jamaat rules and Jumu'ah. All problems are reported
 * together. Times may also be on the 12-hour clock with am or pm, which is not part of the format.
 *
 * A weekly rule of the format applies for a week from its day of change; ours does the same, and also ensures that a
 * week's time is never before its prayer begins. `warnings` explain what could not be used.
 * @untrusted
 */
export function readSalahApi(document: unknown): ReadSalahApi {
  const reader = openDocument()
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document)
  const root = isObject ? reader.object(document, '$') : {}
  if (typeof root.salahapi !== 'string' || !/^1\.0(\.\d+)?$/.test(root.salahapi.trim()))
    return { ok: false, problems: ['This is not a SalahAPI 1.0 document: it lacks "salahapi": "1.0".'] }
  const method = reader.object(root.calculationMethod, '$.calculationMethod')
  const iqama = reader.object(method.iqamaCalculationRules, iqamaPath)
  const changeDay = reader.oneOf(iqama.changeOn, `${iqamaPath}.changeOn`, weekdayNames)
  const { place, warnings } = readPlace(reader.object(root.location, '$.location'), method, reader)
  const context = { reader, warnings, changesOn: weekdayOf(changeDay ?? '') ?? 5 }
  const jamaat = readPrayers(iqama, context)
  const jumuah = readJumuah(reader.list(method.jumuahRules, '$.calculationMethod.jumuahRules'), context)
  const dailyTimes = reader.object(root.dailyPrayerTimes, '$.dailyPrayerTimes')
  const csvUrl = reader.text(dailyTimes.csvUrl, '$.dailyPrayerTimes.csvUrl')
  if (reader.problems.length > 0) return { ok: false, problems: [...new Set(reader.problems)] }

  const hasWeeklyRules = [...Object.values(jamaat), ...jumuah.map(({ rules }) => rules)].some(isWeekly)
  if (hasWeeklyRules && !changeDay) warnings.push(`${iqamaPath}.changeOn is missing: weekly times change on Friday.`)
  if (csvUrl) warnings.push(notFetchedWarning(csvUrl))
  return {
    ok: true,
    warnings,
    read: {
      place,
      ...(method.iqamaCalculationRules === undefined ? {} : { jamaat }),
      ...(method.jumuahRules === undefined ? {} : { jumuah }),
      ...(csvUrl ? { csvUrl } : {}),
    },
  }
}
