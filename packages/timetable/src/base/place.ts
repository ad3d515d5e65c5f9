import type { Prayer } from './types.ts'

/** Methods of calculation by the names `adhan` gives them, with the words people know them by. */
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
 * Minutes from Maghrib to Isha on the days of Ramadan, by the methods that have others there than on all other days. Of
 * the methods above only Umm al-Qura's does; its other days have 90.
 */
const ramadanIsha: Partial<Record<MethodName, number>> = { UmmAlQura: 120 }

/** Minutes from Maghrib to Isha on a day of Ramadan, undefined if a method knows no Ramadan. */
export const ramadanIshaOf = (method: MethodName): number | undefined => ramadanIsha[method]

/** Schools that differ in when Asr begins, by the names `adhan` gives them. */
export const madhabs = {
  Shafi: "Shafi'i, Maliki and Hanbali",
  Hanafi: 'Hanafi',
} as const

/** What bounds Fajr and Isha where twilight lasts too long, by the names `adhan` gives them. */
export const highLatitudeRules = {
  MiddleOfTheNight: 'the middle of the night',
  SeventhOfTheNight: 'a seventh of the night',
  TwilightAngle: "a part of the night by the twilight's angle",
} as const

export type MethodName = keyof typeof calculationMethods
export type MadhabName = keyof typeof madhabs
export type HighLatitudeRuleName = keyof typeof highLatitudeRules

/** Whole minutes added to calculated times. */
export type Adjustments = Partial<Record<Prayer | 'sunrise', number>>

/** Where a mosque stands and how its prayers are calculated on days its timetable does not hold. */
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

/** Whether a setting names a method we know; guards what a tenant typed. */
export const isMethod = (name: string): name is MethodName => Object.hasOwn(calculationMethods, name)

/** Whether a setting names a school we know. */
export const isMadhab = (name: string): name is MadhabName => Object.hasOwn(madhabs, name)

/** Whether a setting names a high-latitude rule we know. */
export const isHighLatitudeRule = (name: string): name is HighLatitudeRuleName => Object.hasOwn(highLatitudeRules, name)

/**
 * What really bounds Fajr and Isha: the Moonsighting Committee has tables of its own by the seasons, and its times are the
 * same whatever rule a mosque has set.
 */
export const boundOf = ({ method, highLatitudeRule }: Pick<Place, 'method' | 'highLatitudeRule'>) =>
  method === 'MoonsightingCommittee' ? 'seasons' : highLatitudeRule

const bounds = { ...highLatitudeRules, seasons: "the method's own tables by the seasons" } as const

const names: Record<Prayer | 'sunrise', string> = {
  fajr: 'Fajr',
  sunrise: 'sunrise',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
}

/** Everything of a day that has a time of its own, in order. */
export const timed = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** English name of a prayer, or of sunrise, for messages. */
export const nameOf = (prayer: Prayer | 'sunrise'): string => names[prayer]

/** What is said beside the settings of a calculation. */
export type CalculationNotes = {
  /** Whether the mosque's rules give those days congregations. */
  hasJamaat?: boolean
  /** The city whose times they are, where the mosque has not said where it stands. */
  city?: string
  /** The latitudes of days that were calculated for another than the mosque's own. */
  latitudes?: readonly number[]
}

/** `65.4° to 67.4°`, by whole tenths. */
function describeLatitudes(latitudes: readonly number[]): string {
  const tenths = latitudes.map((latitude) => Math.round(Math.abs(latitude) * 10) / 10)
  const [least, most] = [Math.min(...tenths), Math.max(...tenths)]
  const side = (latitudes[0] ?? 0) < 0 ? 'south' : 'north'
  return `${least === most ? '' : `${least}° to `}${most}° ${side}`
}

/** Tells in one sentence that times were calculated, and how; goes beside every answer that holds such a day. */
export function describeCalculation(
  place: Place,
  { hasJamaat = false, city, latitudes = [] }: CalculationNotes = {},
): string {
  const adjusted = timed
    .map((name) => ({ name: nameOf(name), minutes: place.adjustments?.[name] ?? 0 }))
    .filter(({ minutes }) => minutes !== 0)
    .map(({ name, minutes }) => `${name} ${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} min`)
  return (
    [
      ...(city === undefined
        ? []
        : [`For ${city}, the city of its time zone, because the mosque has not said where it stands`]),
      `${city === undefined ? 'Calculated' : 'calculated'}, not taken from the mosque's timetable: by the method of ${calculationMethods[place.method]}`,
      `Asr as the ${madhabs[place.madhab]} ${place.madhab === 'Shafi' ? 'schools hold' : 'school holds'}`,
      `Fajr and Isha bounded by ${bounds[boundOf(place)]}`,
      ...(latitudes.length > 0
        ? [
            `days on which the sun does not rise or set, as at the nearest latitude where it does (${describeLatitudes(latitudes)})`,
          ]
        : []),
      ...(adjusted.length > 0 ? [`adjusted by the mosque (${adjusted.join(', ')})`] : []),
    ].join('; ') + (hasJamaat ? '.' : '. There are no jamaat times for these days.')
  )
}
