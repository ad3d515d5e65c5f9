import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { hasOpenTarget } from './linkTargets.ts'

const tenantWith = (settings: Record<string, string>) =>
  parseConfig(Object.entries(settings).map(([key, value]) => ({ key, value })))
const premium = tenantWith({ activePlan: 'premium' })

test.each([
  ['/', true],
  ['/courses', true],
  ['/courses/arabic?place=1#apply', true],
  ['/About-Us/', true],
  ['/calendar/events.ics', true],
  ['/media/roof.avif', true],
  ['https://elsewhere.example/courses', true],
  ['mailto:office@example.org', true],
  ['#top', true],
  ['/no-such-page', false],
  ['/courses/arabic/more', false],
])('at a premium mosque the link %s has a target: %s', (link, hasTarget) => {
  expect(hasOpenTarget(link, premium)).toBe(hasTarget)
})

test.each<[string, Record<string, string>, string]>([
  ['a plan without it', { activePlan: 'basic' }, '/gallery'],
  ['a feature that is off', { activePlan: 'premium', DisableServices: 'true' }, '/services'],
  ['its detail page', { activePlan: 'premium', DisableServices: 'true' }, '/service/nikah'],
  ['prayer times and giving only', { activePlan: 'premium', PrayerTimeDonateModuleOnly: '1' }, '/about-us'],
  ['standalone campaigns', { activePlan: 'premium', StandaloneCampaigns: '1' }, '/donate'],
])('a link to a closed page has no target: %s', (_, settings, link) => {
  expect([hasOpenTarget(link, premium), hasOpenTarget(link, tenantWith(settings))]).toEqual([true, false])
})
