import { Option } from 'commander'
import {
  addDays,
  isCalendarDay,
  listSlugs,
  loadTenant,
  InvalidValueError,
  OperatorError,
  wallClock,
  formatDateTime,
  zonedInstant,
} from '@minaret/server/operator'
import { readTenantName } from '../../env.ts'
import { type CommandStore, findMosque, withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { type AccountResult, describeResults } from './accountResult.ts'
import { loadAdmin, createAdminContext } from './adminContext.ts'

type Options = CommonOptions & { tenant?: string; from?: string; to?: string; dryRun?: boolean }

/** Parses the requested dates in the mosque's time zone. @throws OperatorError for invalid dates */
function parseDateRange({ from, to }: Options, timeZone: string) {
  if (from === undefined && to === undefined) return undefined
  const today = wallClock(new Date(), timeZone).date
  const firstDay = from ?? to ?? ''
  const lastDay = to ?? today
  for (const day of [firstDay, lastDay])
    if (!isCalendarDay(day)) throw new InvalidValueError(`"${day}" is not a date. Write it like 2026-11-14.`)
  if (firstDay > today) throw new InvalidValueError(`${firstDay} is in the future: there is nothing to compare yet.`)
  if (firstDay > lastDay) throw new InvalidValueError('The end date must not be before the start date.')
  return { from: zonedInstant(firstDay, 0, timeZone), before: zonedInstant(addDays(lastDay, 1), 0, timeZone) }
}

/** Returns the mosque named by `--tenant`, or all mosques. */
async function findMosques(store: CommandStore, tenantOption: string | undefined) {
  if (tenantOption !== undefined || readTenantName() !== undefined) return [await findMosque(store, tenantOption)]
  const slugs = await listSlugs(store.database)
  return Promise.all(slugs.map((slug) => findMosque(store, slug)))
}

async function reconcileAccounts(store: CommandStore, options: Options): Promise<AccountResult[]> {
  const { reconcileMosque } = await loadAdmin()
  const { dryRun } = options
  const results: AccountResult[] = []
  for (const { id, slug } of await findMosques(store, options.tenant)) {
    store.interrupted.throwIfAborted()
    const { timeZone } = (await loadTenant(store.database, id)).config
    const reports = await reconcileMosque(createAdminContext(store), id, {
      span: parseDateRange(options, timeZone),
      dryRun,
    })
    for (const report of reports) {
      const account = { tenant: slug, account: report.accountId }
      if ('failure' in report) results.push({ ...account, ok: false, failure: report.failure })
      else {
        const { mode, span, totals, healed, foreign, missedEvents, resumedRefunds, differences } = report
        const dateRange = { from: formatDateTime(span.from, timeZone), before: formatDateTime(span.before, timeZone) }
        const outcome = { sums: totals, healed, foreign, missedEvents, resumedRefunds, differences }
        results.push({ ...account, ok: differences.length === 0, mode, ...dateRange, ...outcome })
      }
    }
  }
  return results
}

async function run(options: Options): Promise<void> {
  const results = await withStore((store) => reconcileAccounts(store, options))
  printResult(options, results, () => describeResults(results, options.dryRun ?? false))
  const differenceCount = results.reduce((sum, { differences = [] }) => sum + differences.length, 0)
  if (differenceCount > 0)
    throw new OperatorError(
      options.dryRun
        ? `${differenceCount} ${differenceCount === 1 ? 'payment differs' : 'payments differ'}. Run the command without --dry-run to fix what can be fixed.`
        : `${differenceCount} ${differenceCount === 1 ? 'payment differs' : 'payments differ'} and could not be fixed: check each one at the payment provider and with "payments show".`,
    )
  if (results.some(({ ok }) => !ok)) throw new OperatorError('Not every account could be compared. Try again.')
}

/** `payments reconcile`: compares the provider's records with the ledger. */
export const reconcileCommand = () =>
  defineCommand('reconcile', {
    summary: 'Reconcile the ledger with the payment provider, and fix differences',
    examples: [
      'payments reconcile --tenant an-noor',
      'payments reconcile --tenant an-noor --from 2026-11-01 --to 2026-11-30 --dry-run',
    ],
    details:
      'The server does this every hour for the last three days; use the command for earlier days or to do it now. It fetches\nmissed events, and adds missing payments and refunds to the ledger. If differences remain, the exit code is 1. Payments\nthat are not gifts to the mosque are counted as "not ours" and ignored.',
  })
    .addOption(new Option('--tenant <name>', 'the mosque’s short name or host name (default: all mosques)'))
    .option('--from <date>', "the start date, in the mosque's time zone")
    .option('--to <date>', 'the end date, inclusive (default: today)')
    .option('--dry-run', 'show the differences without fixing them')
    .action(run)
