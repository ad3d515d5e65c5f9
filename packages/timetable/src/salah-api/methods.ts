import type { HighLatitudeRuleName, MethodName } from '../base/place.ts'

/** Methods by the names SalahAPI gives them; it has no name for some of ours, and we none for some of its. */
export const salahMethods: readonly (readonly [string, MethodName])[] = [
  ['isna', 'NorthAmerica'],
  ['mwl', 'MuslimWorldLeague'],
  ['egypt', 'Egyptian'],
  ['makkah', 'UmmAlQura'],
  ['karachi', 'Karachi'],
  ['tehran', 'Tehran'],
  ['dubai', 'Dubai'],
  ['kuwait', 'Kuwait'],
  ['qatar', 'Qatar'],
  ['singapore', 'Singapore'],
  ['turkey', 'Turkey'],
]

/** Every method the format names. */
export const salahMethodNames = [
  'isna',
  'mwl',
  'egypt',
  'makkah',
  'karachi',
  'tehran',
  'jafari',
  'dubai',
  'kuwait',
  'qatar',
  'singapore',
  'france',
  'turkey',
  'russia',
  'other',
] as const

/** High-latitude rules by the names SalahAPI gives them. */
export const salahHighLatitudes = [
  ['middleOfTheNight', 'MiddleOfTheNight'],
  ['oneSeventh', 'SeventhOfTheNight'],
  ['twilightAngle', 'TwilightAngle'],
] as const satisfies readonly (readonly [string, HighLatitudeRuleName])[]
