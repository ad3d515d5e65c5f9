import type { Lexicon } from './lexicon.ts'
import type { BoardFormat } from './words.ts'

/** The right-to-left Unicode blocks, as a range that the oldest engines support. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Creates a locale's formats from its lexicon, without the engine's `Intl`. */
export function formatOf({
  dir,
  digits,
  halves,
  weekdays,
  weekdaysShort,
  date,
  months,
  hijriMonths,
}: Lexicon): BoardFormat {
  const inText = (text: string) => (dir === 'rtl' || rightToLeft.test(text) ? `\u2068${text}\u2069` : text)
  const toDigits = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  const half = (hours: number) => halves && (hours < 12 ? halves.am : halves.pm)
  return {
    inText,
    digits: toDigits,
    half,
    clock(time) {
      const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
      if (!halves) return inText(toDigits(time))
      const figures = toDigits(`${hours % 12 || 12}:${minutes}`)
      return inText(halves.withHalf.replace('{time}', figures).replace('{half}', half(hours) ?? ''))
    },
    number: (value) => toDigits(String(value)),
    hijriMonth: (month) => hijriMonths[month - 1] ?? '',
    day(text) {
      const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
      const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
      const fullDate = date
        .replace('{day}', toDigits(String(day)))
        .replace('{month}', months[month - 1] ?? '')
        .replace('{year}', toDigits(String(year)))
      return {
        weekday: weekdays[weekday] ?? '',
        weekdayShort: weekdaysShort[weekday] ?? '',
        date: inText(fullDate),
        number: toDigits(String(day)),
      }
    },
  }
}
