import { endAnnouncement, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeAnnouncement } from './describeAnnouncement.ts'

async function run(idPrefix: string, options: TenantOptions): Promise<void> {
  const now = new Date()
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const { announcement, hasStarted: begun } = await endAnnouncement(database, id, idPrefix, now)
    return { ...describeAnnouncement(announcement, timeZone, now), begun }
  })
  printResult(options, result, () =>
    result.begun
      ? `Ended on the website and displays: ${result.text}`
      : `Cancelled, and will not be shown: ${result.text}`,
  )
}

/** `announce end`: ends or cancels an announcement. */
export const endCommand = () =>
  defineTenantCommand('end <id>', {
    summary: 'End an announcement now, or cancel one that has not started',
    examples: ['announce end --tenant an-noor 3fXk2a'],
    details: 'Find the id with "announce list"; its first few characters are enough.',
  }).action(run)
