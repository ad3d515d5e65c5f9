import type { DeskAnnouncement } from '@minaret/contract/desk'
import { wallClock, zonedInstant } from '@minaret/timetable/zoned'
import { readTime, weekdayIndex } from '../frame/index.ts'

/** What an announcement can be. */
export const kinds = ['ordinary', 'janazah', 'emergency'] as const
export type Kind = (typeof kinds)[number]

/** When an announcement ends: as is usual for its kind, or as chosen. */
export const endings = ['usual', 'tonight', 'threeDays', 'at'] as const
export type Ending = (typeof endings)[number]

/** The prayers a janazah can follow. */
export const janazahPrayers = ['fajr', 'dhuhr', 'jumuah', 'asr', 'maghrib', 'isha'] as const
export type JanazahPrayer = (typeof janazahPrayers)[number]

/** A day (`YYYY-MM-DD`) and what was typed as its time. */
export type Moment = { day: string; time: string }

/** Everything in the form of an announcement, as it is typed and drafted. */
export type AnnouncementFields = {
  kind: Kind
  title: string
  text: string
  /** A janazah's wording is written by hand instead of being made from its details. */
  ownWords: boolean
  deceased: string
  prayer: JanazahPrayer
  day: string
  place: string
  /** Nothing: now. */
  start: Moment | null
  ending: Ending
  end: Moment
}

/**
 * An empty form.
 * @param today `YYYY-MM-DD` at the mosque
 * @param day of a janazah, where another is likelier
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

const two = (count: number) => String(count).padStart(2, '0')

/** An instant as the mosque's clocks show it. */
function toMoment(instant: string, timeZone: string): Moment {
  const { date, minutes } = wallClock(new Date(instant), timeZone)
  return { day: date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

/** The form of an announcement that is there already. @param now as an instant, to know whether it has begun */
export function fieldsOf(one: DeskAnnouncement, timeZone: string, now: Date): AnnouncementFields {
  const start = toMoment(one.from, timeZone)
  return {
    ...emptyFields(start.day),
    kind: one.kind,
    title: one.title ?? '',
    text: one.text,
    ownWords: true,
    start: Date.parse(one.from) > now.getTime() ? start : null,
    ...(one.until ? { ending: 'at' as const, end: toMoment(one.until, timeZone) } : {}),
  }
}

/** The instant of a moment by the mosque's clocks; nothing for a time that is none. */
export function toInstant({ day, time }: Moment, timeZone: string): Date | undefined {
  const clock = readTime(time)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || clock === undefined) return undefined
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return zonedInstant(day, hours * 60 + minutes, timeZone)
}

const hour = 3_600_000
/** How long each kind is shown where nobody says it, in milliseconds; as the server does. */
const usual: Readonly<Record<Kind, number>> = { ordinary: 168 * hour, janazah: 24 * hour, emergency: 12 * hour }

/** Whether the form is of a janazah in the ready wording, which names its day. */
export const hasDay = ({ kind, ownWords }: AnnouncementFields) => kind === 'janazah' && !ownWords

/** When the form's announcement is shown. Nothing for an end or start that is no time. */
export function timesOf(fields: AnnouncementFields, timeZone: string, now: Date) {
  const { kind, start, ending, end } = fields
  const from = start ? toInstant(start, timeZone) : now
  if (!from) return undefined
  const midnight = zonedInstant(wallClock(from, timeZone).date, 24 * 60, timeZone)
  // A janazah with a day stands until that day is over, however early it was announced.
  const dayIsOver = zonedInstant(fields.day, 24 * 60, timeZone)
  const ends = {
    usual: hasDay(fields) && dayIsOver > from ? dayIsOver : new Date(from.getTime() + usual[kind]),
    tonight: midnight,
    threeDays: new Date(from.getTime() + 72 * hour),
    at: toInstant(end, timeZone),
  }
  const until = ends[ending]
  return until && { from, until }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const momentIn = (value: unknown): Moment | undefined =>
  isRecord(value) && typeof value.day === 'string' && typeof value.time === 'string'
    ? { day: value.day, time: value.time }
    : undefined

/** Fields as a draft stored them; nothing for what are none. */
export function readFields(value: unknown): AnnouncementFields | undefined {
  if (!isRecord(value)) return undefined
  const kind = kinds.find((each) => each === value.kind)
  const prayer = janazahPrayers.find((each) => each === value.prayer)
  const ending = endings.find((each) => each === value.ending)
  const end = momentIn(value.end)
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
  const start = momentIn(value.start) ?? null
  return { kind, title, text, ownWords: value.ownWords === true, deceased, prayer, day, place, start, ending, end }
}
