import {
  announce,
  type AnnouncementKind,
  loadTenant,
  readDuration,
  readDateTime,
  usualLength,
  formatDateTime,
} from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import type { TenantOptions } from '../frame/defineCommand.ts'
import { inWords } from './inWords.ts'

type Options = TenantOptions & {
  kind: AnnouncementKind
  title?: string
  from?: string
  until?: string
  for?: string
}

/** `announce "words"`. */
export async function run(words: string[], options: Options): Promise<void> {
  const { kind, title } = options
  if (options.until !== undefined && options.for !== undefined)
    throw new UsageError('Set the end with --until or --for, not both.')
  if (words.length === 0)
    throw new UsageError('Write the announcement between quotation marks. Add --help for an example.')
  const now = new Date()
  const done = await withTenant(options.tenant, async ({ database }, id, slug) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const clock = { timeZone, now }
    const from = options.from === undefined ? now : readDateTime(options.from, clock, 'beginning')
    const length = options.for === undefined ? usualLength[kind] : readDuration(options.for)
    const until =
      options.until === undefined ? new Date(from.getTime() + length) : readDateTime(options.until, clock, 'end')
    const created = await announce(database, id, { kind, title, text: words.join(' '), from, until }, now)
    return { slug, timeZone, made: created, said: options.until !== undefined || options.for !== undefined }
  })
  const { made: created, timeZone } = done
  tell(options, inWords(created, timeZone, now), () => {
    const begins =
      created.fromAt <= now
        ? 'It is now on the site and the displays'
        : `It is shown from ${formatDateTime(created.fromAt, timeZone)}`
    const ends = created.untilAt ? ` until ${formatDateTime(created.untilAt, timeZone)}` : ''
    const usual = done.said ? '' : ', as is usual for its kind (choose with --until or --for)'
    return `${begins}${ends}${usual}.\nCancel it with: npm run minaret -- announce end ${inWords(created, timeZone, now).short} --tenant ${done.slug}`
  })
}
