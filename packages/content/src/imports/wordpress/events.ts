import { ownValue } from '@minaret/foundation/base'
import type { ContentValues } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { plainText } from './html.ts'
import type { WxrItem } from './readWxr.ts'

/** Venues and organisers, which are separate posts that events refer to by id. */
export type Places = {
  venues: Map<string, { place: string; address: string; latitude: string; longitude: string }>
  organisers: Map<string, string>
}

export const createPlaces = (): Places => ({ venues: new Map(), organisers: new Map() })

/** Post types of venues and organisers, which are not imported on their own. */
export const placeTypes: ReadonlySet<string> = new Set(['tribe_venue', 'tribe_organizer', 'location'])

const joinParts = (...parts: (string | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

/** Adds a venue or an organiser for events that refer to it. */
export function addPlace(places: Places, { fields, meta }: WxrItem): void {
  const [id = '', type, title = ''] = ['wp:post_id', 'wp:post_type', 'title'].map((name) => fields.get(name)?.trim())
  const metaOf = (key: string) => meta.get(key)
  if (type === 'tribe_venue')
    places.venues.set(`tribe ${id}`, {
      place: plainText(title),
      address: joinParts(
        metaOf('_VenueAddress'),
        metaOf('_VenueCity'),
        metaOf('_VenueStateProvince') ?? metaOf('_VenueProvince'),
        metaOf('_VenueZip'),
      ),
      latitude: metaOf('_VenueLat') ?? '',
      longitude: metaOf('_VenueLng') ?? '',
    })
  if (type === 'location')
    // Events Manager has its own ids of venues, different from post ids.
    places.venues.set(`manager ${metaOf('_location_id') ?? id}`, {
      place: plainText(title),
      address: joinParts(
        metaOf('_location_address'),
        metaOf('_location_town'),
        metaOf('_location_region'),
        metaOf('_location_postcode'),
      ),
      latitude: metaOf('_location_latitude') ?? '',
      longitude: metaOf('_location_longitude') ?? '',
    })
  if (type === 'tribe_organizer')
    places.organisers.set(id, (metaOf('_OrganizerEmail') ?? metaOf('_OrganizerPhone') ?? '').trim())
}

/** The data of an event as content values; `repeats` for a series. */
type EventDetails = {
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

/** Converts `2026-03-14 18:30:00` to the format of content. */
const momentOf = (text: string | undefined): string | undefined =>
  /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?/.exec(text?.trim() ?? '')?.[0].replace('T', ' ')

const joinDayAndTime = (day: string | undefined, time: string | undefined) =>
  momentOf(joinParts(day).concat(time ? ` ${time}` : ''))

/** Converts a 12-hour time to 24 hours. */
function clockOf(hour: string | undefined, minutes: string | undefined, half: string | undefined): string | undefined {
  if (hour === undefined || !/^\d{1,2}$/.test(hour)) return undefined
  const number = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
  return `${String(number).padStart(2, '0')}:${(minutes ?? '').padStart(2, '0')}`
}

const isYes = (text: string | undefined) => /^(?:yes|1|true)$/i.test(text?.trim() ?? '')

/** Reads an event of The Events Calendar, free or paid. */
const readTheEventsCalendar = (meta: ReadonlyMap<string, string>): EventDetails => ({
  starts: momentOf(meta.get('_EventStartDate')),
  ends: momentOf(meta.get('_EventEndDate')),
  timeZone: meta.get('_EventTimezone'),
  allDay: isYes(meta.get('_EventAllDay')),
  venue: `tribe ${meta.get('_EventVenueID') ?? ''}`,
  organiser: meta.get('_EventOrganizerID'),
  price:
    joinParts(meta.get('_EventCost')) &&
    `${meta.get('_EventCurrencySymbol') ?? ''}${joinParts(meta.get('_EventCost'))}`,
  booking: meta.get('_EventURL'),
  // A serialised PHP array with rules.
  repeats: /"rules";a:[1-9]/.test(meta.get('_EventRecurrence') ?? ''),
})

/** Reads an event of Events Manager. */
const readEventsManager = (meta: ReadonlyMap<string, string>, type: string): EventDetails => ({
  starts:
    joinDayAndTime(meta.get('_event_start_date'), meta.get('_event_start_time')) ??
    momentOf(meta.get('_event_start_local')),
  ends:
    joinDayAndTime(meta.get('_event_end_date'), meta.get('_event_end_time')) ?? momentOf(meta.get('_event_end_local')),
  timeZone: meta.get('_event_timezone'),
  allDay: isYes(meta.get('_event_all_day')),
  venue: `manager ${meta.get('_location_id') ?? ''}`,
  repeats: type === 'event-recurring',
})

/** Reads an event of Modern Events Calendar. */
const readModernEventsCalendar = (meta: ReadonlyMap<string, string>): EventDetails => {
  const moment = (edge: 'start' | 'end') =>
    joinDayAndTime(
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

/** The reader of each post type. */
const readers: Readonly<Record<string, (meta: ReadonlyMap<string, string>, type: string) => EventDetails>> = {
  tribe_events: readTheEventsCalendar,
  event: readEventsManager,
  'event-recurring': readEventsManager,
  'mec-events': readModernEventsCalendar,
}

/** Whether a post type is an event of a supported plugin. */
export const isEventType = (type: string): boolean => Object.hasOwn(readers, type)

/** Whether an event is an occurrence of a series, stored as a separate item. */
export const isRecurrence = ({ meta }: WxrItem): boolean => /^[1-9]/.test(meta.get('_recurrence_id')?.trim() ?? '')

const isZone = (text: string): boolean => {
  if (!text.includes('/')) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the values of an event apart from its title and text. @param own the mosque's time zone */
export function eventValues(item: WxrItem, type: string, { places, own: mosqueZone }: { places: Places; own: string }) {
  const details = ownValue(readers, type)?.(item.meta, type) ?? {}
  const venue = places.venues.get(details.venue ?? '')
  const contact = places.organisers.get(details.organiser ?? '')
  const zone = details.timeZone?.trim() ?? ''
  const day = (moment: string | undefined) => (details.allDay ? moment?.slice(0, 10) : moment)
  const ends = details.ends === details.starts ? undefined : day(details.ends)
  const coordinates: Record<string, string | undefined> =
    venue && /\d/.test(venue.latitude) && /\d/.test(venue.longitude) && Number(venue.latitude) !== 0
      ? { latitude: venue.latitude, longitude: venue.longitude }
      : {}
  const optionalValues: Record<string, string | undefined> = {
    starts: day(details.starts),
    ends: ends === day(details.starts) ? undefined : ends,
    timeZone: isZone(zone) && zone !== mosqueZone ? zone : undefined,
    allDay: details.allDay ? 'yes' : undefined,
    place: venue?.place,
    address: venue?.address,
    ...coordinates,
    price: details.price,
    booking: details.booking?.trim().replace(/^http:/, 'https:'),
    contact,
  }
  const values: ContentValues = Object.fromEntries(
    Object.entries(optionalValues).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  )
  const notes: ImportNote[] = details.repeats ? [{ code: 'repeats' }] : []
  return { values, notes }
}
