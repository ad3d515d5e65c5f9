import { currencyExponent } from '@minaret/money'
import { type TenantConfig } from '@minaret/plans'
import { formatAmount } from '@minaret/ui'
import { directionOf } from '../messages/index.ts'
import { createBoundedMap } from './boundedMap.ts'

/**
 * Amounts, times and dates as the tenant's people write them; in the tenant's zone, never the visitor's. In a language
 * that runs from right to left, an amount, a time or a date is closed off, so that a sentence around it does not turn its
 * parts about; in one that runs from left to right, whatever holds letters of the other kind.
 */
export type Format = {
  /** BCP 47, with the tenant's country. */
  locale: string
  /** A text of the mosque's own, in whatever language, as it stands in a page or a sentence of this one. */
  inText(text: string): string
  /** Figures such as `1:04:09`, in the locale's digits. */
  digits(text: string): string
  /** @param amountMinor in the minor unit @param currency ISO 4217, any case */
  amount(amountMinor: number, currency: string): string
  /** The name of a currency in running text: `British pounds`. */
  currencyName(currency: string): string
  /** A wall-clock time as `HH:MM`, in the locale's hours. */
  clock(time: string): string
  number(value: number): string
  /** Amounts as somebody could type them, one whole and one with its smallest unit: `25 or 25.50`. */
  figures(currency: string): string
  /** The name `Intl` has for a month of the Hijri year. @param month 1 to 12 */
  hijriMonth(month: number): string
  /** A calendar day `YYYY-MM-DD`, in pieces the catalogue puts together. */
  day(date: string): DayWords
  /** @param month 1 to 12 */
  month(year: number, month: number): string
  /** Its name alone: `November`. @param month 1 to 12 */
  monthName(month: number): string
  /** An instant, ISO 8601: its weekday, its date, `21 November 2026`, and its time of day. */
  instant(at: string): { weekday: string; date: string; time: string }
  /** Whether an instant is where one day ends and the next begins, so that its date says enough. */
  isMidnight(at: string): boolean
}

/**
 * The words of a day. Engines of different years disagree about what stands between a weekday and a date, and a page
 * must read the same on both sides; the pieces they agree about.
 */
export type DayWords = { weekday: string; weekdayShort: string; date: string; number: string }

/**
 * The locale of a tenant's pages: the language shown, in its country's way of writing. It names the digits and the hours
 * too: engines of different years disagree about those of a language, and the browser writes as the server did.
 */
export function localeOf({ language, country }: Pick<TenantConfig, 'language' | 'country'>): string {
  const key = `${language} ${country ?? ''}`
  const locale = locales.get(key) ?? findLocale({ language, country })
  locales.set(key, locale)
  return locale
}

/** Asking `Intl` takes longer than drawing a card, and a server draws for few languages and countries. */
const locales = createBoundedMap<string>(200)

function findLocale({ language, country }: Pick<TenantConfig, 'language' | 'country'>): string {
  const wanted = language.includes('-') || !country ? language : `${language}-${country}`
  const formatLocale = wanted === 'en' ? 'en-GB' : wanted
  try {
    const { numberingSystem } = new Intl.NumberFormat(formatLocale).resolvedOptions()
    // A mosque's clock is its country's, whoever reads it: a time looks the same in each of its languages.
    const clock = new Intl.DateTimeFormat(country ? `en-${country}` : formatLocale, { hour: 'numeric' })
    const { hourCycle } = clock.resolvedOptions()
    return new Intl.Locale(formatLocale, { hourCycle, numberingSystem }).toString()
  } catch {
    // A country that is none must not cost the language: a page in Arabic has Arabic dates.
    return findLocale({ language: country ? language : 'en' })
  }
}

/** The blocks of Unicode that run from right to left, from Hebrew to Adlam, and what Arabic adds to them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** What closes a text off from the direction of the text around it (UAX 9: first strong isolate). */
const isolated = (text: string) => `\u2068${text}\u2069`

const formats = createBoundedMap<Format>(200)

/**
 * The formats of one locale and zone, shared by everybody who writes in them: making a formatter of `Intl` takes longer
 * than drawing what it is for.
 * @param locale as `localeOf` gave it where the page was drawn first
 */
export function createFormat(locale: string, { timeZone }: Pick<TenantConfig, 'timeZone'>): Format {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? makeFormat(locale, timeZone)
  formats.set(key, format)
  return format
}

function makeFormat(locale: string, timeZone: string): Format {
  const rtl = directionOf(locale) === 'rtl'
  const inText = (text: string) => (rtl || rightToLeft.test(text) ? isolated(text) : text)
  const formatters = new Map<string, Intl.DateTimeFormat>()
  const date = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options)
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
    formatters.set(key, formatter)
    return formatter
  }
  const byDigits = new Map<number, Intl.NumberFormat>()
  const withDigits = (minimumFractionDigits: number) => {
    const formatter = byDigits.get(minimumFractionDigits) ?? new Intl.NumberFormat(locale, { minimumFractionDigits })
    byDigits.set(minimumFractionDigits, formatter)
    return formatter
  }
  const currencyNames = createBoundedMap<string>(40)
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
  const calendar = (text: string) => {
    const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
    return utc(year, month, day)
  }
  const twelve = /^h1[12]$/.test(date({ hour: 'numeric' }).resolvedOptions().hourCycle ?? '')
  const hour = twelve ? 'numeric' : '2-digit'
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const ten = Array.from({ length: 10 }, (_, digit) => plain.format(digit))
  const digits = (text: string) => text.replace(/\d/g, (digit) => ten[Number(digit)] ?? digit)

  return {
    locale,
    inText,
    digits,
    amount: (amountMinor, currency) =>
      inText(formatAmount(amountMinor, currency.toUpperCase(), locale, currencyExponent(currency))),
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
      if (!twelve) return inText(digits(time))
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return inText(date({ hour, minute: '2-digit', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 1, hours, minutes)))
    },
    figures(currency) {
      const exponent = currencyExponent(currency)
      return either.format(
        [...new Set([0, exponent])].map((fraction) => withDigits(fraction).format(fraction > 0 ? 25.5 : 25)),
      )
    },
    hijriMonth(month) {
      const names = date({ calendar: 'islamic-umalqura', month: 'long', timeZone: 'UTC' })
      // The middle of that month, in a year like any other: its months begin between 29 and 30 days apart.
      return names.format(Date.UTC(2024, 6, 21 + Math.round(29.53 * (month - 1))))
    },
    number: (value) => plain.format(value),
    day(text) {
      const at = calendar(text)
      return {
        weekday: date({ weekday: 'long', timeZone: 'UTC' }).format(at),
        weekdayShort: date({ weekday: 'short', timeZone: 'UTC' }).format(at),
        date: inText(date({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)),
        number: digits(String(at.getUTCDate())),
      }
    },
    month: (year, month) =>
      inText(date({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(year, month, 1))),
    monthName: (month) => date({ month: 'long', timeZone: 'UTC' }).format(utc(1970, month, 1)),
    instant(text) {
      const at = new Date(text)
      return {
        weekday: date({ weekday: 'long', timeZone }).format(at),
        date: inText(date({ day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at)),
        time: inText(date({ hour, minute: '2-digit', timeZone }).format(at)),
      }
    },
    isMidnight: (text) =>
      /^(?:00:00|23:59)$/.test(
        new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
          new Date(text),
        ),
      ),
  }
}
