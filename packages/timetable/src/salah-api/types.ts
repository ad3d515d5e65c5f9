/** What the parts of SalahAPI 1.0 that we read and write look like (salahapi.com, schema 1.0). */
export type SalahRule = {
  /** `HH:MM`; everything else is then passed over. */
  static?: string
  change?: 'daily' | 'weekly'
  roundMinutes?: number
  earliest?: string
  latest?: string
  afterAthanMinutes?: number
  beforeEndMinutes?: number
  overrides?: SalahOverride[]
}

export type SalahOverride = { condition: 'daylightSavingsTime' | 'ramadan'; time: SalahRule }

export type SalahJumuah = { name?: string; time?: SalahRule; location?: { name?: string; address?: string } }

/** The weekdays as the format spells them. */
export type SalahWeekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

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
