import type { Prayer } from './types.ts'

/** Calculation methods by their names in `adhan`, with their usual names. */
export const calculationMethods = {
  MuslimWorldLeague: 'Muslim World League',
  Egyptian: 'Egyptian General Authority of Survey',
  Karachi: 'University of Islamic Sciences, Karachi',
  UmmAlQura: 'Umm al-Qura University, Makkah',
  Dubai: 'Dubai',
  MoonsightingCommittee: 'Moonsighting Committee',
  NorthAmerica: 'Islamic Society of North America',
  Kuwait: 'Kuwait',
  Qatar: 'Qatar',
  Singapore: 'Singapore',
  Tehran: 'Institute of Geophysics, University of Tehran',
  Turkey: 'Diyanet, Türkiye',
} as const

/**
 * Minutes from Maghrib to Isha in Ramadan, for methods that change it then. Of the methods above that is only Umm al-Qura's,
 * which has 90 minutes at other times.
 */
const ramadanIsha: Partial<Record<MethodName, number>> = { UmmAlQura: 120 }

/** Minutes from Maghrib to Isha on a day of Ramadan; undefined if the method has no rule for Ramadan. */
export const ramadanIshaOf = (method: MethodName): number | undefined => ramadanIsha[method]

/** Schools that differ on Asr's start time, by their names in `adhan`. */
export const madhabs = {
  Shafi: "Shafi'i, Maliki and Hanbali",
  Hanafi: 'Hanafi',
} as const

/** The limits of Fajr and Isha when twilight lasts too long, by their names in `adhan`. */
export const highLatitudeRules = {
  MiddleOfTheNight: 'the middle of the night',
  SeventhOfTheNight: 'a seventh of the night',
  TwilightAngle: "a part of the night by the twilight's angle",
} as const

/** The name of a calculation method. */
export type MethodName = keyof typeof calculationMethods
/** The name of a school. */
export type MadhabName = keyof typeof madhabs
/** The name of a high-latitude rule. */
export type HighLatitudeRuleName = keyof typeof highLatitudeRules

/** Whole minutes added to calculated times. */
export type Adjustments = Partial<Record<Prayer | 'sunrise', number>>

/** A mosque's location, and the settings for calculating days that are not in its timetable. */
export type Place = {
  /** Degrees, north and east positive. */
  latitude: number
  longitude: number
  /** IANA name. */
  timeZone: string
  method: MethodName
  madhab: MadhabName
  highLatitudeRule: HighLatitudeRuleName
  adjustments?: Adjustments
}

/** Whether text is the name of a method. */
export const isMethod = (name: string): name is MethodName => Object.hasOwn(calculationMethods, name)

/** Whether text is the name of a school. */
export const isMadhab = (name: string): name is MadhabName => Object.hasOwn(madhabs, name)

/** Whether text is the name of a high-latitude rule. */
export const isHighLatitudeRule = (name: string): name is HighLatitudeRuleName => Object.hasOwn(highLatitudeRules, name)

/**
 * The rule that actually limits Fajr and Isha. The Moonsighting Committee has its own seasonal tables, so its times are the
 * same for any rule that a mosque has set.
 */
export const appliedHighLatitudeRule = ({ method, highLatitudeRule }: Pick<Place, 'method' | 'highLatitudeRule'>) =>
  method === 'MoonsightingCommittee' ? 'seasons' : highLatitudeRule

const ruleTexts = { ...highLatitudeRules, seasons: "the method's own tables by the seasons" } as const

const names: Record<Prayer | 'sunrise', string> = {
  fajr: 'Fajr',
  sunrise: 'sunrise',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
}

/** Every time of a day, in order. */
export const dayTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The English name of a prayer, or of sunrise, for messages. */
export const nameOf = (prayer: Prayer | 'sunrise'): string => names[prayer]

/** Details of a calculation that are not in its settings. */
export type CalculationNotes = {
  /** Whether the calculated days have congregations by the mosque's rules. */
  hasJamaat?: boolean
  /** The city used for the calculation, if the mosque has not set its own location. */
  city?: string
  /** The latitudes used on days that could not be calculated for the mosque's own. */
  latitudes?: readonly number[]
}

/** `65.4° to 67.4°`, rounded to tenths. */
function describeLatitudes(latitudes: readonly number[]): string {
  const tenths = latitudes.map((latitude) => Math.round(Math.abs(latitude) * 10) / 10)
  const [lowest, highest] = [Math.min(...tenths), Math.max(...tenths)]
  const hemisphere = (latitudes[0] ?? 0) < 0 ? 'south' : 'north'
  return `${lowest === highest ? '' : `${lowest}° to `}${highest}° ${hemisphere}`
}

/** A sentence that says that times were calculated, and how; it accompanies every response with such a day. */
export function describeCalculation(
  place: Place,
  { hasJamaat = false, city, latitudes = [] }: CalculationNotes = {},
): string {
  const adjustments = dayTimes
    .map((name) => ({ name: nameOf(name), minutes: place.adjustments?.[name] ?? 0 }))
    .filter(({ minutes }) => minutes !== 0)
    .map(({ name, minutes }) => `${name} ${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} min`)
  return (
    [
      ...(city === undefined
        ? []
        : [`For ${city}, the city of its time zone, because the mosque has not set its location`]),
      `${city === undefined ? 'Calculated' : 'calculated'}, not taken from the mosque's timetable: by the method of ${calculationMethods[place.method]}`,
      `Asr as the ${madhabs[place.madhab]} ${place.madhab === 'Shafi' ? 'schools hold' : 'school holds'}`,
      `Fajr and Isha bounded by ${ruleTexts[appliedHighLatitudeRule(place)]}`,
      ...(latitudes.length > 0
        ? [
            `days on which the sun does not rise or set, as at the nearest latitude where it does (${describeLatitudes(latitudes)})`,
          ]
        : []),
      ...(adjustments.length > 0 ? [`adjusted by the mosque (${adjustments.join(', ')})`] : []),
    ].join('; ') + (hasJamaat ? '.' : '. There are no jamaat times for these days.')
  )
}
