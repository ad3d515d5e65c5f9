import { document } from '@minaret/contract/document'
import type { operations, Plan } from '@minaret/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footerKind, openBarLinks, openFooterLinks, openMenuGroups, openRoutes } from './access.ts'
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
const columns = Object.entries(modes).flatMap(([mode, modeSettings]) =>
  plans.map((plan) => ({ name: `${mode} ${plan}`, settings: { ...modeSettings, activePlan: plan } })),
)

/** Each flag's values for on and off; missing is the third state. */
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

/** Everything the rules open to a tenant's visitors, one line per item. */
function openItems(tenant: TenantConfig): string[] {
  const { titleBlock, apps } = tenant.footer
  const footer = footerKind(tenant)
  return [
    ...openRoutes(screenNames, tenant).map(({ path, screen }) => `route ${path} (${screen})`),
    ...openBarLinks(screenNames, tenant).map((screen) => `header link ${screen}`),
    ...openMenuGroups(screenNames, tenant).flatMap(({ screens }) => screens.map((screen) => `menu link ${screen}`)),
    `footer ${footer}`,
    ...openFooterLinks(screenNames, tenant).map((to) => `footer link ${to}`),
    ...(footer === 'full' && titleBlock ? ['footer title block'] : []),
    ...(footer === 'full' && apps ? ['footer app links'] : []),
    ...(isOpen('home', tenant) && tenant.offers.weeklyActivities ? ['weekly activities on the home page'] : []),
    ...calls.filter((call) => mayCall(call, tenant)).map((call) => `call ${call}`),
  ]
}

/** Every possible item, in the order of the rules. */
const allItems = [
  ...screenNames.flatMap((screen) => ruleOf(screen).paths.map((path) => `route ${path} (${screen})`)),
  ...barLinks.map((screen) => `header link ${screen}`),
  ...Object.values(menuGroups).flatMap((screens) => screens.map((screen) => `menu link ${screen}`)),
  ...['full', 'line', 'none'].map((footer) => `footer ${footer}`),
  ...footerLinks.map(({ to }) => `footer link ${to}`),
  'footer title block',
  'footer app links',
  'weekly activities on the home page',
  ...calls.map((call) => `call ${call}`),
]

const tableOf = (rows: readonly (readonly string[])[]) => {
  const [headings = [], ...rest] = rows
  return `${[headings, headings.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

test('the items of each plan and mode, with every flag missing, match the printed table', async () => {
  const lists = columns.map(({ settings }) => openItems(configOf(settings)))
  const rows = allItems
    .map((item) => [item, ...lists.map((list) => (list.includes(item) ? 'yes' : '-'))])
    .filter((cells) => cells.includes('yes'))
  expect(lists.flat().filter((item) => !allItems.includes(item))).toEqual([])
  await expect(tableOf([['item', ...columns.map(({ name }) => name)], ...rows])).toMatchFileSnapshot('plans.table.md')
})

/** The items a change of settings adds and removes. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...after.filter((item) => !before.includes(item)).map((item) => `+ ${item}`),
    ...before.filter((item) => !after.includes(item)).map((item) => `− ${item}`),
  ]
}

test('the changes by each flag, on and off, in each plan and mode match the printed table', async () => {
  const rows = Object.entries(flags).flatMap(([flag, states]) =>
    Object.entries(states).flatMap(([state, value]) => {
      const changes = columns.map(({ name, settings }) => {
        const changed = difference(openItems(configOf(settings)), openItems(configOf({ ...settings, [flag]: value })))
        return { name, changed: changed.join('<br>') || 'nothing' }
      })
      // Plans and modes with the same changes share a row.
      return [...new Set(changes.map(({ changed }) => changed))].map((changed) => {
        const columnNames = changes.filter((change) => change.changed === changed).map(({ name }) => name)
        return [
          `\`${flag}\``,
          `${state} (\`${value}\`)`,
          columnNames.length === columns.length ? 'all' : columnNames.join(', '),
          changed,
        ]
      })
    }),
  )
  await expect(
    tableOf([['flag', 'value', 'in', 'changes, compared with a missing flag'], ...rows]),
  ).toMatchFileSnapshot('flags.table.md')
})

test('flags are independent: together they change what each changes on its own', () => {
  const entries = Object.entries(flags)
  const anyFlags = fc.tuple(...entries.map(() => fc.constantFrom('on', 'off', 'missing')))
  fc.assert(
    fc.property(fc.constantFrom(...columns), anyFlags, ({ settings }, states) => {
      const flagSettings = entries.flatMap(([flag, values], index) => {
        const state = states[index]
        return state === 'on' || state === 'off' ? [{ [flag]: values[state] }] : []
      })
      const base = openItems(configOf(settings))
      const expected = flagSettings.flatMap((flag) => difference(base, openItems(configOf({ ...settings, ...flag }))))
      const combined: Settings = Object.assign({}, settings, ...flagSettings)
      expect(new Set(difference(base, openItems(configOf(combined))))).toEqual(new Set(expected))
    }),
  )
})

test('every call of the contract belongs to a screen or is always allowed', () => {
  const reachable = new Set(columns.flatMap(({ settings }) => openItems(configOf(settings))))
  expect(calls.filter((call) => !reachable.has(`call ${call}`))).toEqual([])
  expect(ungatedCalls.filter((call) => !calls.some((id) => id === call))).toEqual([])
})
