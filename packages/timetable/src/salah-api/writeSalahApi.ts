import { clockTime } from '../calendar.ts'
import { weekdayNames } from '../jamaat/phrase.ts'
import type { JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import { nameOf, type Place } from '../place.ts'
import type { Schedule } from '../schedule/types.ts'
import { prayers } from '../types.ts'
import { salahHighLatitudes, salahMethods } from './methods.ts'
import type { SalahDocument, SalahRule } from './types.ts'

/** What a document is made of. */
export type ToSalahApi = {
  /** The mosque's name, and the version stamp of its times. */
  title: string
  version: string
  place: Place
  schedule: Pick<Schedule, 'jamaat' | 'jumuah'>
  /** Where the table can be fetched. */
  csvUrl?: string
}

function ruleOf(time: JamaatTime): SalahRule | undefined {
  if (time.kind === 'none') return undefined
  if (time.kind === 'fixed') return { static: clockTime(time.at) }
  const { minutes, changesOn, roundTo, notBefore, notAfter } = time
  return {
    change: changesOn === undefined ? 'daily' : 'weekly',
    ...(roundTo === undefined ? {} : { roundMinutes: roundTo }),
    ...(notBefore === undefined ? {} : { earliest: clockTime(notBefore) }),
    ...(notAfter === undefined ? {} : { latest: clockTime(notAfter) }),
    ...(time.kind === 'after' ? { afterAthanMinutes: minutes } : { beforeEndMinutes: minutes }),
  }
}

function withOverrides({ ordinary, ramadan, summer }: PrayerRules): SalahRule | undefined {
  const rule = ordinary && ruleOf(ordinary)
  if (!rule) return undefined
  const overrides = [
    { condition: 'ramadan' as const, time: ramadan && ruleOf(ramadan) },
    { condition: 'daylightSavingsTime' as const, time: summer && ruleOf(summer) },
  ].flatMap(({ condition, time }) => (time ? [{ condition, time }] : []))
  return overrides.length > 0 ? { ...rule, overrides } : rule
}

const changesOn = (time: JamaatTime | undefined): Weekday | undefined =>
  time && 'changesOn' in time ? time.changesOn : undefined

/** What the format cannot say of a prayer's rules. */
function lossesOf(name: string, rules: PrayerRules, day: Weekday | undefined): string[] {
  const times = [rules.ordinary, rules.ramadan, rules.summer]
  return [
    ...(rules.weekdays ? [`${name}: rules for a day of the week`] : []),
    ...(rules.dated ? [`${name}: rules that begin on a date`] : []),
    ...(times.some((time) => time?.kind === 'none') ? [`${name}: that there is no jamaat`] : []),
    ...(times.some((time) => (changesOn(time) ?? day) !== day) ? [`${name}: its own day of change`] : []),
  ]
}

/**
 * Writes a SalahAPI 1.0 document (salahapi.com).
 * @returns the document, and in a few words each what the format has no place for: those rules stay ours alone, while
 *   the daily times hold what comes of them
 */
export function writeSalahApi({ title, version, place, schedule, csvUrl }: ToSalahApi): {
  document: SalahDocument
  lost: string[]
} {
  const { jamaat, jumuah } = schedule
  const times = prayers.flatMap((prayer) => [jamaat[prayer]?.ordinary, jamaat[prayer]?.ramadan, jamaat[prayer]?.summer])
  const day = times.map(changesOn).find((found) => found !== undefined)
  const rules = prayers.flatMap((prayer) => {
    const own = jamaat[prayer]
    const rule = own && withOverrides(own)
    return rule ? [[prayer, rule] as const] : []
  })
  const method = salahMethods.find(([, ours]) => ours === place.method)?.[0] ?? 'other'
  const bound = salahHighLatitudes.find(([, ours]) => ours === place.highLatitudeRule)?.[0]
  const slots = jumuah.flatMap(({ name, rules: own, venue }) => {
    const time = withOverrides(own)
    return time ? [{ ...(name ? { name } : {}), time, ...(venue ? { location: { name: venue } } : {}) }] : []
  })
  return {
    document: {
      salahapi: '1.0',
      info: { title, description: `Prayer times of ${title}`, version },
      location: {
        latitude: place.latitude,
        longitude: place.longitude,
        timezone: place.timeZone,
        dateFormat: 'YYYY-MM-DD',
        timeFormat: 'HH:mm',
      },
      calculationMethod: {
        name: method,
        asrCalculationMethod: place.madhab === 'Hanafi' ? 'hanafi' : 'standard',
        ...(bound ? { highLatitudeAdjustment: bound } : {}),
        iqamaCalculationRules: { ...(day ? { changeOn: weekdayNames[day - 1] } : {}), ...Object.fromEntries(rules) },
        ...(slots.length > 0 ? { jumuahRules: slots } : {}),
      },
      ...(csvUrl ? { dailyPrayerTimes: { csvUrl, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' } } : {}),
    },
    lost: [
      ...prayers.flatMap((prayer) => lossesOf(nameOf(prayer), jamaat[prayer] ?? {}, day)),
      ...jumuah.flatMap(({ name = "Jumu'ah", language, khatib, from, until }) => [
        ...(language || khatib ? [`${name}: its language and khatib`] : []),
        ...(from || until ? [`${name}: the months it is held in`] : []),
      ]),
    ],
  }
}
