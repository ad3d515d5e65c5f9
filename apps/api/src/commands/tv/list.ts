import { listTvScreens, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { rowOf, tellScreen } from './health.ts'

async function run(options: TenantOptions): Promise<void> {
  const now = new Date()
  const { screens, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    screens: (await listTvScreens(database, id)).map((screen) => tellScreen(screen, now)),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  tell(options, screens, () =>
    screens.length === 0
      ? 'There is no screen yet. Make one: npm run minaret -- tv token create --help'
      : table(screens.map((screen) => rowOf(screen, timeZone))),
  )
}

/** `tv list`: how the screens are. */
export const listVerb = () =>
  tenantVerb('list', {
    says: 'Tell how each screen is: silent, behind, its clock wrong, or well',
    examples: ['tv list --tenant an-noor'],
    more: 'A screen asks every minute. "release" is what it was drawn by: after an update all screens name the same within two minutes.',
  }).action(run)
