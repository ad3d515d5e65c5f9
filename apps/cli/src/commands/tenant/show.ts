import { showMosque, siteAddress, writeAmount, formatDateTime } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type MosqueDetails = Awaited<ReturnType<typeof showMosque>>

const formatRow = (label: string, value: string) => `${label.padEnd(16)}${value}`

/** Formats a count with its noun. */
const pluralise = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`

const describeOwners = ({ members, invited }: MosqueDetails['owners']) =>
  members === 0 && invited === 0
    ? 'no owner yet'
    : [
        ...(members > 0 ? [pluralise(members, 'owner')] : []),
        ...(invited > 0 ? [`${invited} invited as owner`] : []),
      ].join(', ')

function describeMosque({
  counts,
  screens,
  missing,
  owners,
  desk,
  ...mosque
}: MosqueDetails & { desk: string | undefined }): string {
  const donatedAmounts = counts.given.map(
    ({ currency, amountMinor }) => `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`,
  )
  const displayDescriptions = screens.map(({ name, seenAt }) =>
    seenAt ? `${name} (last seen ${formatDateTime(seenAt, mosque.timeZone)})` : `${name} (not seen yet)`,
  )
  const lines = [
    `${mosque.name} (${mosque.slug})`,
    '',
    formatRow('Address', `${mosque.address}${mosque.state === 'open' ? '' : ` - ${mosque.state}`}`),
    formatRow('Host names', mosque.hostnames.join(', ') || 'none'),
    ...(mosque.origins.length > 0 ? [formatRow('Other origins', mosque.origins.join(', '))] : []),
    formatRow('Desk', `${desk ?? 'none, without DESK_HOST'}; ${describeOwners(owners)}`),
    formatRow('Plan and mode', `${mosque.plan}, ${mosque.mode}`),
    formatRow('Time zone', mosque.timeZone),
    formatRow('Times', mosque.tableUntil ? `its own timetable, until ${mosque.tableUntil}` : 'calculated'),
    formatRow('Cards', `${mosque.cards}; donated so far: ${donatedAmounts.join(', ') || 'nothing'}`),
    formatRow(
      'On the site',
      [
        pluralise(counts.causes, 'cause'),
        pluralise(counts.campaigns, 'campaign'),
        pluralise(counts.eventsToCome, 'upcoming event', 'upcoming events'),
        pluralise(counts.news, 'news item', 'news items'),
      ].join(', '),
    ),
    formatRow(
      'People',
      [
        pluralise(counts.accounts, 'account'),
        pluralise(counts.subscribers, 'subscriber'),
        pluralise(counts.maktabFamilies, 'maktab family', 'maktab families'),
      ].join(', '),
    ),
    formatRow('Visitors', `${counts.visitors.today} today, ${counts.visitors.total} in total`),
    formatRow(
      'To do',
      `${pluralise(counts.unansweredMessages, 'message')}, ${pluralise(counts.openApplications, 'course application')}, ${pluralise(counts.reportedNames, 'reported name')}`,
    ),
    formatRow('Displays', displayDescriptions.join(', ') || 'none'),
  ]
  if (missing.length === 0) return [...lines, '', 'Nothing is missing.'].join('\n')
  return [...lines, '', 'Before it goes live:', ...missing.map((problem) => `  - ${problem}`)].join('\n')
}

async function run(options: TenantOptions): Promise<void> {
  const { port, deskHost } = readEnv()
  const mosque = await withTenant(options.tenant, ({ database }, id) => showMosque(database, id, new Date(), port))
  const details = { ...mosque, desk: deskHost && siteAddress(deskHost, port) }
  printResult(options, details, () => describeMosque(details))
}

/** `tenant show`: a mosque's details. */
export const showCommand = () =>
  defineTenantCommand('show', {
    summary: 'Show a mosque’s names, plan, counts and displays, and what is missing before it goes live',
    examples: ['tenant show --tenant an-noor'],
  }).action(run)
