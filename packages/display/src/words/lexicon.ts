/** All that a display knows of a locale, as data: its engine may be from a time when `Intl` knew no Hijri year. */
export type Lexicon = {
  dir: 'ltr' | 'rtl'
  /** From nought to nine. */
  digits: readonly string[]
  /** Before and after noon, where hours count to twelve; `withHalf` is a time with its half: `{time} {half}`. */
  halves?: { am: string; pm: string; withHalf: string }
  /** From Sunday on. */
  weekdays: readonly string[]
  weekdaysShort: readonly string[]
  /** `{day} {month} {year}`, as the locale puts them. */
  date: string
  /** Of the Gregorian year. */
  months: readonly string[]
  hijriMonths: readonly string[]
}
