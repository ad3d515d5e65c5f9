import type { Eid, Prayer } from '@minaret/timetable/now'

/** The text for a calendar day. */
export type DayMessages = { weekday: string; weekdayShort: string; date: string; number: string }

/** A board's formats: few enough to be created from a lexicon, for engines with a limited `Intl`. */
export type BoardFormat = {
  /** @param time `HH:MM` */
  clock(time: string): string
  /** @param date `YYYY-MM-DD` */
  day(date: string): DayMessages
  /** Converts the digits in text to the language's digits. */
  digits(text: string): string
  /** @param month from 1, Muharram */
  hijriMonth(month: number): string
  /** Isolates text by the mosque from the direction of the text around it. */
  inText(text: string): string
  number(value: number): string
  /** Returns am or pm; undefined on a 24-hour clock. @param hours 0 to 23 */
  half(hours: number): string | undefined
}

/** The text for prayer times that pages and the display share. */
export type PrayerMessages = {
  names: Record<Prayer | 'sunrise', string>
  eid: Record<Eid, string>
  mithl: { first: string; second: string }
  now: string
  jumuah: string
  imsak: string
  iftar: string
  taraweeh: string
  nextJamaat: string
  nextJamaatTomorrow: string
  nextPrayer: string
  nextPrayerTomorrow: string
  date(day: DayMessages): string
  hijri(date: { day: string; month: string; year: string }): string
  hijriMonth(values: { month: number; usual: string }): string
  change(values: { day: string; prayer: string; time: string }): string
  changeToNone(values: { day: string; prayer: string }): string
  jumuahChange(values: { day: string; which: string; time: string; before?: string }): string
  jumuahChangeToNone(values: { day: string; which: string; before: string }): string
}

/** The text that only the display uses. */
export type NoticeMessages = {
  today: string
  tomorrow: string
  day(day: DayMessages): string
  left(values: { hours: number; hoursFigure: string; minutesFigure: string }): string
  news: string
  cancelled: string
  changes: string
  janazah: string
  emergency: string
}

/** A language's text and formats for a board. */
export type BoardMessages = { t: { prayer: PrayerMessages; tvPlain: NoticeMessages }; format: BoardFormat }
