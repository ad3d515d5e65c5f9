import type { Moment, Prayer, PrayerDay, ThreeDays } from './types.ts'

export type { HijriDate, Moment, Prayer, PrayerDay, PrayerMoments, ThreeDays } from './types.ts'

/** What a mosque's clock says at one instant. */
export type NowState = {
  /** The prayer whose time it is, the date of the day it belongs to, and when that ends. */
  current: { prayer: Prayer; date: string; until: Date } | null
  /**
   * Why nothing is current: `sunrise`, no prayer's time runs between sunrise and Dhuhr; `stale`, the instant lies
   * outside the three days, which are to be fetched again.
   */
  why: 'sunrise' | 'stale' | null
  /** The prayer that begins next, with its congregation; null only when the days are stale. */
  next: { prayer: Prayer; date: string; begins: Moment; jamaat?: Moment } | null
  /** The congregation that stands up next; null when no day ahead has one. */
  nextJamaat: { prayer: Prayer; date: string; at: Date; time: string } | null
}

// Older televisions run this too: nothing newer than ES2015 is called.
type Event = { prayer: Prayer | null; date: string; begins: Moment; jamaat?: Moment; from: number }

const time = (moment: Moment) => Date.parse(moment.at)

function eventsOf({ date, sunrise, prayers }: PrayerDay): Event[] {
  const events: Event[] = prayers.map((each) => ({ ...each, date, from: time(each.begins) }))
  // After Fajr, a beginning of its own: it ends Fajr and begins nothing.
  events.splice(1, 0, { prayer: null, date, begins: sunrise, from: time(sunrise) })
  return events
}

/**
 * Says which prayer it is, which begins next and which congregation is next, from instants alone: the device's zone
 * does not matter. Both are on time to the millisecond: at the very instant a prayer begins it is current, and a jamaat
 * that has begun is no longer next.
 *
 * Now and next follow begins, the next jamaat follows jamaat. Before Fajr it is yesterday's Isha, or still yesterday's
 * Maghrib when Isha begins after midnight. Some summer tables begin Isha together with, or after, the next Fajr: such an
 * Isha is announced as next but never current, Maghrib's time ends with Fajr.
 */
export function stateOfNow(now: Date, { yesterday, today, tomorrow }: ThreeDays): NowState {
  const at = now.getTime()
  const events = eventsOf(yesterday).concat(eventsOf(today), eventsOf(tomorrow))
  // Nothing may begin later than what follows it, so that time has neither gaps nor overlaps.
  events.reduceRight((limit, event) => (event.from = Math.min(event.from, limit)), Infinity)

  const ahead = events.filter((event) => event.from > at)
  const running = events[events.length - ahead.length - 1]
  const end = ahead[0]
  if (!running || !end) return { current: null, why: 'stale', next: null, nextJamaat: null }

  const next = ahead.find((event) => event.prayer)
  let nextJamaat: NowState['nextJamaat'] = null
  for (const { prayer, date, jamaat } of events) {
    const starts = jamaat ? time(jamaat) : 0
    if (prayer && jamaat && starts > at && (!nextJamaat || starts < nextJamaat.at.getTime())) {
      nextJamaat = { prayer, date, at: new Date(starts), time: jamaat.time }
    }
  }
  return {
    current: running.prayer && { prayer: running.prayer, date: running.date, until: new Date(end.from) },
    why: running.prayer ? null : 'sunrise',
    next: next?.prayer ? { prayer: next.prayer, date: next.date, begins: next.begins, jamaat: next.jamaat } : null,
    nextJamaat,
  }
}
