import type { Activity, Event, EventDetail } from '@minaret/contract'
import { images } from './images.ts'

/** An event of a list. */
const event = (id: string, overrides: Partial<Event> = {}): Event => ({
  id,
  title: 'Open day for our neighbours',
  summary: 'Tours, tea and time for questions. Everyone is welcome.',
  starts: '2026-11-28T11:00:00Z',
  ends: '2026-11-28T15:00:00Z',
  timeZone: 'Europe/London',
  allDay: false,
  cancelled: false,
  place: 'Main hall',
  audience: 'Everyone',
  ...overrides,
})

/** Events of two months, one of them cancelled. */
export const events: Event[] = [
  event('open-day', { image: images.courtyard }),
  event('janazah-workshop', { title: 'Janazah workshop', starts: '2026-11-29T13:00:00Z', cancelled: true }),
  event('winter-fair', { title: 'Winter fair', starts: '2026-12-05T10:00:00Z', ends: undefined, allDay: true }),
]

/** Weekly activities. */
export const activities: Activity[] = [
  {
    id: 'tafsir',
    title: 'Tafsir circle',
    summary: 'Surah Yasin, with Imam Yusuf.',
    weekday: 2,
    starts: '19:30',
    ends: '20:30',
    place: 'Library',
  },
  { id: 'youth', title: 'Youth football', summary: 'Bring trainers.', weekday: 6, audience: 'Ages 11 to 16' },
]

/** The details of an event. */
export const eventDetail = (overrides: Partial<EventDetail> = {}): EventDetail => ({
  ...event('open-day', { image: images.courtyard }),
  body: '<p>See the prayer hall, meet the imam and stay for tea.</p><h2>Getting here</h2><ul><li>Bus 72 stops outside.</li><li>There is level access on Lantern Street.</li></ul>',
  address: '1 Lantern Street, Bradford BD1 1AA',
  price: 'Free',
  contact: 'events@an-noor.example',
  booking: 'https://tickets.example/open-day',
  updated: '2026-11-20T08:00:00Z',
  ...overrides,
})
