import { currencyExponent } from '@minaret/money'
import { contentContact, contentLink } from '@minaret/plans'
import { clockOf } from '@minaret/timetable'
import { readAmount, writeAmount } from '@minaret/money'
import { Wrong } from './CodecError.ts'

const own = /(\\?)\{(name|email|phone|address)\}/g

/** Puts the mosque's own words in place of `{name}` and the like. */
export function fill(
  text: string,
  words: Readonly<Partial<Record<string, string>>>,
  escape = (word: string) => word,
): string | Wrong {
  const missing = [...text.matchAll(own)].find(([, kept, key = '']) => !kept && !words[key])
  if (missing)
    return new Wrong(
      `${missing[0]} stands for what mosque.yaml says, but that says nothing. Add it there, or write \\${missing[0]}.`,
    )
  return text.replaceAll(own, (whole, kept: string, key: string) => (kept ? whole.slice(1) : escape(words[key] ?? '')))
}

/** Words in which nothing stands for others. */
export const unfill = (text: string): string => text.replaceAll(/\{(?:name|email|phone|address)\}/g, '\\$&')

export const readClock = (text: string): number | Wrong =>
  clockOf(text) ?? new Wrong(`\`${text}\` is not a time of the 24-hour clock. Write it like 18:30.`)

export function readYesNo(text: string): boolean | Wrong {
  const said = text.toLowerCase()
  if (['yes', 'true'].includes(said)) return true
  return ['no', 'false'].includes(said) ? false : new Wrong(`\`${text}\` must be yes or no.`)
}

export const readWhole =
  (low: number, high: number) =>
  (text: string): number | Wrong =>
    /^-?\d{1,9}$/.test(text) && Number(text) >= low && Number(text) <= high
      ? Number(text)
      : new Wrong(`\`${text}\` is not a whole number from ${low} to ${high.toLocaleString('en')}.`)

export const readDegrees =
  (most: number) =>
  (text: string): number | Wrong =>
    /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most
      ? Number(text)
      : new Wrong(`\`${text}\` is not in degrees from -${most} to ${most}. Write it like 53.795.`)

/** An amount above nothing, in the minor unit. */
export function readMoney(text: string, currency: string): number | Wrong {
  const digits = currencyExponent(currency)
  const like = digits === 0 ? '25' : `25 or 25.${'50'.padEnd(digits, '0')}`
  const minor = readAmount(text, currency)
  const [, part] = text.split('.')
  if (minor === undefined || (part !== undefined && part.length !== digits))
    return new Wrong(
      `\`${text}\` is not an amount in ${currency.toUpperCase()}. Write it like ${like}, without currency signs or commas.`,
    )
  return minor > 0 ? minor : new Wrong('The amount must be above 0.')
}

/** An amount as {@link readMoney} reads it; whole ones without their noughts. */
export const writeMoney = (minor: number, currency: string): string => writeAmount(minor, currency).replace(/\.0+$/, '')

export const readLink = (text: string): string | Wrong =>
  contentLink(text) ??
  new Wrong(
    `\`${text}\` is not a link. Write a page of the site like /courses, or an address with https://, mailto: or tel:.`,
  )

export const readContact = (text: string): string | Wrong =>
  contentContact(text) ??
  new Wrong(
    `\`${text}\` is not a contact. Write an email address, some text, or an address with https://, mailto: or tel:.`,
  )

export const readHttps = (text: string): string | Wrong =>
  text.startsWith('https://') && URL.canParse(text)
    ? text
    : new Wrong(`\`${text}\` is not an address that starts with https://. Copy it from the address bar of the browser.`)

export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string): Word | Wrong =>
    words.find((word) => word === text.toLowerCase()) ?? new Wrong(`\`${text}\` is not one of ${words.join(', ')}.`)
