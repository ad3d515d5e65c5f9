import type { Eid, Gathering, HijriDate, Moment, Prayer, PrayerDay, ThreeDays } from './base/types.ts'

export type { Eid, Gathering, HijriDate, Moment, Prayer, PrayerDay, PrayerMoments, ThreeDays } from './base/types.ts'

/** An upcoming congregation: of a prayer, a Jumu'ah instead of Dhuhr, or an Eid prayer. */
export type NextJamaat = {
  prayer: Prayer | Eid
  date: string
  at: Date
  time: string
  /** The details of a Jumu'ah or Eid prayer. */
  gathering?: Gathering
}

/** The prayers at one instant. */
export type NowState = {
  /** The current prayer, the date of the day it belongs to, and when it ends. */
  current: { prayer: Prayer; date: string; until: Date } | null
  /**
   * The reason why no prayer is current: `sunrise` between sunrise and Dhuhr; `stale` if the instant is outside the three
   * days, which must be fetched again.
   */
  noCurrentReason: 'sunrise' | 'stale' | null
  /** The prayer that begins next, with its congregation; null only if the days are stale. */
  next: { prayer: Prayer; date: string; begins: Moment; jamaat?: Moment } | null
  /** The next congregation; null if none of the days has any more. */
  nextJamaat: NextJamaat | null
}

// Older televisions also run this, so it uses nothing newer than ES2015.
type Event = { prayer: Prayer | null; date: string; begins: Moment; jamaat?: Moment; from: number }

const instantOf = (moment: Moment) => Date.parse(moment.at)

function eventsOf({ date, sunrise, prayers }: PrayerDay): Event[] {
  const events: Event[] = prayers.map((prayer) => ({ ...prayer, date, from: instantOf(prayer.begins) }))
  // Sunrise is also an event, after Fajr: it ends Fajr and begins no prayer.
  events.splice(1, 0, { prayer: null, date, begins: sunrise, from: instantOf(sunrise) })
  return events
}

/** A day's congregations. If a mosque holds a Jumu'ah, it replaces Friday's Dhuhr. */
function congregationsOf({ date, prayers, jumuah = [], eid }: PrayerDay): NextJamaat[] {
  const candidates: NextJamaat[] = []
  for (const { prayer, jamaat } of prayers) {
    if (jamaat && !(prayer === 'dhuhr' && jumuah.length > 0))
      candidates.push({ prayer, date, at: new Date(instantOf(jamaat)), time: jamaat.time })
  }
  const addGatherings = (prayer: NextJamaat['prayer'], all: readonly Gathering[]) => {
    for (const gathering of all)
      candidates.push({ prayer, date, at: new Date(instantOf(gathering.at)), time: gathering.at.time, gathering })
  }
  addGatherings('dhuhr', jumuah)
  if (eid) addGatherings(eid.which, eid.prayers)
  return candidates
}

/** The first congregation after an instant. */
function nextOf(at: number, congregations: readonly NextJamaat[]): NextJamaat | null {
  let next: NextJamaat | null = null
  for (const congregation of congregations) {
    const startMs = congregation.at.getTime()
    if (startMs > at && (!next || startMs < next.at.getTime())) next = congregation
  }
  return next
}

type Timeline = { events: readonly Event[]; congregations: readonly NextJamaat[] }

const timelines = new WeakMap<ThreeDays, Timeline>()

/** The events and congregations of three days, cached because they are needed every second. */
function timelineOf(days: ThreeDays): Timeline {
  const cached = timelines.get(days)
  if (cached) return cached
  const { yesterday, today, tomorrow } = days
  const events = eventsOf(yesterday).concat(eventsOf(today), eventsOf(tomorrow))
  // No event may begin later than the next one, so that there are no gaps or overlaps.
  events.reduceRight((limit, event) => (event.from = Math.min(event.from, limit)), Infinity)
  const congregations = congregationsOf(yesterday).concat(congregationsOf(today), congregationsOf(tomorrow))
  const timeline = { events, congregations }
  timelines.set(days, timeline)
  return timeline
}

/**
 * Finds the current prayer, the next one and the next congregation, using only instants, so that the device's time zone
 * does not matter. Changes are exact to the millisecond: a prayer is current from the instant it begins, and a jamaat that
 * has begun is no longer next.
 *
 * The current and next prayers depend on `begins`, the next jamaat on `jamaat`. Before Fajr, yesterday's Isha is current, or
 * yesterday's Maghrib if Isha begins after midnight. In some summer tables Isha begins with or after the next Fajr; such an
 * Isha is announced as next but is never current, and Maghrib lasts until Fajr.
 */
export function stateOfNow(now: Date, days: ThreeDays): NowState {
  const nowMs = now.getTime()
  const { events, congregations } = timelineOf(days)

  const nextIndex = events.findIndex((event) => event.from > nowMs)
  const currentEvent = events[nextIndex - 1]
  const end = events[nextIndex]
  if (!currentEvent || !end) return { current: null, noCurrentReason: 'stale', next: null, nextJamaat: null }

  // If the current prayer ends at sunrise, Dhuhr is next.
  const next = end.prayer ? end : events[nextIndex + 1]
  return {
    current: currentEvent.prayer && { prayer: currentEvent.prayer, date: currentEvent.date, until: new Date(end.from) },
    noCurrentReason: currentEvent.prayer ? null : 'sunrise',
    next: next?.prayer ? { prayer: next.prayer, date: next.date, begins: next.begins, jamaat: next.jamaat } : null,
    nextJamaat: nextOf(nowMs, congregations),
  }
}

/**
 * The Hijri date at an instant. It changes at Maghrib, even if the sun sets after midnight. Every display of the current
 * Hijri date uses this.
 * @param now in milliseconds
 */
export function hijriAt({ yesterday, today, tomorrow }: ThreeDays, now: number): HijriDate {
  const current = [yesterday, today].find(({ prayers }) =>
    prayers.some(({ prayer, begins }) => prayer === 'maghrib' && now < Date.parse(begins.at)),
  )
  return (current || tomorrow).hijri
}
