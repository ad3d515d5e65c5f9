import { ownValue } from '@minaret/foundation/base'
import type { ContentValues } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { plainText } from './html.ts'
import type { WxrItem } from './readWxr.ts'

/** Where an event is, and whom to ask: posts of their own, which events name by their number. */
export type Places = {
  venues: Map<string, { place: string; address: string; latitude: string; longitude: string }>
  organisers: Map<string, string>
}

export const noPlaces = (): Places => ({ venues: new Map(), organisers: new Map() })

/** Types of posts that say where events are; they are read, and become nothing of their own. */
export const placeTypes: ReadonlySet<string> = new Set(['tribe_venue', 'tribe_organizer', 'location'])

const joined = (...parts: (string | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** Remembers a place or an organiser for the events that name it. */
export function addPlace(places: Places, { fields, meta }: WxrItem): void {
  const [id = '', type, title = ''] = ['wp:post_id', 'wp:post_type', 'title'].map((name) => fields.get(name)?.trim())
  const part = (key: string) => meta.get(key)
  if (type === 'tribe_venue')
    places.venues.set(`tribe ${id}`, {
      place: plainText(title),
      address: joined(
        part('_VenueAddress'),
        part('_VenueCity'),
        part('_VenueStateProvince') ?? part('_VenueProvince'),
        part('_VenueZip'),
      ),
      latitude: part('_VenueLat') ?? '',
      longitude: part('_VenueLng') ?? '',
    })
  if (type === 'location')
    // Events Manager names places by numbers of its own, beside those of posts.
    places.venues.set(`manager ${part('_location_id') ?? id}`, {
      place: plainText(title),
      address: joined(
        part('_location_address'),
        part('_location_town'),
        part('_location_region'),
        part('_location_postcode'),
      ),
      latitude: part('_location_latitude') ?? '',
      longitude: part('_location_longitude') ?? '',
    })
  if (type === 'tribe_organizer')
    places.organisers.set(id, (part('_OrganizerEmail') ?? part('_OrganizerPhone') ?? '').trim())
}

/** When and where an event is, in the words of content; `repeats` where it is a series. */
type EventFacts = {
  starts?: string
  ends?: string
  timeZone?: string
  allDay?: boolean
  venue?: string
  organiser?: string
  price?: string
  booking?: string
  repeats?: boolean
}

/** `2026-03-14 18:30:00` as content writes it. */
const momentOf = (text: string | undefined): string | undefined =>
  /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?/.exec(text?.trim() ?? '')?.[0].replace('T', ' ')

const dayAndTime = (day: string | undefined, time: string | undefined) =>
  momentOf(joined(day).concat(time ? ` ${time}` : ''))

/** A time of twelve hours and a half of the day, as 24. */
function clockOf(hour: string | undefined, minutes: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || !/^\d{1,2}$/.test(hour)) return undefined
  const number = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
  return `${String(number).padStart(2, '0')}:${(minutes ?? '').padStart(2, '0')}`
}

const isYes = (text: string | undefined) => /^(?:yes|1|true)$/i.test(text?.trim() ?? '')

/** The Events Calendar, and its paid version. */
const ofTheEventsCalendar = (meta: ReadonlyMap<string, string>): EventFacts => ({
  starts: momentOf(meta.get('_EventStartDate')),
  ends: momentOf(meta.get('_EventEndDate')),
  timeZone: meta.get('_EventTimezone'),
  allDay: isYes(meta.get('_EventAllDay')),
  venue: `tribe ${meta.get('_EventVenueID') ?? ''}`,
  organiser: meta.get('_EventOrganizerID'),
  price: joined(meta.get('_EventCost')) && `${meta.get('_EventCurrencySymbol') ?? ''}${joined(meta.get('_EventCost'))}`,
  booking: meta.get('_EventURL'),
  // PHP's own spelling of a list with rules in it.
  repeats: /"rules";a:[1-9]/.test(meta.get('_EventRecurrence') ?? ''),
})

/** Events Manager. */
const ofEventsManager = (meta: ReadonlyMap<string, string>, type: string): EventFacts => ({
  starts:
    dayAndTime(meta.get('_event_start_date'), meta.get('_event_start_time')) ??
    momentOf(meta.get('_event_start_local')),
  ends: dayAndTime(meta.get('_event_end_date'), meta.get('_event_end_time')) ?? momentOf(meta.get('_event_end_local')),
  timeZone: meta.get('_event_timezone'),
  allDay: isYes(meta.get('_event_all_day')),
  venue: `manager ${meta.get('_location_id') ?? ''}`,
  repeats: type === 'event-recurring',
})

/** Modern Events Calendar. */
const ofModernEventsCalendar = (meta: ReadonlyMap<string, string>): EventFacts => {
  const moment = (edge: 'start' | 'end') =>
    dayAndTime(
      meta.get(`mec_${edge}_date`),
      clockOf(
        meta.get(`mec_${edge}_time_hour`),
        meta.get(`mec_${edge}_time_minutes`),
        meta.get(`mec_${edge}_time_ampm`),
      ),
    )
  return {
    starts: moment('start'),
    ends: moment('end'),
    allDay: isYes(meta.get('mec_allday')),
    price: meta.get('mec_cost'),
    booking: meta.get('mec_read_more'),
    repeats: isYes(meta.get('mec_repeat_status')),
  }
}

/** How events of each type of post are read. */
const readers: Readonly<Record<string, (meta: ReadonlyMap<string, string>, type: string) => EventFacts>> = {
  tribe_events: ofTheEventsCalendar,
  event: ofEventsManager,
  'event-recurring': ofEventsManager,
  'mec-events': ofModernEventsCalendar,
}

/** Whether a type of post is an event of a plugin whose events are read. */
export const isEventType = (type: string): boolean => Object.hasOwn(readers, type)

/** Whether an event is one of a series that is an item of its own. */
export const isRecurrence = ({ meta }: WxrItem): boolean => /^[1-9]/.test(meta.get('_recurrence_id')?.trim() ?? '')

const isZone = (text: string): boolean => {
  if (!text.includes('/')) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What an event says besides its title and text. @param own the mosque's time zone */
export function eventValues(item: WxrItem, type: string, { places, own }: { places: Places; own: string }) {
  const facts = ownValue(readers, type)?.(item.meta, type) ?? {}
  const venue = places.venues.get(facts.venue ?? '')
  const contact = places.organisers.get(facts.organiser ?? '')
  const zone = facts.timeZone?.trim() ?? ''
  const day = (moment: string | undefined) => (facts.allDay ? moment?.slice(0, 10) : moment)
  const ends = facts.ends === facts.starts ? undefined : day(facts.ends)
  const pair: Record<string, string | undefined> =
    venue && /\d/.test(venue.latitude) && /\d/.test(venue.longitude) && Number(venue.latitude) !== 0
      ? { latitude: venue.latitude, longitude: venue.longitude }
      : {}
  const all: Record<string, string | undefined> = {
    starts: day(facts.starts),
    ends: ends === day(facts.starts) ? undefined : ends,
    timeZone: isZone(zone) && zone !== own ? zone : undefined,
    allDay: facts.allDay ? 'yes' : undefined,
    place: venue?.place,
    address: venue?.address,
    ...pair,
    price: facts.price,
    booking: facts.booking?.trim().replace(/^http:/, 'https:'),
    contact,
  }
  const values: ContentValues = Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const notes: ImportNote[] = facts.repeats ? [{ code: 'repeats' }] : []
  return { values, notes }
}
