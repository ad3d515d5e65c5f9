import { findTvScreenNamed, OperatorError, reloadTvScreens } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { all?: boolean }

async function run(typed: string | undefined, options: Options): Promise<void> {
  if ((typed === undefined) !== (options.all ?? false))
    throw new OperatorError('Say which screen, by its name, or --all for all of them. "tv list" shows those there are.')
  const told = await withTenant(options.tenant, async ({ database }, id) => {
    const one = typed === undefined ? undefined : await findTvScreenNamed(database, id, typed)
    return reloadTvScreens(database, id, one?.id)
  })
  tell(
    options,
    told.map(({ id, name, reload }) => ({ id, name, reload })),
    () =>
      told.length === 0
        ? 'There is no screen yet. Make one: npm run minaret -- tv token create --help'
        : `${told.map(({ name }) => `"${name}"`).join(', ')}: starts anew within two minutes, if it is on and has its network.`,
  )
}

/** `tv reload`: makes screens start anew. */
export const reloadVerb = () =>
  tenantVerb('reload [screen]', {
    says: 'Make a screen start anew, or all of them',
    examples: ['tv reload --tenant an-noor "Main hall"', 'tv reload --tenant an-noor --all'],
    more: 'A screen that goes on without a flash keeps its picture until the new one is ready. A plain page starts anew every minute by itself.',
  })
    .option('--all', 'all screens of the mosque')
    .action(run)
