import { listSettings } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { set?: boolean }

async function run(options: Options): Promise<void> {
  const allSettings = await withTenant(options.tenant, ({ database }, id) => listSettings(database, id))
  const settings = options.set ? allSettings.filter(({ value }) => value !== undefined) : allSettings
  printResult(options, settings, () =>
    formatTable(settings.map(({ key, value, means }) => ({ setting: key, value: value ?? '-', meaning: `${means}` }))),
  )
}

/** `config list`: all settings. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: 'List every setting with its value and meaning',
    examples: ['config list --tenant an-noor --set'],
  })
    .option('--set', 'only settings that are set')
    .action(run)
