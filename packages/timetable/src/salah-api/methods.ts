import type { HighLatitudeRuleName, MethodName } from '../base/place.ts'

/** Methods by their names in SalahAPI, which lacks some of ours and has some that we lack. */
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

/** Every method in the format. */
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

/** High-latitude rules by their names in SalahAPI. */
export const salahHighLatitudes = [
  ['middleOfTheNight', 'MiddleOfTheNight'],
  ['oneSeventh', 'SeventhOfTheNight'],
  ['twilightAngle', 'TwilightAngle'],
] as const satisfies readonly (readonly [string, HighLatitudeRuleName])[]
