import { listTvScreens, loadTenant, shortId, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { all?: boolean }

async function run(options: Options): Promise<void> {
  const { screens, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    screens: await database.forTenant(id)((tx) => listTvScreens(tx, options.all)),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  const formatTime = (date: Date | null, fallback: string) => (date ? formatDateTime(date, timeZone) : fallback)
  // A display's state is in "tv list".
  const summaries = screens.map(({ id, name, createdAt, seenAt, revokedAt }) => ({
    id,
    name,
    createdAt,
    seenAt,
    revokedAt,
  }))
  printResult(options, summaries, () =>
    screens.length === 0
      ? 'There are no displays yet. Create one: npm run minaret -- tv token create --help'
      : formatTable(
          screens.map(({ id, name, createdAt, seenAt, revokedAt }) => ({
            id: shortId(id),
            name,
            created: formatTime(createdAt, ''),
            'last seen': formatTime(seenAt, 'never'),
            ...(options.all ? { revoked: formatTime(revokedAt, '') } : {}),
          })),
        ),
  )
}

/** `tv token list`: lists the displays. */
export const tokensCommand = () =>
  defineTenantCommand('list', {
    summary: 'List the displays, and when each was last seen',
    examples: ['tv token list --tenant an-noor'],
  })
    .option('--all', 'include revoked displays')
    .action(run)
