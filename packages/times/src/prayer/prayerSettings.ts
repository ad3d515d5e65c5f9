import { createHash } from 'node:crypto'
import {
  type Adjustments,
  isHighLatitudeRule,
  isMadhab,
  isMethod,
  type MonthStart,
  type Place,
  prayers,
  readMonthStarts,
} from '@minaret/timetable'
import type { Tenant } from '@minaret/foundation/tenancy'
import { cityOf } from './cityOf.ts'

/** Parses `fajr:2, isha:-1`: minutes by prayer, ignoring invalid parts. */
function parseAdjustments(text: string): Adjustments {
  const pairs = text.split(',').map((part) => part.split(':').map((word) => word.trim()))
  return Object.fromEntries(
    pairs.flatMap(([name, minutes]) => {
      const isListed = name === 'sunrise' || prayers.some((prayer) => prayer === name)
      return isListed && name && /^[+-]?\d{1,3}$/.test(minutes ?? '') ? [[name, Number(minutes)]] : []
    }),
  )
}

/** The settings for a tenant’s prayer times and Hijri dates. */
export type PrayerSettings = {
  place: Place
  /** The city whose coordinates are used, if the mosque has none. */
  city?: string
  hijriOffset: number
  monthStarts: readonly MonthStart[]
  digest: string
}

/** Reads the tenant’s settings, with the most common method, school and rule as defaults. */
export function readPrayerSettings(tenant: Pick<Tenant, 'config' | 'items'>): PrayerSettings {
  const get = (key: string) => tenant.items.find((item) => item.key === key)?.value.trim() ?? ''
  const readDegrees = (key: string, limit: number) => {
    const value = Number(get(key))
    return get(key) !== '' && Math.abs(value) <= limit ? value : undefined
  }
  const latitude = readDegrees('latitude', 90)
  const longitude = readDegrees('longitude', 180)
  const [method, madhab, rule] = [get('method'), get('madhab'), get('highLatitudeRule')]
  const city = latitude === undefined || longitude === undefined ? cityOf(tenant.config.timeZone) : undefined
  const place: Place = {
    latitude: city?.latitude ?? latitude ?? 0,
    longitude: city?.longitude ?? longitude ?? 0,
    timeZone: tenant.config.timeZone,
    method: isMethod(method) ? method : 'MuslimWorldLeague',
    madhab: isMadhab(madhab) ? madhab : 'Shafi',
    highLatitudeRule: isHighLatitudeRule(rule) ? rule : 'TwilightAngle',
    adjustments: parseAdjustments(get('adjustments')),
  }
  const offset = Number(get('hijriOffset'))
  const hijriOffset = Number.isInteger(offset) && Math.abs(offset) <= 3 ? offset : 0
  const monthStarts = readMonthStarts(get('hijriMonths')) ?? []
  return {
    place,
    ...(city ? { city: city.name } : {}),
    hijriOffset,
    monthStarts,
    digest: createHash('sha256').update(JSON.stringify({ place, hijriOffset, monthStarts })).digest('hex').slice(0, 12),
  }
}
