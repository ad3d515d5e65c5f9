import { document } from '@minaret/contract/document'
import type { operations, Plan } from '@minaret/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footerShown, openBarLinks, openFooterLinks, openMenuGroups, openRoutes } from './access.ts'
import { type Mode, parseConfig, type TenantConfig } from './config.ts'
import { barLinks, footerLinks, menuGroups } from './navigation.ts'
import { mayCall, ungatedCalls } from './calls.ts'
import { isOpen, ruleOf, screenNames } from './rules.ts'

const plans: Plan[] = ['basic', 'standard', 'premium']
const modes: Record<Mode, Record<string, string>> = {
  full: {},
  'prayer-donate': { PrayerTimeDonateModuleOnly: '1' },
  campaigns: { StandaloneCampaigns: '1' },
}
const columns = Object.entries(modes).flatMap(([mode, switches]) =>
  plans.map((plan) => ({ name: `${mode} ${plan}`, settings: { ...switches, activePlan: plan } })),
)

/** What each switch is set to when it is on and when it is off; missing is the third state. */
const flags = {
  DisablePrayertimeFeature: { on: 'true', off: 'false' },
  DisableAskImam: { on: 'true', off: 'false' },
  DisableWeeklyActivities: { on: 'true', off: 'false' },
  DisableClasses: { on: 'true', off: 'false' },
  DisableServices: { on: 'true', off: 'false' },
  DisableMaktab: { on: 'true', off: 'false' },
  DisableCourses: { on: 'true', off: 'false' },
  displayCentralMosqueTitle: { on: 'true', off: 'false' },
  has_ds_app: { on: '1', off: '0' },
  directions: { on: 'https://maps.example/here', off: '' },
  campaignitemscount: { on: '2', off: '0' },
} as const satisfies Record<string, { on: string; off: string }>

type Settings = Record<string, string>

const configOf = (settings: Settings) => parseConfig(Object.entries(settings).map(([key, value]) => ({ key, value })))

const paths: Record<string, Record<string, object>> = document.paths
const isCall = (id: unknown): id is keyof operations => typeof id === 'string'
const calls = Object.values(paths)
  .flatMap((methods) => Object.values(methods).map((operation): unknown => Reflect.get(operation, 'operationId')))
  .filter(isCall)

/** Everything a tenant's people can reach or see because of a rule, one line a thing. */
function everything(tenant: TenantConfig): string[] {
  const { titleBlock, apps } = tenant.footer
  const footer = footerShown(tenant)
  return [
    ...openRoutes(screenNames, tenant).map(({ path, screen }) => `route ${path} (${screen})`),
    ...openBarLinks(screenNames, tenant).map((screen) => `header link ${screen}`),
    ...openMenuGroups(screenNames, tenant).flatMap(({ screens }) => screens.map((screen) => `menu link ${screen}`)),
    `footer ${footer}`,
    ...openFooterLinks(screenNames, tenant).map((to) => `footer link ${to}`),
    ...(footer === 'whole' && titleBlock ? ['footer title block'] : []),
    ...(footer === 'whole' && apps ? ['footer app links'] : []),
    ...(isOpen('home', tenant) && tenant.offers.weeklyActivities ? ['weekly activities on the home page'] : []),
    ...calls.filter((call) => mayCall(call, tenant)).map((call) => `call ${call}`),
  ]
}

/** All that any tenant could have, in the order of the rules. */
const universe = [
  ...screenNames.flatMap((screen) => ruleOf(screen).paths.map((path) => `route ${path} (${screen})`)),
  ...barLinks.map((screen) => `header link ${screen}`),
  ...Object.values(menuGroups).flatMap((screens) => screens.map((screen) => `menu link ${screen}`)),
  ...['whole', 'line', 'none'].map((footer) => `footer ${footer}`),
  ...footerLinks.map(({ to }) => `footer link ${to}`),
  'footer title block',
  'footer app links',
  'weekly activities on the home page',
  ...calls.map((call) => `call ${call}`),
]

const lines = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...rest] = rows
  return `${[head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

test('what exists in each plan and mode, with every flag missing, is the table a person can read', async () => {
  const lists = columns.map(({ settings }) => everything(configOf(settings)))
  const rows = universe
    .map((thing) => [thing, ...lists.map((list) => (list.includes(thing) ? 'yes' : '-'))])
    .filter((cells) => cells.includes('yes'))
  expect(lists.flat().filter((thing) => !universe.includes(thing))).toEqual([])
  await expect(lines([['what', ...columns.map(({ name }) => name)], ...rows])).toMatchFileSnapshot('plans.table.md')
})

/** What a change of settings adds and takes away. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...after.filter((thing) => !before.includes(thing)).map((thing) => `+ ${thing}`),
    ...before.filter((thing) => !after.includes(thing)).map((thing) => `− ${thing}`),
  ]
}

test('what each flag, on and off, changes in each plan and mode is the table a person can read', async () => {
  const rows = Object.entries(flags).flatMap(([flag, states]) =>
    Object.entries(states).flatMap(([state, value]) => {
      const changes = columns.map(({ name, settings }) => {
        const changed = difference(everything(configOf(settings)), everything(configOf({ ...settings, [flag]: value })))
        return { name, changed: changed.join('<br>') || 'nothing' }
      })
      // Plans and modes in which the same changes stand in one row.
      return [...new Set(changes.map(({ changed }) => changed))].map((changed) => {
        const where = changes.filter((one) => one.changed === changed).map(({ name }) => name)
        return [
          `\`${flag}\``,
          `${state} (\`${value}\`)`,
          where.length === columns.length ? 'everywhere' : where.join(', '),
          changed,
        ]
      })
    }),
  )
  await expect(lines([['flag', 'is', 'in', 'changes, against a missing flag'], ...rows])).toMatchFileSnapshot(
    'flags.table.md',
  )
})

test('flags do not meddle with one another: together they change what each changes alone', () => {
  const entries = Object.entries(flags)
  const anyFlags = fc.tuple(...entries.map(() => fc.constantFrom('on', 'off', 'missing')))
  fc.assert(
    fc.property(fc.constantFrom(...columns), anyFlags, ({ settings }, states) => {
      const chosen = entries.flatMap(([flag, values], at) => {
        const state = states[at]
        return state === 'on' || state === 'off' ? [{ [flag]: values[state] }] : []
      })
      const base = everything(configOf(settings))
      const expected = chosen.flatMap((one) => difference(base, everything(configOf({ ...settings, ...one }))))
      const together: Settings = Object.assign({}, settings, ...chosen)
      expect(new Set(difference(base, everything(configOf(together))))).toEqual(new Set(expected))
    }),
  )
})

test('every call of the contract belongs to a screen or is never gated', () => {
  const reachable = new Set(columns.flatMap(({ settings }) => everything(configOf(settings))))
  expect(calls.filter((call) => !reachable.has(`call ${call}`))).toEqual([])
  expect(ungatedCalls.filter((call) => !calls.some((known) => known === call))).toEqual([])
})
