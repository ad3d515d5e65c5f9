import type { components } from '@minaret/contract'
import { homeQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Announcements } from './Announcements.tsx'
import { HomeParts } from './HomeParts.tsx'
import { HomeScreen } from './HomeScreen.tsx'

type Home = Omit<components['schemas']['Home'], 'prayer'>

const words = { title: 'A title', summary: 'A sentence.' }
const home: Home = {
  banners: [
    { id: 'b1', title: 'The first banner', link: '/about-us', linkText: 'Who we are' },
    { id: 'b2', title: 'The second banner' },
  ],
  announcements: [
    { id: 'a1', kind: 'emergency', text: 'The hall is closed.', from: '2026-11-21T10:00:00Z' },
    { id: 'a2', kind: 'janazah', text: 'After Dhuhr.', from: '2026-11-21T10:00:00Z' },
    { id: 'a3', kind: 'ordinary', text: 'Bring shoes in a bag.', from: '2026-11-21T10:00:00Z' },
  ],
  activities: [{ ...words, id: 'w1', weekday: 5, starts: '19:00', ends: '20:00' }],
  events: [
    { ...words, id: 'e1', starts: '2026-12-06T11:00:00Z', timeZone: 'Europe/London', allDay: false, cancelled: false },
  ],
  news: [{ ...words, id: 'n1', published: '2026-11-01T10:00:00Z' }],
  causes: [],
  campaigns: [],
}
const empty: Home = {
  banners: [],
  announcements: [],
  activities: [],
  events: [],
  news: [],
  causes: [],
  campaigns: [],
}
const built: Screen[] = ['home', 'events', 'event', 'news', 'newsDetail', 'donate', 'cause', 'campaigns', 'campaign']

const page = (part: ReactNode, data: Home, settings: Record<string, string> = {}) =>
  draw(part, {
    settings: { address: '1 Lantern Street', phone: '+44 1274 496 0001', ...settings },
    built,
    seed: ({ api, queryClient }) => queryClient.setQueryData<object>(homeQueries.view(api).queryKey, data),
  })
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = '']) => title)

test('first what the mosque puts first, then what is on, the news and the week; the phone number is there to read', () => {
  const html = page(<HomeParts />, home)
  expect(headings(html)).toEqual([
    'The first banner',
    'What’s on',
    'Latest news',
    'The second banner',
    'Every week',
    'Visit us',
  ])
  expect(html).toContain('href="tel:+4412744960001"')
  expect(html).toContain('href="/event/e1"')
})

test('what there is none of is not there', () => {
  expect(headings(page(<HomeParts />, empty))).toEqual(['Visit us'])
  expect(headings(page(<HomeParts />, empty, { address: '' }))).toEqual([])
})

test('a part whose page the plan lacks is not there, whatever an older host sends', () => {
  expect(headings(page(<HomeParts />, home, { activePlan: 'basic' }))).not.toContain('What’s on')
})

test('what cannot wait stands above the times, the rest below them', () => {
  const [urgent, rest] = [page(<Announcements urgent />, home), page(<Announcements />, home)]
  expect([urgent, rest].map((html) => html.includes('The hall is closed.'))).toEqual([true, false])
  expect(urgent).toMatch(/The hall is closed.*Janazah.*After Dhuhr/s)
  expect(rest).toContain('Bring shoes')
  expect(page(<Announcements />, empty)).toBe('')
})

test('the page is about the mosque, and has one heading of the first rank', () => {
  const html = page(<HomeScreen />, home)
  expect(html).toContain('"@type":"Mosque"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(page(<HomeScreen />, home, { DisablePrayertimeFeature: 'true' })).toMatch(
    /<h1>Welcome to Masjid an-Noor<\/h1>/,
  )
})
