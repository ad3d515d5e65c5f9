import { listSupporters, loadTenant, shortId, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { all?: boolean }

async function run({ all = false, ...options }: Options): Promise<void> {
  const { supporters, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    supporters: await listSupporters(database, id, all),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  printResult(options, supporters, () =>
    supporters.length === 0
      ? `${all ? "No supporter's link has a name" : 'No names have been reported'}.`
      : formatTable(
          supporters.map(({ ref, name, campaign, reports, reportedAt }) => ({
            id: shortId(ref),
            name,
            campaign,
            reports: String(reports),
            'first reported': reportedAt ? formatDateTime(reportedAt, timeZone) : '',
          })),
        ),
  )
}

/** `supporters list`: lists names that visitors have reported. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: "List the names on supporters' links that visitors have reported; this is logged",
    examples: ['supporters list --tenant an-noor', 'supporters list --all --tenant an-noor'],
  })
    .option('--all', 'include names that have not been reported')
    .action(run)
