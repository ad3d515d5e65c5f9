import { listMosques } from '@minaret/server/operator'
import { withStore } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'

async function run(options: CommonOptions): Promise<void> {
  const mosques = await withStore(({ database }) => listMosques(database))
  printResult(options, mosques, () =>
    mosques.length === 0
      ? 'There are no mosques yet. Create one: npm run minaret -- tenant create --help'
      : formatTable(
          mosques.map(({ slug, name, plan, mode, state, hostnames }) => ({
            tenant: slug,
            name,
            plan,
            mode,
            state,
            'host names': hostnames.join(', '),
          })),
        ),
  )
}

/** `tenant list`: lists every mosque on the server. */
export const listCommand = () =>
  defineCommand('list', { summary: 'List the mosques on this server', examples: ['tenant list'] }).action(run)
