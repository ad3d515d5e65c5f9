import { standsStill } from '../jamaat/readRules.ts'
import { clockOf, weekdayOf } from '../jamaat/phrase.ts'
import type { JamaatRules, JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import { nameOf, type Place } from '../place.ts'
import type { JumuahSlot } from '../schedule/types.ts'
import { prayers, type Prayer } from '../types.ts'
import { salahHighLatitudes, salahMethods } from './methods.ts'

/** What a SalahAPI document says that we can use. Its table of times is a CSV of its own, in the form we read. */
export type FromSalahApi = {
  place: Partial<Place>
  jamaat: JamaatRules
  jumuah: JumuahSlot[]
  /** Where its daily times are, when it names a place. */
  csvUrl?: string
}

/** A document that was understood, with what could not be taken over; or why it was not. */
export type ReadSalahApi = { ok: true; read: FromSalahApi; warnings: string[] } | { ok: false; problems: string[] }

type Raw = Readonly<Record<string, unknown>>

const rawOf = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** One rule, without its overrides. */
function timeOf(rule: Raw, changesOn: Weekday): JamaatTime | undefined {
  const at = clockOf(textOf(rule.static) ?? '')
  if (at !== undefined) return { kind: 'fixed', at }
  const after = numberOf(rule.afterAthanMinutes)
  const before = numberOf(rule.beforeEndMinutes)
  const minutes = before ?? after
  if (minutes === undefined) return undefined
  const round = numberOf(rule.roundMinutes)
  const [notBefore, notAfter] = [clockOf(textOf(rule.earliest) ?? ''), clockOf(textOf(rule.latest) ?? '')]
  return {
    kind: before === undefined ? 'after' : 'before-end',
    minutes,
    ...(rule.change === 'weekly' ? { changesOn } : {}),
    ...(round !== undefined && round > 1 ? { roundTo: round } : {}),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(notAfter === undefined ? {} : { notAfter }),
  }
}

function rulesOf(rule: Raw, changesOn: Weekday): PrayerRules {
  const ordinary = timeOf(rule, changesOn)
  const rules: PrayerRules = ordinary ? { ordinary } : {}
  for (const override of listOf(rule.overrides).map(rawOf)) {
    const time = timeOf(rawOf(override.time), changesOn)
    if (time && override.condition === 'ramadan') rules.ramadan = time
    if (time && override.condition === 'daylightSavingsTime') rules.summer = time
  }
  return rules
}

const still = (prayer: Prayer, rules: PrayerRules) =>
  [rules.ordinary, rules.ramadan, rules.summer].some((time) => time && standsStill(prayer, time))

function placeOf(location: Raw, method: Raw, warnings: string[]): Partial<Place> {
  const name = textOf(method.name)
  const known = salahMethods.find(([theirs]) => theirs === name)
  if (name && !known)
    warnings.push(`The method "${name}" is not one we calculate by. Choose one; until then yours stays as it is.`)
  const bound = salahHighLatitudes.find(([theirs]) => theirs === method.highLatitudeAdjustment)
  const latitude = numberOf(location.latitude)
  const longitude = numberOf(location.longitude)
  const timeZone = textOf(location.timezone)
  return {
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(timeZone ? { timeZone } : {}),
    ...(known ? { method: known[1] } : {}),
    ...(method.asrCalculationMethod === 'hanafi' ? { madhab: 'Hanafi' } : {}),
    ...(method.asrCalculationMethod === 'standard' ? { madhab: 'Shafi' } : {}),
    ...(bound ? { highLatitudeRule: bound[1] } : {}),
  }
}

function jumuahOf(value: Raw, changesOn: Weekday): JumuahSlot[] {
  return listOf(value.jumuahRules).flatMap((each): JumuahSlot[] => {
    const rule = rawOf(each)
    const rules = rulesOf(rawOf(rule.time), changesOn)
    if (!rules.ordinary) return []
    const location = rawOf(rule.location)
    const venue = [textOf(location.name), textOf(location.address)].filter(Boolean).join(', ')
    const name = textOf(rule.name)
    return [{ rules, ...(name ? { name } : {}), ...(venue ? { venue } : {}) }]
  })
}

/**
 * Reads a SalahAPI 1.0 document (salahapi.com): place, method, jamaat rules and Jumu'ah.
 *
 * A weekly rule of the format serves a week from its day of change; ours does the same, and never lets a week's time lie
 * before its prayer begins. `warnings` name in a sentence what could not be taken over.
 */
export function readSalahApi(document: unknown): ReadSalahApi {
  const root = rawOf(document)
  const version = textOf(root.salahapi)
  if (!version || !/^1\.0(\.\d+)?$/.test(version))
    return { ok: false, problems: ['This is not a SalahAPI 1.0 document: it does not say "salahapi": "1.0".'] }
  const warnings: string[] = []
  const method = rawOf(root.calculationMethod)
  const iqama = rawOf(method.iqamaCalculationRules)
  const changesOn = weekdayOf(textOf(iqama.changeOn) ?? '') ?? 5
  const jamaat: JamaatRules = {}
  for (const prayer of prayers) {
    if (iqama[prayer] === undefined) continue
    const rules = rulesOf(rawOf(iqama[prayer]), changesOn)
    if (still(prayer, rules))
      warnings.push(`${nameOf(prayer)} may not stand still: the sun sets at another time every day. It was left out.`)
    else if (!rules.ordinary) warnings.push(`The rule for ${nameOf(prayer)} says no time. It was left out.`)
    else jamaat[prayer] = rules
  }
  const csvUrl = textOf(rawOf(root.dailyPrayerTimes).csvUrl)
  return {
    ok: true,
    warnings,
    read: {
      place: placeOf(rawOf(root.location), method, warnings),
      jamaat,
      jumuah: jumuahOf(method, changesOn),
      ...(csvUrl ? { csvUrl } : {}),
    },
  }
}
