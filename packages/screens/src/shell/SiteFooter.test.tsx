import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
const renderFooter = (settings: Record<string, string>, built: Parameters<typeof renderHtml>[1] = {}) =>
  renderHtml(<SiteFooter />, { built: ['prayerTimes', 'donate'], settings, ...built })

test("the footer links to the screens of the table that the app has, and to the mosque's map", () => {
  expect(linksIn(renderFooter({ directions: 'https://maps.example/x' }))).toEqual([
    'https://maps.example/x',
    '/prayer-times',
  ])
  expect(linksIn(renderFooter({ DisablePrayertimeFeature: 'true' }))).toEqual([])
})

test('only premium sites have the footer, but not in prayer-donate mode', () => {
  expect(renderFooter({ activePlan: 'standard' })).toBe('')
  expect(renderFooter({ PrayerTimeDonateModuleOnly: '1' })).toBe('')
})

test('standalone campaigns have one footer line with the copyright and a credit link', () => {
  const settings = { StandaloneCampaigns: '1', directions: 'https://maps.example/x' }
  const html = renderFooter({ ...settings, creditName: 'Minaret & Sons', creditUrl: 'https://maker.example/' })
  expect(html).toContain('© 2026 Masjid an-Noor')
  expect(html).toContain('Website by Minaret &amp; Sons')
  expect(linksIn(html)).toEqual(['https://maker.example/'])
})

test("without a valid credit URL the line links to the server's page about Minaret", () => {
  const html = renderFooter({ StandaloneCampaigns: '1', creditUrl: 'javascript:alert(1)' })
  expect(html).toContain('Website by Minaret')
  expect(linksIn(html)).toEqual(['/api/reference'])
})

test('links to the legal pages the app has, and has no empty navigation without any', () => {
  expect(renderFooter({ StandaloneCampaigns: '1' })).not.toContain('<nav')
  const built = { built: ['terms', 'privacy'] as const }
  expect(linksIn(renderFooter({ StandaloneCampaigns: '1' }, { built: [...built.built] }))).toEqual([
    '/terms-conditions',
    '/privacy',
    '/api/reference',
  ])
})

test('shows the logo and title block if the mosque has set them', () => {
  const html = renderFooter({ footerLogo: '/logo.svg', displayCentralMosqueTitle: 'true' })
  expect(html).toMatch(/<img [^>]*src="\/logo\.svg"/)
  expect(html).toMatch(/<p[^>]*>Masjid an-Noor<\/p>/)
  expect(renderFooter({ displayCentralMosqueTitle: '1' })).not.toMatch(/<p[^>]*>Masjid an-Noor<\/p>|<img/)
})

test('social links have a fixed order and only safe URLs', () => {
  const html = renderFooter({
    DisablePrayertimeFeature: 'true',
    youtubeLink: 'https://youtube.com/x',
    facebookLink: 'https://facebook.com/x',
    tiktokLink: 'javascript:alert(1)',
  })
  expect(linksIn(html)).toEqual(['https://facebook.com/x', 'https://youtube.com/x'])
})

const fullSettings = {
  DisableCourses: 'false',
  address: '1 Lantern Street',
  phone: '+44 1274 496 0001',
  email: 'office@example.org',
  directions: 'https://maps.example/x',
  tiktokLink: 'https://tiktok.com/x',
  whatsappNumber: '+44 1274 496 0001',
  whatsappGroupLink: 'https://chat.whatsapp.com/one',
  whatsappGroupLink2: 'https://chat.whatsapp.com/two',
  whatsappGroupText2: 'Sisters’ group',
  has_ds_app: '1',
  appStoreLink: 'https://apps.example/a',
  playStoreLink: 'https://apps.example/b',
}
const headings = (html: string) => [...html.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title)

test('each group has its heading, and empty groups are hidden', () => {
  expect(headings(renderFooter(fullSettings))).toEqual(['Find us', 'Links', 'Follow us', 'WhatsApp groups', 'Our app'])
  expect(headings(renderFooter({ DisablePrayertimeFeature: 'true' }))).toEqual([])
})

test('shows app store links only if has_ds_app is 1', () => {
  expect(linksIn(renderFooter(fullSettings))).toContain('https://apps.example/a')
  expect(renderFooter({ ...fullSettings, has_ds_app: 'true' })).not.toContain('apps.example')
})

test('a WhatsApp group has its own text, or a default one', () => {
  const html = renderFooter(fullSettings)
  expect(html).toMatch(/chat\.whatsapp\.com\/one.*?<bdi>Join our WhatsApp group<.*?two.*?<bdi>Sisters’ group</)
  expect(linksIn(html)).toContain('https://wa.me/4412744960001')
})

test('external links have rel="noopener"', () => {
  const externalLinks = [...renderFooter(fullSettings).matchAll(/<a href="https:[^>]*>/g)].map(([tag]) => tag)
  expect(externalLinks.length).toBeGreaterThan(5)
  for (const tag of externalLinks) expect(tag).toContain('rel="noopener"')
})

test('the newsletter link is on every page except the home page, which has the form', () => {
  const linksAt = (path: string) => linksIn(renderFooter({}, { built: ['home'], path }))
  expect(linksAt('/news')).toContain('/#newsletter')
  expect(linksAt('/')).not.toContain('/#newsletter')
})
