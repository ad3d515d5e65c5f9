import { plainDigits, withoutMarks } from '../text/digits.ts'

/** A piece of a date. */
export type DatePart = 'day' | 'month' | 'year'

/** The three pieces, as typed. */
export type DateParts = Record<DatePart, string>

/**
 * What a person typed, as a calendar day `YYYY-MM-DD`; or why it cannot be one, and which pieces to look at.
 * `incomplete`: pieces are missing. `unreadable`: a piece is no number, or the year has not four digits.
 * `unreal`: there is no such day, as 31 February.
 */
export type ParsedDate =
  | { ok: true; date: string }
  | { ok: false; reason: 'empty' | 'incomplete' | 'unreadable' | 'unreal'; parts: readonly DatePart[] }

const order = ['day', 'month', 'year'] as const

/** A month by its name, long or short, in the page's language or in English; a number otherwise. */
function monthNumber(text: string, locale: string): string {
  const wanted = text.replace(/\.$/, '').toLocaleLowerCase(locale)
  if (/^\d*$/.test(wanted)) return wanted
  for (const language of [locale, 'en'])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' })
      for (let i = 0; i < 12; i++) {
        const name = format
          .format(Date.UTC(2000, i, 1))
          .replace(/\.$/, '')
          .toLocaleLowerCase(locale)
        if (name === wanted) return String(i + 1)
      }
    }
  return text
}

/**
 * Reads a date one knows by heart: Western, Arabic-Indic and Persian digits, and months by name, which some write.
 *
 * @param locale BCP 47 tag; the language month names are read in, beside English.
 */
export function parseDate(typed: DateParts, locale: string): ParsedDate {
  const plain = (part: DatePart) => plainDigits(withoutMarks(typed[part])).trim()
  const read: DateParts = { day: plain('day'), month: monthNumber(plain('month'), locale), year: plain('year') }
  const missing = order.filter((part) => read[part] === '')
  if (missing.length === 3) return { ok: false, reason: 'empty', parts: order }
  const unreadable = order.filter(
    (part) => read[part] !== '' && !(part === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(read[part]),
  )
  if (unreadable.length > 0) return { ok: false, reason: 'unreadable', parts: unreadable }
  if (missing.length > 0) return { ok: false, reason: 'incomplete', parts: missing }

  const [day, month, year] = [Number(read.day), Number(read.month), Number(read.year)]
  // Day nought of the next month is this one's last; the year is set apart because 0 to 99 would mean 1900 and on.
  const last = new Date(Date.UTC(2000, month, 0))
  last.setUTCFullYear(year, month, 0)
  if (month < 1 || month > 12) return { ok: false, reason: 'unreal', parts: ['month'] }
  if (day < 1 || day > last.getUTCDate() || year < 1)
    return { ok: false, reason: 'unreal', parts: year < 1 ? ['year'] : ['day'] }
  return { ok: true, date: `${read.year}-${read.month.padStart(2, '0')}-${read.day.padStart(2, '0')}` }
}

/** The pieces of `YYYY-MM-DD`, as one would type them; empty ones for anything else. */
export function datePartsOf(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? []
  const short = (text: string) => text.replace(/^0/, '')
  return { day: short(day), month: short(month), year }
}
