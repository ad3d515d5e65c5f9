import type { Lexicon } from '@minaret/display'
import { createFormat } from '../app/index.ts'
import { directionOf } from '../messages/index.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The text for AM and PM; undefined for a 24-hour clock. */
function halvesOf(locale: string): Lexicon['halves'] {
  const clock = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const parts = (hours: number) => clock.formatToParts(Date.UTC(1970, 0, 1, hours, 30))
  const half = (hours: number) => parts(hours).find(({ type }) => type === 'dayPeriod')?.value
  const [am, pm] = [half(9), half(21)]
  if (am === undefined || pm === undefined) return undefined
  const pattern = parts(9).map(({ type, value }) => {
    if (type === 'hour') return '{time}'
    if (type === 'dayPeriod') return '{half}'
    return type === 'minute' || /^[:.]$/.test(value) ? '' : value.replace(/\u202f/g, ' ')
  })
  return { am, pm, withHalf: pattern.join('') }
}

/** Builds the locale data that a display needs without Intl. @param locale the result of `localeOf` */
export function makeLexicon(locale: string): Lexicon {
  const utcFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options })
  // 4 January 1970 was a Sunday.
  const weekdayNames = (weekday: 'long' | 'short') =>
    range(7).map((day) => utcFormat({ weekday }).format(Date.UTC(1970, 0, 4 + day)))
  const longDate = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' })
  const partsOf = (month: number) => longDate.formatToParts(Date.UTC(1971, month, 9))
  const { hijriMonth } = createFormat(locale, { timeZone: 'UTC' })
  const halves = halvesOf(locale)
  return {
    dir: directionOf(locale),
    digits: range(10).map((digit) => new Intl.NumberFormat(locale).format(digit)),
    ...(halves && { halves }),
    weekdays: weekdayNames('long'),
    weekdaysShort: weekdayNames('short'),
    date: partsOf(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
    months: range(12).map((month) => partsOf(month).find(({ type }) => type === 'month')?.value ?? ''),
    hijriMonths: range(12).map((month) => hijriMonth(month + 1)),
  }
}
