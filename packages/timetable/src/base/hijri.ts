import { dateOfNumber, dayMs, dayNumber } from './calendar.ts'
import type { HijriDate } from './types.ts'

const formatter = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

const cache = new Map<number, HijriDate>()

/** About forty years of days; a fuller cache is cleared. */
const maxCached = 15_000

function computeUmmAlQura(day: number): HijriDate {
  const hijri = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatter.formatToParts(day * dayMs)) {
    if (type === 'year' || type === 'month' || type === 'day') hijri[type] = Number(value)
  }
  if (cache.size >= maxCached) cache.clear()
  cache.set(day, hijri)
  return hijri
}

/** The Umm al-Qura date of a day by its number; ICU tabulates 1300 to 1600 AH (1882 to 2174). */
const ummAlQura = (day: number): HijriDate => cache.get(day) ?? computeUmmAlQura(day)

/** A Hijri month. */
export type HijriMonth = Pick<HijriDate, 'year' | 'month'>

/** The first day of a Hijri month, as announced by the mosque. */
export type MonthStart = HijriMonth & {
  /** `YYYY-MM-DD`, for the daylight of the first day; its night begins the evening before. */
  begins: string
}

/** The settings for a mosque's Hijri dates. */
export type HijriSettings = {
  /** Whole days the mosque is ahead of (+) or behind (-) Umm al-Qura, in months it has not announced. */
  hijriOffset?: number
  /** Months the mosque has announced, in any order. */
  monthStarts?: readonly MonthStart[]
}

/** A mosque's Hijri calendar; days are day numbers. */
export type HijriCalendar = {
  /** The Hijri date of a day's daylight. The evening from Maghrib belongs to the next date. */
  dateOf(day: number): HijriDate
  /** The first day of a month, announced or not, as `YYYY-MM-DD`. */
  startOf(month: HijriMonth): string
}

const indexOf = ({ year, month }: HijriMonth) => year * 12 + month - 1
const monthOf = (index: number): HijriMonth => ({ year: Math.floor(index / 12), month: (index % 12) + 1 })

/** The month a number of months later (earlier if negative). */
export const addMonths = (month: HijriMonth, count: number): HijriMonth => monthOf(indexOf(month) + count)

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The mean length of a month in days, and the resulting day number of 1 Muharram 0; a few days off at most. */
const meanMonth = 29.530588
const yearZero = -492_502

/** The first day of a month by Umm al-Qura. */
function ummAlQuraStart(index: number): number {
  let day = Math.round(yearZero + (index + 0.5) * meanMonth)
  for (;;) {
    const date = ummAlQura(day)
    const monthsAhead = index - indexOf(date)
    if (monthsAhead === 0) return day - date.day + 1
    day += Math.round(monthsAhead * meanMonth)
  }
}

/**
 * Opens a mosque's Hijri calendar. An announced month begins on the announced day. All others begin by Umm al-Qura
 * moved by the offset, adjusted as far as needed for every month to have 29 or 30 days. So each day has one Hijri date,
 * and the months around an announced one return to Umm al-Qura as soon as month lengths allow.
 *
 * Announced starts that contradict each other (see {@link monthStartsProblem}) are ignored.
 */
export function openHijriCalendar({ hijriOffset = 0, monthStarts = [] }: HijriSettings): HijriCalendar {
  /** The first days of months that do not simply follow Umm al-Qura and the offset. */
  const adjustedStarts = new Map<number, number>()
  const calculatedStart = (index: number) => ummAlQuraStart(index) - hijriOffset
  const startOfMonth = (index: number) => adjustedStarts.get(index) ?? calculatedStart(index)
  const announced = monthStartsProblem(monthStarts) ? [] : sortedStarts(monthStarts)
  for (const { index, day } of announced) adjustedStarts.set(index, day)

  for (const [position, { index: from, day: begins }] of announced.entries()) {
    const next = announced[position + 1]
    let previousStart = begins
    for (let index = from + 1; index !== next?.index; index += 1) {
      const earliest = next ? Math.max(previousStart + 29, next.day - (next.index - index) * 30) : previousStart + 29
      const latest = next ? Math.min(previousStart + 30, next.day - (next.index - index) * 29) : previousStart + 30
      const day = clamp(calculatedStart(index), earliest, latest)
      if (!next && day === calculatedStart(index)) break
      adjustedStarts.set(index, day)
      previousStart = day
    }
  }
  const [first] = announced
  for (let index = (first?.index ?? 0) - 1, nextStart = first?.day; nextStart !== undefined; index -= 1) {
    const day = clamp(calculatedStart(index), nextStart - 30, nextStart - 29)
    if (day === calculatedStart(index)) break
    adjustedStarts.set(index, day)
    nextStart = day
  }

  return {
    startOf: (month) => dateOfNumber(startOfMonth(indexOf(month))),
    dateOf(day) {
      const ummAlQuraDate = ummAlQura(day + hijriOffset)
      if (adjustedStarts.size === 0) return { ...ummAlQuraDate }
      let index = indexOf(ummAlQuraDate) + 1
      while (startOfMonth(index) > day) index -= 1
      return { ...monthOf(index), day: day - startOfMonth(index) + 1 }
    },
  }
}

/** The maximum difference in days from Umm al-Qura's start of a month; more is treated as a typing mistake. */
const maxDaysFromUmmAlQura = 3

/** The Hijri years for which Umm al-Qura is tabulated. */
const tabulatedYears = { first: 1300, last: 1600 }

/** A problem with announced starts: the month, and for `length` the announced month before it. */
export type MonthStartsProblem =
  | { kind: 'unknown'; start: MonthStart }
  | { kind: 'far'; start: MonthStart }
  | { kind: 'twice'; start: MonthStart }
  | { kind: 'length'; start: MonthStart; before: MonthStart }

const sortedStarts = (starts: readonly MonthStart[]) =>
  starts
    .map((start) => ({ start, index: indexOf(start), day: dayNumber(start.begins) }))
    .toSorted((a, b) => a.index - b.index)

/**
 * Returns the problem with announced starts, undefined if there is none: a month that does not exist or is far from Umm
 * al-Qura, a month announced twice, or two starts between which the months cannot all have 29 or 30 days.
 */
export function monthStartsProblem(starts: readonly MonthStart[]): MonthStartsProblem | undefined {
  const isKnown = ({ year, month }: MonthStart) =>
    [year, month].every(Number.isInteger) &&
    year >= tabulatedYears.first &&
    year < tabulatedYears.last &&
    month >= 1 &&
    month <= 12
  const unknownStart = starts.find((start) => !isKnown(start))
  if (unknownStart) return { kind: 'unknown', start: unknownStart }
  const sorted = sortedStarts(starts)
  for (const [position, { start, index, day }] of sorted.entries()) {
    if (Math.abs(day - ummAlQuraStart(index)) > maxDaysFromUmmAlQura) return { kind: 'far', start }
    const previous = sorted[position - 1]
    if (!previous) continue
    const months = index - previous.index
    if (months === 0) return { kind: 'twice', start }
    const days = day - previous.day
    if (days < months * 29 || days > months * 30) return { kind: 'length', start, before: previous.start }
  }
  return undefined
}

/**
 * The Hijri date of a day's daylight by the Umm al-Qura calendar, moved by whole days.
 *
 * @param offset whole days the mosque is ahead of (+) or behind (-) Umm al-Qura
 */
export const hijriOf = (date: string, offset = 0): HijriDate => ({ ...ummAlQura(dayNumber(date) + offset) })
