import { listSubscribers, loadTenant, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { all?: boolean }

async function run(options: Options): Promise<void> {
  const states = options.all ? (['confirmed', 'pending', 'left'] as const) : (['confirmed'] as const)
  const { rows, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    rows: await listSubscribers(database, id, states),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  const formatDay = (date: Date | null) => (date ? formatDateTime(date, timeZone).slice(0, 10) : '')
  printResult(options, rows, () =>
    rows.length === 0
      ? 'There are no subscribers yet.'
      : formatTable(
          rows.map(({ email, name, state, askedAt, confirmedAt, leftAt }) => ({
            email,
            name: name ?? '',
            state,
            requested: formatDay(askedAt),
            confirmed: formatDay(confirmedAt),
            ...(options.all ? { left: formatDay(leftAt) } : {}),
          })),
        ),
  )
}

/** `subscribers list`: lists the confirmed subscribers. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: 'List newsletter subscribers; this is logged',
    examples: ['subscribers list --tenant an-noor'],
  })
    .option('--all', 'include people who have not confirmed or have unsubscribed; do not email them')
    .action(run)
