import { formatAmount } from '../../amount/formatAmount.ts'
import { ar } from './ar.ts'
import { en, type Words } from './en.ts'
import { ur } from './ur.ts'

export type { Words }
export { en }

/** The words of the language the document is in, which the toolbar and the test's visit decide. */
export function currentWords(): Words {
  const { lang } = document.documentElement
  return lang.startsWith('ar') ? ar : lang.startsWith('ur') ? ur : en
}

/** Pounds as the language writes them; closed off, so that a sentence around them does not turn their parts about. */
export const pounds = ({ locale }: Words, amountMinor: number) =>
  `\u2068${formatAmount(amountMinor, 'GBP', locale, 2)}\u2069`

const written = ({ locale }: Words, options: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'Europe/London', ...options }).format(at)

/** `Saturday 21 November`. */
export const longDay = (words: Words, at: Date) =>
  `${written(words, { weekday: 'long' }, at)} ${written(words, { day: 'numeric', month: 'long' }, at)}`

/** `Sat 21`. */
export const shortDay = (words: Words, at: Date) =>
  `${written(words, { weekday: 'short' }, at)} ${written(words, { day: 'numeric' }, at)}`

/** `November 2026`. */
export const monthName = (words: Words, at: Date) => written(words, { month: 'long', year: 'numeric' }, at)

/** A wall-clock time. @param time `HH:MM` */
export const clockTime = ({ locale }: Words, time: string) =>
  time.replace(/\d/g, (digit) => new Intl.NumberFormat(locale).format(Number(digit)))

/** The day of the Umm al-Qura calendar: `11 Jumādā al-Ākhirah 1448`. The month is the poster's own. */
export function hijriDay({ locale, prayer }: Words, at: Date): string {
  const calendar = new Intl.DateTimeFormat(locale, {
    calendar: 'islamic-umalqura',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
  const part = (wanted: string) => calendar.formatToParts(at).find(({ type }) => type === wanted)?.value ?? ''
  return prayer.hijri(part('day'), part('year'))
}
