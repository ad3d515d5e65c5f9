export { fillMessages, inLanguage } from './inLanguage.ts'
export { eachLanguage, languages } from './languages.gen.ts'
import { formatMoney } from '@minaret/money'
import { plural as pluralForm, select as selectCase } from '@messageformat/runtime'

type Forms = { readonly other: string | number; readonly [form: string]: string | number }

/**
 * The plural form for a number (CLDR): `{count, plural, one {…} other {…}}`.
 * @param rule the language's, of `make-plural`
 */
// oxlint-disable-next-line typescript/consistent-type-assertions -- it returns one of the forms, but its return type is unknown
export const plural = pluralForm as (
  count: number,
  offset: number,
  rule: (count: number) => string,
  forms: Forms,
) => string

/** The case of a value: `{state, select, paid {…} other {…}}`. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- it returns one of the cases, but its return type is unknown
export const select = selectCase as (value: string | boolean, cases: Forms) => string

/** A value in a message: text, or text in every language. */
export type Text = string | number | Readonly<Record<string, string>>

/** The text of a value in one language. */
export const text = (value: Text, language: string): string =>
  typeof value === 'object' ? (value[language] ?? '') : String(value)

/** Formats a whole number with the grouping of a language, in Latin digits: `{count, number}`. */
export const number = (language: string, value: number, offset = 0): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`).format(value - offset)

/** Joins values as a list in a language, without a word before the last in English: `owner, editor`. */
export const list = (values: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(values)

/** The name of a country in a language: `{country, region}`. @param country ISO 3166-1 alpha-2; an unknown code is returned */
export function region(country: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}

/** An amount in a message. */
export type Money = {
  amountMinor: number
  currency: string
  /** The mosque's country, whose digits are used. */
  country?: string
}

/** Formats an amount for a language and the mosque's country, isolated from the direction of the text: `{left, amount}`. */
export function amount({ amountMinor, currency, country = 'GB' }: Money, language: string): string {
  const text = formatMoney(amountMinor, currency, new Intl.Locale(language, { region: country }).toString())
  return language === 'en' ? text : `\u2068${text}\u2069`
}

/** A calendar day in words, 27 March 2026: `{from, day}`. @param date `YYYY-MM-DD`; other text is returned unchanged */
export function day(date: string, language: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return date
  const locale = new Intl.Locale(language, { region: 'GB', calendar: 'gregory' })
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}

/**
 * A calendar day with its weekday, as on the site's pages: Friday 27 March 2026. `Intl` alone puts a comma between them or not,
 * depending on its version.
 * @param date `YYYY-MM-DD` @param locale with the mosque's country
 */
export function weekdayAndDay(date: string, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(new Date(date))
  const separator = new Intl.Locale(locale).language === 'ur' ? '، ' : ' '
  return format({ weekday: 'long' }) + separator + format({ day: 'numeric', month: 'long', year: 'numeric' })
}

/** One of several messages, of which some take no values: `formatMessage(say[kind], { name })`. */
export const formatMessage = <Values>(message: string | ((values: Values) => string), values: Values): string =>
  typeof message === 'string' ? message : message(values)
