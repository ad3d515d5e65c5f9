import { parseConfig } from '@minaret/plans'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { PageMeta } from './PageMeta.tsx'
import { eventData, mosqueData, trailData } from './structuredData.ts'

const origin = 'https://mosque.example'
const tenant = parseConfig([
  { key: 'websiteName', value: 'Masjid an-Noor' },
  { key: 'address', value: '1 High Street, London' },
  { key: 'facebookLink', value: 'https://facebook.example/noor' },
])

test('a title has no invisible characters, because tabs, bookmarks and messages reuse it', () => {
  const head = renderHtml(<PageMeta title={'مواقيت الصلاة، \u2068نوفمبر 2026\u2069'} />)
  expect(head).toContain('<title>مواقيت الصلاة، نوفمبر 2026 · Masjid an-Noor</title>')
  expect(head).toContain('<meta property="og:title" content="مواقيت الصلاة، نوفمبر 2026"/>')
})

test("a page without a title has the mosque's name", () => {
  expect(renderHtml(<PageMeta />)).toContain('<title>Masjid an-Noor</title>')
})

test("a link preview uses the page's image, or else one the server renders from its title", () => {
  const ownImage = renderHtml(
    <PageMeta title="Open day" image={{ share: '/media/1-og.jpg', alt: 'A full courtyard' }} />,
  )
  expect(ownImage).toContain('<meta property="og:image" content="https://mosque.example/media/1-og.jpg"/>')
  expect(ownImage).toContain('<meta property="og:image:alt" content="A full courtyard"/>')
  const renderedImage = renderHtml(<PageMeta title="Open day" image={{ alt: 'A drawing' }} />)
  expect(renderedImage).toMatch(/<meta property="og:image" content="https:[^"]*\/preview[^"]*\.jpg"\/>/)
  expect(renderedImage).toContain('<meta property="og:image:alt" content="Open day"/>')
  expect(renderHtml(<PageMeta title="Profile" noIndex />)).not.toContain('og:image')
})

test('structured data cannot close its script element, and has no invisible characters', () => {
  const name = '</script><script>alert(1)</script><!-- \u2068x\u2069'
  const head = renderHtml(<PageMeta title="Talk" data={[trailData([{ name, path: '/events' }], { origin })]} />)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(head) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: name.replace(/[\u2068\u2069]/g, ''), item: `${origin}/events` },
        ],
      },
    ],
  })
  expect(renderHtml(<PageMeta noIndex data={[]} />)).not.toContain('ld+json')
})

test('an event has its place, absolute URLs and cancellation; an all-day event has dates in its own time zone', () => {
  const event = {
    id: 'e1',
    title: 'Eid',
    summary: 'A prayer.',
    body: '',
    updated: '2026-11-01T00:00:00Z',
    starts: '2026-12-01T23:30:00Z',
    timeZone: 'Asia/Riyadh',
    allDay: true,
    cancelled: true,
    image: { src: '/files/1.jpg', alt: '', width: 1, height: 1 },
  }
  expect(eventData(event, '/event/e1', { tenant, origin })).toMatchObject({
    startDate: '2026-12-02',
    eventStatus: 'https://schema.org/EventCancelled',
    location: { name: 'Masjid an-Noor', address: '1 High Street, London' },
    image: `${origin}/files/1.jpg`,
    url: `${origin}/event/e1`,
  })
  // Two days, from midnight to midnight in Riyadh.
  const twoDays = { ...event, starts: '2026-12-01T21:00:00Z', ends: '2026-12-03T21:00:00Z' }
  const site = { tenant, origin }
  expect(eventData(twoDays, '/event/e1', site)).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-03' })
  expect(eventData({ ...twoDays, allDay: false }, '/event/e1', site)).toMatchObject({ endDate: '2026-12-03T21:00:00Z' })
})

test("a mosque's data omits missing details", () => {
  expect(JSON.parse(JSON.stringify(mosqueData({ tenant, origin })))).toEqual({
    '@type': 'Mosque',
    '@id': `${origin}/#mosque`,
    name: 'Masjid an-Noor',
    url: `${origin}/`,
    address: '1 High Street, London',
    sameAs: ['https://facebook.example/noor'],
  })
})
