import { showMosque, siteAddress, writeAmount, formatDateTime } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Shown = Awaited<ReturnType<typeof showMosque>>

const row = (what: string, is: string) => `${what.padEnd(16)}${is}`

/** One thing, or several. */
const some = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`

const describeOwners = ({ members, invited }: Shown['owners']) =>
  members === 0 && invited === 0
    ? 'no owner yet'
    : [...(members > 0 ? [some(members, 'owner')] : []), ...(invited > 0 ? [`${invited} invited as owner`] : [])].join(
        ', ',
      )

function inWords({ counts, screens, missing, owners, desk, ...mosque }: Shown & { desk: string | undefined }): string {
  const given = counts.given.map(
    ({ currency, amountMinor }) => `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`,
  )
  const seen = screens.map(({ name, seenAt }) =>
    seenAt ? `${name} (last seen ${formatDateTime(seenAt, mosque.timeZone)})` : `${name} (not seen yet)`,
  )
  const lines = [
    `${mosque.name} (${mosque.slug})`,
    '',
    row('Address', `${mosque.address}${mosque.state === 'open' ? '' : ` - ${mosque.state}`}`),
    row('Host names', mosque.hostnames.join(', ') || 'none'),
    ...(mosque.origins.length > 0 ? [row('Other origins', mosque.origins.join(', '))] : []),
    row('Desk', `${desk ?? 'none, without DESK_HOST'}; ${describeOwners(owners)}`),
    row('Plan and mode', `${mosque.plan}, ${mosque.mode}`),
    row('Time zone', mosque.timeZone),
    row('Times', mosque.tableUntil ? `its own timetable, until ${mosque.tableUntil}` : 'calculated'),
    row('Cards', `${mosque.cards}; given so far: ${given.join(', ') || 'nothing'}`),
    row(
      'On the site',
      [
        some(counts.causes, 'cause'),
        some(counts.campaigns, 'campaign'),
        some(counts.eventsToCome, 'upcoming event', 'upcoming events'),
        some(counts.news, 'news item', 'news items'),
      ].join(', '),
    ),
    row(
      'People',
      [
        some(counts.accounts, 'account'),
        some(counts.subscribers, 'subscriber'),
        some(counts.maktabFamilies, 'maktab family', 'maktab families'),
      ].join(', '),
    ),
    row('Visitors', `${counts.visitors.today} today, ${counts.visitors.total} in all`),
    row(
      'To do',
      `${some(counts.unansweredMessages, 'message')}, ${some(counts.openApplications, 'course application')}, ${some(counts.reportedNames, 'reported name')}`,
    ),
    row('Displays', seen.join(', ') || 'none'),
  ]
  if (missing.length === 0) return [...lines, '', 'Nothing is missing.'].join('\n')
  return [...lines, '', 'Before it goes live:', ...missing.map((says) => `  - ${says}`)].join('\n')
}

async function run(options: TenantOptions): Promise<void> {
  const { port, deskHost } = readEnv()
  const mosque = await withTenant(options.tenant, ({ database }, id) => showMosque(database, id, new Date(), port))
  const shown = { ...mosque, desk: deskHost && siteAddress(deskHost, port) }
  tell(options, shown, () => inWords(shown))
}

/** `tenant show`: one mosque in full. */
export const showCommand = () =>
  defineTenantCommand('show', {
    summary: 'Show a mosque: names, plan, counts, displays, and what is missing before it goes live',
    examples: ['tenant show --tenant an-noor'],
  }).action(run)
