import { loadTenant, readDateTime, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin } from './adminContext.ts'

type Options = TenantOptions & { event?: string; since?: string; dryRun?: boolean }

async function run(options: Options): Promise<void> {
  const { event: eventId, since, dryRun = false } = options
  if ((eventId === undefined) === (since === undefined))
    throw new UsageError('Choose one event with --event, or all events since a time with --since.')
  const { replayEvents } = await loadAdmin()
  const eventRows = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const from = since === undefined ? undefined : readDateTime(since, { timeZone, now: new Date() }, 'beginning')
    const events = await replayEvents(database, id, { eventId, since: from, dryRun })
    return events.map(({ receivedAt, workedAt, ...event }) => ({
      ...event,
      heard: formatDateTime(receivedAt, timeZone),
      worked: workedAt ? formatDateTime(workedAt, timeZone) : undefined,
    }))
  })
  const eventCount = `${eventRows.length} ${eventRows.length === 1 ? 'event' : 'events'}`
  printResult(options, { dryRun, events: eventRows }, () =>
    eventRows.length === 0
      ? 'There are no events since then.'
      : [
          formatTable(
            eventRows.map(({ id, type, heard, worked }) => ({ event: id, type, received: heard, processed: worked })),
          ),
          '',
          dryRun
            ? `${eventCount} would be processed again. Nothing was changed.`
            : `The server will process ${eventCount} again as soon as it is running.`,
        ].join('\n'),
  )
}

/** `payments replay`: processes stored events again. */
export const replayCommand = () =>
  defineTenantCommand('replay', {
    summary: 'Process stored events of the payment provider again',
    examples: [
      'payments replay --tenant an-noor --event evt_1Q…',
      'payments replay --tenant an-noor --since "2026-11-20 18:00" --dry-run',
    ],
    details:
      'An event only makes the server read the payment again, so processing it twice is harmless. To fetch missed events, use\n"payments reconcile".',
  })
    .option('--event <id>', 'the payment provider’s id of one event')
    .option('--since <time>', 'all events received since this time')
    .option('--dry-run', 'list the events without processing them')
    .action(run)
