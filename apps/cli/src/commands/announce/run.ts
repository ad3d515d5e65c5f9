import {
  announce,
  type AnnouncementKind,
  loadTenant,
  readDuration,
  readDateTime,
  defaultDurations,
  formatDateTime,
} from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import type { TenantOptions } from '../frame/defineCommand.ts'
import { describeAnnouncement } from './describeAnnouncement.ts'

type Options = TenantOptions & {
  kind: AnnouncementKind
  title?: string
  from?: string
  until?: string
  for?: string
}

/** `announce "text"`: publishes an announcement. */
export async function run(textParts: string[], options: Options): Promise<void> {
  const { kind, title } = options
  if (options.until !== undefined && options.for !== undefined)
    throw new UsageError('Set the end with --until or --for, not both.')
  if (textParts.length === 0)
    throw new UsageError('Write the announcement between quotation marks. Add --help for an example.')
  const now = new Date()
  const outcome = await withTenant(options.tenant, async ({ database }, id, slug) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const clock = { timeZone, now }
    const from = options.from === undefined ? now : readDateTime(options.from, clock, 'beginning')
    const duration = options.for === undefined ? defaultDurations[kind] : readDuration(options.for)
    const until =
      options.until === undefined ? new Date(from.getTime() + duration) : readDateTime(options.until, clock, 'end')
    const newAnnouncement = await announce(database, id, { kind, title, text: textParts.join(' '), from, until }, now)
    return {
      slug,
      timeZone,
      announcement: newAnnouncement,
      hasExplicitEnd: options.until !== undefined || options.for !== undefined,
    }
  })
  const { announcement: newAnnouncement, timeZone } = outcome
  printResult(options, describeAnnouncement(newAnnouncement, timeZone, now), () => {
    const startNote =
      newAnnouncement.fromAt <= now
        ? 'Now on the website and displays'
        : `It will be shown from ${formatDateTime(newAnnouncement.fromAt, timeZone)}`
    const endNote = newAnnouncement.untilAt ? ` until ${formatDateTime(newAnnouncement.untilAt, timeZone)}` : ''
    const defaultNote = outcome.hasExplicitEnd ? '' : ', the default for its type (change it with --until or --for)'
    return `${startNote}${endNote}${defaultNote}.\nCancel it with: npm run minaret -- announce end ${describeAnnouncement(newAnnouncement, timeZone, now).short} --tenant ${outcome.slug}`
  })
}
