import type { Feed } from './feed.ts'

type Fields = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isText = (value: unknown) => typeof value === 'string'

const isNumber = (value: unknown) => typeof value === 'number' && isFinite(value)

const isList = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem)

const isInstant = (value: unknown) => typeof value === 'string' && isFinite(Date.parse(value))

const isTime = (value: unknown) =>
  isObject(value) && typeof value.time === 'string' && /^\d\d:\d\d$/.test(value.time) && isInstant(value.at)

const isMissingOr = (value: unknown, isValid: (value: unknown) => boolean) => value === undefined || isValid(value)

const isPrayer = (value: unknown) =>
  isObject(value) && isText(value.prayer) && isTime(value.begins) && isMissingOr(value.jamaat, isTime)

const isGathering = (value: unknown) => isObject(value) && isTime(value.at)

const isDay = (value: unknown) =>
  isObject(value) &&
  typeof value.date === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value.date) &&
  isObject(value.hijri) &&
  isTime(value.sunrise) &&
  isList(value.prayers, isPrayer) &&
  Array.isArray(value.prayers) &&
  value.prayers.length === 5 &&
  isMissingOr(value.jumuah, (times) => isList(times, isGathering)) &&
  isMissingOr(value.eid, (eid) => isObject(eid) && isList(eid.prayers, isGathering))

const isSky = (value: unknown) =>
  isObject(value) &&
  isText(value.date) &&
  isList(value.forbidden, (period) => isObject(period) && isTime(period.from) && isTime(period.until))

const isOffset = (value: unknown) => isObject(value) && isInstant(value.from) && isNumber(value.minutes)

const congregations = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha', 'taraweeh', 'eid']

const areSettings = (value: unknown) => {
  if (!isObject(value)) return false
  const { prayerMinutes } = value
  return isObject(prayerMinutes) && congregations.every((name) => isNumber(prayerMinutes[name]))
}

const isGiving = (value: unknown) =>
  isObject(value) &&
  isText(value.address) &&
  isObject(value.code) &&
  isNumber(value.code.size) &&
  isText(value.code.path)

const isAnnouncement = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.text) && isInstant(value.from)

const isEvent = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.title) && isText(value.day) && isInstant(value.starts)

const isCampaign = (value: unknown) =>
  isObject(value) && isText(value.id) && isText(value.title) && isText(value.raised)

const isTimeChange = (value: unknown) => isObject(value) && isText(value.prayer) && isText(value.date)

/**
 * Whether a value can safely be shown for weeks unattended: an invalid feed is not stored, and a stored one is checked again
 * before it is shown.
 */
const isFeed = (value: unknown): value is Feed =>
  isObject(value) &&
  isText(value.mosque) &&
  isObject(value.prayer) &&
  isText(value.prayer.version) &&
  isList(value.offsets, isOffset) &&
  isList(value.days, isDay) &&
  Array.isArray(value.days) &&
  value.days.length >= 3 &&
  isList(value.sky, isSky) &&
  isList(value.changes, isTimeChange) &&
  isList(value.announcements, isAnnouncement) &&
  isList(value.events, isEvent) &&
  isList(value.campaigns, isCampaign) &&
  isMissingOr(value.giving, isGiving) &&
  areSettings(value.settings) &&
  isText(value.release) &&
  isNumber(value.reload)

/** Reads a response's envelope; undefined if the body is not one. */
function readEnvelope(body: string): { status: number; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) && typeof value.status === 'number' ? { status: value.status, data: value.data } : undefined
  } catch {
    return undefined
  }
}

/** The feed in a response; undefined if there is no valid one. */
export function parseFeed(body: string): Feed | undefined {
  const envelope = readEnvelope(body)
  return envelope && envelope.status === 200 && isFeed(envelope.data) ? envelope.data : undefined
}

/** Whether a response means that the display was revoked or does not exist. */
export function isTokenRefused(body: string): boolean {
  const { data } = readEnvelope(body) || {}
  return isObject(data) && isObject(data.errors) && isText(data.errors.token)
}
