import { fill, startTestServer, type TestServer, type TestTenant } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMissing } from '../app/failures.ts'
import type { ListResult } from '../app/list.ts'
import type { SliceResult } from '../app/slice.ts'
import {
  useCampaign,
  useCampaignFaqs,
  useCampaignMessage,
  useCampaignNeeds,
  useCampaignPlans,
} from '../campaigns/useCampaign.ts'
import { useCampaigns } from '../campaigns/useCampaigns.ts'
import { useCourses } from '../courses/useCourses.ts'
import { openLivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { useTv } from '../tv/useTv.ts'
import { useAbout, useAboutSection } from './about.ts'
import { useActivities } from './activities.ts'
import { useBanners } from './banners.ts'
import { useClass, useClasses } from './classes.ts'
import { useEvent } from './events.ts'
import { useEvents } from './useEvents.ts'
import { useGallery } from './gallery.ts'
import { useHome } from './home.ts'
import { usePrivacy, useTerms } from './legal.ts'
import { useNews, useNewsList } from './news.ts'
import { useResources } from './resources.ts'
import { useService, useServices } from './services.ts'

let server: TestServer
let mosque: TestTenant
let otherTenant: TestTenant
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, now: () => now })
  mosque = await server.tenant()
  otherTenant = await server.tenant()
  const newsItem = (index: number) => ({
    id: `n${index}`,
    title: `Story ${index}`,
    summary: 'A sentence.',
    body: '<p>Words.</p>',
    published_at: new Date(now.getTime() - index * 3_600_000),
    updated_at: now,
  })
  await fill(
    server.database,
    mosque.id,
    'news',
    Array.from({ length: 45 }, (_, index) => newsItem(index + 1)),
  )
  for (const id of ['privacy', 'terms-conditions'])
    await fill(server.database, mosque.id, 'legal_pages', [
      { id, title: 'Ours', body: '<p>Words.</p>', updated_at: now },
    ])
  const event = { title: 'Talk', summary: 'A talk.', body: '<p>Words.</p>', all_day: false, cancelled: false }
  await fill(server.database, mosque.id, 'events', [
    { id: 'past', starts_at: '2026-11-01T18:00:00Z', published_at: '2026-01-01T00:00:00Z', updated_at: now, ...event },
    { id: 'next', starts_at: '2026-12-01T18:00:00Z', published_at: '2026-01-01T00:00:00Z', updated_at: now, ...event },
  ])
})
afterAll(() => server.close())

const ids = ({ data }: { data?: unknown }) =>
  Array.isArray(data) ? data.map((item: unknown) => String(Reflect.get(Object(item), 'id'))) : []

test('loads a list page by page to its end, with each item once and in order', async () => {
  const list = await renderHook(openLivePage(server, mosque).domain, () => useNewsList())
  await waitFor(() => expect(list.now().data).toHaveLength(20))
  for (const length of [40, 45]) {
    list.now().more?.()
    await waitFor(() => expect(list.now().data).toHaveLength(length))
  }
  expect([list.now().more, list.now().next]).toEqual([undefined, undefined])
  expect(ids(list.now())).toEqual(Array.from({ length: 45 }, (_, index) => `n${index + 1}`))
})

test('starts a list after the cursor in its URL', async () => {
  const first = await renderHook(openLivePage(server, mosque).domain, () => useNewsList())
  await waitFor(() => expect(first.now().next).toBeDefined())
  const { next } = first.now()
  const second = await renderHook(openLivePage(server, mosque).domain, () => useNewsList(next))
  await waitFor(() => expect(second.now().data).toHaveLength(20))
  expect(ids(second.now())[0]).toBe('n21')
})

test('lists upcoming and past events separately', async () => {
  const { domain } = openLivePage(server, mosque)
  const events = await renderHook(domain, () => ({ next: useEvents(), past: useEvents('past') }))
  await waitFor(() => expect([ids(events.now().next), ids(events.now().past)]).toEqual([['next'], ['past']]))
})

test("loads one record in full; a missing record and another mosque's are not found", async () => {
  const record = await renderHook(openLivePage(server, mosque).domain, () => ({
    news: useNews('n1'),
    event: useEvent('next'),
  }))
  await waitFor(() =>
    expect([record.now().news.data?.title, record.now().event.data?.title]).toEqual(['Story 1', 'Talk']),
  )
  const page = openLivePage(server, otherTenant)
  const missing = await renderHook(page.domain, () => ({ news: useNews('n1'), event: useEvent('nope') }))
  await waitFor(() => expect([missing.now().news.status, missing.now().event.status]).toEqual(['failure', 'failure']))
  expect([isMissing(missing.now().news.error), isMissing(missing.now().event.error)]).toEqual([true, true])
  expect(page.takeMessages().every((text) => text.startsWith('error: '))).toBe(true)
})

const lists: [string, () => ListResult<unknown>][] = [
  ['activities', useActivities],
  ['banners', useBanners],
  ['events', () => useEvents()],
  ['news', () => useNewsList()],
  ['resources', useResources],
  ['services', useServices],
  ['gallery', useGallery],
  ['classes', useClasses],
  ['courses', useCourses],
  ['campaigns', useCampaigns],
]

test.each(lists)('a mosque without %s has an empty list with no next page', async (_name, useHook) => {
  const list = await renderHook(openLivePage(server, otherTenant).domain, useHook)
  await waitFor(() => expect(list.now().status).toBe('success'))
  expect([list.now().data, list.now().more]).toEqual([[], undefined])
})

test('loads the home, about and legal pages in one request each', async () => {
  const { domain } = openLivePage(server, mosque)
  const pages = await renderHook(domain, () => [useHome(), useAbout(), usePrivacy(), useTerms()])
  await waitFor(() => expect(pages.now().map(({ status }) => status)).toEqual(Array(4).fill('success')))
})

const details: [string, () => SliceResult<unknown>][] = [
  ['section about the mosque', () => useAboutSection('nope')],
  ['service', () => useService('nope')],
  ['class', () => useClass('nope')],
  ['campaign', () => useCampaign('nope')],
  ["campaign's needs", () => useCampaignNeeds('nope')],
  ["campaign's plans", () => useCampaignPlans('nope')],
  ["campaign's message", () => useCampaignMessage('nope')],
  ["campaign's questions", () => useCampaignFaqs('nope')],
  ['screen', () => useTv('r'.repeat(43))],
]

test.each(details)('a missing %s is not found', async (_name, useHook) => {
  const record = await renderHook(openLivePage(server, otherTenant).domain, useHook)
  await waitFor(() => expect(record.now().status).toBe('failure'))
  expect(isMissing(record.now().error)).toBe(true)
})
