import type { Eid, Prayer } from '@minaret/timetable/now'

/** A calendar day in words. */
export type DayWords = { weekday: string; weekdayShort: string; date: string; number: string }

/** The formats of a board: few enough to be made from a list of words, for engines whose `Intl` knows little. */
export type BoardFormat = {
  /** @param time `HH:MM` */
  clock(time: string): string
  /** @param date `YYYY-MM-DD` */
  day(date: string): DayWords
  /** A text with its figures in the language's own. */
  digits(text: string): string
  /** @param month from 1, Muharram */
  hijriMonth(month: number): string
  /** A text of the mosque's own, closed off from the direction of the words around it. */
  inText(text: string): string
  number(value: number): string
  /** The word for the half of the day an hour is in; none where hours count to 24. @param hours 0 to 23 */
  half(hours: number): string | undefined
}

/** Words of prayer times that pages share with the display. */
export type PrayerWords = {
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
  date(day: DayWords): string
  hijri(date: { day: string; month: string; year: string }): string
  hijriMonth(values: { month: number; usual: string }): string
  change(values: { day: string; prayer: string; time: string }): string
  changeToNone(values: { day: string; prayer: string }): string
  jumuahChange(values: { day: string; which: string; time: string; before?: string }): string
  jumuahChangeToNone(values: { day: string; which: string; before: string }): string
}

/** Words of the display alone. */
export type NoticeWords = {
  today: string
  tomorrow: string
  day(day: DayWords): string
  left(values: { hours: number; hoursFigure: string; minutesFigure: string }): string
  news: string
  cancelled: string
  changes: string
  janazah: string
  emergency: string
}

/** What a board is written with: a language's words, and its formats. */
export type BoardWords = { t: { prayer: PrayerWords; tvPlain: NoticeWords }; format: BoardFormat }
