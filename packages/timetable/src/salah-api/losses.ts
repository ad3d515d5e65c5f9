import type { PrayerRules, Weekday } from '../jamaat/types.ts'
import { calculationMethods, nameOf, timed } from '../base/place.ts'
import type { Schedule } from '../schedule/types.ts'
import { prayers } from '../base/types.ts'
import { salahMethods } from './methods.ts'
import type { ToSalahApi } from './writeSalahApi.ts'

/** What the format cannot express of the rules of a prayer or a Jumu'ah. */
function ofRules(name: string, rules: PrayerRules, day: Weekday | undefined): string[] {
  const { ordinary, ramadan, summer, weekdays, dated = [] } = rules
  const times = [ordinary, ramadan, summer]
  const isHeld = ordinary !== undefined && ordinary.kind !== 'none'
  const withoutBase = [...(ramadan ? ['Ramadan'] : []), ...(summer ? ['summer'] : [])]
  const hasOwnDay = times.some(
    (time) => time && 'changesOn' in time && time.changesOn !== undefined && time.changesOn !== day,
  )
  return [
    ...(weekdays && Object.keys(weekdays).length > 0 ? [`${name}: rules for a day of the week`] : []),
    ...(dated.length > 0 ? [`${name}: rules that begin on a date`] : []),
    ...(times.some((time) => time?.kind === 'none') ? [`${name}: that there is no jamaat`] : []),
    ...(!isHeld && withoutBase.length > 0
      ? [`${name}: its rule for ${withoutBase.join(' and ')}, without one for always`]
      : []),
    ...(hasOwnDay ? [`${name}: its own day of change`] : []),
  ]
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

function ofDays({ overrides, eid, ramadan, bothAsr }: Schedule): string[] {
  const own = [...overrides.values()]
  const set = own.filter(({ jamaat }) => jamaat && Object.keys(jamaat).length > 0).length
  const noted = own.filter(({ note }) => note !== undefined).length
  return [
    ...(set > 0 ? [counted(set, 'single day with times of its own', 'single days with times of their own')] : []),
    ...(noted > 0 ? [counted(noted, 'note of a single day', 'notes of single days')] : []),
    ...(eid.length > 0 ? [counted(eid.length, 'prayer of an Eid', 'prayers of the Eids')] : []),
    ...(ramadan.taraweeh ? ['when taraweeh begins'] : []),
    ...(ramadan.imsak === 10 ? [] : ['how long before Fajr imsak is']),
    ...(bothAsr ? ['that Asr is shown by both schools'] : []),
  ]
}

function ofPlace({ place, hijriOffset = 0, monthStarts = [], tableDays = 0, csvUrl }: ToSalahApi): string[] {
  const isNamed = salahMethods.some(([, ours]) => ours === place.method)
  const isAdjusted = timed.some((name) => (place.adjustments?.[name] ?? 0) !== 0)
  return [
    ...(isNamed ? [] : [`the name of the method (${calculationMethods[place.method]}); its angles are there`]),
    ...(isAdjusted ? ['the minutes by which calculated times are adjusted'] : []),
    ...(hijriOffset === 0 ? [] : ['the offset of Hijri dates']),
    ...(monthStarts.length > 0 ? ['when the mosque announced Hijri months'] : []),
    ...(tableDays > 0 && !csvUrl ? [`the table (${counted(tableDays, 'day', 'days')}): export it as CSV`] : []),
  ]
}

/** Everything that a document leaves out, in a few words each. @param day the weekday on which weekly times change */
export function lossesOfSalahApi(from: ToSalahApi, day: Weekday | undefined): string[] {
  const { jamaat, jumuah } = from.schedule
  return [
    ...prayers.flatMap((prayer) => ofRules(nameOf(prayer), jamaat[prayer] ?? {}, day)),
    ...jumuah.flatMap(({ name = "Jumu'ah", language, khatib, from: first, until, rules }) => [
      ...ofRules(name, rules, day),
      ...(rules.ordinary && rules.ordinary.kind !== 'none'
        ? []
        : [`${name}: all of it, for want of a rule for always`]),
      ...(language ? [`${name}: its language`] : []),
      ...(khatib ? [`${name}: its khatib`] : []),
      ...(first || until ? [`${name}: the months it is held in`] : []),
    ]),
    ...ofDays(from.schedule),
    ...ofPlace(from),
  ]
}
