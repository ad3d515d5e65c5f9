import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { roles } from './roles.ts'
import { setupTasks, setupTasksFor } from './setupTasks.ts'

const gb = { activePlan: 'basic', country: 'GB', currencies: 'gbp' }
/** Settings that decide which tasks a mosque has: mode, country, currency and a flag. The plan makes no difference. */
const columns = {
  full: gb,
  'prayer-donate': { ...gb, PrayerTimeDonateModuleOnly: '1' },
  campaigns: { ...gb, StandaloneCampaigns: '1' },
  'full, no times': { ...gb, DisablePrayertimeFeature: 'true' },
  'full, Kuwait': { ...gb, country: 'KW', currencies: 'kwd' },
} as const

const configOf = (settings: Record<string, string>) =>
  parseConfig(Object.entries(settings).map(([key, value]) => ({ key, value })))
const names = Object.keys(setupTasks)

test('the setup tasks of each kind of mosque, and the roles that do them, match a readable table', async () => {
  const kinds = Object.values(columns).map((settings) => setupTasksFor(configOf(settings), ['owner']).map(String))
  const fullMosque = configOf(gb)
  const campaigns = configOf(columns.campaigns)
  const rolesFor = (name: string) =>
    roles.filter((role) =>
      [fullMosque, campaigns].some((config) => setupTasksFor(config, [role]).map(String).includes(name)),
    )
  const headings = ['task', ...Object.keys(columns), 'done by']
  const rows = names.map((name) => [
    name,
    ...kinds.map((tasks) => (tasks.includes(name) ? 'yes' : '-')),
    rolesFor(name).join(', '),
  ])
  const table = [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  await expect(`${table}\n`).toMatchFileSnapshot('setup.table.md')
})

test('every plan has the same tasks, and read-only roles have none', () => {
  for (const activePlan of ['basic', 'standard', 'premium'])
    expect(setupTasksFor(configOf({ ...gb, activePlan }), ['owner'])).toEqual(setupTasksFor(configOf(gb), ['owner']))
  expect(setupTasksFor(configOf(gb), ['viewer', 'counter', 'teacher'])).toEqual([])
})
