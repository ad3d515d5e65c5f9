import { Option } from 'commander'
import {
  type ApplicationKind,
  applicationKinds,
  listApplications,
  loadTenant,
  readDateTime,
  shortId,
  formatDateTime,
} from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { kind?: ApplicationKind; since?: string; all?: boolean }

/** Indents the text of a message, which is printed below the table. */
const indent = (text: string) => text.trim().replaceAll(/^/gm, '  ')

async function run(options: Options): Promise<void> {
  const { kind: kindFilter, all = false } = options
  const { applications, timeZone } = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone: zone } = (await loadTenant(database, id)).config
    const since =
      options.since === undefined
        ? undefined
        : readDateTime(options.since, { timeZone: zone, now: new Date() }, 'beginning')
    const kinds = kindFilter ? [kindFilter] : applicationKinds
    return { applications: await listApplications(database, id, { kinds, since, all }), timeZone: zone }
  })
  printResult(options, applications, () =>
    applications.length === 0
      ? `There are no ${all ? '' : 'open '}applications or messages.`
      : [
          formatTable(
            applications.map(({ id, at, name, email, about, state, kind }) => ({
              id: shortId(id),
              kind,
              received: formatDateTime(at, timeZone),
              name,
              email,
              about,
              state,
            })),
          ),
          ...applications.flatMap(({ id, name, about, text }) =>
            text === undefined ? [] : [`\n${shortId(id)}  ${name}, ${about}:\n${indent(text)}`],
          ),
        ].join('\n'),
  )
}

/** `applications list`: applications and messages that need an answer. */
export const listCommand = () =>
  defineTenantCommand('list', {
    summary:
      'List open course applications, maktab registrations and unanswered messages, with their text; this is logged',
    examples: [
      'applications list --tenant an-noor',
      'applications list --tenant an-noor --kind course --since 2026-11-01',
    ],
  })
    .addOption(new Option('--kind <kind>', 'only this type').choices([...applicationKinds]))
    .option('--since <date>', 'received on or after this date, e.g. 2026-11-01')
    .option('--all', 'include decided, answered and closed ones')
    .action(run)
