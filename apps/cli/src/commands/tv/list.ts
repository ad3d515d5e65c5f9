import { listTvScreens, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { toRow, describeScreen } from './health.ts'

async function run(options: TenantOptions): Promise<void> {
  const now = new Date()
  const { screens, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    screens: (await database.forTenant(id)((tx) => listTvScreens(tx))).map((screen) => describeScreen(screen, now)),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  printResult(options, screens, () =>
    screens.length === 0
      ? 'There are no displays yet. Create one: npm run minaret -- tv token create --help'
      : formatTable(screens.map((screen) => toRow(screen, timeZone))),
  )
}

/** `tv list`: the state of the displays. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: 'Show the status of each display: online, offline, outdated, or with a wrong clock',
    examples: ['tv list --tenant an-noor'],
    details:
      'Each display checks in every minute. "release" is the version it shows: all displays show the same one within two minutes of an update.',
  }).action(run)
