import { listSettings, readSetting } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { findSettingKey } from './findSettingKey.ts'

async function run(key: string | undefined, options: TenantOptions): Promise<void> {
  if (key === undefined) {
    const allSettings = await withTenant(options.tenant, ({ database }, id) => listSettings(database, id))
    const configuredSettings = allSettings.filter(({ value }) => value !== undefined)
    const json = Object.fromEntries(configuredSettings.map((setting) => [setting.key, setting.value]))
    return printResult(options, json, () =>
      formatTable(configuredSettings.map((setting) => ({ setting: setting.key, value: setting.value }))),
    )
  }
  const settingKey = findSettingKey(key)
  const setting = await withTenant(options.tenant, ({ database }, id) => readSetting(database, id, settingKey))
  const { value, means, written } = setting
  if (value === undefined) printNote(`${settingKey} is not set: ${means}.${written ? ` Format: ${written}.` : ''}`)
  printResult(options, { ...setting, value: value ?? null }, () => value ?? '')
}

/** `config get`: one setting, or all that are set. */
export const getCommand = () =>
  defineTenantCommand('get [key]', {
    summary: 'Show one setting, or all that are set',
    examples: ['config get --tenant an-noor activePlan', 'config get --tenant an-noor'],
  }).action(run)
