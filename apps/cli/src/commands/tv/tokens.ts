import { listTvScreens, loadTenant, shortId, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { all?: boolean }

async function run(options: Options): Promise<void> {
  const { screens, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    screens: await database.forTenant(id)((tx) => listTvScreens(tx, options.all)),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  const moment = (at: Date | null, none: string) => (at ? formatDateTime(at, timeZone) : none)
  // A display's state is in "tv list".
  const known = screens.map(({ id, name, createdAt, seenAt, revokedAt }) => ({
    id,
    name,
    createdAt,
    seenAt,
    revokedAt,
  }))
  tell(options, known, () =>
    screens.length === 0
      ? 'There are no displays yet. Create one: npm run minaret -- tv token create --help'
      : table(
          screens.map(({ id, name, createdAt, seenAt, revokedAt }) => ({
            id: shortId(id),
            name,
            made: moment(createdAt, ''),
            'last seen': moment(seenAt, 'never'),
            ...(options.all ? { 'taken back': moment(revokedAt, '') } : {}),
          })),
        ),
  )
}

/** `tv token list`: the displays. */
export const tokensCommand = () =>
  defineTenantCommand('list', {
    summary: 'List the displays, and when each was last seen',
    examples: ['tv token list --tenant an-noor'],
  })
    .option('--all', 'also revoked ones')
    .action(run)
