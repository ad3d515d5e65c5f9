import type { EventDetail } from '@minaret/contract'
import { eventQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { EventScreen, MissingEvent } from './EventScreen.tsx'
import { EventPlace } from './EventPlace.tsx'

const event = (more: Partial<EventDetail> = {}): EventDetail => ({
  id: 'e1',
  title: 'Open day',
  summary: 'Look around.',
  body: '<p>Ask anything.</p>',
  starts: '2026-12-06T11:00:00Z',
  ends: '2026-12-06T16:00:00Z',
  timeZone: 'Europe/London',
  allDay: false,
  cancelled: false,
  booking: 'https://tickets.example/1',
  updated: '2026-11-01T00:00:00Z',
  ...more,
})

const renderPage = (detail?: EventDetail) =>
  renderHtml(<EventScreen params={{ id: 'e1' }} />, {
    settings: { timeZone: 'Europe/London', address: '1 Lantern Street', directions: 'https://maps.example/noor' },
    built: ['home', 'events', 'event'],
    path: '/event/e1',
    seed: ({ api, queryClient }) => detail && queryClient.setQueryData(eventQueries.view(api, 'e1').queryKey, detail),
  })

test('an upcoming event has a booking link and its own calendar file', () => {
  const html = renderPage(event())
  expect(html).toContain('href="https://tickets.example/1"')
  expect(html).toContain('href="https://mosque.example/calendar/events.ics?event=e1"')
  expect(html).toMatch(/<h1>Open day<\/h1>/)
  expect(html).not.toMatch(/These are times in|This event is over|Cancelled/)
  expect(html).toContain('"@type":"Event"')
})

test.each([
  ['cancelled', event({ cancelled: true }), 'This event won’t take place'],
  [
    'over',
    event({ starts: '2026-11-20T11:00:00Z', ends: '2026-11-20T12:00:00Z' }),
    'It took place on Friday 20 November 2026.',
  ],
])(
  'an event that is %s shows a notice and a link to others, without booking or calendar links',
  (_, detail, message) => {
    const html = renderPage(detail)
    expect(html).toContain(message)
    expect(html).toContain('See upcoming events')
    expect(html).not.toMatch(/Book a place|events\.ics/)
  },
)

test("an event in a time zone other than the mosque's names it", () => {
  const html = renderPage(event({ timeZone: 'Asia/Karachi' }))
  expect(html).toContain('Times are in Karachi time.')
  expect(html.replaceAll('\u00a0', ' ')).toContain('Sunday 6 December 2026, 16:00 to 21:00')
})

test.each([
  ['a point', { latitude: 53.8, longitude: -1.7 }, 'destination=53.8%2C-1.7'],
  ['its own address', { address: 'Lister Park, Bradford' }, 'destination=Lister%20Park%2C%20Bradford'],
  ['the mosque', {}, 'href="https://maps.example/noor"'],
])('the directions lead to %s', (_, more, href) => {
  const settings = { address: '1 Lantern Street', directions: 'https://maps.example/noor' }
  expect(renderHtml(<EventPlace event={event(more)} />, { settings })).toContain(href)
})

test.each([
  [{}, { parking: 'At the school' }, true],
  [{}, {}, false],
  [{ address: 'Lister Park, Bradford' }, { parking: 'At the school' }, false],
])('an event at %j with %j links to the way to the mosque: %s', (more, described, isLinked) => {
  const settings = { address: '1 Lantern Street', ...described }
  const html = renderHtml(<EventPlace event={event(more)} />, { settings, built: ['contact'] })
  expect(html.includes('href="/get-in-touch#getting-here"')).toBe(isLinked)
})

test('a missing event links to the list, and a loading one shows a skeleton', () => {
  expect(renderHtml(<MissingEvent />)).toMatch(/<h1[^>]*>We couldn’t find that event<\/h1>.*href="\/events"/s)
  expect(renderPage()).toContain('aria-label="Loading the event"')
})
