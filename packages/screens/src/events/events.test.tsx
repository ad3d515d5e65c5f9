import type { Event } from '@minaret/contract'
import { activityQueries, type Domain, eventQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { eventsUrl } from './eventsUrl.ts'
import { EventsScreen } from './EventsScreen.tsx'

const event = (id: string, starts: string, more: Partial<Event> = {}): Event => ({
  id,
  title: `Event ${id}`,
  summary: 'A sentence.',
  starts,
  timeZone: 'Europe/London',
  allDay: false,
  cancelled: false,
  ...more,
})

const seed = (items: Event[], next?: string) => (domain: Domain) => {
  const { api, queryClient } = domain
  queryClient.setQueryData(eventQueries.list(api).queryKey, { pages: [{ items, next }], pageParams: [''] })
}
const renderPage = (seedPage?: (domain: Domain) => void) =>
  renderHtml(<EventsScreen />, { built: ['home', 'events', 'event'], path: '/events', seed: seedPage })

test('groups events by the month in which they start, and marks a cancelled one', () => {
  const html = renderPage(
    seed([
      event('a', '2026-11-30T19:00:00Z'),
      event('b', '2026-11-30T23:30:00Z', { timeZone: 'Asia/Karachi' }),
      event('c', '2026-12-04T19:00:00Z', { cancelled: true }),
    ]),
  )
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'November 2026',
    'December 2026',
  ])
  expect(html).toMatch(/December 2026.*Event b.*Event c.*Cancelled/s)
  expect(html).toContain('href="https://mosque.example/calendar/events.ics"')
})

test('the next page has its own URL', () => {
  expect(renderPage(seed([event('a', '2026-11-30T19:00:00Z')], 'Zm9v'))).toContain('href="/events?after=Zm9v"')
  expect([eventsUrl('upcoming'), eventsUrl('past'), eventsUrl('past', 'a+b')]).toEqual([
    '/events',
    '/events?when=past',
    '/events?when=past&after=a%2Bb',
  ])
})

test('an empty list shows a message and links to past events', () => {
  const html = renderPage(seed([]))
  expect(html).toMatch(/No upcoming events.*href="\/events\?when=past"/s)
  expect(html).not.toContain('Weekly activities')
  expect(renderPage()).toContain('aria-label="Loading the events"')
})

test('shows weekly activities below by day, without a dot if the time is missing', () => {
  const html = renderPage((domain) => {
    seed([])(domain)
    const activity = { id: 'x', title: 'Halaqa', summary: 'A page.', weekday: 5, place: 'Hall' }
    domain.queryClient.setQueryData(activityQueries.list(domain.api).queryKey, {
      pages: [{ items: [activity], next: undefined }],
      pageParams: [''],
    })
  })
  expect(html).toMatch(/Weekly activities.*Friday.*Halaqa/s)
  expect(html).toMatch(/<p[^>]*>Hall<\/p>/)
})
