/** A locale's data for a display, whose engine may be too old for `Intl` with the Hijri calendar. */
export type Lexicon = {
  dir: 'ltr' | 'rtl'
  /** The digits from 0 to 9. */
  digits: readonly string[]
  /** The text for am and pm on a twelve-hour clock; `withHalf` is the pattern, such as `{time} {half}`. */
  halves?: { am: string; pm: string; withHalf: string }
  /** The weekdays from Sunday. */
  weekdays: readonly string[]
  weekdaysShort: readonly string[]
  /** The locale's date pattern, such as `{day} {month} {year}`. */
  date: string
  /** The Gregorian months. */
  months: readonly string[]
  hijriMonths: readonly string[]
}
