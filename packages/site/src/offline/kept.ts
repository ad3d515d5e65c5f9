/** What a browser keeps to show without a connection. */
export type Kept = {
  /** When it was made. */
  madeAt: string
  /** The tenant's zone (IANA): it says which day it is. */
  timeZone: string
  /** The page, without its day. */
  page: string
  /** What stands in it where the day is put. */
  place: string
  /** The days, by date, as HTML. */
  days: Record<string, string>
  /** What stands in place of a day that is not among them. */
  over: string
}

/** Where the host gives it. */
export const keptAddress = '/offline.json'

/** Where the worker that keeps it is. */
export const workerAddress = '/sw.js'

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether an answer is one of ours, and not a captive portal's. */
export const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  'page' in value &&
  isText(value.page) &&
  'place' in value &&
  isText(value.place) &&
  'over' in value &&
  isText(value.over) &&
  'timeZone' in value &&
  isText(value.timeZone) &&
  'madeAt' in value &&
  isText(value.madeAt) &&
  'days' in value &&
  isObject(value.days) &&
  Object.values(value.days).every(isText)

/** The date in a zone, as `2026-11-22`. */
function dateAt(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return [of('year'), of('month'), of('day')].join('-')
}

/** The page of an instant: the day it is at the mosque, put in its place. */
export function pageAt({ page, place, days, over, timeZone }: Kept, now: Date): string {
  const hasDays = Object.keys(days).length > 0
  return page.split(place).join(days[dateAt(now, timeZone)] ?? (hasDays ? over : ''))
}

/** What is kept is asked for anew after so long, in milliseconds. */
const patience = 6 * 3_600_000

/** Whether it is time to ask again; a clock that was put back does not make it wait. */
export const isDue = ({ madeAt }: Kept, now: Date): boolean => Math.abs(now.getTime() - Date.parse(madeAt)) > patience

/** Pages the worker leaves to the network alone: screens and apps have their own ways, and calls are no pages. */
export const isLeftAlone = (path: string): boolean => /^\/(?:tv|app|api)(?:\/|$)/.test(path)
