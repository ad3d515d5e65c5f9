import type { Format } from '../app/index.ts'

/** A time as a screen draws it: large figures, and, where hours count to twelve, a small word for the half of the day. */
export type Clock = { figures: string; half?: string }

/** Formatters are made once a locale. */
const halves = new Map<string, Intl.DateTimeFormat>()

function halfOf(locale: string, hours: number): string | undefined {
  const known =
    halves.get(locale) ?? new Intl.DateTimeFormat(locale, { calendar: 'gregory', hour: 'numeric', timeZone: 'UTC' })
  halves.set(locale, known)
  return known.formatToParts(Date.UTC(1970, 0, 1, hours)).find(({ type }) => type === 'dayPeriod')?.value
}

/** @param time `HH:MM`, wall clock */
export function clockOn({ locale, digits }: Format, time: string): Clock {
  const [hours = '', minutes = ''] = time.split(':')
  const half = halfOf(locale, Number(hours))
  return half === undefined
    ? { figures: digits(time) }
    : { figures: digits(`${Number(hours) % 12 || 12}:${minutes}`), half }
}
