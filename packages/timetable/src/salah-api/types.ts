/** A rule of SalahAPI 1.0 (salahapi.com, schema 1.0). This file has the parts of the format that we read and write. */
export type SalahRule = {
  /** `HH:MM`; if present, everything else is ignored. */
  static?: string
  change?: 'daily' | 'weekly'
  roundMinutes?: number
  earliest?: string
  latest?: string
  afterAthanMinutes?: number
  beforeEndMinutes?: number
  overrides?: SalahOverride[]
}

/** A rule for part of the year. */
export type SalahOverride = { condition: 'daylightSavingsTime' | 'ramadan'; time: SalahRule }

/** One Jumu'ah. */
export type SalahJumuah = { name?: string; time?: SalahRule; location?: { name?: string; address?: string } }

/** The names of weekdays in the format. */
export type SalahWeekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** A whole document. */
export type SalahDocument = {
  salahapi: string
  info: { title: string; description: string; version: string }
  location?: {
    latitude: number
    longitude: number
    timezone: string
    dateFormat: string
    timeFormat: string
    city?: string
    country?: string
  }
  calculationMethod?: {
    name: string
    fajrAngle?: number
    ishaAngle?: number
    asrCalculationMethod?: 'standard' | 'hanafi'
    highLatitudeAdjustment?: 'middleOfTheNight' | 'oneSeventh' | 'twilightAngle'
    iqamaCalculationRules?: { changeOn?: SalahWeekday } & Partial<Record<string, SalahRule | string>>
    jumuahRules?: SalahJumuah[]
  }
  dailyPrayerTimes?: { csvUrl: string; dateFormat: string; timeFormat: string }
}
