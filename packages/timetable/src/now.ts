import type { Eid, Gathering, HijriDate, Moment, Prayer, PrayerDay, ThreeDays } from './base/types.ts'

export type { Eid, Gathering, HijriDate, Moment, Prayer, PrayerDay, PrayerMoments, ThreeDays } from './base/types.ts'

/** A congregation to come: a prayer's own, a Jumu'ah in place of Dhuhr, or the prayer of an Eid. */
export type NextJamaat = {
  prayer: Prayer | Eid
  date: string
  at: Date
  time: string
  /** The Jumu'ah or Eid prayer it is. */
  gathering?: Gathering
}

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
  nextJamaat: NextJamaat | null
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

/** A day's congregations. Where a mosque holds a Jumu'ah, that is what Friday's Dhuhr waits for. */
function congregationsOf({ date, prayers, jumuah = [], eid }: PrayerDay): NextJamaat[] {
  const candidates: NextJamaat[] = []
  for (const { prayer, jamaat } of prayers) {
    if (jamaat && !(prayer === 'dhuhr' && jumuah.length > 0))
      candidates.push({ prayer, date, at: new Date(time(jamaat)), time: jamaat.time })
  }
  const gather = (prayer: NextJamaat['prayer'], all: readonly Gathering[]) => {
    for (const gathering of all)
      candidates.push({ prayer, date, at: new Date(time(gathering.at)), time: gathering.at.time, gathering })
  }
  gather('dhuhr', jumuah)
  if (eid) gather(eid.which, eid.prayers)
  return candidates
}

/** The first congregation after an instant. */
function nextOf(at: number, congregations: readonly NextJamaat[]): NextJamaat | null {
  let next: NextJamaat | null = null
  for (const each of congregations) {
    const starts = each.at.getTime()
    if (starts > at && (!next || starts < next.at.getTime())) next = each
  }
  return next
}

type Reading = { events: readonly Event[]; congregations: readonly NextJamaat[] }

const readings = new WeakMap<ThreeDays, Reading>()

/** Three days are asked about every second: they are put in order once. */
function readingOf(days: ThreeDays): Reading {
  const cached = readings.get(days)
  if (cached) return cached
  const { yesterday, today, tomorrow } = days
  const events = eventsOf(yesterday).concat(eventsOf(today), eventsOf(tomorrow))
  // Nothing may begin later than what follows it, so that time has neither gaps nor overlaps.
  events.reduceRight((limit, event) => (event.from = Math.min(event.from, limit)), Infinity)
  const congregations = congregationsOf(yesterday).concat(congregationsOf(today), congregationsOf(tomorrow))
  const reading = { events, congregations }
  readings.set(days, reading)
  return reading
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
export function stateOfNow(now: Date, days: ThreeDays): NowState {
  const at = now.getTime()
  const { events, congregations } = readingOf(days)

  const place = events.findIndex((event) => event.from > at)
  const running = events[place - 1]
  const end = events[place]
  if (!running || !end) return { current: null, why: 'stale', next: null, nextJamaat: null }

  // After an end that is sunrise, Dhuhr.
  const next = end.prayer ? end : events[place + 1]
  return {
    current: running.prayer && { prayer: running.prayer, date: running.date, until: new Date(end.from) },
    why: running.prayer ? null : 'sunrise',
    next: next?.prayer ? { prayer: next.prayer, date: next.date, begins: next.begins, jamaat: next.jamaat } : null,
    nextJamaat: nextOf(at, congregations),
  }
}

/**
 * The Hijri date at an instant, which changes at Maghrib, also where the sun sets after midnight. Everything that says which
 * date it is now asks here.
 * @param now in milliseconds
 */
export function hijriAt({ yesterday, today, tomorrow }: ThreeDays, now: number): HijriDate {
  const current = [yesterday, today].find(({ prayers }) =>
    prayers.some(({ prayer, begins }) => prayer === 'maghrib' && now < Date.parse(begins.at)),
  )
  return (current || tomorrow).hijri
}
