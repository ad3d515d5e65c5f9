import { Option } from 'commander'
import { listEmails, listSlugs, loadTenant, type ListedEmail, shortId, formatDateTime } from '@minaret/server/operator'
import { readTenantName } from '../../env.ts'
import { type CommandStore, findMosque, withStore } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'

type Options = CommonOptions & { tenant?: string; stuck?: boolean }

/** Returns the mosque named by `--tenant`, or all mosques. */
async function findMosques(store: CommandStore, tenantOption: string | undefined) {
  if (tenantOption !== undefined || readTenantName() !== undefined) return [await findMosque(store, tenantOption)]
  return Promise.all((await listSlugs(store.database)).map((slug) => findMosque(store, slug)))
}

type EmailEntry = ListedEmail & { mosque: string; written: string }

async function readEmails(store: CommandStore, { tenant, stuck = false }: Options): Promise<EmailEntry[]> {
  const emails: EmailEntry[] = []
  for (const { id, slug } of await findMosques(store, tenant)) {
    const { timeZone } = (await loadTenant(store.database, id)).config
    for (const mail of await listEmails(store.database, id, stuck))
      emails.push({ ...mail, mosque: slug, written: formatDateTime(mail.createdAt, timeZone) })
  }
  return emails
}

const stateLabels: Record<ListedEmail['state'], string> = {
  waiting: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
  uncertain: 'may or may not have arrived',
}

async function run(options: Options): Promise<void> {
  const emails = await withStore((store) => readEmails(store, options))
  printResult(
    options,
    emails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
    () => {
      if (emails.length === 0) return options.stuck ? 'No emails are stuck.' : 'There are no emails yet.'
      const rows = emails.map(({ id, mosque, kind, to, written, state, problem, kept }) => ({
        email: shortId(id),
        mosque,
        kind,
        to: to ?? '',
        created: written,
        state: stateLabels[state],
        problem: [problem, kept || state === 'sent' ? '' : 'content deleted'].filter(Boolean).join('; '),
      }))
      return [
        formatTable(rows),
        ...(options.stuck ? ['', 'Send one again with "mail resend" and its id. It may then arrive twice.'] : []),
      ].join('\n')
    },
  )
}

/** `mail list`: recent and stuck emails. */
export const listCommand = () =>
  defineCommand('list', {
    summary: 'List the latest emails, or stuck ones; addresses are shortened',
    examples: ['mail list --stuck', 'mail list --tenant an-noor'],
    details:
      'An email is stuck if it failed, if it has waited for more than an hour, or if it may not have arrived because the server\nor the mail server stopped while it was being sent. Stuck emails are deleted after 90 days, but not before they have been\nlisted here.',
  })
    .addOption(new Option('--tenant <name>', 'the mosque’s short name or host name (default: all mosques)'))
    .option('--stuck', 'only stuck emails, oldest first')
    .action(run)
