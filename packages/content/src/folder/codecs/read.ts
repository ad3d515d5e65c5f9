import { currencyExponent, readAmount, writeAmount } from '@minaret/money'
import { contentContact, contentLink } from '@minaret/plans'
import { clockOf } from '@minaret/timetable'
import { CodecError } from './CodecError.ts'

const placeholder = /(\\?)\{(name|email|phone|address)\}/g

/** Replaces placeholders such as `{name}`. */
export function fill(
  text: string,
  placeholders: Readonly<Partial<Record<string, string>>>,
  escape = (value: string) => value,
): string | CodecError {
  const blank = [...text.matchAll(placeholder)].find(([, escaped, key = '']) => !escaped && !placeholders[key])
  if (blank)
    return new CodecError(`${blank[0]} has no value in mosque.yaml. Add it there, or write \\${blank[0]}.`, {
      code: 'placeholderEmpty',
    })
  return text.replaceAll(placeholder, (match, escaped: string, key: string) =>
    escaped ? match.slice(1) : escape(placeholders[key] ?? ''),
  )
}

/** Escapes text that looks like a placeholder. */
export const unfill = (text: string): string => text.replaceAll(/\{(?:name|email|phone|address)\}/g, '\\$&')

export const readClock = (text: string): number | CodecError =>
  clockOf(text) ?? new CodecError(`\`${text}\` is not a 24-hour time. Use the format 18:30.`)

export function readYesNo(text: string): boolean | CodecError {
  const normalised = text.toLowerCase()
  if (['yes', 'true'].includes(normalised)) return true
  return ['no', 'false'].includes(normalised) ? false : new CodecError(`\`${text}\` must be yes or no.`)
}

export const readWhole =
  (low: number, high: number) =>
  (text: string): number | CodecError =>
    /^-?\d{1,9}$/.test(text) && Number(text) >= low && Number(text) <= high
      ? Number(text)
      : new CodecError(`\`${text}\` is not a whole number from ${low} to ${high.toLocaleString('en')}.`)

export const readDegrees =
  (max: number) =>
  (text: string): number | CodecError =>
    /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= max
      ? Number(text)
      : new CodecError(`\`${text}\` is not in degrees from -${max} to ${max}. Write it like 53.795.`)

/** Reads an amount above 0, in the minor unit. */
export function readMoney(text: string, currency: string): number | CodecError {
  const digits = currencyExponent(currency)
  const example = digits === 0 ? '25' : `25 or 25.${'50'.padEnd(digits, '0')}`
  const minor = readAmount(text, currency)
  const [, decimals] = text.split('.')
  if (minor === undefined || (decimals !== undefined && decimals.length !== digits))
    return new CodecError(
      `\`${text}\` is not an amount in ${currency.toUpperCase()}. Write it like ${example}, without currency signs or commas.`,
    )
  return minor > 0 ? minor : new CodecError('The amount must be above 0.')
}

/** Writes an amount as {@link readMoney} reads it, without the decimals of a whole amount. */
export const writeMoney = (minor: number, currency: string): string => writeAmount(minor, currency).replace(/\.0+$/, '')

export const readLink = (text: string): string | CodecError =>
  contentLink(text) ??
  new CodecError(
    `\`${text}\` is not a link. Write a page of the site like /courses, or an address with https://, mailto: or tel:.`,
  )

export const readContact = (text: string): string | CodecError =>
  contentContact(text) ??
  new CodecError(
    `\`${text}\` is not a contact. Write an email address, some text, or an address with https://, mailto: or tel:.`,
  )

export const readHttps = (text: string): string | CodecError =>
  text.startsWith('https://') && URL.canParse(text)
    ? text
    : new CodecError(
        `\`${text}\` is not an address that starts with https://. Copy it from the address bar of the browser.`,
      )

export const oneOf =
  <const Word extends string>(values: readonly Word[]) =>
  (text: string): Word | CodecError =>
    values.find((value) => value === text.toLowerCase()) ??
    new CodecError(`\`${text}\` is not one of ${values.join(', ')}.`)
