import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
const footer = (settings: Record<string, string>, built: Parameters<typeof draw>[1] = {}) =>
  draw(<SiteFooter />, { built: ['prayerTimes', 'donate'], settings, ...built })

test('the footer links to what the table says and the app has, and to the map the mosque names', () => {
  expect(links(footer({ directions: 'https://maps.example/x' }))).toEqual(['/prayer-times', 'https://maps.example/x'])
  expect(links(footer({ DisablePrayertimeFeature: 'true' }))).toEqual([])
})

test('only premium has it, and in prayer-donate mode nobody', () => {
  expect(footer({ activePlan: 'standard' })).toBe('')
  expect(footer({ PrayerTimeDonateModuleOnly: '1' })).toBe('')
})

test('standalone campaigns end in one line, which says whose site it is and what it is made with', () => {
  const html = footer({ StandaloneCampaigns: '1', directions: 'https://maps.example/x' })
  expect(html).toContain('© 2026 Masjid an-Noor')
  expect(html).toContain('Made with Minaret')
  expect(links(html)).toEqual([])
})

test('legal pages are linked to once the app has them, and without any there is no empty navigation', () => {
  expect(footer({ StandaloneCampaigns: '1' })).not.toContain('<nav')
  const built = { built: ['terms', 'privacy'] as const }
  expect(links(footer({ StandaloneCampaigns: '1' }, { built: [...built.built] }))).toEqual([
    '/terms-conditions',
    '/privacy',
  ])
})

test('its logo and title block show when the mosque has set them', () => {
  const set = footer({ footerLogo: '/logo.svg', displayCentralMosqueTitle: 'true' })
  expect(set).toMatch(/<img [^>]*src="\/logo\.svg"/)
  expect(set).toMatch(/<p[^>]*>Masjid an-Noor<\/p>/)
  expect(footer({ displayCentralMosqueTitle: '1' })).not.toMatch(/<p[^>]*>Masjid an-Noor<\/p>|<img/)
})

test('social links stand in one order and lead only where a browser may go', () => {
  const html = footer({
    DisablePrayertimeFeature: 'true',
    youtubeLink: 'https://youtube.com/x',
    facebookLink: 'https://facebook.com/x',
    tiktokLink: 'javascript:alert(1)',
  })
  expect(links(html)).toEqual(['https://facebook.com/x', 'https://youtube.com/x'])
})
