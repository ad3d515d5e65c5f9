import { CalculationMethod } from 'adhan'
import { clockTime } from '../base/calendar.ts'
import { weekdayNames } from '../jamaat/phrase.ts'
import type { JamaatTime, PrayerRules, Weekday } from '../jamaat/types.ts'
import type { Place } from '../base/place.ts'
import type { Schedule } from '../schedule/types.ts'
import { prayers } from '../base/types.ts'
import { lossesOfSalahApi } from './losses.ts'
import { salahHighLatitudes, salahMethods } from './methods.ts'
import type { HijriSettings } from '../base/hijri.ts'
import type { SalahDocument, SalahRule } from './types.ts'

/** The contents of a document. */
export type SalahApiInput = HijriSettings & {
  /** The mosque's name, and the version of its times. */
  title: string
  version: string
  place: Place
  schedule: Schedule
  /** The number of days in the mosque's own table. */
  tableDays?: number
  /** The URL of the table. */
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

/** The weekday on which a document's weekly times change: that of the first weekly rule. */
function dayOfChange({ jamaat, jumuah }: Pick<Schedule, 'jamaat' | 'jumuah'>): Weekday | undefined {
  const allRules = [...prayers.map((prayer) => jamaat[prayer] ?? {}), ...jumuah.map(({ rules }) => rules)]
  const times = allRules.flatMap(({ ordinary, ramadan, summer }) => [ordinary, ramadan, summer])
  for (const time of times) if (time && 'changesOn' in time && time.changesOn !== undefined) return time.changesOn
  return undefined
}

/** Converts the rules of congregations and Jumu'ahs to the format, as far as it can express them. */
export function salahRules(schedule: Pick<Schedule, 'jamaat' | 'jumuah'>) {
  const day = dayOfChange(schedule)
  const rules = prayers.flatMap((prayer) => {
    const prayerRules = schedule.jamaat[prayer]
    const rule = prayerRules && withOverrides(prayerRules)
    return rule ? [[prayer, rule] as const] : []
  })
  const slots = schedule.jumuah.flatMap(({ name, rules: slotRules, venue }) => {
    const time = withOverrides(slotRules)
    return time ? [{ ...(name ? { name } : {}), time, ...(venue ? { location: { name: venue } } : {}) }] : []
  })
  return {
    day,
    iqamaCalculationRules: { ...(day ? { changeOn: weekdayNames[day - 1] } : {}), ...Object.fromEntries(rules) },
    jumuahRules: slots,
  }
}

/** The method's name in the format, or its angles if it has none. */
function methodOf({ method }: Place) {
  const name = salahMethods.find(([, ourName]) => ourName === method)?.[0]
  if (name) return { name }
  const { fajrAngle, ishaAngle } = CalculationMethod[method]()
  return { name: 'other', fajrAngle, ...(ishaAngle > 0 ? { ishaAngle } : {}) }
}

/**
 * Writes a SalahAPI 1.0 document (salahapi.com).
 * @returns the document, and a list of what the format cannot express; those rules are only visible in the daily times
 */
export function writeSalahApi(input: SalahApiInput): { document: SalahDocument; losses: string[] } {
  const { title, version, place, schedule, csvUrl } = input
  const { day, iqamaCalculationRules, jumuahRules } = salahRules(schedule)
  const bound = salahHighLatitudes.find(([, ourName]) => ourName === place.highLatitudeRule)?.[0]
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
        ...methodOf(place),
        asrCalculationMethod: place.madhab === 'Hanafi' ? 'hanafi' : 'standard',
        ...(bound ? { highLatitudeAdjustment: bound } : {}),
        ...(prayers.some((prayer) => prayer in iqamaCalculationRules) ? { iqamaCalculationRules } : {}),
        ...(jumuahRules.length > 0 ? { jumuahRules } : {}),
      },
      ...(csvUrl ? { dailyPrayerTimes: { csvUrl, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' } } : {}),
    },
    losses: lossesOfSalahApi(input, day),
  }
}
