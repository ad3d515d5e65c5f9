import { dateOfNumber, minuteMs } from '../base/calendar.ts'
import type { ZoneClock } from '../base/zoneClock.ts'
import type { Jamaat, openRules, RuleDay } from '../jamaat/jamaatOf.ts'
import type { RawDay } from '../calculation/raw.ts'
import type { Eid, Gathering, GatheringDetails, HijriDate, Moment, PrayerDay, PrayerMoments } from '../base/types.ts'
import type { JumuahSlot, Schedule } from './types.ts'

/** The month of fasting. */
export const isRamadan = ({ month }: HijriDate): boolean => month === 9

/** The Eid of a Hijri date: 1 Shawwal or 10 Dhu al-Hijjah. */
function eidOf({ month, day }: HijriDate): Eid | undefined {
  if (month === 10 && day === 1) return 'fitr'
  return month === 12 && day === 10 ? 'adha' : undefined
}

const detailsOf = ({ name, venue, language, khatib }: GatheringDetails): GatheringDetails => ({
  ...(name === undefined ? {} : { name }),
  ...(venue === undefined ? {} : { venue }),
  ...(language === undefined ? {} : { language }),
  ...(khatib === undefined ? {} : { khatib }),
})

/** A Jumu'ah slot that is held on a Friday, with its position in the schedule. */
export type FridaySlot = { place: number; slot: JumuahSlot; jamaat: Jamaat & { minutes: number } }

/** The slots held on a Friday, in the mosque's order, ignoring any times set for this day only. */
export const slotsOn = (
  today: RuleDay,
  { jumuah }: Pick<Schedule, 'jumuah'>,
  rule: ReturnType<typeof openRules>,
): FridaySlot[] =>
  jumuah.flatMap((slot, position) => {
    const { from = '', until = '9999', rules } = slot
    const jamaat = from <= today.date && today.date <= until ? rule('jumuah', today, rules) : undefined
    return jamaat?.minutes === undefined
      ? []
      : [{ place: position, slot, jamaat: { ...jamaat, minutes: jamaat.minutes } }]
  })

/**
 * The Jumu'ahs of a Friday, in the mosque's order. Times set for this Friday only replace those of its slots, one after
 * the other; any remaining slots are not held.
 */
export function jumuahOn(
  today: RuleDay,
  schedule: Schedule,
  rule: ReturnType<typeof openRules>,
  clock: ZoneClock,
): Gathering[] {
  const { date, number } = today
  const slots = slotsOn(today, schedule, rule)
  const overriddenTimes = schedule.overrides.get(date)?.jumuah
  if (overriddenTimes)
    return overriddenTimes.map((at, index) => ({ ...detailsOf(slots[index]?.slot ?? {}), at: clock.onDay(number, at) }))
  return slots.map(({ slot, jamaat }) => ({ ...detailsOf(slot), at: clock.onDay(number, jamaat.minutes) }))
}

/** The Eid on a date and the mosque's prayers for it, if any; undefined on other dates. */
export function eidOn(
  number: number,
  hijri: HijriDate,
  { eid, overrides }: Schedule,
  clock: ZoneClock,
): PrayerDay['eid'] {
  const which = eidOf(hijri)
  if (!which) return undefined
  const slots = eid.filter(
    (prayer) => prayer.eid === which && (prayer.year === undefined || prayer.year === hijri.year),
  )
  const overriddenTimes = overrides.get(dateOfNumber(number))?.eid
  if (overriddenTimes)
    return {
      which,
      prayers: overriddenTimes.map((at, index) => ({ ...detailsOf(slots[index] ?? {}), at: clock.onDay(number, at) })),
    }
  return { which, prayers: slots.map((prayer) => ({ at: clock.onDay(number, prayer.at), ...detailsOf(prayer) })) }
}

/** The times of a day of fasting. */
export const fastingOn = (
  { begins }: RawDay,
  { ramadan: { imsak } }: Schedule,
  clock: ZoneClock,
): NonNullable<PrayerDay['fasting']> => ({
  imsak: clock.at(begins.fajr.at - imsak * minuteMs),
  iftar: clock.at(begins.maghrib.at),
})

/** The start of taraweeh on an evening of Ramadan; undefined if the mosque has not set it. */
export function taraweehOn(
  number: number,
  isha: Pick<PrayerMoments, 'begins' | 'jamaat'>,
  { ramadan: { taraweeh }, overrides }: Schedule,
  clock: ZoneClock,
): Moment | undefined {
  const override = overrides.get(dateOfNumber(number))?.taraweeh
  if (override !== undefined) return override === null ? undefined : clock.onDay(number, override)
  if (!taraweeh) return undefined
  if (taraweeh.kind === 'fixed') return clock.onDay(number, taraweeh.at)
  return clock.at(Date.parse((isha.jamaat ?? isha.begins).at) + taraweeh.minutes * minuteMs)
}
