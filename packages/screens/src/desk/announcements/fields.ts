import type { DeskAnnouncement } from '@minaret/contract/desk'
import { wallClock, zonedInstant } from '@minaret/timetable/zoned'
import { weekdayIndex } from '../../app/weekdayIndex.ts'
import { parseTime } from '../frame/index.ts'

/** Kinds of announcements. */
export const kinds = ['ordinary', 'janazah', 'emergency'] as const
export type Kind = (typeof kinds)[number]

/** End options of an announcement: usual for its kind, or chosen. */
export const endings = ['usual', 'tonight', 'threeDays', 'at'] as const
export type Ending = (typeof endings)[number]

/** Prayers that a janazah can follow. */
export const janazahPrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha'] as const
export type JanazahPrayer = (typeof janazahPrayers)[number]

/** A day (`YYYY-MM-DD`) and a typed time. */
export type DateTime = { day: string; time: string }

/** The announcement form's values, as typed and stored in a draft. */
export type AnnouncementFields = {
  kind: Kind
  title: string
  text: string
  /** Whether a janazah's text is written by hand instead of generated from its details. */
  ownWords: boolean
  deceased: string
  prayer: JanazahPrayer
  day: string
  place: string
  /** Null to start now. */
  start: DateTime | null
  ending: Ending
  end: DateTime
}

/**
 * An empty form.
 * @param today `YYYY-MM-DD` at the mosque
 * @param day the janazah's day, if it is probably not today
 */
export const emptyFields = (today: string, day = today): AnnouncementFields => ({
  kind: 'ordinary',
  title: '',
  text: '',
  ownWords: false,
  deceased: '',
  prayer: weekdayIndex(day) === 5 ? 'jumuah' : 'dhuhr',
  day,
  place: '',
  start: null,
  ending: 'usual',
  end: { day: today, time: '' },
})

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Converts an instant to a day and time in the mosque's time zone. */
function toDateTime(instant: string, timeZone: string): DateTime {
  const { date, minutes } = wallClock(new Date(instant), timeZone)
  return { day: date, time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` }
}

/** The form's values for an existing announcement. @param now decides whether it has started */
export function toFields(announcement: DeskAnnouncement, timeZone: string, now: Date): AnnouncementFields {
  const start = toDateTime(announcement.from, timeZone)
  return {
    ...emptyFields(start.day),
    kind: announcement.kind,
    title: announcement.title ?? '',
    text: announcement.text,
    ownWords: true,
    start: Date.parse(announcement.from) > now.getTime() ? start : null,
    ...(announcement.until ? { ending: 'at' as const, end: toDateTime(announcement.until, timeZone) } : {}),
  }
}

/** Converts a day and time in the mosque's time zone to an instant; undefined if they are invalid. */
export function toInstant({ day, time }: DateTime, timeZone: string): Date | undefined {
  const clock = parseTime(time)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || clock === undefined) return undefined
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return zonedInstant(day, hours * 60 + minutes, timeZone)
}

const hourMs = 3_600_000
/** Default duration by kind, in milliseconds, as on the server. */
const defaultDurations: Readonly<Record<Kind, number>> = {
  ordinary: 168 * hourMs,
  janazah: 24 * hourMs,
  emergency: 12 * hourMs,
}

/** Whether the form is for a janazah with generated text, which states its day. */
export const hasDay = ({ kind, ownWords }: AnnouncementFields) => kind === 'janazah' && !ownWords

/** The start and end of the form's announcement; undefined if either is invalid. */
export function timesOf(fields: AnnouncementFields, timeZone: string, now: Date) {
  const { kind, start, ending, end } = fields
  const from = start ? toInstant(start, timeZone) : now
  if (!from) return undefined
  const midnight = zonedInstant(wallClock(from, timeZone).date, 24 * 60, timeZone)
  // A janazah with a day is shown until the end of that day, however early it was announced.
  const endOfDay = zonedInstant(fields.day, 24 * 60, timeZone)
  const endTimes = {
    usual: hasDay(fields) && endOfDay > from ? endOfDay : new Date(from.getTime() + defaultDurations[kind]),
    tonight: midnight,
    threeDays: new Date(from.getTime() + 72 * hourMs),
    at: toInstant(end, timeZone),
  }
  const until = endTimes[ending]
  return until && { from, until }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const parseDateTime = (value: unknown): DateTime | undefined =>
  isRecord(value) && typeof value.day === 'string' && typeof value.time === 'string'
    ? { day: value.day, time: value.time }
    : undefined

/** Parses the fields of a stored draft; undefined if they are invalid. */
export function parseAnnouncementDraft(value: unknown): AnnouncementFields | undefined {
  if (!isRecord(value)) return undefined
  const kind = kinds.find((option) => option === value.kind)
  const prayer = janazahPrayers.find((option) => option === value.prayer)
  const ending = endings.find((option) => option === value.ending)
  const end = parseDateTime(value.end)
  const { title, text, deceased, day, place } = value
  if (!kind || !prayer || !ending || !end) return undefined
  if (
    typeof title !== 'string' ||
    typeof text !== 'string' ||
    typeof deceased !== 'string' ||
    typeof day !== 'string' ||
    typeof place !== 'string'
  )
    return undefined
  const start = parseDateTime(value.start) ?? null
  return { kind, title, text, ownWords: value.ownWords === true, deceased, prayer, day, place, start, ending, end }
}
