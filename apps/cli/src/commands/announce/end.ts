import { endAnnouncement, loadTenant } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { inWords } from './inWords.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const now = new Date()
  const ended = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const { announcement, begun } = await endAnnouncement(database, id, typed, now)
    return { ...inWords(announcement, timeZone, now), begun }
  })
  tell(options, ended, () =>
    ended.begun ? `It has ended on the site and the displays: ${ended.text}` : `It will not be shown: ${ended.text}`,
  )
}

/** `announce end`: ends or cancels an announcement. */
export const endCommand = () =>
  defineTenantCommand('end <id>', {
    summary: 'End an announcement now, or cancel one that has not started',
    examples: ['announce end --tenant an-noor 3fXk2a'],
    more: '"announce list" shows its id; the start of the id is enough.',
  }).action(run)
