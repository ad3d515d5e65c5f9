/** The five prayers in the order of the day, which is also their order in responses. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** One of the five prayers. */
export type Prayer = (typeof prayers)[number]

/** One prayer in a timetable: minutes after midnight on the wall clock of its row's day, 0 to 1439. */
export type TimetableTimes = {
  begins: number
  /** When the congregation prays; undefined if the cell is empty. */
  jamaat?: number
}

/** One row of a mosque's timetable, as printed and without a time zone. Times are minutes after midnight. */
export type TimetableDay = Record<Prayer, TimetableTimes> & {
  /** `YYYY-MM-DD` */
  date: string
  sunrise: number
  /** Asr's start time by the other school, if the table has both; congregations and `now` use `asr`. */
  otherAsr?: number
}

/** The contract's `Moment`: `time` is `HH:MM` on the tenant's wall clock, `at` the same as an ISO instant in UTC. */
export type Moment = { time: string; at: string }

/** The source of a congregation's time; the first that applies wins. */
export type JamaatSource = 'override' | 'table' | 'weekday' | 'ramadan' | 'dated' | 'summer' | 'ordinary'

/** The contract's `PrayerMoments`. */
export type PrayerMoments = { prayer: Prayer; begins: Moment; jamaat?: Moment; jamaatBy?: JamaatSource }

/** The contract's `HijriDate`; months count from 1 (Muharram). */
export type HijriDate = { year: number; month: number; day: number }

/** Details of a gathering other than its time. */
export type GatheringDetails = {
  /** Its name, if the mosque has several. */
  name?: string
  venue?: string
  /** The language of its khutbah, as written by the mosque. */
  language?: string
  khatib?: string
}

/** The contract's `Gathering`: a Jumu'ah or an Eid prayer on its day. */
export type Gathering = GatheringDetails & { at: Moment }

/** Which of the two Eids. */
export type Eid = 'fitr' | 'adha'

/** The contract's `PrayerDay`: one day's times. */
export type PrayerDay = {
  date: string
  hijri: HijriDate
  /** `table` if the mosque's own row was used, `calculated` if the day had none. */
  source: 'table' | 'calculated'
  sunrise: Moment
  /** Always five, in the order of `prayers`. */
  prayers: PrayerMoments[]
  /** Asr's start time by the other school, if the table has both or the mosque has chosen to show both. */
  otherAsr?: Moment
  /** The Jumu'ahs of a Friday, if the mosque holds any. */
  jumuah?: Gathering[]
  /** Only in Ramadan. */
  fasting?: { imsak: Moment; iftar: Moment }
  /** On evenings that begin a night of Ramadan, so also the evening before its first day, but not the one before Eid. */
  taraweeh?: Moment
  /** Only on the day of an Eid. */
  eid?: { which: Eid; prayers: Gathering[] }
  /** The mosque's note about this day. */
  note?: string
  /** The latitude used for the calculation, if the sun does not rise or set at the mosque's own. */
  latitude?: number
}

/** The three days needed for "now": before Fajr, yesterday's Isha is still current. */
export type ThreeDays = { yesterday: PrayerDay; today: PrayerDay; tomorrow: PrayerDay }
