import { listAccounts, loadTenant, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const limit = 200

async function run(search: string | undefined, options: TenantOptions): Promise<void> {
  const { rows, timeZone } = await withTenant(options.tenant, async ({ database }, id) => ({
    rows: await listAccounts(database, id, { part: search, limit: limit + 1 }),
    timeZone: (await loadTenant(database, id)).config.timeZone,
  }))
  const accounts = rows.slice(0, limit)
  if (rows.length > limit) printNote(`Only the first ${limit} are shown. Add part of the name or address.`)
  const describeState = (row: (typeof rows)[number]) =>
    row.state === 'disabled' ? 'disabled' : row.verifiedAt ? 'active' : 'address not confirmed'
  printResult(options, accounts, () =>
    accounts.length === 0
      ? 'No accounts found.'
      : formatTable(
          accounts.map((row) => ({
            name: row.name,
            email: row.email,
            state: describeState(row),
            since: formatDateTime(row.createdAt, timeZone).slice(0, 10),
            'last seen': row.seenAt ? formatDateTime(row.seenAt, timeZone).slice(0, 10) : '',
          })),
        ),
  )
}

/** `user list`: lists the accounts. */
export const listCommand = () =>
  defineTenantCommand('list [search]', {
    summary: 'List accounts, optionally by part of a name or address; this is logged',
    examples: ['user list --tenant an-noor', 'user list --tenant an-noor yusuf'],
  }).action(run)
