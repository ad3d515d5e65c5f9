/** The page a browser stores to show offline. */
export type OfflineCopy = {
  /** When it was created. */
  madeAt: string
  /** The tenant's time zone (IANA), which decides the date. */
  timeZone: string
  /** The page, without its day. */
  page: string
  /** The placeholder that the day replaces. */
  place: string
  /** The days, by date, as HTML. */
  days: Record<string, string>
  /** Shown in place of a day that is not stored. */
  over: string
}

/** The path the server provides it at. */
export const offlineCopyAddress = '/offline.json'

/** The path of the service worker that stores it. */
export const workerAddress = '/sw.js'

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a response is an offline copy, and not a captive portal's page. */
export const isOfflineCopy = (value: unknown): value is OfflineCopy =>
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

/** Returns the date in a time zone, as `2026-11-22`. */
function dateAt(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return [partOf('year'), partOf('month'), partOf('day')].join('-')
}

/** Returns the page at an instant, with the mosque's current day in it. */
export function pageAt({ page, place, days, over, timeZone }: OfflineCopy, now: Date): string {
  const hasDays = Object.keys(days).length > 0
  return page.split(place).join(days[dateAt(now, timeZone)] ?? (hasDays ? over : ''))
}

/** The age at which the copy is refreshed, in milliseconds. */
const maxAgeMs = 6 * 3_600_000

/** Whether the copy is due for a refresh; setting the clock back does not delay it. */
export const isDue = ({ madeAt }: OfflineCopy, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(madeAt)) > maxAgeMs

/** Paths the worker never handles: displays and apps have their own storage, and API calls are not pages. */
export const isNetworkOnly = (path: string): boolean => /^\/(?:tv|app|api)(?:\/|$)/.test(path)
