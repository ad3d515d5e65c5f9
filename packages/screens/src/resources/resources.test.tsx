import type { Resource } from '@minaret/contract'
import { resourceQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { ResourcesScreen } from './ResourcesScreen.tsx'

const visit: Resource = {
  id: 'visit',
  title: 'Your first visit',
  summary: 'On one page.',
  category: 'To print',
  href: '/files/visit.pdf',
  fileName: 'first-visit.pdf',
  mediaType: 'application/pdf',
  bytes: 1_240_000,
  updated: '2026-11-20T23:30:00Z',
}
const calendar: Resource = {
  ...visit,
  id: 'times',
  title: 'Prayer times',
  category: 'Calendars',
  href: '/calendar/prayer-times.ics',
  fileName: 'prayer-times.ics',
  mediaType: 'text/calendar',
}

const renderPage = (files?: Resource[], settings = {}) =>
  renderHtml(<ResourcesScreen />, {
    built: ['contact'],
    path: '/resource',
    settings: { timeZone: 'Asia/Karachi', ...settings },
    seed: ({ api, queryClient }) =>
      files &&
      queryClient.setQueryData(resourceQueries.list(api).queryKey, { pages: [{ items: files }], pageParams: [''] }),
  })

test("a file is a link with its type, size and date in the mosque's time zone", () => {
  const html = renderPage([visit])
  expect(html).toContain('<a href="/files/visit.pdf" download="first-visit.pdf" aria-describedby="file-visit">')
  expect(html).toContain('<p id="file-visit">PDF, 1.2 MB · updated 21 November 2026</p>')
})

test('a calendar opens for subscription instead of downloading, and has no size', () => {
  const html = renderPage([calendar])
  expect(html).toContain('<a href="/calendar/prayer-times.ics" aria-describedby="file-times">')
  expect(html).toContain('<p id="file-times">Calendar</p>')
})

test("groups files by category, in the mosque's order", () => {
  const html = renderPage([calendar, visit, { ...calendar, id: 'more' }])
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual(['Calendars', 'To print'])
  expect(html.match(/<li /g)).toHaveLength(3)
})

test('links to the contact page without files, and shows a skeleton while loading', () => {
  expect(renderPage([])).toMatch(/No downloads yet.*href="\/get-in-touch"/s)
  expect(renderPage()).toContain('aria-label="Loading the downloads"')
})
