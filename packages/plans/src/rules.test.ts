import { describe, expect, test } from 'vitest'
import type { Plan } from '@minaret/contract'
import { footerKind, isPrivateLink, openFooterLinks, openRoutes, pathTo, takesCards } from './access.ts'
import { parseConfig, type Mode } from './config.ts'
import { footerLinks } from './navigation.ts'
import { callsOf, mayCall } from './calls.ts'
import { isOpen, ruleOf, screenNames } from './rules.ts'

const plans: Plan[] = ['basic', 'standard', 'premium']
const switches: Record<Mode, Record<string, string>> = {
  full: {},
  'prayer-donate': { PrayerTimeDonateModuleOnly: '1' },
  campaigns: { StandaloneCampaigns: '1' },
}
const tenantWith = (plan: Plan, mode: Mode, flags: Record<string, string> = {}) =>
  parseConfig(
    Object.entries({ activePlan: plan, ...switches[mode], ...flags }).map(([key, value]) => ({
      key,
      value,
    })),
  )
const modes: Mode[] = ['full', 'prayer-donate', 'campaigns']

test('an explicit flag closes the screen and its detail, whatever the plan', () => {
  const openScreensWith = (flags: Record<string, string>) => {
    const config = tenantWith('premium', 'full', flags)
    return screenNames.filter((screen) => isOpen(screen, config))
  }
  const screensClosedBy = (flags: Record<string, string>) => {
    const stillOpen = openScreensWith(flags)
    return openScreensWith({}).filter((screen) => !stillOpen.includes(screen))
  }
  expect({
    DisablePrayertimeFeature: screensClosedBy({ DisablePrayertimeFeature: 'true' }),
    DisableServices: screensClosedBy({ DisableServices: '1' }),
    DisableClasses: screensClosedBy({ DisableClasses: 'true' }),
    DisableCourses: screensClosedBy({ DisableCourses: 'true' }),
    DisableMaktab: screensClosedBy({ DisableMaktab: 'true' }),
    DisableAskImam: screensClosedBy({ DisableAskImam: 'true' }),
    DisableWeeklyActivities: screensClosedBy({ DisableWeeklyActivities: 'true' }),
  }).toEqual({
    DisablePrayertimeFeature: ['prayerTimes', 'prayerSheet'],
    DisableServices: ['services', 'service'],
    DisableClasses: ['classes', 'class'],
    DisableCourses: ['courses', 'course'],
    DisableMaktab: ['maktab'],
    DisableAskImam: ['askImam'],
    DisableWeeklyActivities: [],
  })
})

test('in prayer-donate mode / shows the prayer times, whatever the flag says', () => {
  const config = tenantWith('basic', 'prayer-donate', { DisablePrayertimeFeature: 'true' })
  expect(openRoutes(screenNames, config).find(({ path }) => path === '/')?.screen).toBe('prayerHome')
})

test('no two open screens share an address, in any plan and mode', () => {
  for (const mode of modes)
    for (const plan of plans) {
      const paths = openRoutes(screenNames, tenantWith(plan, mode)).map(({ path }) => path)
      expect(new Set(paths).size, `${mode} ${plan}`).toBe(paths.length)
    }
})

test('both forms of the account routes work, and the short ones are canonical in campaigns mode', () => {
  const loginRoutesIn = (mode: Mode) => openRoutes(['login'], tenantWith('standard', mode))
  expect(loginRoutesIn('full')).toEqual([
    { screen: 'login', path: '/user/login' },
    { screen: 'login', path: '/login', canonical: '/user/login' },
  ])
  expect(loginRoutesIn('campaigns')).toEqual([
    { screen: 'login', path: '/login' },
    { screen: 'login', path: '/user/login', canonical: '/login' },
  ])
})

test('reading is never restricted, and giving is allowed in every mode with a screen for it', () => {
  expect(mayCall('causeList', tenantWith('basic', 'campaigns'))).toBe(true)
  expect(mayCall('giftPay', tenantWith('basic', 'prayer-donate'))).toBe(true)
  expect(mayCall('giftPay', tenantWith('basic', 'campaigns'))).toBe(true)
})

test('encodes the parameters of an address', () => {
  expect(pathTo('cause', { id: 'a/b' })).toBe('/donate/a%2Fb')
})

test('only these pages take cards, however their address is written', () => {
  const fillPath = (path: string) => path.replace(/:\w+/g, 'x')
  const pages = screenNames.flatMap((screen) => ruleOf(screen).paths.map(fillPath))
  expect(pages.filter(takesCards)).toEqual([
    '/donate',
    '/donate-jumah',
    '/donate/x',
    '/campaign/x',
    '/app/donate/x',
    '/app/donate',
    '/donation/card/x',
  ])
  expect(['/donate/roof?step=pay', '/donate/', '/Donate/roof', '/donate/a%2Fb'].map(takesCards)).toEqual(
    Array(4).fill(true),
  )
  expect(['/', '/donated', '/donate/roof/x', '/campaigns', '/x?to=/donate', '//donate', ''].map(takesCards)).toEqual(
    Array(7).fill(false),
  )
})

test('the addresses of service screens are private links, and no others are', () => {
  const fillPath = (path: string) => path.replace(/:\w+/g, 'x')
  for (const screen of screenNames)
    for (const path of ruleOf(screen).paths)
      expect(isPrivateLink(fillPath(path)), path).toBe(ruleOf(screen).service === true)
})

test('every screen with payments takes cards', () => {
  const payingScreens = screenNames.filter((screen) => callsOf(screen).includes('giftPay'))
  expect(payingScreens.filter((screen) => !ruleOf(screen).takesCards)).toEqual([])
})

describe('the footer', () => {
  const allFooterSettings = { DisableCourses: 'false', directions: 'https://maps.example/x', campaignitemscount: '2' }

  test('is shown on premium only, has no links in prayer-donate mode, and is one line in campaigns mode', () => {
    const footersIn = (mode: Mode) =>
      plans.map((plan) => {
        const config = tenantWith(plan, mode, allFooterSettings)
        return `${footerKind(config)} ${openFooterLinks(screenNames, config).length}`
      })
    expect(footersIn('full')).toEqual(['none 0', 'none 0', `full ${footerLinks.length}`])
    expect(footersIn('prayer-donate')).toEqual(['none 0', 'none 0', 'none 0'])
    expect(footersIn('campaigns')).toEqual(['line 0', 'line 0', 'line 0'])
  })

  test('links only to screens the app has, in the order of the table', () => {
    const config = tenantWith('premium', 'full', allFooterSettings)
    expect(openFooterLinks(['home', 'donate', 'campaigns', 'prayerTimes'], config)).toEqual([
      'prayerTimes',
      'directions',
      'campaigns',
    ])
  })

  test('also links to pages that are still empty, as the specification always shows them', () => {
    const config = tenantWith('premium', 'full', {
      ...allFooterSettings,
      emptyScreens: 'events,gallery,news,about,resources',
    })
    expect(openFooterLinks(screenNames, config)).toEqual(
      openFooterLinks(screenNames, tenantWith('premium', 'full', allFooterSettings)),
    )
  })
})
