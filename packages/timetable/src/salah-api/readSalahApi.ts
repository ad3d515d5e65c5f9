import { describeJamaat, weekdayNames, weekdayOf } from '../jamaat/phrase.ts'
import { readJamaatRules } from '../jamaat/readRules.ts'
import type { JamaatRules, JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import type { Place } from '../base/place.ts'
import type { JumuahSlot } from '../schedule/types.ts'
import { prayers, type Prayer } from '../base/types.ts'
import { type DocumentReader, openDocument, type Raw } from './document.ts'
import { readPlace } from './readPlace.ts'
import { readRule } from './readRule.ts'

/** What a SalahAPI document says that we can use. Its table of times is a CSV of its own, in the form we read. */
export type FromSalahApi = {
  /** Only what the document names. */
  place: Partial<Place>
  /** The prayers it has usable rules for. Missing: it speaks of no prayer's rules. */
  jamaat?: JamaatRules
  /** Missing: it does not speak of Jumu'ah. */
  jumuah?: JumuahSlot[]
  /** Where its daily times are, when it names a place. */
  csvUrl?: string
}

/**
 * A document that was understood, with what could not be taken over; or everything that is wrong with it, each with its
 * JSON path.
 */
export type ReadSalahApi = { ok: true; read: FromSalahApi; warnings: string[] } | { ok: false; problems: string[] }

type When = 'always' | 'ramadan' | 'summer'

/** A prayer's rules by when they hold, in the words they are kept in; the format knows no more than these. */
export function salahPhrases({ ordinary, ramadan, summer }: PrayerRules): Partial<Record<When, string>> {
  const times: readonly (readonly [When, JamaatTime | undefined])[] = [
    ['always', ordinary],
    ['ramadan', ramadan],
    ['summer', summer],
  ]
  return Object.fromEntries(times.flatMap(([when, time]) => (time ? [[when, describeJamaat(time)]] : [])))
}

type Reading = { reader: DocumentReader; warnings: string[]; changesOn: Weekday }

const iqamaPath = '$.calculationMethod.iqamaCalculationRules'

/** Why rules that can be read one by one may still not be a prayer's: Maghrib follows the sun. */
const unfit = (prayer: Prayer, rules: PrayerRules) => {
  const read = readJamaatRules({ [prayer]: salahPhrases(rules) })
  return read.ok ? undefined : read.problems[0]?.message
}

function readPrayers(iqama: Raw, reading: Reading): JamaatRules {
  const jamaat: JamaatRules = {}
  for (const prayer of prayers) {
    if (iqama[prayer] === undefined) continue
    const path = `${iqamaPath}.${prayer}`
    const before = reading.reader.problems.length
    const rules = readRule(iqama[prayer], path, reading)
    if (reading.reader.problems.length > before || !rules.ordinary) continue
    const why = unfit(prayer, rules)
    if (!why) jamaat[prayer] = rules
    else if (prayer === 'maghrib') reading.warnings.push(`${path}: ${why} The rule was left out.`)
    else reading.reader.say(path, `cannot be kept. ${why}`)
  }
  return jamaat
}

function readJumuah(list: readonly unknown[], reading: Reading): JumuahSlot[] {
  const { reader } = reading
  return list.flatMap((each, index): JumuahSlot[] => {
    const path = `$.calculationMethod.jumuahRules[${index}]`
    const slot = reader.object(each, path)
    const rules = readRule(slot.time ?? {}, `${path}.time`, reading)
    const location = reader.object(slot.location, `${path}.location`)
    const parts = ['name', 'address'].map((key) => reader.text(location[key], `${path}.location.${key}`))
    const venue = parts.filter(Boolean).join(', ')
    const name = reader.text(slot.name, `${path}.name`)
    if (!rules.ordinary) return []
    // A Jumu'ah's rules are kept as those of Dhuhr.
    const why = unfit('dhuhr', rules)
    if (why) reader.say(`${path}.time`, `cannot be kept. ${why}`)
    return [{ rules, ...(name ? { name } : {}), ...(venue ? { venue } : {}) }]
  })
}

const isWeekly = (rules: PrayerRules) =>
  [rules.ordinary, rules.ramadan, rules.summer].some((time) => time && 'changesOn' in time)

/** A table is a file of its own: we fetch nothing that a document names. */
const unfetched = (csvUrl: string) =>
  `The daily times stand in a table of their own at ${csvUrl}, which is not fetched. Save it as a file and import it: timetable import FILE.csv`

/**
 * Reads a SalahAPI 1.0 document (salahapi.com): place, method, jamaat rules and Jumu'ah. Every value is looked at before
 * anything is said; times may stand on the 12-hour clock with am or pm, which the format does not know.
 *
 * A weekly rule of the format serves a week from its day of change; ours does the same, and never lets a week's time lie
 * before its prayer begins. `warnings` name in a sentence what could not be taken over.
 * @untrusted
 */
export function readSalahApi(document: unknown): ReadSalahApi {
  const reader = openDocument()
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document)
  const root = isObject ? reader.object(document, '$') : {}
  if (typeof root.salahapi !== 'string' || !/^1\.0(\.\d+)?$/.test(root.salahapi.trim()))
    return { ok: false, problems: ['This is not a SalahAPI 1.0 document: it does not say "salahapi": "1.0".'] }
  const method = reader.object(root.calculationMethod, '$.calculationMethod')
  const iqama = reader.object(method.iqamaCalculationRules, iqamaPath)
  const named = reader.oneOf(iqama.changeOn, `${iqamaPath}.changeOn`, weekdayNames)
  const { place, warnings } = readPlace(reader.object(root.location, '$.location'), method, reader)
  const reading = { reader, warnings, changesOn: weekdayOf(named ?? '') ?? 5 }
  const jamaat = readPrayers(iqama, reading)
  const jumuah = readJumuah(reader.list(method.jumuahRules, '$.calculationMethod.jumuahRules'), reading)
  const daily = reader.object(root.dailyPrayerTimes, '$.dailyPrayerTimes')
  const csvUrl = reader.text(daily.csvUrl, '$.dailyPrayerTimes.csvUrl')
  if (reader.problems.length > 0) return { ok: false, problems: [...new Set(reader.problems)] }

  const weekly = [...Object.values(jamaat), ...jumuah.map(({ rules }) => rules)].some(isWeekly)
  if (weekly && !named) warnings.push(`${iqamaPath}.changeOn is missing: weekly times change on Friday.`)
  if (csvUrl) warnings.push(unfetched(csvUrl))
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
