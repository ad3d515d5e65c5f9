import type { Lexicon } from './lexicon.ts'
import type { BoardFormat } from './words.ts'

/** The blocks of Unicode that run from right to left, in a form the oldest scripts know. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** The formats of a lexicon: the same as those of its locale, without asking the engine for any. */
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
  const written = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  const half = (hours: number) => halves && (hours < 12 ? halves.am : halves.pm)
  return {
    inText,
    digits: written,
    half,
    clock(time) {
      const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
      if (!halves) return inText(written(time))
      const figures = written(`${hours % 12 || 12}:${minutes}`)
      return inText(halves.withHalf.replace('{time}', figures).replace('{half}', half(hours) ?? ''))
    },
    number: (value) => written(String(value)),
    hijriMonth: (month) => hijriMonths[month - 1] ?? '',
    day(text) {
      const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
      const place = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
      const whole = date
        .replace('{day}', written(String(day)))
        .replace('{month}', months[month - 1] ?? '')
        .replace('{year}', written(String(year)))
      return {
        weekday: weekdays[place] ?? '',
        weekdayShort: weekdaysShort[place] ?? '',
        date: inText(whole),
        number: written(String(day)),
      }
    },
  }
}
