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
import { tell } from '../frame/tell.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { type Answer, inWords } from './reconciled.ts'
import { loadAdmin, adminContextOf } from './adminContext.ts'

type Options = CommonOptions & { tenant?: string; from?: string; to?: string; dryRun?: boolean }

/** The requested days in the mosque's time zone. @throws OperatorError for invalid days */
function spanOf({ from, to }: Options, timeZone: string) {
  if (from === undefined && to === undefined) return undefined
  const today = wallClock(new Date(), timeZone).date
  const first = from ?? to ?? ''
  const last = to ?? today
  for (const day of [first, last])
    if (!isCalendarDay(day)) throw new InvalidValueError(`"${day}" is not a day. Write it like 2026-11-14.`)
  if (first > today) throw new InvalidValueError(`${first} is in the future: there is nothing to compare yet.`)
  if (first > last) throw new InvalidValueError('The end date must not be before the start date.')
  return { from: zonedInstant(first, 0, timeZone), before: zonedInstant(addDays(last, 1), 0, timeZone) }
}

/** The named mosque, or every one. */
async function mosques(store: CommandStore, named: string | undefined) {
  if (named !== undefined || readTenantName() !== undefined) return [await findMosque(store, named)]
  const slugs = await listSlugs(store.database)
  return Promise.all(slugs.map((slug) => findMosque(store, slug)))
}

async function compare(store: CommandStore, options: Options): Promise<Answer[]> {
  const { reconcileMosque } = await loadAdmin()
  const { dryRun } = options
  const answers: Answer[] = []
  for (const { id, slug } of await mosques(store, options.tenant)) {
    store.interrupted.throwIfAborted()
    const { timeZone } = (await loadTenant(store.database, id)).config
    const reports = await reconcileMosque(adminContextOf(store), id, { span: spanOf(options, timeZone), dryRun })
    for (const report of reports) {
      const about = { tenant: slug, account: report.accountId }
      if ('failure' in report) answers.push({ ...about, ok: false, failure: report.failure })
      else {
        const { mode, span, totals, healed, foreign, missedEvents, resumedRefunds, differences } = report
        const days = { from: formatDateTime(span.from, timeZone), before: formatDateTime(span.before, timeZone) }
        const found = { sums: totals, healed, foreign, missedEvents, resumedRefunds, differences }
        answers.push({ ...about, ok: differences.length === 0, mode, ...days, ...found })
      }
    }
  }
  return answers
}

async function run(options: Options): Promise<void> {
  const answers = await withStore((store) => compare(store, options))
  tell(options, answers, () => inWords(answers, options.dryRun ?? false))
  const differ = answers.reduce((sum, { differences = [] }) => sum + differences.length, 0)
  if (differ > 0)
    throw new OperatorError(
      options.dryRun
        ? `${differ} ${differ === 1 ? 'payment differs' : 'payments differ'}. Run it without --dry-run to fix what can be fixed.`
        : `${differ} ${differ === 1 ? 'payment differs' : 'payments differ'} and could not be fixed: check each one at the payment provider and with "payments show".`,
    )
  if (answers.some(({ ok }) => !ok)) throw new OperatorError('Not every account could be compared. Try again.')
}

/** `payments reconcile`: compares the provider's records with the ledger. */
export const reconcileCommand = () =>
  defineCommand('reconcile', {
    summary: 'Reconcile the ledger with the payment provider, and fix what can be fixed',
    examples: [
      'payments reconcile --tenant an-noor',
      'payments reconcile --tenant an-noor --from 2026-11-01 --to 2026-11-30 --dry-run',
    ],
    more: 'The server does this every hour for the last three days; use the command for earlier days or to do it now. It\nprocesses events that did not arrive, and adds missing payments and refunds to the ledger. If differences remain, the\nexit code is 1. Payments that are not gifts of the mosque are counted as "not ours" and ignored.',
  })
    .addOption(new Option('--tenant <name>', 'one mosque, by its short name or host name; without it, all of them'))
    .option('--from <day>', "the start date, in the mosque's time zone")
    .option('--to <day>', 'the end date, inclusive; without it, today')
    .option('--dry-run', 'only show the differences')
    .action(run)
