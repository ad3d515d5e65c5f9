import { loadTenant, readMoment, writeMoment } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { loadOffice } from './office.ts'

type Options = TenantOptions & { event?: string; since?: string; dryRun?: boolean }

async function run(options: Options): Promise<void> {
  const { event: eventId, since, dryRun = false } = options
  if ((eventId === undefined) === (since === undefined))
    throw new UsageError('Say which events: one with --event, or all from a moment on with --since.')
  const { replayEvents } = await loadOffice()
  const replayed = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const from = since === undefined ? undefined : readMoment(since, { timeZone, now: new Date() }, 'beginning')
    const found = await replayEvents(database, id, { eventId, since: from, dryRun })
    return found.map(({ receivedAt, workedAt, ...event }) => ({
      ...event,
      heard: writeMoment(receivedAt, timeZone),
      worked: workedAt ? writeMoment(workedAt, timeZone) : undefined,
    }))
  })
  const events = `${replayed.length} ${replayed.length === 1 ? 'event' : 'events'}`
  tell(options, { dryRun, events: replayed }, () =>
    replayed.length === 0
      ? 'No event was heard since then.'
      : [
          table(replayed.map(({ id, type, heard, worked }) => ({ event: id, type, heard, worked }))),
          '',
          dryRun
            ? `${events} would be worked on once more. Nothing was done.`
            : `The host works on ${events} once more, as soon as it runs: what each is about is read again.`,
        ].join('\n'),
  )
}

/** `payments replay`: works on stored events once more. */
export const replayVerb = () =>
  tenantVerb('replay', {
    says: "Work once more on the provider's events that are stored here",
    examples: [
      'payments replay --tenant an-noor --event evt_1Q…',
      'payments replay --tenant an-noor --since "2026-11-20 18:00" --dry-run',
    ],
    more: 'An event only says what to read again, so one that was worked on before changes nothing. Events that never reached\nus are fetched by "payments reconcile".',
  })
    .option('--event <id>', 'one event, as the provider calls it')
    .option('--since <moment>', 'every event heard from then on')
    .option('--dry-run', 'list them, and do nothing')
    .action(run)
