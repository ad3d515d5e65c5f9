import type { components } from '@minaret/contract'
import { homeQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { Announcements } from './Announcements.tsx'
import { HomeParts } from './HomeParts.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { UrgentAnnouncements } from './UrgentAnnouncements.tsx'

type Home = Omit<components['schemas']['Home'], 'prayer'>

const texts = { title: 'A title', summary: 'A sentence.' }
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
  activities: [{ ...texts, id: 'w1', weekday: 5, starts: '19:00', ends: '20:00' }],
  events: [
    { ...texts, id: 'e1', starts: '2026-12-06T11:00:00Z', timeZone: 'Europe/London', allDay: false, cancelled: false },
  ],
  news: [{ ...texts, id: 'n1', published: '2026-11-01T10:00:00Z' }],
  causes: [],
  campaigns: [],
}
const emptyHome: Home = {
  banners: [],
  announcements: [],
  activities: [],
  events: [],
  news: [],
  causes: [],
  campaigns: [],
}
const built: Screen[] = ['home', 'events', 'event', 'news', 'newsDetail', 'donate', 'cause', 'campaigns', 'campaign']

const renderPage = (part: ReactNode, data: Home, settings: Record<string, string> = {}, screens = built) =>
  renderHtml(part, {
    settings: { address: '1 Lantern Street', phone: '+44 1274 496 0001', ...settings },
    built: screens,
    seed: ({ api, queryClient }) => queryClient.setQueryData<object>(homeQueries.view(api).queryKey, data),
  })
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = '']) => title.replaceAll(/<[^>]*>/g, ''))

const cause = {
  id: 'general',
  title: 'Running the mosque',
  summary: 'Heat and light.',
  story: [],
  fund: 'General fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000, 2500, 5000, 10000],
  currencies: ['gbp'],
  giftAid: false,
  kind: 'general' as const,
  jummah: true,
  monthly: true,
  daily: false,
}

test('shows events with weekly activities, news, banners and other causes in order, and the phone number', () => {
  const html = renderPage(<HomeParts />, { ...home, causes: [cause, { ...cause, id: 'roof', title: 'A new roof' }] })
  expect(headings(html)).toEqual([
    'Give today',
    'What’s on',
    'Latest news',
    'Other ways to help',
    'The first banner',
    'The second banner',
    'Visit us',
  ])
  expect(html).toContain('href="tel:+4412744960001"')
  expect(html).toContain('href="/event/e1"')
})

test('links the first cause’s amounts to the donation form, with weekly gifts only if it accepts them', () => {
  const html = renderPage(<HomeParts />, { ...emptyHome, causes: [cause] })
  const donateLinks = (page: string) =>
    [...page.matchAll(/href="(\/donate\?[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  expect(donateLinks(html)).toEqual([
    '/donate?cause=general&amount=1000',
    '/donate?cause=general&amount=2500',
    '/donate?cause=general&amount=5000',
    '/donate?cause=general',
  ])
  expect(
    donateLinks(renderPage(<HomeParts />, { ...emptyHome, causes: [cause] }, {}, [...built, 'donateJummah'])),
  ).toContain('/donate?cause=general&often=weekly')
  expect(donateLinks(renderPage(<HomeParts />, { ...emptyHome, causes: [cause] }, { emptyScreens: 'donate' }))).toEqual(
    [],
  )
})

test('says whether the maktab takes registrations, and leaves out courses if there are none', () => {
  const screens: Screen[] = [...built, 'maktab', 'courses']
  const open = renderPage(<HomeParts />, emptyHome, { emptyScreens: 'courses' }, screens)
  expect(headings(open)).toEqual(['For children and learners', 'Visit us'])
  expect(open).toContain('Registration is open')
  expect(open).not.toContain('href="/courses"')
  expect(renderPage(<HomeParts />, emptyHome, { maktabOpen: 'false' }, screens)).toContain('Registration is closed')
})

test('ends with the legal pages on a site without a footer', () => {
  const screens: Screen[] = [...built, 'terms', 'privacy']
  expect(renderPage(<HomeParts />, home, { activePlan: 'basic' }, screens)).toContain('href="/privacy"')
  expect(renderPage(<HomeParts />, home, { activePlan: 'premium' }, screens)).not.toContain('href="/privacy"')
})

test('hides empty sections', () => {
  expect(headings(renderPage(<HomeParts />, emptyHome))).toEqual(['Visit us'])
  expect(headings(renderPage(<HomeParts />, emptyHome, { address: '' }))).toEqual([])
})

test('hides a section if the plan lacks its page, even if an older server sends its data', () => {
  const html = renderPage(<HomeParts />, { ...home, activities: [] }, { activePlan: 'basic' })
  expect(headings(html)).not.toContain('What’s on')
  expect(headings(renderPage(<HomeParts />, home, { activePlan: 'basic' }))).toContain('What’s on')
})

test('shows urgent announcements above the times and the others below', () => {
  const [urgentHtml, ordinaryHtml] = [renderPage(<UrgentAnnouncements />, home), renderPage(<Announcements />, home)]
  expect([urgentHtml, ordinaryHtml].map((html) => html.includes('The hall is closed.'))).toEqual([true, false])
  expect(urgentHtml).toMatch(/The hall is closed.*Janazah.*After Dhuhr/s)
  expect(ordinaryHtml).toContain('Bring shoes')
  expect(renderPage(<Announcements />, emptyHome)).toBe('')
})

test("the page has the mosque's structured data and one h1", () => {
  const html = renderPage(<HomeScreen />, home)
  expect(html).toContain('"@type":"Mosque"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(renderPage(<HomeScreen />, home, { DisablePrayertimeFeature: 'true' })).toMatch(
    /<h1>Welcome to Masjid an-Noor<\/h1>/,
  )
})
