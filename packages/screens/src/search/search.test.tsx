import type { SearchHit } from '@minaret/contract'
import { searchQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { LocationProvider } from '../app/LocationProvider.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { readSearchQuery } from './query.ts'
import { SearchScreen } from './SearchScreen.tsx'

const built = ['home', 'contact', 'search'] as const
const renderPage = (q: string, hits: SearchHit[]) =>
  renderHtml(
    <LocationProvider
      value={{
        origin: 'https://mosque.example',
        path: '/search',
        search: new URLSearchParams({ q }),
        availableScreens: built,
        go() {},
      }}
    >
      <SearchScreen />
    </LocationProvider>,
    { seed: ({ api, queryClient }) => queryClient.setQueryData(searchQueries.find(api, q).queryKey, hits) },
  )
const hit = (kind: SearchHit['kind'], id: string, title: string): SearchHit => ({ kind, id, title, summary: 'Words.' })

test('groups results by kind, with that of the best match first, and highlights the terms', () => {
  const html = renderPage('roof', [
    hit('news', 'n', 'The roofs <b>'),
    hit('event', 'e', 'A talk'),
    hit('news', 'm', 'Roof again'),
  ])
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(['News', 'Events'])
  expect([...html.matchAll(/href="(\/(?:news|event)\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/news/n',
    '/news/m',
    '/event/e',
  ])
  expect(html).toContain('The <mark>roofs</mark> &lt;b&gt;')
  expect(html).toContain('3 results for “roof”')
})

test("shows a date in the event's time zone", () => {
  const at = '2026-12-01T20:30:00Z'
  const html = renderPage('talk', [
    { ...hit('event', 'here', 'Talk'), at },
    { ...hit('event', 'there', 'Talk'), at, timeZone: 'Asia/Karachi' },
  ])
  expect(html.match(/\d+ December 2026/g)).toEqual(['1 December 2026', '2 December 2026'])
})

test('the form submits to the URL, so that it works without scripts', () => {
  const html = renderPage('roof', [])
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).toMatch(/<input [^>]*name="q"[^>]*value="roof"|<input [^>]*value="roof"[^>]*name="q"/)
  expect(html).toContain('content="noindex"')
})

test('links to the contact page without results, and shows nothing without a query', () => {
  expect(renderPage('roof', [])).toMatch(/Nothing found for “roof”.*href="\/get-in-touch"/s)
  expect(renderPage('', [])).not.toMatch(/result|Nothing found/)
})

test("normalises the query to the server's limits", () => {
  expect(readSearchQuery(new URLSearchParams({ q: `  a\0b ${'x'.repeat(300)}` }))).toHaveLength(200)
  expect(readSearchQuery(new URLSearchParams())).toBe('')
})
