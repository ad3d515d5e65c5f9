import { type ChangedSetting, changeSetting } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { findSettingKey } from './findSettingKey.ts'

/** Describes the change and its effect for visitors. */
function describeChange(
  { key, before, after, usual: defaultValue, opened, closed }: ChangedSetting,
  slug: string,
): string {
  if (before === after) return `${key} ${after === undefined ? 'was not set' : `is already ${after}`} at ${slug}.`
  const previous = before === undefined ? '' : ` (it was ${before})`
  const lines = [
    after === undefined
      ? `${key} is no longer set${previous}.${defaultValue === undefined ? '' : ` The default is ${defaultValue}.`}`
      : `${key} is now ${after}${previous}.`,
  ]
  if (opened.length > 0) lines.push(`These pages are now on the site: ${opened.join(', ')}`)
  if (closed.length > 0) lines.push(`These pages are no longer on the site: ${closed.join(', ')}`)
  lines.push('Visitors will see the change on the next page they open.')
  return lines.join('\n')
}

async function change(key: string, value: string | undefined, options: TenantOptions): Promise<void> {
  const settingKey = findSettingKey(key)
  const result = await withTenant(options.tenant, async ({ database }, id, slug) => ({
    slug,
    changed: await changeSetting(database, id, settingKey, value),
  }))
  printResult(options, result.changed, () => describeChange(result.changed, result.slug))
}

/** `config set`: sets a setting. */
export const setCommand = () =>
  defineTenantCommand('set <key> <value...>', {
    summary: 'Change a setting, after checking its value',
    examples: ['config set --tenant an-noor activePlan premium', 'config set --tenant an-noor presets 10, 25, 50'],
    details:
      '"config list" shows every setting. Put -- before a value that starts with -:\n  npm run minaret -- config set --tenant an-noor longitude -- -1.759',
  }).action((key: string, value: string[], options: TenantOptions) => change(key, value.join(' '), options))

/** `config unset`: removes a setting. */
export const unsetCommand = () =>
  defineTenantCommand('unset <key>', {
    summary: 'Reset a setting to its default',
    examples: ['config unset --tenant an-noor facebookLink'],
  }).action((key: string, options: TenantOptions) => change(key, undefined, options))
