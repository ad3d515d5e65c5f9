import type { PrayerRules, Weekday } from '../jamaat/types.ts'
import { calculationMethods, nameOf, dayTimes } from '../base/place.ts'
import type { Schedule } from '../schedule/types.ts'
import { prayers } from '../base/types.ts'
import { salahMethods } from './methods.ts'
import type { SalahApiInput } from './writeSalahApi.ts'

/** The parts of the rules for a prayer or Jumu'ah that the format cannot express. */
function ruleLosses(name: string, rules: PrayerRules, day: Weekday | undefined): string[] {
  const { ordinary, ramadan, summer, weekdays, dated: datedRules = [] } = rules
  const times = [ordinary, ramadan, summer]
  const isHeld = ordinary !== undefined && ordinary.kind !== 'none'
  const conditions = [...(ramadan ? ['Ramadan'] : []), ...(summer ? ['summer'] : [])]
  const hasOwnDay = times.some(
    (time) => time && 'changesOn' in time && time.changesOn !== undefined && time.changesOn !== day,
  )
  return [
    ...(weekdays && Object.keys(weekdays).length > 0 ? [`${name}: rules for a day of the week`] : []),
    ...(datedRules.length > 0 ? [`${name}: rules that begin on a date`] : []),
    ...(times.some((time) => time?.kind === 'none') ? [`${name}: that there is no jamaat`] : []),
    ...(!isHeld && conditions.length > 0
      ? [`${name}: its rule for ${conditions.join(' and ')}, because it has no rule for always`]
      : []),
    ...(hasOwnDay ? [`${name}: its own day for weekly changes`] : []),
  ]
}

const countText = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`

function dayLosses({ overrides, eid, ramadan, bothAsr }: Schedule): string[] {
  const dayOverrides = [...overrides.values()]
  const daysWithTimes = dayOverrides.filter(({ jamaat }) => jamaat && Object.keys(jamaat).length > 0).length
  const daysWithNotes = dayOverrides.filter(({ note }) => note !== undefined).length
  return [
    ...(daysWithTimes > 0
      ? [countText(daysWithTimes, 'single day with its own times', 'single days with their own times')]
      : []),
    ...(daysWithNotes > 0 ? [countText(daysWithNotes, 'note of a single day', 'notes of single days')] : []),
    ...(eid.length > 0 ? [countText(eid.length, 'Eid prayer', 'Eid prayers')] : []),
    ...(ramadan.taraweeh ? ['the start time of taraweeh'] : []),
    ...(ramadan.imsak === 10 ? [] : ['the time from imsak to Fajr']),
    ...(bothAsr ? ['that Asr is shown for both schools'] : []),
  ]
}

function placeLosses({ place, hijriOffset = 0, monthStarts = [], tableDays = 0, csvUrl }: SalahApiInput): string[] {
  const hasMethodName = salahMethods.some(([, ourName]) => ourName === place.method)
  const isAdjusted = dayTimes.some((name) => (place.adjustments?.[name] ?? 0) !== 0)
  return [
    ...(hasMethodName ? [] : [`the name of the method (${calculationMethods[place.method]}); its angles are there`]),
    ...(isAdjusted ? ['the minutes by which calculated times are adjusted'] : []),
    ...(hijriOffset === 0 ? [] : ['the offset of Hijri dates']),
    ...(monthStarts.length > 0 ? ['the Hijri months the mosque has announced'] : []),
    ...(tableDays > 0 && !csvUrl ? [`the table (${countText(tableDays, 'day', 'days')}): export it as CSV`] : []),
  ]
}

/** Lists everything that a document leaves out. @param day the weekday on which weekly times change */
export function lossesOfSalahApi(input: SalahApiInput, day: Weekday | undefined): string[] {
  const { jamaat, jumuah } = input.schedule
  return [
    ...prayers.flatMap((prayer) => ruleLosses(nameOf(prayer), jamaat[prayer] ?? {}, day)),
    ...jumuah.flatMap(({ name = "Jumu'ah", language, khatib, from: first, until, rules }) => [
      ...ruleLosses(name, rules, day),
      ...(rules.ordinary && rules.ordinary.kind !== 'none'
        ? []
        : [`${name}: all of it, because it has no rule for always`]),
      ...(language ? [`${name}: its language`] : []),
      ...(khatib ? [`${name}: its khatib`] : []),
      ...(first || until ? [`${name}: the months it is held in`] : []),
    ]),
    ...dayLosses(input.schedule),
    ...placeLosses(input),
  ]
}
