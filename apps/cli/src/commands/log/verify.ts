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
  const { head, entries, problems, noted: expectedEntry } = check
  const isMissing = expectedHead !== undefined && !expectedEntry
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
  const entriesAfter = expectedEntry && entries - expectedEntry.position
  printResult(options, { entries, head, ...(entriesAfter === undefined ? {} : { after: entriesAfter }) }, () =>
    [
      `${formatEntries(entries)}, none missing and none changed.`,
      ...(entriesAfter === undefined
        ? []
        : [`That fingerprint is in the log, with ${formatEntries(entriesAfter)} after it.`]),
      `Latest fingerprint: ${head}`,
    ].join('\n'),
  )
}

/** `log verify`: checks that a mosque's staff log is complete and unaltered. */
export const verifyCommand = () =>
  defineTenantCommand('verify', {
    summary: 'Check that no entry of the staff log is missing or has been changed',
    examples: ['log verify --tenant an-noor'],
    details: 'Owners are emailed the latest fingerprint every week. Use --head to check any of them, however old.',
  })
    .option('--head <fingerprint>', 'check that the log still contains every entry up to this fingerprint')
    .action(run)
