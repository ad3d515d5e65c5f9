import { plainDigits, withoutMarks } from '../text/digits.ts'

/** A part of a date. */
export type DatePart = 'day' | 'month' | 'year'

/** The three parts, as typed. */
export type DateParts = Record<DatePart, string>

/**
 * A typed date as `YYYY-MM-DD`, or why it is invalid and which parts are affected.
 * `incomplete`: parts are missing. `unreadable`: a part is not a number, or the year does not have four digits.
 * `unreal`: there is no such date, such as 31 February.
 */
export type ParsedDate =
  | { ok: true; date: string }
  | { ok: false; reason: 'empty' | 'incomplete' | 'unreadable' | 'unreal'; parts: readonly DatePart[] }

const order = ['day', 'month', 'year'] as const

/** Returns the number of a month name, long or short, in the page's language or in English; other text unchanged. */
function monthNumber(text: string, locale: string): string {
  const monthText = text.replace(/\.$/, '').toLocaleLowerCase(locale)
  if (/^\d*$/.test(monthText)) return monthText
  for (const language of [locale, 'en'])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' })
      for (let i = 0; i < 12; i++) {
        const name = format
          .format(Date.UTC(2000, i, 1))
          .replace(/\.$/, '')
          .toLocaleLowerCase(locale)
        if (name === monthText) return String(i + 1)
      }
    }
  return text
}

/**
 * Parses a typed date with Western, Arabic-Indic or Persian digits; the month may be a name.
 *
 * @param locale BCP 47 tag; the language of month names, besides English.
 */
export function parseDate(input: DateParts, locale: string): ParsedDate {
  const plain = (part: DatePart) => plainDigits(withoutMarks(input[part])).trim()
  const parts: DateParts = { day: plain('day'), month: monthNumber(plain('month'), locale), year: plain('year') }
  const missing = order.filter((part) => parts[part] === '')
  if (missing.length === 3) return { ok: false, reason: 'empty', parts: order }
  const unreadable = order.filter(
    (part) => parts[part] !== '' && !(part === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(parts[part]),
  )
  if (unreadable.length > 0) return { ok: false, reason: 'unreadable', parts: unreadable }
  if (missing.length > 0) return { ok: false, reason: 'incomplete', parts: missing }

  const [day, month, year] = [Number(parts.day), Number(parts.month), Number(parts.year)]
  // Day 0 of the next month is this month's last; the year is set separately, because `Date.UTC` maps 0 to 99 to 1900 to 1999.
  const lastDay = new Date(Date.UTC(2000, month, 0))
  lastDay.setUTCFullYear(year, month, 0)
  if (month < 1 || month > 12) return { ok: false, reason: 'unreal', parts: ['month'] }
  if (day < 1 || day > lastDay.getUTCDate() || year < 1)
    return { ok: false, reason: 'unreal', parts: year < 1 ? ['year'] : ['day'] }
  return { ok: true, date: `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}` }
}

/** Splits `YYYY-MM-DD` into parts without leading zeros; the parts of anything else are empty. */
export function datePartsOf(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? []
  const withoutZero = (text: string) => text.replace(/^0/, '')
  return { day: withoutZero(day), month: withoutZero(month), year }
}
