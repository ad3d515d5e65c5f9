import { currencyExponent, writePence } from '@minaret/money'
import { type TenantConfig } from '@minaret/plans'
import { formatAmount } from '@minaret/ui'
import { directionOf } from '../messages/index.ts'
import { createBoundedMap } from './boundedMap.ts'

/**
 * Formats amounts, times and dates in the tenant's locale and time zone, never the visitor's. In a right-to-left language
 * every amount, time and date is isolated, so that the sentence around it does not reorder its parts; in a left-to-right
 * language only text with right-to-left letters is.
 */
export type Format = {
  /** BCP 47, with the tenant's country. */
  locale: string
  /** Isolates text by the mosque, in any language, for use in a sentence in the page's language. */
  inText(text: string): string
  /** Converts figures such as `1:04:09` to the locale's digits. */
  digits(text: string): string
  /** A currency amount. @param amountMinor in the minor unit @param currency ISO 4217, any case */
  amount(amountMinor: number, currency: string): string
  /** The name of a currency in running text: `British pounds`. */
  currencyName(currency: string): string
  /** A wall-clock time `HH:MM`, in the locale's hour cycle. */
  clock(time: string): string
  number(value: number): string
  /** Example input for an amount, whole and with decimals: `25 or 25.50`. */
  amountExamples(currency: string): string
  /** The name of a Hijri month, from `Intl`. @param month 1 to 12 */
  hijriMonth(month: number): string
  /** A calendar day `YYYY-MM-DD`, in parts for the catalogue to combine. */
  day(date: string): DayParts
  /** A month with its year: `November 2026`. @param month 1 to 12 */
  month(year: number, month: number): string
  /** The name of a month: `November`. @param month 1 to 12 */
  monthName(month: number): string
  /** An ISO 8601 instant: weekday, date (`21 November 2026`) and time of day. */
  instant(at: string): { weekday: string; date: string; time: string }
  /** Whether an instant is at midnight or a minute before, so that its date suffices. */
  isMidnight(at: string): boolean
}

/**
 * The parts of a formatted day. Engine versions differ in the separator between weekday and date, but server and browser
 * must render the same text.
 */
export type DayParts = { weekday: string; weekdayShort: string; date: string; number: string }

/**
 * The locale of a tenant's pages: the page's language with the tenant's country. It includes the digits and hour cycle,
 * because engine versions differ in their defaults, and the browser must format as the server did.
 */
export function localeOf({ language, country }: Pick<TenantConfig, 'language' | 'country'>): string {
  const key = `${language} ${country ?? ''}`
  const locale = locales.get(key) ?? findLocale({ language, country })
  locales.set(key, locale)
  return locale
}

/** Cached because `Intl` takes longer than rendering a card; a server has few combinations of language and country. */
const locales = createBoundedMap<string>(200)

function findLocale({ language, country }: Pick<TenantConfig, 'language' | 'country'>): string {
  const tag = language.includes('-') || !country ? language : `${language}-${country}`
  const formatLocale = tag === 'en' ? 'en-GB' : tag
  try {
    const { numberingSystem } = new Intl.NumberFormat(formatLocale).resolvedOptions()
    // The hour cycle is the country's, so that times look the same in each language.
    const clock = new Intl.DateTimeFormat(country ? `en-${country}` : formatLocale, { hour: 'numeric' })
    const { hourCycle } = clock.resolvedOptions()
    return new Intl.Locale(formatLocale, { hourCycle, numberingSystem }).toString()
  } catch {
    // An invalid country must not affect the language: a page in Arabic has Arabic dates.
    return findLocale({ language: country ? language : 'en' })
  }
}

/** The right-to-left Unicode blocks, from Hebrew to Adlam, and the Arabic presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates text from the direction of the surrounding text (UAX 9: first strong isolate). */
const isolate = (text: string) => `\u2068${text}\u2069`

const formats = createBoundedMap<Format>(200)

/**
 * The formats of one locale and time zone, cached because creating an `Intl` formatter takes longer than rendering with
 * it.
 * @param locale the result of `localeOf` from the first render
 */
export function createFormat(locale: string, { timeZone }: Pick<TenantConfig, 'timeZone'>): Format {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? buildFormat(locale, timeZone)
  formats.set(key, format)
  return format
}

function buildFormat(locale: string, timeZone: string): Format {
  const isRtl = directionOf(locale) === 'rtl'
  const inText = (text: string) => (isRtl || rightToLeft.test(text) ? isolate(text) : text)
  const formatters = new Map<string, Intl.DateTimeFormat>()
  const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options)
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
    formatters.set(key, formatter)
    return formatter
  }
  const numberFormatters = new Map<number, Intl.NumberFormat>()
  const withDigits = (minimumFractionDigits: number) => {
    const formatter =
      numberFormatters.get(minimumFractionDigits) ?? new Intl.NumberFormat(locale, { minimumFractionDigits })
    numberFormatters.set(minimumFractionDigits, formatter)
    return formatter
  }
  const currencyNames = createBoundedMap<string>(40)
  const listFormat = new Intl.ListFormat(locale, { type: 'disjunction' })
  const utcDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
  const parseDate = (text: string) => {
    const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
    return utcDate(year, month, day)
  }
  const isTwelveHour = /^h1[12]$/.test(dateFormatter({ hour: 'numeric' }).resolvedOptions().hourCycle ?? '')
  const hour = isTwelveHour ? 'numeric' : '2-digit'
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false })
  const localDigits = Array.from({ length: 10 }, (_, digit) => ungrouped.format(digit))
  const digits = (text: string) => text.replace(/\d/g, (digit) => localDigits[Number(digit)] ?? digit)

  return {
    locale,
    inText,
    digits,
    amount: (amountMinor, currency) =>
      inText(
        writePence(amountMinor, currency, locale) ??
          formatAmount(amountMinor, currency.toUpperCase(), locale, currencyExponent(currency)),
      ),
    currencyName(currency) {
      const code = currency.toUpperCase()
      const cached = currencyNames.get(code)
      if (cached !== undefined) return cached
      const parts = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'name',
      }).formatToParts(5)
      const name = parts.find(({ type }) => type === 'currency')?.value ?? code
      currencyNames.set(code, name)
      return name
    },
    clock(time) {
      if (!isTwelveHour) return inText(digits(time))
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return inText(
        dateFormatter({ hour, minute: '2-digit', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 1, hours, minutes)),
      )
    },
    amountExamples(currency) {
      const exponent = currencyExponent(currency)
      return listFormat.format(
        [...new Set([0, exponent])].map((fraction) => withDigits(fraction).format(fraction > 0 ? 25.5 : 25)),
      )
    },
    hijriMonth(month) {
      const names = dateFormatter({ calendar: 'islamic-umalqura', month: 'long', timeZone: 'UTC' })
      // The middle of that month in an arbitrary year, because Hijri months last 29 or 30 days.
      return names.format(Date.UTC(2024, 6, 21 + Math.round(29.53 * (month - 1))))
    },
    number: (value) => ungrouped.format(value),
    day(text) {
      const date = parseDate(text)
      return {
        weekday: dateFormatter({ weekday: 'long', timeZone: 'UTC' }).format(date),
        weekdayShort: dateFormatter({ weekday: 'short', timeZone: 'UTC' }).format(date),
        date: inText(dateFormatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)),
        number: digits(String(date.getUTCDate())),
      }
    },
    month: (year, month) =>
      inText(dateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utcDate(year, month, 1))),
    monthName: (month) => dateFormatter({ month: 'long', timeZone: 'UTC' }).format(utcDate(1970, month, 1)),
    instant(text) {
      const date = new Date(text)
      return {
        weekday: dateFormatter({ weekday: 'long', timeZone }).format(date),
        date: inText(dateFormatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date)),
        time: inText(dateFormatter({ hour, minute: '2-digit', timeZone }).format(date)),
      }
    },
    isMidnight: (text) =>
      /^(?:00:00|23:59)$/.test(
        dateFormatter({
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
          numberingSystem: 'latn',
          timeZone,
        }).format(new Date(text)),
      ),
  }
}
