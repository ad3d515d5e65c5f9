import { expect, test } from 'vitest'
import type { Plan } from '@minaret/contract'
import { openRoutes, pathTo } from './access.ts'
import { parseConfig, type Mode } from './config.ts'
import { isOpen, mayCall, ruleOf, screenNames } from './rules.ts'

const plans: Plan[] = ['basic', 'standard', 'premium']
const switches: Record<Mode, Record<string, string>> = {
  full: {},
  'prayer-donate': { PrayerTimeDonateModuleOnly: '1' },
  campaigns: { StandaloneCampaigns: '1' },
}
const tenant = (plan: Plan, mode: Mode, flags: Record<string, string> = {}) =>
  parseConfig(
    Object.entries({ activePlan: plan, ...switches[mode], ...flags }).map(([key, value]) => ({
      key,
      value,
    })),
  )
const modes: Mode[] = ['full', 'prayer-donate', 'campaigns']

test('which address exists in which plan and mode is the table a person can read', async () => {
  const columns = modes.flatMap((mode) => plans.map((plan) => ({ mode, plan, config: tenant(plan, mode) })))
  const rows = screenNames.map((screen) => {
    const cells = columns.map(({ config }) => (isOpen(screen, config) ? 'yes' : '-'))
    return `| ${ruleOf(screen).paths.join(' ')} | ${screen} | ${cells.join(' | ')} |`
  })
  const head = `| address | screen | ${columns.map(({ mode, plan }) => `${mode} ${plan}`).join(' | ')} |`
  const line = `|${' --- |'.repeat(columns.length + 2)}`
  await expect(`${[head, line, ...rows].join('\n')}\n`).toMatchFileSnapshot('rules.table.md')
})

test('an explicit flag closes the screen and its detail, whatever the plan', () => {
  const open = (flags: Record<string, string>) => {
    const config = tenant('premium', 'full', flags)
    return screenNames.filter((screen) => isOpen(screen, config))
  }
  const closedBy = (flags: Record<string, string>) => {
    const still = open(flags)
    return open({}).filter((screen) => !still.includes(screen))
  }
  expect({
    DisablePrayertimeFeature: closedBy({ DisablePrayertimeFeature: 'true' }),
    DisableServices: closedBy({ DisableServices: '1' }),
    DisableClasses: closedBy({ DisableClasses: 'true' }),
    DisableCourses: closedBy({ DisableCourses: 'true' }),
    DisableMaktab: closedBy({ DisableMaktab: 'true' }),
    DisableAskImam: closedBy({ DisableAskImam: 'true' }),
    DisableWeeklyActivities: closedBy({ DisableWeeklyActivities: 'true' }),
  }).toEqual({
    DisablePrayertimeFeature: ['prayerTimes'],
    DisableServices: ['services', 'service'],
    DisableClasses: ['classes', 'class'],
    DisableCourses: ['courses', 'course'],
    DisableMaktab: ['maktab'],
    DisableAskImam: ['askImam'],
    DisableWeeklyActivities: [],
  })
})

test('in prayer-donate mode prayer times stand at / whatever the flag says', () => {
  const config = tenant('basic', 'prayer-donate', { DisablePrayertimeFeature: 'true' })
  expect(openRoutes(screenNames, config).find(({ path }) => path === '/')?.screen).toBe('prayerHome')
})

test('no two open screens share an address, in any plan and mode', () => {
  for (const mode of modes)
    for (const plan of plans) {
      const paths = openRoutes(screenNames, tenant(plan, mode)).map(({ path }) => path)
      expect(new Set(paths).size, `${mode} ${plan}`).toBe(paths.length)
    }
})

test('both readings of the account routes live, and the short ones are canonical in campaigns mode', () => {
  const login = (mode: Mode) => openRoutes(['login'], tenant('standard', mode))
  expect(login('full')).toEqual([
    { screen: 'login', path: '/user/login' },
    { screen: 'login', path: '/login', canonical: '/user/login' },
  ])
  expect(login('campaigns')).toEqual([
    { screen: 'login', path: '/login' },
    { screen: 'login', path: '/user/login', canonical: '/login' },
  ])
})

test('reading is never gated; giving is open wherever a screen can give', () => {
  expect(mayCall('causeList', tenant('basic', 'campaigns'))).toBe(true)
  expect(mayCall('giftPay', tenant('basic', 'prayer-donate'))).toBe(true)
  expect(mayCall('giftPay', tenant('basic', 'campaigns'))).toBe(true)
})

test('an address is written with its parameters encoded', () => {
  expect(pathTo('cause', { id: 'a/b' })).toBe('/donate/a%2Fb')
})
