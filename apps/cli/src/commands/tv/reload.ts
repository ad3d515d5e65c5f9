import { findTvScreenNamed, InvalidValueError, reloadTvScreens } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { all?: boolean }

async function run(nameOrId: string | undefined, options: Options): Promise<void> {
  if ((nameOrId === undefined) !== (options.all ?? false))
    throw new InvalidValueError('Add the name of a display, or --all for all of them. "tv list" shows all displays.')
  const reports = await withTenant(options.tenant, ({ database }, id) =>
    database.forTenant(id)(async (tx) => {
      const screen = nameOrId === undefined ? undefined : await findTvScreenNamed(tx, nameOrId)
      return reloadTvScreens(tx, screen?.id)
    }),
  )
  printResult(
    options,
    reports.map(({ id, name, reload }) => ({ id, name, reload })),
    () =>
      reports.length === 0
        ? 'There are no displays yet. Create one: npm run minaret -- tv token create --help'
        : `${reports.map(({ name }) => `"${name}"`).join(', ')}: reloads within two minutes, if it is on and online.`,
  )
}

/** `tv reload`: restarts displays. */
export const reloadCommand = () =>
  defineTenantCommand('reload [display]', {
    summary: 'Reload one display, or all of them',
    examples: ['tv reload --tenant an-noor "Main hall"', 'tv reload --tenant an-noor --all'],
    details:
      'A display keeps showing its current page until the new one is ready. The simple page for older browsers reloads every minute anyway.',
  })
    .option('--all', 'reload all displays of the mosque')
    .action(run)
