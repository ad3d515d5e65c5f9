import { formatAmount } from '../../amount/formatAmount.ts'
import { ar } from './ar.ts'
import { en, type SampleText } from './en.ts'
import { ur } from './ur.ts'

export type { SampleText }
export { en }

/** The text in the document's language, which the toolbar or the test sets. */
export function currentSampleText(): SampleText {
  const { lang } = document.documentElement
  return lang.startsWith('ar') ? ar : lang.startsWith('ur') ? ur : en
}

/** Formats pounds in a language, isolated from the direction of the surrounding text. */
export const pounds = ({ locale }: SampleText, amountMinor: number) =>
  `\u2068${formatAmount(amountMinor, 'GBP', locale, 2)}\u2069`

const formatDate = ({ locale }: SampleText, options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'Europe/London', ...options }).format(date)

/** `Saturday 21 November`. */
export const longDay = (sample: SampleText, date: Date) =>
  `${formatDate(sample, { weekday: 'long' }, date)} ${formatDate(sample, { day: 'numeric', month: 'long' }, date)}`

/** `Sat 21`. */
export const shortDay = (sample: SampleText, date: Date) =>
  `${formatDate(sample, { weekday: 'short' }, date)} ${formatDate(sample, { day: 'numeric' }, date)}`

/** `November 2026`. */
export const monthName = (sample: SampleText, date: Date) =>
  formatDate(sample, { month: 'long', year: 'numeric' }, date)

/** A wall-clock time. @param time `HH:MM` */
export const clockTime = ({ locale }: SampleText, time: string) =>
  time.replace(/\d/g, (digit) => new Intl.NumberFormat(locale).format(Number(digit)))

/** The day of the Umm al-Qura calendar: `11 Jumādā al-Ākhirah 1448`. The month's name is the overview's own. */
export function hijriDay({ locale, prayer }: SampleText, date: Date): string {
  const calendar = new Intl.DateTimeFormat(locale, {
    calendar: 'islamic-umalqura',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
  const part = (name: string) => calendar.formatToParts(date).find(({ type }) => type === name)?.value ?? ''
  return prayer.hijri(part('day'), part('year'))
}
