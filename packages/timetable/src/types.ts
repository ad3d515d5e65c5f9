/** The five prayers in the order of the day; an answer lists them in this order. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

export type Prayer = (typeof prayers)[number]

/** One prayer in a timetable: minutes after midnight on the wall clock of its row's day, 0 to 1439. */
export type TimetableTimes = {
  begins: number
  /** When the congregation prays; missing when the cell is empty. */
  jamaat?: number
}

/** One row of a mosque's timetable, as printed: nothing in it knows a time zone. Times are minutes after midnight. */
export type TimetableDay = Record<Prayer, TimetableTimes> & {
  /** `YYYY-MM-DD` */
  date: string
  sunrise: number
}

/** The contract's `Moment`: `time` is `HH:MM` on the tenant's wall clock, `at` the same as an ISO instant in UTC. */
export type Moment = { time: string; at: string }

/** The contract's `PrayerMoments`. */
export type PrayerMoments = { prayer: Prayer; begins: Moment; jamaat?: Moment }

/** The contract's `HijriDate`; months count from 1 (Muharram). */
export type HijriDate = { year: number; month: number; day: number }

/** The contract's `PrayerDay`: what one day's answer holds. */
export type PrayerDay = {
  date: string
  hijri: HijriDate
  /** `table` when the mosque's own row was used, `calculated` when the day had none. */
  source: 'table' | 'calculated'
  sunrise: Moment
  /** Always five, in the order of `prayers`. */
  prayers: PrayerMoments[]
}

/** The three days every "now" question needs: before Fajr it is still yesterday's Isha. */
export type ThreeDays = { yesterday: PrayerDay; today: PrayerDay; tomorrow: PrayerDay }
