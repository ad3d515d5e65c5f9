import { checkDeskLog, InvalidValueError, OperatorError } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { head?: string }

const hashPattern = /^[0-9a-f]{64}$/i
const formatEntries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`

async function run({ head: expectedHead, ...options }: Options): Promise<void> {
  if (expectedHead !== undefined && !hashPattern.test(expectedHead))
    throw new InvalidValueError('A fingerprint has 64 characters, 0 to 9 and a to f. Copy all of it from the email.')
  const check = await withTenant(options.tenant, ({ database }, id) => checkDeskLog(database, id, expectedHead))
  const { head, entries, problems, noted: entry } = check
  const isMissing = expectedHead !== undefined && !entry
  if (problems.length > 0 || isMissing)
    throw new OperatorError(
      [
        ...problems,
        ...(isMissing
          ? [
              `No entry has the fingerprint ${expectedHead}. If it came from this mosque, entries up to it were changed or removed, or an older backup was restored.`,
            ]
          : []),
      ].join('\n'),
    )
  const entriesAfter = entry && entries - entry.position
  printResult(options, { entries, head, ...(entriesAfter === undefined ? {} : { after: entriesAfter }) }, () =>
    [
      `${formatEntries(entries)}, none missing and none changed.`,
      ...(entriesAfter === undefined
        ? []
        : [`That fingerprint is in the log, with ${formatEntries(entriesAfter)} after it.`]),
      `Newest: ${head}`,
    ].join('\n'),
  )
}

/** `log verify`: checks that a mosque's staff log is complete and unaltered. */
export const verifyCommand = () =>
  defineTenantCommand('verify', {
    summary: 'Check that no entry of the staff’s log is missing or was changed',
    examples: ['log verify --tenant an-noor'],
    more: 'Owners get the newest fingerprint by email every week. Any of them, however old, can be checked with --head.',
  })
    .option('--head <fingerprint>', 'check that the log still holds every entry up to this one')
    .action(run)
