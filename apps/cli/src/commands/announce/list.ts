import { listAnnouncements, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeAnnouncement } from './describeAnnouncement.ts'

type Options = TenantOptions & { all?: boolean }

async function run(options: Options): Promise<void> {
  const now = new Date()
  const announcements = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const rows = await listAnnouncements(database, id, { now, all: options.all })
    return rows.map((row) => describeAnnouncement(row, timeZone, now))
  })
  printResult(options, announcements, () =>
    announcements.length === 0
      ? 'There are no announcements.'
      : formatTable(
          announcements.map(({ short, state, kind, title, text, shownFrom, shownUntil }) => ({
            id: short,
            state,
            kind,
            from: shownFrom,
            until: shownUntil ?? 'no end',
            text: title ? `${title}: ${text}` : text,
          })),
        ),
  )
}

/** `announce list`: current and planned announcements. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary: 'List current and future announcements',
    examples: ['announce list --tenant an-noor'],
  })
    .option('--all', 'include announcements that have ended')
    .action(run)
